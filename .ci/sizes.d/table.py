"""Compares or writes the sizes in the table of "Which module do I need?".

usage: table.py PAGE MEASURED [--write]

MEASURED has a line a module: its name, and KiB for release and as WebAssembly, or "-".
"""

import pathlib
import re
import sys

ROW = re.compile(r"^(\| [^|]* \| `(\w+)` \|) ([^|]*)\| ([^|]*)\|(.*)$")


def differs(written, measured):
    if "-" in (written, measured) or not written:
        return written != measured
    return abs(int(written) - int(measured)) > max(int(measured) // 10, 2)


def main(page, measured, *options):
    page = pathlib.Path(page)
    sizes = {name: rest for name, *rest in map(str.split, pathlib.Path(measured).read_text().splitlines())}
    lines, rows, bad = [], {}, []
    for line in page.read_text("utf-8").splitlines():
        row = ROW.match(line)
        if row and row.group(2) in sizes:
            module, written = row.group(2), [row.group(3).strip(), row.group(4).strip()]
            rows[module] = written
            if any(map(differs, written, sizes[module])):
                bad.append(f"{module}: {' and '.join(written)} KiB in the table, {' and '.join(sizes[module])} measured")
            line = f"{row.group(1)} {sizes[module][0]} | {sizes[module][1]} |{row.group(5)}"
        lines.append(line)
    bad += [f"{module} has no row" for module in sizes if module not in rows]
    if "--write" in options:
        page.write_text("\n".join(lines) + "\n", "utf-8")
    elif bad:
        sys.exit("error: " + "\n".join(bad) + "\n.ci/sizes --write writes the table")
    print(f"{len(rows)} modules with the sizes of the page")


if __name__ == "__main__":
    main(*sys.argv[1:])
