"""What the proofs share: the served page in Chromium, or why they are left out."""

import contextlib
import os
import pathlib
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import server  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
SITE = ROOT / ".build-web" / "site"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FIXED = "2026-11-22"
YANGJAE = "7014"
# Answers what the page's database keeps, by name, after all requests that were made before.
KEPT = """() => new Promise((done) => {
  const request = indexedDB.open("mart-closing-days.database", 1);
  request.onsuccess = () => {
    const texts = request.result.transaction("kept").objectStore("kept");
    const [names, all] = [texts.getAllKeys(), texts.getAll()];
    all.onsuccess = () => {
      request.result.close();
      done(Object.fromEntries(names.result.map((name, index) => [name, all.result[index]])));
    };
  };
})"""
# Replaces all texts in the database by others.
KEEP = """(kept) => new Promise((done) => {
  const request = indexedDB.open("mart-closing-days.database", 1);
  request.onsuccess = () => {
    const transaction = request.result.transaction("kept", "readwrite");
    transaction.objectStore("kept").clear();
    for (const [name, text] of Object.entries(kept)) transaction.objectStore("kept").put(text, name);
    transaction.oncomplete = () => {
      request.result.close();
      done();
    };
  };
})"""
failures = []
figures = []


def check(condition, what):
    print(("ok      " if condition else "FAILED  ") + what)
    if not condition:
        failures.append(what)


def leave_out(reason):
    print(f"left out: {reason}")
    sys.exit(77)


def playwright():
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        leave_out("the Python package playwright is not installed")
    if not os.path.exists(CHROMIUM):
        leave_out(f"{CHROMIUM} is not installed")
    if not (SITE / "offline.js").exists():
        leave_out("the page is not built; Examples/Web/build builds it")
    return sync_playwright()


@contextlib.contextmanager
def served(folder=SITE):
    """Serves the page on a free port of the loopback address."""
    http = server.make(0, str(folder))
    threading.Thread(target=http.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{http.server_address[1]}/"
    finally:
        http.shutdown()


@contextlib.contextmanager
def browser():
    with playwright() as runner:
        chromium = runner.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield chromium
        finally:
            chromium.close()


def watch(page):
    """Collects the errors and warnings of the console, and what is thrown."""
    problems = []
    page.on("console", lambda m: problems.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: problems.append(str(e)))
    return problems


def open_page(page, url):
    page.goto(url)
    page.wait_for_selector("body[data-ready]", timeout=30_000)
