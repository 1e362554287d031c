"""Gives all pages one navigator, so that its search finds every module from everywhere.

The page program shows the part of the index that belongs to the module of a page, as long as the
index has modules within the whole. So the modules become collections, and what is in the first of
them, which is the whole, moves up.

usage: navigator.py SITE
"""

import json
import pathlib
import sys


def main(site):
    path = pathlib.Path(site, "index/index.json")
    index = json.loads(path.read_text("utf-8"))
    for roots in index["interfaceLanguages"].values():
        whole = roots[0]
        kit, others = whole["children"][0], whole["children"][1:]
        modules = [child for child in others if child["type"] == "module"]
        for module in modules:
            module["type"] = "collection"
        heading = {"title": "Modules", "type": "groupMarker"}
        roots[0] = {**kit, "children": kit["children"] + [heading] + modules}
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
