"""How long the first answer and a keystroke take, also with the processor slowed four times."""

import os

import common
from common import check, figures

# In milliseconds: the first answers from the load event, with the slowed processor from the opening
# of the address; the slowest keystroke up to the layout of its results.
LIMITS = {"first answer": 300.0, "keystroke": 8.0, "first answer, slowed": 1000.0, "keystroke, slowed": 40.0}

KEYSTROKES = """() => {
  const field = document.querySelector("#query");
  const times = new Map();
  for (let round = 0; round < 8; round += 1) {
    for (const word of ["코스트코 양재", "ㅇㅁㅌ", "didwowja", "서울특별시 강", "양제점", "ㅋㅅㅌㅋ"]) {
      for (let end = 1; end <= word.length; end += 1) {
        field.value = word.slice(0, end);
        const begun = performance.now();
        field.dispatchEvent(new Event("input", { bubbles: true }));
        document.querySelector("#results").getBoundingClientRect();
        const all = times.get(field.value) ?? [];
        times.set(field.value, [...all, performance.now() - begun]);
      }
    }
  }
  return [...times.values()].map((all) => all.sort((a, b) => a - b)[all.length >> 1]);
}"""


def judge(name, milliseconds):
    figures.append(f"{name} {milliseconds:.1f} ms")
    if os.environ.get("QUIET") == "1":
        check(milliseconds <= LIMITS[name], f"{name}: {milliseconds:.1f} ms of {LIMITS[name]:.0f}")


def times(chromium, url):
    first = []
    for _ in range(5):
        page = chromium.new_page()
        common.open_page(page, url)
        page.wait_for_function("() => performance.getEntriesByType('navigation')[0].loadEventEnd > 0")
        first.append(page.evaluate("""() => {
          const answered = performance.getEntriesByName("answered")[0].startTime;
          return [answered - performance.getEntriesByType("navigation")[0].loadEventEnd, answered];
        }"""))
        page.close()
    figures.append(f"first answer {sorted(all for _, all in first)[2]:.0f} ms after the address was opened")
    judge("first answer", sorted(after for after, _ in first)[2])
    keystroke(chromium, url, 1, "keystroke")
    # A phone is some four times slower.
    context = chromium.new_context()
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    common.open_page(page, url)
    judge("first answer, slowed", page.evaluate("() => performance.getEntriesByName('answered')[0].startTime"))
    context.close()
    keystroke(chromium, url, 4, "keystroke, slowed")


def keystroke(chromium, url, rate, name):
    page = chromium.new_page()
    common.open_page(page, url)
    page.wait_for_timeout(1500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    # The median of eight rounds for each keystroke, so that other work of the machine weighs less.
    keystrokes = page.evaluate(KEYSTROKES)
    figures.append(f"{name}, the middle one of {len(keystrokes)}: {sorted(keystrokes)[len(keystrokes) // 2]:.1f} ms")
    judge(name, max(keystrokes))
    page.close()
