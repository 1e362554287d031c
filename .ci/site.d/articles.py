"""Turns a document of the repository into an article of a documentation catalog."""

import pathlib
import re

FENCE = re.compile(r"^( *)(```+)([^\n]*)\n(.*?)^\1\2 *$\n?", re.M | re.S)
# An existing link or picture, or a code span; each may go over the end of a line.
SPAN = re.compile(r"(?P<link>(?P<picture>!?)\[(?P<label>[^\[\]]*)\]\((?P<target>[^()\s]+)\))"
                  r"|(?<!`)`(?P<code>[^`]+)`(?!`)")
HEADING_LINE = re.compile(r"^#+ .*$", re.M)
HEADING = re.compile(r"^#+ +(.*?) *$", re.M)


def github_anchor(heading):
    kept = re.sub(r"[^\w\- ]", "", heading.lower())
    return kept.replace(" ", "-")


def docc_anchor(heading):
    return re.sub(r"\s+", "-", re.sub(r"[`'\"]", "", heading))


class Articles:
    """The documents that become articles, by their paths in the repository."""

    def __init__(self, root, articles, symbols, repository=None):
        """`articles` has the module and the name of each document's page, by its path."""
        self.root = pathlib.Path(root)
        self.symbols = symbols
        self.repository = repository
        self.names = articles
        self.linked = {}  # a document: the pages of symbols that it links to
        self.pictures = set()
        self.unknown = []  # what looks like a member of a public type, and is none
        # What a document of one catalog calls an article of another one, as no reader of a single
        # catalog can follow a link there.
        self.called = {document: document for document in articles}
        self.called.update({f"{module}/{name}": document for document, (module, name) in articles.items()
                            if document.startswith("Sources/")})

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

    @staticmethod
    def heading(match):
        """A heading without marks of code, which DocC shows as they are."""
        return match.group(0) if "``" in match.group(0) else match.group(0).replace("`", "")

    def prose(self, text, document, whole):
        def mentions(name):
            return re.search(rf"\b{re.escape(name)}\b", whole) is not None

        text = HEADING_LINE.sub(self.heading, text)
        # The abstract, which other pages show too and where DocC loses the address of a link.
        abstract = re.match(r"\s*# [^\n]*\n+(?:[^\n]+\n)*", text)

        def replace(span):
            if abstract and span.start() < abstract.end():
                return self.plain(span)
            line = text.rfind("\n", 0, span.start()) + 1
            if span.group("picture"):
                return self.picture(span.group("label"), span.group("target"), document)
            if span.group("link"):
                return self.link(span.group("label"), span.group("target"), document)
            code = re.sub(r"\s+", " ", span.group("code"))
            if code in self.called and not text.startswith("#", line):
                called = self.called[code]
                return f"[{self.title(called)}]({self.page(called, document)})"
            if re.match(r"^[A-Z]\w+/[A-Z]\w+$", code) and code.split("/")[0] in self.symbols.modules:
                self.unknown.append(f"{document}: `{code}`")
            page = None if text.startswith("#", line) else self.symbols.page(code, mentions)
            if page is None:
                if self.symbols.lacks(code):
                    self.unknown.append(f"{document}: `{code}`")
                return span.group(0)
            self.linked.setdefault(document, []).append(page)
            return f"[`{code}`]({self.address(page, document)})"

        return SPAN.sub(replace, text)

    @staticmethod
    def plain(span):
        return span.group("label") if span.group("link") else span.group(0)

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
            return f"[{label}]({self.address('/MartHolidayKit', document)})"
        if place in self.names:
            return f"[{label}]({self.page(place, document)}{self.fragment(place, anchor)})"
        if self.repository:
            return f"[{label}]({self.repository}/blob/main/{place})"
        # Without an address of the repository there is nowhere to lead to, so the path is said.
        return label if place in label else f"{label} (`{place}`)"

    def page(self, document, source):
        """The address of a document's page in a link of the document `source`."""
        return self.address("/{}/{}".format(*self.names[document]), source)

    def address(self, page, source):
        """A page in a link of the document `source`. DocC looks for another module first among those
        that the own one extends, and finds no more of it than that, so a link there is an address."""
        module = page.split("/")[1]
        own = self.names[source][0] if source in self.names else pathlib.PurePath(source).stem
        return f"doc:{page}" if module == own else f"/documentation{page}".lower()

    def title(self, document):
        return HEADING.search(self.text(document)).group(1)

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
