"""Writes the documentation catalogs of the site: one a module, and that of the whole.

usage: catalogs.py GRAPHS OUTPUT [REPOSITORY]

GRAPHS has a folder of symbol graphs for each module. The guides and the reference become articles
of MartHolidayKit.docc, in the order of Documentation/README.md; the pages of Documentation/Site are
taken as they are, but for their links. REPOSITORY is the address that links to other files get.
"""

import pathlib
import re
import shutil
import sys

from articles import Articles
from symbols import Symbols

UMBRELLA = "MartHolidayKit"


def index(root):
    """The sections of Documentation/README.md, each with the documents that it lists."""
    sections = []
    for line in (root / "Documentation/README.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            sections.append((line[3:], []))
        link = re.match(r"- \[[^\]]*\]\(([^)#]*\.md)\)", line)
        if link and sections and not link.group(1).startswith(".."):
            sections[-1][1].append("Documentation/" + link.group(1))
    return sections


def jobs(root):
    """What each module is for, as the table of Documentation/Architecture.md has it."""
    text = (root / "Documentation/Architecture.md").read_text("utf-8")
    return dict(re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", text, re.M))


def main(graphs, output, repository=None):
    root = pathlib.Path(__file__).resolve().parents[2]
    output = pathlib.Path(output)
    shutil.rmtree(output, ignore_errors=True)
    sections = index(root)
    documents = [document for _, group in sections for document in group]
    guides = [path.relative_to(root).as_posix()
              for path in sorted((root / "Documentation/Guides").glob("*.md"))]
    missing = [guide for guide in guides if guide not in documents]
    if missing:
        sys.exit(f"error: Documentation/README.md does not list {', '.join(missing)}")
    symbols = Symbols(graphs)
    site = root / "Documentation/Site"
    pages = [path.relative_to(root).as_posix() for path in sorted(site.glob("*.md"))]
    articles = Articles(root, documents, symbols, repository)

    catalog = output / f"{UMBRELLA}.docc"
    shutil.copytree(site, catalog, ignore=shutil.ignore_patterns("*.md"))
    for document in documents:
        (catalog / f"{articles.names[document]}.md").write_text(articles.article(document), "utf-8")
    for page in pages:
        text = articles.article(page)
        if pathlib.PurePath(page).stem == UMBRELLA:
            for title, group in sections:
                text += f"\n### {title}\n\n"
                text += "".join(f"- <doc:{articles.names[document]}>\n" for document in group)
        (catalog / pathlib.PurePath(page).name).write_text(text, "utf-8")
    for picture in articles.pictures:
        shutil.copy(root / picture, catalog)

    home = {}  # the guides of a module: those that link to it most
    for guide in guides:
        counts = {}
        for path in articles.linked.get(guide, []):
            module = path.split("/")[1]
            counts[module] = counts.get(module, 0) + 1
        if counts:
            home.setdefault(max(sorted(counts), key=counts.get), []).append(guide)
    descriptions = jobs(root)
    for module in symbols.modules:
        if module == UMBRELLA:
            continue
        if module not in descriptions:
            sys.exit(f"error: Documentation/Architecture.md does not say what {module} is for")
        text = descriptions[module]
        page = f"# ``{module}``\n\n{text[0].upper()}{text[1:]}.\n\n## Overview\n\n"
        page += f"A module of <doc:/{UMBRELLA}>.\n"
        for guide in home.get(module, []):
            page += f"\n- <doc:/{UMBRELLA}/{articles.names[guide]}>"
        folder = output / f"{module}.docc"
        folder.mkdir(parents=True)
        (folder / f"{module}.md").write_text(page + "\n", "utf-8")

    links = sum(len(paths) for paths in articles.linked.values())
    print(f"{len(documents)} articles of the repository, {len(pages)} pages of the site, "
          f"{links} names in them link to their symbols")
    if articles.unknown:
        sys.exit("error: no public symbol has the name that these give it\n" + "\n".join(articles.unknown))


if __name__ == "__main__":
    main(*sys.argv[1:])
