"""Opens pages of the built site in headless Chromium, as a reader does, and searches.

usage: browse.py SITE
"""

import functools
import http.server
import json
import os
import pathlib
import shutil
import sys
import threading

from chromium import Chromium

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server without a word, also when the browser leaves a page before it is whole."""

    def log_message(self, *_):
        pass

    def handle(self):
        try:
            super().handle()
        except ConnectionError:
            pass

    def finish(self):
        try:
            super().finish()
        except ConnectionError:
            pass


def symbol_page(root, module):
    """A page of the module that shows a declaration, and the title that it has to show."""
    for path in sorted((root / "data/documentation" / module).rglob("*.json")):
        page = json.loads(path.read_text("utf-8"))
        metadata = page.get("metadata", {})
        if metadata.get("symbolKind") in ("struct", "actor", "class", "enum", "protocol", "init"):
            address = "/" + path.relative_to(root / "data").with_suffix("").as_posix() + "/"
            return address, metadata["title"]
    raise SystemExit(f"error: no symbol page of {module}")


def abstract(root, address):
    """The first words of a page, which other people may have changed."""
    page = json.loads((root / f"data{address}.json").read_text("utf-8"))
    return page["abstract"][0]["text"]


def main(site):
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        print("left out: the site in a browser; Chromium is not installed")
        return
    root = pathlib.Path(site)
    kit = "/documentation/martholidaykit/"
    pages = [
        ("/", abstract(root, kit[:-1])), (kit, "no dependencies"),
        ("/documentation/martmodels/holidayrules/", abstract(root, "/documentation/martmodels/holidayrules")),
        (kit + "whichmodule/", abstract(root, kit + "whichmodule")),
        (kit + "korean/", "한국 대형마트가 언제 쉬는지"),
        ("/tutorials/", "From an empty folder"),
        ("/tutorials/martholidaykit/first-closing-day/", "Ask whether the store is closed"),
    ]
    for path in sorted((root / "data/documentation").glob("*.json")):
        if path.stem != "martholidaykit":
            pages.append(symbol_page(root, path.stem))
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    browser, bad = Chromium(found), []
    try:
        for address, text in pages:
            browser.open(base + address)
            shown = browser.until("document.querySelector('#app') ? document.body.innerText : ''", text)
            if text not in shown:
                bad.append(f"{address} does not show \"{text}\", but: {shown[:200]!r}")
            language = "ko" if "/korean/" in address else "en"
            said = browser.until("`${document.documentElement.lang} ${document.title}`", "MartHolidayKit")
            if not said.startswith(language) or not said.endswith("MartHolidayKit"):
                bad.append(f"{address} has the language and the title {said!r}")
        bad += narrow(browser, base, pages)
        bad += search(browser, base + kit)
        bad += browser.complaints
    finally:
        browser.close()
        server.shutdown()
    if bad:
        sys.exit("\n".join(bad))
    print(f"{len(pages)} pages show their text in Chromium, the filter and the quick navigation find "
          "nextClosing, and the console has no word")


def narrow(browser, base, pages):
    """Pages that a phone has to scroll sideways, where only code and tables may."""
    bad = []
    browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=1, mobile=True)
    for address, text in pages:
        browser.open(base + address)
        browser.until("document.querySelector('#app') ? document.body.innerText : ''", text)
        width = browser.until("`${document.documentElement.scrollWidth}`", "390")
        if width != "390":
            bad.append(f"{address} is {width} px wide on a phone of 390")
    browser.call("Emulation.clearDeviceMetricsOverride")
    return bad


def search(browser, address):
    """Types a name into the filter of the navigator, then into the quick navigation."""
    bad, wanted = [], "nextClosing(onOrAfter:"
    for box, results in (
        (".navigator .filter__input", ".navigator .navigator-card-item"),
        (".quick-navigation .filter__input", ".quick-navigation__reference"),
    ):
        browser.open("about:blank")
        browser.open(address)
        browser.until("document.querySelector('.navigator .leaf-link') ? 'yes' : ''", "yes")
        if "quick" in box:
            browser.click(".quick-navigation-open")
            browser.until(f"document.querySelector('{box}') ? 'yes' : ''", "yes")
        browser.click(box)
        browser.call("Input.insertText", text="nextClosing")
        shown = browser.until(
            f"[...document.querySelectorAll('{results}')].map(x => x.innerText).join('|')"
            ".replace(/\\s+/g, '')", wanted)
        if wanted not in shown:
            bad.append(f"{box} does not find nextClosing, but: {shown[:300]!r}")
        lines = shown.split("|")
        if "quick" in box and len(set(lines)) < len(lines):
            bad.append(f"{box} has equal lines: {lines}")
    return bad


if __name__ == "__main__":
    main(*sys.argv[1:])
