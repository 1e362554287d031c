"""What has to hold in every browser: answers, favorites in two tabs, an old cache, no network.

    both.py        in Chromium, and in Firefox where it is installed
"""

import functools
import os
import pathlib
import random
import re
import shutil
import sys
import tempfile
import threading
import time

import browsers
import common
from common import check, failures

SEED = int(os.environ.get("SEED", "20261122"))
CHANGES = int(os.environ.get("CHANGES", "1000"))
CLICKS = CHANGES // 10
YANGJAE = 7014
SHOWN = "return [...document.querySelectorAll('#days [data-branch]')].map((line) => Number(line.dataset.branch))"
SEARCH = """const field = document.querySelector("#query");
field.value = args[0];
field.dispatchEvent(new Event("input", { bubbles: true }));
return [...document.querySelectorAll("#results .star")].map((star) => Number(star.dataset.id));"""


def answers(browser, url):
    tab = browser.tab()
    tab.open(url)
    check(YANGJAE in tab.run(SEARCH, "ㅇㅈ"), "ㅇㅈ finds 코스트코 양재점")
    tab.run("document.querySelector(`#results .star[data-id='${args[0]}']`).click()", YANGJAE)
    tab.wait("return document.querySelector('#days .cell')")
    kinds = tab.run("return [...document.querySelectorAll('#days .cell')].map((cell) => cell.classList[1])")
    check(kinds == ["closed"] + ["open"] * 6, "its week says closed on the first day")
    tab.run("document.querySelector('#days .link').click()")
    check(tab.run("return document.querySelectorAll('#detail td').length") > 27, "its detail has the month")
    tab.run("document.querySelector('#detail').close()")
    tab.run("document.querySelector('#sample').click()")
    tab.wait("return document.querySelectorAll('#reading details').length === 4")
    check("휴무" in tab.run("return document.querySelector('#conclusion').textContent"), "a notice is read")
    tab.open(url)
    check(tab.run(SHOWN) == [YANGJAE], "the favorite is there after a reload")


# Makes random changes without a pause, as presses of stars would, and sums up those that happened.
RUSH = """const [stores, count, seed] = args;
let state = seed;
const dice = (sides) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 16) % sides;
window.rush = null;
(async () => {
  const changes = {};
  for (let done = 0; done < count; done += 1) {
    const [store, wish] = [stores[dice(stores.length)], dice(2) ? "add" : "remove"];
    const { isChanged, isKept } = await closingDays.changeFavorite(store, wish);
    if (!isKept) throw new Error("not kept");
    if (isChanged) changes[store] = (changes[store] ?? 0) + (wish === "add" ? 1 : -1);
  }
  window.rush = changes;
})();"""


def rush(browser, url):
    """Both tabs change favorites at once and without a pause.

    A store is a favorite in the end exactly when it was added once more than it was taken out, in
    both tabs together; a change that the other tab has overwritten spoils that sum.
    """
    tabs = [browser.tab(), browser.tab()]
    for tab in tabs:
        tab.open(url)
    stores = tabs[0].run(SEARCH, "이마트")[:6]
    for number, tab in enumerate(tabs):
        tab.run(RUSH, stores, CHANGES // 2, SEED + number)
    sums = [tab.wait("return window.rush", seconds=120) for tab in tabs]
    for tab in tabs:
        tab.open(url)
    shown = [tab.run(SHOWN) for tab in tabs]
    lost = 0
    for store in stores:
        both = sum(counts.get(str(store), 0) for counts in sums)
        lost += abs(both - (store in shown[0]))
    check(lost == 0, f"{CHANGES} random changes in two tabs at once: {lost} lost")
    check(shown[0] == shown[1] and len(shown[0]) <= 3, f"and both tabs show the same in the end: {shown[0]}")


def clicks(browser, url):
    """Random presses in two tabs, each seen in the other before the next; the model is a list of at most three."""
    tabs = [browser.tab(), browser.tab()]
    for tab in tabs:
        tab.open(url)
        tab.run(SEARCH, "이마트")
    stores = tabs[0].run(SEARCH, "이마트")[:6]
    dice = random.Random(SEED)
    model, late, refused = [], 0, 0
    for _ in range(CLICKS):
        tab, store = dice.choice(tabs), dice.choice(stores)
        was_chosen = tab.run(
            "const star = document.querySelector(`#results .star[data-id='${args[0]}']`);"
            "const was = star.getAttribute('aria-pressed') === 'true';"
            "star.click(); return was;", store)
        if was_chosen:
            model = [one for one in model if one != store]
        elif store not in model:
            refused += len(model) == 3
            model = [*model, store][:3]
        heard = time.monotonic() + 2
        while [other.run(SHOWN) for other in tabs] != [model, model] and time.monotonic() < heard:
            time.sleep(0.005)
        late += [other.run(SHOWN) for other in tabs] != [model, model]
    check(late == 0, f"{CLICKS} random presses, {refused} of them refused: {late} not shown in both tabs")


class Hoarding(common.server.Handler):
    """A host that lets the browser keep everything for a day."""

    def send_header(self, name, value):
        super().send_header(name, "max-age=86400" if name == "Cache-Control" else value)


def old_build(target):
    """The page as an earlier build would have been: another title, another name of a store."""
    shutil.copytree(common.SITE, target)
    for packed in target.rglob("*.br"):
        if not packed.name.endswith(".wasm.br"):
            packed.unlink()
    assets = next(target.glob("assets-*"))
    for file, old, new in [
        (assets / "words.js", "마트 쉬는 날", "예전 페이지"), (target / "catalogue.txt", "양재점", "예전점"),
    ]:
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    renamed = assets.rename(target / "assets-11111")
    for name in ("index.html", "offline.js"):
        text = (target / name).read_text(encoding="utf-8").replace(assets.name, renamed.name)
        text = re.sub(r"\$\{prefix\}[0-9]+", "${prefix}1", text)
        (target / name).write_text(text, encoding="utf-8")


def old_cache(browser, _):
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder) / "site"
        old_build(site)
        http = common.server.Server(("127.0.0.1", 0), functools.partial(Hoarding, directory=str(site)))
        threading.Thread(target=http.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{http.server_address[1]}/?date={common.FIXED}"
        tab = browser.tab()
        title = "return document.querySelector('h1').textContent"
        tab.open(url)
        check(tab.run(title) == "예전 페이지" and tab.run(SEARCH, "코스트코 예전점")[:1] == [YANGJAE], "an old build is there")
        tab.run("caches.open('closing-days-1')")
        tab.wait("return navigator.serviceWorker.controller !== null")
        tab.open(url)
        # The host gets another build under the same address.
        site.rename(pathlib.Path(folder) / "before")
        shutil.copytree(common.SITE, site)
        tab.open(url)
        check(tab.run(SEARCH, "코스트코 양재점")[:1] == [YANGJAE], "the first visit after another build has its catalogue")
        tab.wait("return document.querySelector('#reload')")
        check(True, f"and says so: {tab.run('return document.querySelector(`#new span`).textContent')}")
        tab.open(url)
        check(tab.run(title) == "마트 쉬는 날", "the second visit has the new page")
        tab.run("window.cacheNames = null; caches.keys().then((names) => { window.cacheNames = names; })")
        names = tab.wait("return window.cacheNames")
        check(len(names) == 1 and not names[0].endswith("-1"), f"and the old caches are gone: {names}")
        check(not tab.run("return document.querySelector('#reload')"), "nothing is said again")
        http.shutdown()
        http.server_close()
        time.sleep(0.5)
        tab.open(url)
        tab.run("document.querySelector('#sample').click()")
        tab.wait("return document.querySelectorAll('#reading details').length === 4")
        check(tab.run(SEARCH, "ㅇㅈ").count(YANGJAE) == 1, "without a host it opens, answers and reads a notice")


def smallest(browser, url):
    tab = browser.tab()
    tab.go(url.split("?")[0] + "rule/")
    date = tab.wait("const text = document.querySelector('#next').value; return text !== '…' && text")
    check(re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date) is not None, f"the smallest page answers {date}")


def main():
    found, missing = browsers.here()
    wanted = os.environ.get("ONLY", "").split()
    for browser in found:
        with browser:
            for part in (answers, rush, clicks, old_cache, smallest):
                if wanted and part.__name__ not in wanted:
                    continue
                print(f"{browser.name}, {part.__name__}:")
                browser.afresh()
                with common.served() as base:
                    part(browser, f"{base}?date={common.FIXED}")
    if missing:
        print(f"left out: {missing}")
    print(f"{len(failures)} failed" if failures else "all hold")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
