"""What each file of the built page weighs: raw, with gzip, with brotli: sizes.py FOLDER.

The smallest page is counted by itself.
"""

import gzip
import pathlib
import sys


def weights(file):
    raw = file.read_bytes()
    packed = file.with_name(file.name.replace(".wasm", ".packed"))
    small = len(packed.read_bytes()) if file.suffix == ".wasm" else len(gzip.compress(raw, 9))
    brotli = file.with_name(file.name + ".br")
    return len(raw), small, brotli.stat().st_size if brotli.exists() else min(small, len(raw))


def main(folder):
    files = [f for f in sorted(folder.rglob("*")) if f.is_file() and f.suffix not in (".br", ".packed")]
    groups = {}
    for file in files:
        name = file.relative_to(folder).as_posix()
        smallest = name.startswith("rule")
        group = "all of the smallest page" if smallest else "before the first answer"
        if not smallest and (name.startswith(("reader", "icon", "offline")) or name == "page.webmanifest"):
            group = "what comes later"
        groups.setdefault(group, []).append((name, weights(file)))
    print(f"{'bytes':>9}{'gzip':>9}{'brotli':>9}")
    for group, members in groups.items():
        for name, sizes in members:
            print("".join(f"{size:9}" for size in sizes), name)
        print("".join(f"{sum(sizes[n] for _, sizes in members):9}" for n in range(3)), group)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
