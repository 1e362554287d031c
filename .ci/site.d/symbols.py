"""Finds the page of a public symbol by the name that a document has for it."""

import json
import pathlib
import re

CALL = re.compile(r"^([\w.]+)\(((?:\w+:)*)\)$")
NAME = re.compile(r"^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$")


class Symbols:
    """The public symbols of every module, from the folders of their symbol graphs."""

    def __init__(self, graphs):
        self.modules = sorted(folder.name for folder in pathlib.Path(graphs).iterdir())
        self.pages = {}  # the name of a symbol: the modules and paths of its pages
        self.kinds = {}  # the path of a page in small letters: the kinds of what has it, by name
        self.owners = {}  # the last part of a name, such as "add(_:)": the names that end so
        for module in self.modules:
            seen = {}
            for graph in sorted(pathlib.Path(graphs, module).glob("*.symbols.json")):
                for symbol in json.loads(graph.read_text("utf-8"))["symbols"]:
                    seen.setdefault(symbol["identifier"]["precise"], (graph, symbol))
            for graph, symbol in seen.values():
                self.add(module, graph, symbol)

    def add(self, module, graph, symbol):
        precise, parts = symbol["identifier"]["precise"], symbol["pathComponents"]
        # What is inherited has no author, and an extension no name of its own.
        if "::SYNTHESIZED::" in precise or symbol["kind"]["identifier"] == "swift.extension":
            return
        _, at, extended = graph.name[: -len(".symbols.json")].partition("@")
        path = [module] + ([extended] if at else []) + parts
        page = "/" + "/".join(path)
        self.pages.setdefault(".".join(parts), []).append(page)
        self.kinds.setdefault(page.lower(), {})[page] = symbol["kind"]["identifier"]
        for start in range(1, len(parts)):
            self.owners.setdefault(".".join(parts[start:]), set()).add(".".join(parts))

    def page(self, text, mentions=lambda name: True):
        """The path of the one page that `text` can mean, `None` when there is none or a doubt.

        A type alone has to be named in full, so that a word such as `Source` stays a word. A member
        alone has to have a label, and its type has to be mentioned in the same document.
        """
        text = re.sub(r"<[\w., ]*>", "", text)
        if text in self.modules:
            return "/" + text
        call = CALL.match(text)
        if not call and not NAME.match(text):
            return None
        stem = call.group(1) if call else text
        if call and stem.split(".")[-1][0].isupper():
            stem, text = stem + ".init", f"{stem}.init({call.group(2)})"
        if text in self.pages:
            return self.only(text) if "." in text or text[0].isupper() else None
        if "." not in stem and not (call and call.group(2)):
            return None
        names = self.owners.get(text, set())
        if len(names) != 1:
            return None
        name = next(iter(names))
        if "." not in stem and not mentions(name.split("(")[0].split(".")[-2]):
            return None
        return self.only(name)

    def only(self, name):
        pages = self.pages[name]
        return self.told_apart(pages[0]) if len(pages) == 1 else None

    def told_apart(self, page):
        """The path with the kind of what differs from a neighbor in capital letters only, as DocC
        calls `HolidayStatus.Basis` beside `HolidayStatus.basis`."""
        path, address = "", ""
        for part in page.split("/")[1:]:
            path, address = f"{path}/{part}", f"{address}/{part}"
            kinds = self.kinds.get(path.lower(), {})
            if len(kinds) > 1:
                address += "-" + kinds[path]
        return address

    def lacks(self, text):
        """Whether `text` is a member of a public type that has no such member."""
        call = CALL.match(text)
        stem = call.group(1) if call else text
        owner, _, member = stem.rpartition(".")
        if not owner.split(".")[-1][:1].isupper() or owner not in self.pages:
            return False
        if not member[:1].islower() or member == "swift":  # the name of a file
            return False
        return not any(name == text or name.startswith(f"{stem}(") for name in self.pages)
