"""Gives all pages one navigator, so that its search finds every module from everywhere.

The page program shows the part of the index that belongs to the module of a page, as long as the
index has modules within the whole. So the modules become collections, and what is in the first of
them, which is the whole, moves up. What many types have alike is found on their pages and not in the
search, where it would be dozens of equal lines.

usage: navigator.py SITE
"""

import json
import pathlib
import sys

ALIKE = ("init(from: any Decoder) throws", "func encode(to: any Encoder) throws")
IMPLEMENTATIONS = " Implementations"


def told_apart(node, module):
    """The node as the navigator has it."""
    children = []
    for child in node.get("children", []):
        if child["title"] in ALIKE:
            continue
        child = told_apart(child, module)
        if child["title"].endswith(IMPLEMENTATIONS):
            children += child.get("children", [])
        else:
            children.append(child)
    node = {**node, **({"children": children} if children else {})}
    if not children:
        node.pop("children", None)
    if node.get("type") == "extension":
        node["title"] += f" in {module}"
    return node


def main(site):
    path = pathlib.Path(site, "index/index.json")
    index = json.loads(path.read_text("utf-8"))
    for roots in index["interfaceLanguages"].values():
        whole = roots[0]
        kit, others = whole["children"][0], whole["children"][1:]
        modules = [told_apart(child, child["title"]) for child in others if child["type"] == "module"]
        for module in modules:
            module["type"] = "collection"
        heading = {"title": "Modules", "type": "groupMarker"}
        roots[0] = {**kit, "children": kit["children"] + [heading] + modules}
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
