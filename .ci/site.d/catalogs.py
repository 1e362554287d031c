"""Writes the documentation catalogs of the site, from those of the sources.

usage: catalogs.py GRAPHS OUTPUT [REPOSITORY]

GRAPHS has a folder of symbol graphs for each module. A catalog is that of Sources/MODULE/MODULE.docc,
where names in code also become links to the symbols and articles of other modules. The reference,
in the order of Documentation/README.md, becomes articles of MartHolidayKit. REPOSITORY is the
address that links to other files get.
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
        if link and sections:
            path = (root / "Documentation" / link.group(1)).resolve().relative_to(root).as_posix()
            sections[-1][1].append(path)
    return sections


def main(graphs, output, repository=None):
    root = pathlib.Path(__file__).resolve().parents[2]
    output = pathlib.Path(output)
    shutil.rmtree(output, ignore_errors=True)
    symbols = Symbols(graphs)
    sections = index(root)
    listed = [document for _, group in sections for document in group]
    catalogs = {module: root / f"Sources/{module}/{module}.docc" for module in symbols.modules}
    pages, articles = [], {}
    for module, catalog in catalogs.items():
        if not (catalog / f"{module}.md").is_file():
            sys.exit(f"error: Sources/{module}/{module}.docc has no page {module}.md")
        for path in sorted(catalog.glob("*.md")):
            document = path.relative_to(root).as_posix()
            pages.append((module, document))
            if path.stem != module:
                articles[document] = (module, path.stem)
    missing = [guide for guide in articles if guide not in listed]
    if missing:
        sys.exit(f"error: Documentation/README.md does not list {', '.join(missing)}")
    reference = [document for document in listed if document.startswith("Documentation/")]
    for document in reference:
        articles[document] = (UMBRELLA, pathlib.PurePath(document).stem)
    maker = Articles(root, articles, symbols, repository)

    for module, catalog in catalogs.items():
        shutil.copytree(catalog, output / catalog.name, ignore=shutil.ignore_patterns("*.md"))
    for module, document in pages + [(UMBRELLA, document) for document in reference]:
        text = maker.article(document)
        if pathlib.PurePath(document).stem == UMBRELLA:
            for title, group in sections:
                group = [other for other in group if other in reference]
                if group:
                    text += f"\n### {title}\n\n"
                    text += "".join(f"- <doc:{articles[other][1]}>\n" for other in group)
        name = pathlib.PurePath(document).name
        (output / f"{module}.docc" / name).write_text(text, "utf-8")
    for picture in maker.pictures:
        shutil.copy(root / picture, output / f"{UMBRELLA}.docc")

    links = sum(len(paths) for paths in maker.linked.values())
    print(f"{len(articles)} articles, {len(pages) - len(articles) + len(reference)} pages of modules, "
          f"{links} names in them link to the symbols of other pages")
    if maker.unknown:
        sys.exit("error: no public symbol and no article has the name that these give it\n"
                 + "\n".join(maker.unknown))


if __name__ == "__main__":
    main(*sys.argv[1:])
