"""Gives each page of the built site its title and language before any script runs, and the site
pages where a folder would be listed.

usage: pages.py SITE
"""

import html
import json
import pathlib
import re
import shutil
import sys

KIT = "MartHolidayKit"
HERE = pathlib.Path(__file__).resolve().parent


def is_korean(page):
    """Whether most of what a page says first is Korean."""
    words = page.get("metadata", {}).get("title", "") + "".join(
        part.get("text", "") for part in page.get("abstract", []))
    return len(re.findall(r"[가-힣]", words)) > len(re.findall(r"[A-Za-z]", words))


def abstract(page):
    return "".join(part.get("text", part.get("code", "")) for part in page.get("abstract", []))


def redirect(address):
    return (f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{KIT}</title>'
            f'<link rel="icon" href="/favicon.ico"><meta http-equiv="refresh" content="0; url={address}">'
            f'<a href="{address}">{KIT}</a></html>\n')


def main(site):
    site = pathlib.Path(site)
    korean, count = [], 0
    for data in sorted((site / "data").rglob("*.json")):
        address = data.relative_to(site / "data").with_suffix("")
        path = site / address / "index.html"
        if not path.is_file():
            continue
        page = json.loads(data.read_text("utf-8"))
        title = page.get("metadata", {}).get("title") or KIT
        language = "ko" if is_korean(page) else "en"
        if language == "ko":
            korean.append("/" + address.as_posix().lower())
        whole = title if title == KIT else f"{title} | {KIT}"
        text = path.read_text("utf-8")
        text = re.sub(r'<html lang="[^"]*"', f'<html lang="{language}"', text, count=1)
        head = (f"<title>{html.escape(whole)}</title>"
                f'<meta name="description" content="{html.escape(abstract(page)[:200])}">'
                '<link rel="stylesheet" href="/site.css"><script defer src="/site.js"></script>')
        text, replaced = re.subn(r"<title>[^<]*</title>", lambda _: head, text, count=1)
        if replaced != 1:
            sys.exit(f"error: {path} has no title")
        path.write_text(text, "utf-8")
        count += 1
    if not korean:
        sys.exit("error: no page in Korean was found")
    shutil.copy(HERE / "site.css", site)
    script = (HERE / "site.js").read_text("utf-8").replace("KOREAN", json.dumps(korean))
    (site / "site.js").write_text(script, "utf-8")
    (site / "index.html").write_text(redirect("/documentation/martholidaykit/"), "utf-8")
    (site / "tutorials/index.html").write_text(redirect("/tutorials/tutorials/"), "utf-8")
    print(f"{count} pages have a title of their own, {len(korean)} of them in Korean")


if __name__ == "__main__":
    main(*sys.argv[1:])
