"""Follows every link of the built site, in the data of its pages and in its HTML.

usage: crawl.py SITE
"""

import html.parser
import json
import pathlib
import re
import sys
import urllib.parse


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        self.found += [value for name, value in attributes if name in ("href", "src") and value]


def walk(value):
    """Every object inside a JSON value."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(inner)


class Site:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.pages = {}
        for path in sorted((self.root / "data").rglob("*.json")):
            address = "/" + path.relative_to(self.root / "data").with_suffix("").as_posix()
            self.pages[address.lower()] = json.loads(path.read_text("utf-8"))
        self.anchors = {address: {item["anchor"] for item in walk(page)
                                  if isinstance(item.get("anchor"), str)}
                        for address, page in self.pages.items()}
        self.checked = set()
        self.outside = set()
        self.broken = []

    def file(self, address):
        path = self.root / urllib.parse.unquote(address).lstrip("/")
        return path.is_file() or (path / "index.html").is_file()

    def follow(self, source, link):
        if re.match(r"^(https?|mailto|data):", link):
            self.outside.add(link)
            return
        address, _, anchor = link.partition("#")
        address = urllib.parse.unquote(address).rstrip("/").lower() or source
        self.checked.add((address, anchor))
        if re.match(r"^/(documentation|tutorials)(/|$)", address):
            if address not in self.pages or not self.file(address):
                self.broken.append(f"{source}: no page {link}")
            elif anchor and urllib.parse.unquote(anchor) not in self.anchors[address]:
                self.broken.append(f"{source}: no heading {link}")
        elif not self.file(link.partition("#")[0]):
            self.broken.append(f"{source}: no file {link}")

    def crawl(self):
        for address, page in self.pages.items():
            references = page.get("references", {})
            # A chapter is a heading in a table of contents, with an address and without a page.
            chapters = {module["reference"] for module in page.get("hierarchy", {}).get("modules", [])}
            # What the abstract of another page links to is not shown here.
            for item in walk({key: value for key, value in page.items() if key != "references"}):
                used = item.get("identifier")
                if item.get("type") == "reference" and used not in references:
                    self.broken.append(f"{address}: {used} leads nowhere")
            for key, reference in references.items():
                # A protocol of the standard library, which is named and has no page here.
                plain = re.match(r"^doc://[\w.]+/\w+$", key)
                if reference.get("type") == "unresolvable" and not plain:
                    self.broken.append(f"{address}: {key} is unresolved")
                if isinstance(reference.get("url"), str) and key not in chapters:
                    self.follow(address, reference["url"])
                for variant in reference.get("variants", []):
                    self.follow(address, "/" + variant["url"].lstrip("/"))
            if not self.file(address):
                self.broken.append(f"{address}: has no HTML")
        for path in sorted(self.root.rglob("*.html")):
            links = Links()
            links.feed(path.read_text("utf-8"))
            source = "/" + path.relative_to(self.root).parent.as_posix().strip(".")
            for link in links.found:
                self.follow(source.lower(), link if re.match(r"^(/|\w+:)", link) else "/" + link)


def main(root):
    site = Site(root)
    site.crawl()
    files = sum(1 for path in site.root.rglob("*") if path.is_file())
    print(f"{len(site.pages)} pages in {files} files, {len(site.checked)} links within the site, "
          f"{len(site.broken)} broken; {len(site.outside)} addresses outside were not tried")
    if site.broken:
        sys.exit("\n".join(site.broken[:40]))


if __name__ == "__main__":
    main(*sys.argv[1:])
