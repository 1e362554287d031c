"""Turns a document of the repository into an article of a documentation catalog."""

import pathlib
import re

FENCE = re.compile(r"^( *)(```+)([^\n]*)\n(.*?)^\1\2 *$\n?", re.M | re.S)
# An existing link or picture, or a code span; each may go over the end of a line.
SPAN = re.compile(r"(?P<link>(?P<picture>!?)\[(?P<label>[^\[\]]*)\]\((?P<target>[^()\s]+)\))"
                  r"|(?<!`)`(?P<code>[^`]+)`(?!`)")
HEADING = re.compile(r"^#+ +(.*?) *$", re.M)


def github_anchor(heading):
    kept = re.sub(r"[^\w\- ]", "", heading.lower())
    return kept.replace(" ", "-")


def docc_anchor(heading):
    return re.sub(r"\s+", "-", re.sub(r"[`'\"]", "", heading))


class Articles:
    """The documents that become articles, by their paths in the repository."""

    def __init__(self, root, documents, symbols, repository=None):
        self.root = pathlib.Path(root)
        self.symbols = symbols
        self.repository = repository
        self.names = {}
        self.linked = {}  # a document: the pages of symbols that it links to
        self.pictures = set()
        self.unknown = []  # what looks like a member of a public type, and is none
        # A name that a module has would lead there.
        taken = set(symbols.modules)
        for document in documents:
            stem = pathlib.PurePath(document).stem
            if stem in taken:
                stem += "-Guide" if "/Guides/" in document else "-Reference"
            self.names[document] = stem
            taken.add(stem)

    def text(self, document):
        return (self.root / document).read_text("utf-8")

    def article(self, document):
        """The document with links that lead somewhere on the site."""
        text, out, end = self.text(document), [], 0
        for fence in FENCE.finditer(text):
            out.append(self.prose(text[end:fence.start()], document, text))
            indent, ticks, words, code = fence.groups()
            # "swift no-run" says something to the tests; a reader wants the language only.
            language = words.split()[0] if words.split() else ""
            out.append(f"{indent}{ticks}{language}\n{code}{indent}{ticks}\n")
            end = fence.end()
        out.append(self.prose(text[end:], document, text))
        return "".join(out)

    def prose(self, text, document, whole):
        def mentions(name):
            return re.search(rf"\b{re.escape(name)}\b", whole) is not None

        def replace(span):
            line = text.rfind("\n", 0, span.start()) + 1
            if span.group("picture"):
                return self.picture(span.group("label"), span.group("target"), document)
            if span.group("link"):
                return self.link(span.group("label"), span.group("target"), document)
            code = re.sub(r"\s+", " ", span.group("code"))
            page = None if text.startswith("#", line) else self.symbols.page(code, mentions)
            if page is None:
                if self.symbols.lacks(code):
                    self.unknown.append(f"{document}: `{code}`")
                return span.group(0)
            self.linked.setdefault(document, []).append(page)
            return f"[`{code}`](doc:{page})"

        return SPAN.sub(replace, text)

    def picture(self, label, target, document):
        if re.match(r"^https?:", target):
            return f"![{label}]({target})"
        path = normal(f"{pathlib.PurePosixPath(document).parent}/{target}")
        self.pictures.add(path)
        return f"![{label}]({path.split('/')[-1]})"

    def link(self, label, target, document):
        if re.match(r"^(https?|mailto|doc):", target):
            return f"[{label}]({target})"
        path, _, anchor = target.partition("#")
        place = pathlib.PurePosixPath(document).parent / path if path else document
        place = normal(str(place))
        if place in ("README.md", "Documentation/README.md"):
            return f"[{label}](doc:/MartHolidayKit)"
        if place in self.names:
            return f"[{label}](doc:{self.names[place]}{self.fragment(place, anchor)})"
        if self.repository:
            return f"[{label}]({self.repository}/blob/main/{place})"
        # Without an address of the repository there is nowhere to lead to, so the path is said.
        return label if place in label else f"{label} (`{place}`)"

    def fragment(self, document, anchor):
        if not anchor:
            return ""
        for heading in HEADING.findall(self.text(document)):
            if github_anchor(heading) == anchor:
                return "#" + docc_anchor(heading)
        raise SystemExit(f"error: {document} has no heading #{anchor}")


def normal(path):
    parts = []
    for part in path.split("/"):
        if part == ".." and parts:
            parts.pop()
        elif part not in (".", ""):
            parts.append(part)
    return "/".join(parts)
