"""Drives the page in Chromium: what a person does, what nobody should do, and what it costs.

    drive.py [PICTURES]    the folder for the pictures; without it none are taken

Times are judged where QUIET=1 is set, on a machine that does nothing else.
"""

import os
import pathlib
import random
import sys

import common
from common import YANGJAE, check, failures, figures
from favorites import favorites, press, settle
from times import times

SEED = int(os.environ.get("SEED", "20261122"))
OBSERVE = """() => {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) shifts.push({ value: e.value, input: e.hadRecentInput });
  }).observe({ type: "layout-shift", buffered: true });
}"""


def nearby(chromium, url):
    context = chromium.new_context(
        locale="ko-KR", geolocation={"latitude": 37.4979, "longitude": 127.0276, "accuracy": 30},
        permissions=["geolocation"])
    page = context.new_page()
    problems = common.watch(page)
    common.open_page(page, url)

    def listed():
        return page.eval_on_selector_all("#near li", "all => all.map((li) => li.dataset.branch)")

    page.click("#here")
    page.wait_for_selector("#near li")
    check(YANGJAE in listed(), "the browser's position in 강남 lists 코스트코 양재점")
    page.click("#here")
    page.wait_for_function("() => document.querySelector('#decision').textContent.includes('움직이지')")
    check(YANGJAE in listed(), "the same position is not searched again, and the list stays")
    for text, words in {
        "37.4985, 127.0276": "검색합니다", "127.0276, 37.4979": "뒤바뀐", "35.68, 139.76": "한국 밖",
        "0,0": "알 수 없습니다", "강남역": "위치가 아닙니다", "91,0": "범위", "": "위치가 아닙니다",
    }.items():
        page.fill("#place", text)
        page.click("#position [type=submit]")
        check(words in page.inner_text("#decision"), f"{text!r}: {page.inner_text('#decision')}")
    check("위치를 모르는 매장" in page.inner_text("#near-count"), f"it says what it does not know: {page.inner_text('#near-count')}")
    page.select_option("#radius", "20")
    check(len(listed()) > 1 and "20킬로미터" in page.inner_text("#near-count"), "a larger radius lists more")
    check(len(page.query_selector_all("#map .marker")) > 1, "the map shows them")
    clipped = page.evaluate("""() => {
      const box = document.querySelector("#map svg").getBoundingClientRect();
      return [...document.querySelectorAll("#map .label")].filter((label) => {
        const one = label.getBoundingClientRect();
        return one.left < box.left || one.right > box.right || one.top < box.top || one.bottom > box.bottom;
      }).map((label) => label.textContent);
    }""")
    check(clipped == [] and page.locator("#map .label").count() > 0, f"no label is cut off {clipped}")
    check(page.locator("#map .keys .state").count() >= 5, "and a legend says what the signs are")
    check(problems == [], f"no error in the console {problems[:3]}")
    context.close()


def lists(chromium, url):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    problems = common.watch(page)
    common.open_page(page, url)
    page.evaluate(OBSERVE)
    places = """() => [...document.querySelectorAll("section, .mart, .mart li, header, footer")].map((e) => {
      const box = e.getBoundingClientRect();
      return [e.id || e.dataset.branch || e.querySelector("h2, button")?.textContent || e.tagName,
        box.left, box.top + scrollY, box.width];
    })"""
    page.wait_for_timeout(700)
    loading = sum(s["value"] for s in page.evaluate("() => shifts.splice(0)"))
    check(loading < 0.01, f"layout shift while it loads {loading:.4f}")
    page.locator(".mart").nth(1).scroll_into_view_if_needed()
    before = {name: place for name, *place in page.evaluate(places)}
    page.locator(".mart .section").nth(0).click()
    rows = page.locator(".mart").nth(0).locator("li")
    height = page.locator(".mart").nth(0).locator("ul").bounding_box()["height"]
    check(rows.count() > 2, f"a mart expands to {rows.count()} rows")
    top = page.locator(".mart").nth(0).bounding_box()["y"] + page.evaluate("() => scrollY")
    stray = []
    column = page.locator(".mart").nth(0).bounding_box()["x"]
    for name, left, y, width in page.evaluate(places):
        if name not in before:
            continue
        moved = y - before[name][1]
        # What is below in the same column, or under both columns, makes room for the rows.
        makes_room = before[name][1] > top + 1 and (left >= column - 40 or name.startswith("offline") or width > 1000)
        is_right = abs(moved - height) < 1 if makes_room and name != "FOOTER" else abs(moved) < 0.5 or name == "FOOTER"
        if abs(left - before[name][0]) > 0.5 or abs(width - before[name][2]) > 0.5 or not is_right:
            stray.append((name, moved))
    check(stray == [], f"what moves, moves by the {height:.0f} px of the inserted rows and nothing else {stray[:3]}")
    page.locator(".mart .section").nth(0).click()
    page.wait_for_timeout(700)
    shifts = page.evaluate("() => shifts")
    unasked = sum(s["value"] for s in shifts if not s["input"])
    asked = sum(s["value"] for s in shifts if s["input"])
    check(unasked == 0, f"layout shift without input {unasked:.4f}; with it, by the rows, {asked:.4f}")

    # After each change, the elements are those that a newly opened page would have.
    dom = """() => [...document.querySelectorAll(".mart")].map((m) => [
      m.querySelector(".section .name").textContent, m.querySelector("button").getAttribute("aria-expanded"),
      [...m.querySelectorAll("li")].map((li) => `${li.dataset.branch} ${li.querySelector(".state").textContent}`)])"""
    model = """() => {
      closingDays.ask("list");
      return closingDays.ask("change", -1, "refresh", "").sections.map((s) => [s.title, `${s.isExpanded}`,
        s.rows.map((r) => `${r.id} ${r.sign}${r.text}`)]);
    }"""
    dice = random.Random(SEED)
    different = 0
    for _ in range(120):
        buttons = page.locator("#list .section, [data-change]")
        buttons.nth(dice.randrange(buttons.count())).click()
        if page.evaluate(dom) != page.evaluate(model):
            different += 1
    check(different == 0, f"120 random changes of the list, {different} times another list than Swift's")
    check(problems == [], f"no error in the console {problems[:3]}")
    page.close()


def reading(chromium, url):
    page = chromium.new_page(locale="ko-KR")
    problems = common.watch(page)
    common.open_page(page, url)
    page.fill("#text", "매월 둘째, 넷째 일요일 휴무, 12월은 13일만 휴무")
    page.wait_for_selector("#reading details")
    text = page.inner_text("#conclusion") + page.inner_text("#reading")
    check("오늘 11월 22일 일요일은 휴무일" in text and "21일 뒤, 12월 13일 일요일" in text, "a pasted notice is read, and closes today")
    check(len(page.query_selector_all("#reading details")) == 4, "in four stages")
    page.fill("#text", "2,4째주 의무 휴업")
    page.wait_for_timeout(50)
    check("무슨 요일" in page.inner_text("#reading"), "what has no weekday is said to be unread")
    page.fill("#text", "연중무휴 영업시간 10:00~22:00")
    page.wait_for_timeout(50)
    check("22:00에 영업을 종료합니다" in page.inner_text("#reading") or "10:00에 영업을 시작합니다" in page.inner_text("#reading"), "hours answer whether it is open now")
    check(problems == [], f"no error in the console {problems[:3]}")
    page.close()


def scalars(dice, count):
    """Random Unicode, with odd and harmful characters more often than others."""
    odd = ["\u0000", "\u200d", "\ufeff", "\u202e", "\u0301", "🇰🇷", "👨‍👩‍👧‍👦", "\ud7a3", "ᄀ", "ㅇ", "<b>", '"', "\\", "\t", "가", "힣", "\U0010ffff"]
    def one():
        if dice.random() < 0.4:
            return dice.choice(odd)
        while True:
            scalar = dice.randrange(0x110000) if dice.random() < 0.3 else dice.randrange(0x20, 0xD7A4)
            if not 0xD800 <= scalar < 0xE000:
                return chr(scalar)
    return "".join(one() for _ in range(count))


def nonsense(chromium, url):
    page = chromium.new_page()
    problems = common.watch(page)
    common.open_page(page, url)
    dice = random.Random(SEED)
    fields = {"#query": 30, "#place": 30, "#text": 200}
    for _ in range(150):
        for field, most in fields.items():
            page.fill(field, scalars(dice, dice.randrange(most)))
        page.click("#position [type=submit]")
    page.fill("#query", "ㅇㅈ")
    check("양재점" in page.inner_text("#results"), "450 texts of random Unicode, and it still answers")
    check(problems == [], f"no error in the console {problems[:3]}")
    page.close()
    for date in ["", "x", "2026-13-01", "0001-01-01", "9999-12-31", scalars(dice, 8)]:
        context = chromium.new_context()
        page = context.new_page()
        problems = common.watch(page)
        page.goto(url.split("?")[0])
        page.evaluate("date => { location.search = new URLSearchParams({ date }); }", date)
        page.wait_for_timeout(200)
        page.wait_for_selector("body[data-ready]")
        page.fill("#query", "코스트코 양재")
        press(page, page.locator("#results .star").first)
        # The calendar ends with the year 9999.
        shown = page.locator("#days .cell").count() == (1 if date == "9999-12-31" else 7)
        check(shown and problems == [], f"?date={date!r} answers {problems[:2]}")
        context.close()


def clicks(chromium, url):
    page = chromium.new_page(viewport={"width": 1100, "height": 900})
    problems = common.watch(page)
    common.open_page(page, url)
    page.fill("#query", "이")
    session = page.context.new_cdp_session(page)

    def memory():
        # Presses of stars wait for the database.
        settle(page)
        session.send("HeapProfiler.collectGarbage")
        heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1024
        return page.evaluate("() => closingDays.bytes()") / 1024, heap

    click = """([seed, count]) => {
      let state = seed;
      const next = (below) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % below; };
      for (let i = 0; i < count; i += 1) {
        const all = [...document.querySelectorAll("button:not(:disabled), summary")]
          .filter((e) => e.id !== "here" && e.id !== "reload" && (!document.querySelector("dialog[open]") || e.closest("dialog")));
        all[next(all.length)].click();
        if (i % 50 === 0) {
          const query = document.querySelector("#query");
          query.value = ["이", "ㅋ", "코스트코", "ㄹㄷ", "서울"][next(5)];
          query.dispatchEvent(new Event("input", { bubbles: true }));
        }
      }
    }"""
    # The engine's memory never shrinks: every kind of answer is asked for before it is measured.
    page.evaluate(click, [SEED, 1000])
    engine, heap = memory()
    page.evaluate(click, [SEED + 1, 5000])
    engine_after, heap_after = memory()
    figures.append(f"engine {engine:.0f} KiB, after 5,000 clicks {engine_after:.0f}; script {heap:.0f} KiB, then {heap_after:.0f}")
    # It grows by 64 KiB at a time; how full it is at the first measurement differs from run to run.
    check(engine_after <= engine + 64, "5,000 random clicks, the engine's memory stays")
    check(heap_after < heap * 1.25 + 512, f"the script's is flat: {heap:.0f} and {heap_after:.0f} KiB")
    check(problems == [], f"no error in the console {problems[:3]}")
    page.close()


def offline(chromium, url):
    context = chromium.new_context(locale="ko-KR")
    page = context.new_page()
    problems = common.watch(page)
    common.open_page(page, url)
    page.wait_for_function("() => document.querySelector('#offline').textContent.includes('인터넷 없이도')")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("body[data-ready]")
    page.fill("#query", "ㅇㅈ")
    page.click("#sample")
    page.wait_for_selector("#reading details")
    check("양재점" in page.inner_text("#results"), f"offline it opens and answers: {page.inner_text('#offline')}")
    check(problems == [], f"no error in the console {problems[:3]}")
    context.close()


def accessible(chromium, url):
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        print("left out: the Python package axe-playwright-python is not installed")
        return
    for scheme in ("light", "dark"):
        context = chromium.new_context(locale="ko-KR", color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        filled(page, url)
        found = Axe().run(page).response["violations"]
        serious = [v for v in found if v["impact"] in ("serious", "critical")]
        for violation in found:
            print(f"        {violation['impact']}: {violation['id']}: {violation['nodes'][0]['html'][:120]}")
        check(serious == [], f"axe finds nothing serious in the {scheme} page, {len(found)} in all")
        context.close()


def filled(page, url):
    """A page with something in every part."""
    common.open_page(page, url)
    for query, branch in [("코스트코 양재", YANGJAE), ("이마트 하남", None), ("제주", None)]:
        page.fill("#query", query)
        press(page, page.locator(f'#results .star[data-id="{branch}"]' if branch else "#results .star").first)
    page.fill("#query", "ㅇㅈ")
    page.fill("#place", "37.4979, 127.0276")
    page.click("#position [type=submit]")
    page.locator(".mart .section").nth(3).click()
    page.click("#sample")
    page.wait_for_selector("#reading details")


def pictures(chromium, url, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for width in (320, 390, 1400):
        for scheme in ("light", "dark"):
            for locale in ("ko-KR", "en-US"):
                context = chromium.new_context(
                    locale=locale, color_scheme=scheme, viewport={"width": width, "height": 900})
                page = context.new_page()
                filled(page, url)
                wide = page.evaluate("() => document.documentElement.scrollWidth")
                check(wide <= width, f"{width} px, {scheme}, {locale}: {wide} px wide")
                name = f"{width}-{scheme}-{locale[:2]}"
                page.evaluate("() => { scrollTo(0, 0); document.querySelector('#message').hidden = true; }")
                page.screenshot(path=str(folder / f"{name}-first.png"))
                page.screenshot(path=str(folder / f"{name}.png"), full_page=True)
                page.click("#days .link >> nth=0")
                page.screenshot(path=str(folder / f"{name}-detail.png"))
                context.close()


def main():
    parts = [favorites, nearby, lists, reading, nonsense, clicks, offline, accessible, times]
    wanted = os.environ.get("ONLY", "").split()
    with common.browser() as chromium, common.served() as base:
        url = f"{base}?date={common.FIXED}"
        for part in parts:
            if not wanted or part.__name__ in wanted:
                print(f"{part.__name__}:")
                part(chromium, url)
        if len(sys.argv) > 1 and (not wanted or "pictures" in wanted):
            print("pictures:")
            pictures(chromium, url, pathlib.Path(sys.argv[1]))
    for figure in figures:
        print(figure)
    print(f"{len(failures)} failed" if failures else "all hold")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
