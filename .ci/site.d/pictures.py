"""Draws the pictures of the documents with two programs and looks at what comes out.

    pictures.py [FOLDER]    Documentation/Images unless said otherwise

A picture that one program shows in color is a black rectangle in another that knows less of CSS. So
each is drawn by every program that is here, at least by two: its most frequent color, which is the
page, is light, and of the colors that the picture names each in wide use is there. Programs: Debian's
rsvg-convert, and PyPI's resvg_py and CairoSVG; it installs nothing.
"""

import collections
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import zlib

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Documentation" / "Images"
FEWEST_COLORS = 5


def renderers():
    """The programs that are here, each a function from a file to a PNG."""
    found = {}
    if shutil.which("rsvg-convert"):
        found["rsvg-convert"] = lambda file: subprocess.run(
            ["rsvg-convert", str(file)], check=True, capture_output=True).stdout
    try:
        import resvg_py

        found["resvg"] = lambda file: bytes(resvg_py.svg_to_bytes(svg_path=str(file)))
    except ImportError:
        pass
    try:
        import cairosvg

        found["CairoSVG"] = lambda file: cairosvg.svg2png(url=str(file))
    except (ImportError, OSError):
        pass
    return found


def pixels(png):
    """How often each color is in a PNG of eight bits and three or four channels."""
    place, data, channels = 8, b"", 0
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[color]
            if depth != 8:
                raise ValueError(f"{depth} bits")
        elif kind == b"IDAT":
            data += body
        place += length + 12
    data = zlib.decompress(data)
    size = width * channels
    before = bytearray(size)
    count = collections.Counter()
    for row in range(height):
        start = row * (size + 1)
        kind, line = data[start], bytearray(data[start + 1:start + 1 + size])
        unfilter(kind, line, before, channels)
        count.update(zip(*(line[channel::channels] for channel in range(channels))))
        before = line
    return count


def unfilter(kind, line, above, step):
    if kind == 0:
        return
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        up = above[at]
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        else:
            corner = above[at - step] if at >= step else 0
            guess = min((left, up, corner), key=lambda one: abs(left + up - corner - one))
        line[at] = (line[at] + guess) & 255


def hexadecimal(color):
    return "#" + "".join(f"{part:02x}" for part in color[:3])


def light(picture):
    """The colors that a picture names for a light page."""
    named = re.findall(r"#[0-9a-f]{3}(?:[0-9a-f]{3})?\b", picture.split("@media")[0].split("<style>")[-1])
    return {one if len(one) == 7 else "#" + "".join(2 * digit for digit in one[1:]) for one in named}


def main():
    found = renderers()
    if len(found) < 2:
        print(f"left out: two programs that draw SVG are needed, and there is {list(found) or 'none'}")
        return 77
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    files = sorted(folder.glob("*.svg"))
    wrong = [] if files else [f"no picture in {folder}"]
    for file in files:
        named = light(file.read_text(encoding="utf-8"))
        for name, draw in found.items():
            colors = pixels(draw(file))
            page = colors.most_common(1)[0][0]
            # An edge mixes two colors; what is named must be there unmixed.
            there = {hexadecimal(color) for color, count in colors.items() if count >= 8} & named
            print(f"{file.name}, {name}: page {hexadecimal(page)}, {len(colors)} colors, {len(there)} of {len(named)} named")
            if min(page[:3]) < 0xC0:
                wrong.append(f"{file.name} is dark in {name}: its page is {hexadecimal(page)}")
            if len(there) < min(FEWEST_COLORS, len(named)):
                wrong.append(f"{file.name} has {len(there)} of its colors in {name}")
    print("\n".join(wrong) or f"{len(files)} pictures in {len(found)} programs")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
