"""Writes unit tests as a program for Embedded Swift, which has no Swift Testing.

    facts.py MODULE FOLDER [FILE]

MODULE may name a folder of its tests, as in MartCatalog/Failures. FOLDER gets one source for each
file of Tests/MODULETests, with the same lines, and what calls its
tests. `#expect` and `#require` become the functions of Facts.swift, and each test gets a function
that runs it with all of its arguments. Lines that FILE names, as `path:line` of an error, are left
out with the test, or else the member or the declaration, that they are in.
"""

import pathlib
import re
import sys

# What no such program has: other runtimes, tasks, and the types that are found while it runs.
ABSENT = re.compile(
    r"\bawait\b|\basync\b|processExitsWith|\bJSON(En|De)coder\b|\bMirror\b|Long[Pp]roofs"
    r"|Foundation\b|\bBundle\b|\bURL\b|\bData\("
)
OTHER = {
    line.split("  #")[0]
    for line in pathlib.Path(__file__).with_name("other.txt").read_text().splitlines()
}
IMPORT = re.compile(
    r"^(public |package |internal |private )?import (Testing|Foundation|MartTestSupport|MartStorage)$",
    re.M,
)


def skip_text(source, at):
    """The index after the string literal or comment at a place, or the same place."""
    if source.startswith("//", at):
        end = source.find("\n", at)
        return len(source) if end < 0 else end
    match = re.compile(r'(#*)("""|")').match(source, at)
    if not match:
        return at
    pounds, quote = match.groups()
    index = match.end()
    while index < len(source):
        if source.startswith("\\" + pounds, index):
            index += 1 + len(pounds)
            if source.startswith("(", index):
                index = closing(source, index)
            else:
                index += 1
        elif source.startswith(quote + pounds, index):
            return index + len(quote) + len(pounds)
        else:
            index += 1
    return index


def closing(source, at):
    """The index after the bracket that closes the one at a place."""
    depth = 0
    while at < len(source):
        after = skip_text(source, at)
        if after > at:
            at = after
            continue
        if source[at] in "([{":
            depth += 1
        elif source[at] in ")]}":
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1
    return at


def pieces(source):
    """Where each text, comment, part in brackets and other letter of a source begins and ends."""
    at = 0
    while at < len(source):
        after = skip_text(source, at)
        if after == at:
            after = closing(source, at) if source[at] in "([{" else at + 1
        yield at, after
        at = after


def parts(source):
    """The parts of a list, separated by its own commas."""
    found, start = [], 0
    for at, after in pieces(source):
        if source[at] == ",":
            found.append(source[start:at])
            start = after
    found.append(source[start:])
    return [part.strip() for part in found if part.strip()]


def blank(text):
    return "\n" * text.count("\n")


def declaration(lines, line):
    """The lines of the innermost member or declaration that a line, from 0, is in."""
    for indent in ("  ", ""):
        head = re.compile(
            indent + r"(@|///|((public|package|private|fileprivate|static|mutating|final|indirect|nonisolated) )*"
            r"(func|var|let|init|struct|enum|class|actor|extension|typealias|case|subscript|protocol)\b)")
        start = line
        while start >= 0 and not head.match(lines[start]):
            # A line that ends an outer declaration: the line is in none of this depth.
            if indent and start < line and re.match(r"\S", lines[start]):
                start = -1
                break
            start -= 1
        if start < 0:
            continue
        while start > 0 and re.match(indent + r"(@|///|\)|  +\S)", lines[start - 1]) and not re.match(
            indent + r"\}", lines[start - 1]):
            if re.match(indent + r"(@|///)", lines[start - 1]):
                start -= 1
                continue
            # The lines of an attribute that is longer than one.
            above = start - 1
            while above > 0 and re.match(indent + r"(  +\S|[\])}])|$", lines[above]):
                above -= 1
            if not re.match(indent + r"@", lines[above]):
                break
            start = above
        # To the end of the brackets that the head opens.
        text = "\n".join(lines[start:])
        end = len(text)
        for at, after in pieces(text):
            if text[at] == "{" and text[after : after + 1] in ("", "\n"):
                end = after
                break
            if text[at] == "\n":
                following = text[at + 1 :].split("\n", 1)[0]
                so_far = text[:at]
                if (not re.match(indent + r"  ", following) and not re.match(indent + r"\)", following)
                        and not re.search(r"^" + indent + r"(@|///)[^\n]*$", so_far.split("\n")[-1])
                        and not following.startswith(indent + "func")
                        and re.search(r"\b(let|var|case|typealias|func|init)\b", so_far)):
                    end = at
                    break
        stop = start + text[:end].count("\n")
        if stop >= line:
            return start, stop
    return None


def translated(path, without, number):
    source = path.read_text()
    lines = source.split("\n")
    # No actor links there, and some functions that wait end the compiler.
    waits = re.compile(r"(  )?(\w+ )*(actor \w+|func .*\basync\b)|(  )?\) async\b")
    without = without | {at for at, line in enumerate(lines, 1) if waits.match(line)}
    ranges = {declaration(lines, line - 1) for line in without}
    if None in ranges:
        return None, 0, 1
    for start, end in ranges:
        lines[start : end + 1] = [""] * (end + 1 - start)
    out = len(ranges)
    source = "\n".join(lines)
    source = IMPORT.sub(lambda match: blank(match.group()), source)
    source = re.sub(r"^@testable (?=import )", "", source, flags=re.M)
    result, calls, at, dropped = [], [], 0, 0
    test = re.compile(r"^( *)@(Test|Suite)\b", re.M)
    for match in list(test.finditer(source)):
        if match.start() < at:
            continue
        result.append(source[at : match.start()])
        indent, kind = match.groups()
        at = match.end()
        attribute = ""
        if at < len(source) and source[at] == "(":
            end = closing(source, at)
            attribute = source[at + 1 : end - 1]
            at = end
        result.append(indent + blank(source[match.start() : at]))
        if kind == "Suite":
            continue
        head = re.compile(r"\s*(@\w+\s+)*((?:static |mutating |private |fileprivate )*)func (`[^`]+`|\w+)").match(source, at)
        if not head:
            raise SystemExit(f"error: {path}: no test at {source[at:at + 80]!r}")
        end = source.find("{", closing(source, source.index("(", head.end())))
        after = closing(source, end)
        text = source[at:after]
        if f"{path.stem}/{head.group(3)}" in OTHER or ABSENT.search(text) or ABSENT.search(attribute):
            result.append(blank(text))
            at = after
            dropped += 1
            continue
        arguments = ""
        split = re.search(r"\barguments:", attribute)
        collections = []
        if split:
            collections = parts(attribute[split.end() :])
        opening = source.index("(", head.end())
        labels, types = [], []
        for part in parts(source[opening + 1 : closing(source, opening) - 1]):
            if ":" not in part:
                # The rest of the arguments of a generic type.
                types[-1] += ", " + part
                continue
            label, kind_of = part.split(":", 1)
            label = label.split()[0]
            types.append(kind_of.split(" = ")[0].strip())
            labels.append("" if label == "_" else label + ": ")
        owner = owner_of(source[: match.start()], len(indent) // 2)
        name = f"fact{number}x{len(calls)}"
        target = f"{head.group(3)}" if not owner else (
            f"Self.{head.group(3)}" if "static" in head.group(2) else f"fresh.{head.group(3)}")
        seeded = "true" if re.search(r"SplitMix64|[rR]andom|\bseed\b", text) else "false"
        title = re.sub(r"[`\"\\]", "", head.group(3))
        run = f"begin(\"{path.stem} {title}\", isSeeded: {seeded}); "
        make = "var fresh = Self(); " if owner and "static" not in head.group(2) else ""
        if not collections:
            body = f"{make}{target}()"
        elif len(collections) == 1:
            values = ["each"] if len(labels) == 1 else [f"each.{k}" for k in range(len(labels))]
            call = ", ".join(label + value for label, value in zip(labels, values))
            one = " ".join(collections[0].split("\n")) if "//" not in collections[0] else collections[0]
            kind_of = types[0] if len(types) == 1 else "(" + ", ".join(types) + ")"
            body = f"for each: {kind_of} in {one} {{ {make}{target}({call}) }}"
        else:
            call = f"{labels[0]}one, {labels[1]}other"
            one, other = (" ".join(part.split()) for part in collections[:2])
            body = (f"for one: {types[0]} in {one} {{ for other: {types[1]} in {other} {{ "
                    f"{make}{target}({call}) }} }}")
        static = "static " if owner else ""
        # On the lines of the attribute, so that every line keeps its number.
        runner = f"{static}func {name}() {{ {run}{body} }}"
        space = result.pop()
        spare = space.count("\n") - runner.count("\n")
        result.append(indent + runner + "\n" * max(spare, 0))
        if spare < 0:
            raise SystemExit(f"error: {path}: the arguments of {title} have no room")
        result.append("; " if spare == 0 else "")
        calls.append(f"{owner}.{name}()" if owner else f"{name}()")
        calls_text = text
        result.append(calls_text)
        at = after
    result.append(source[at:])
    text = "".join(result)
    text = text.replace("await #expect(", "expect(")
    text = re.sub(r"#(expect|require)\(", r"\1(", text)
    text = re.sub(r"#(expect|require) \{", r"\1 {", text)
    text = text.replace("String(describing: ", "String(saying: ")
    text = without_any_error(without_codable(text))
    text += f"\nfunc factsOfFile{number}() {{ {'; '.join(calls)} }}\n"
    return text, len(calls), dropped + out


def without_codable(text):
    """The text without conformances to the protocols of stored forms, which few types have there."""
    absent = r"(?:Decodable|Encodable|Codable|CodingKey)\b"
    head = re.compile(r"^(.*\b(?:struct|enum|class|extension) [^:{\n]+): ([^{\n]*\b" + absent + r"[^{\n]*)\{", re.M)

    def mended(match):
        kept = [name for name in parts(match.group(2)) if not re.fullmatch(absent, name)]
        return match.group(1) + (": " + ", ".join(kept) if kept else "") + " {"

    return head.sub(mended, text)


def without_any_error(text):
    """The text without what needs `any Error` or key paths: an error that no test expects ends it."""
    text = re.sub(r"((?<=\()|(?<=: ))\\\.(\w[\w.]*)", r"{ $0.\2 }", text)
    text = re.sub(r"\) throws (?=->|\{)", ") ", text)
    result, at = [], 0
    expected = re.compile(r"\b(expect|require)\(\s*throws:|\bdo (throws\(\w+\) )?\{|\btry (?!!)")
    while True:
        match = expected.search(text, at)
        if not match:
            return "".join(result) + text[at:]
        result.append(text[at : match.start()])
        if match.group().startswith("try"):
            # Not a word of a text.
            line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
            result.append("try " if is_in_text(line) else "try! ")
            at = match.end()
            continue
        at = match.start()
        if match.group().startswith("do"):
            end = closing(text, match.end() - 1)
        else:
            end = closing(text, text.index("(", at))
            failure = re.match(r"\w+\(\s*throws:\s*(\w+)", text[at:])
            if "throws: (any Error).self" in text[at:end] and text[end : end + 2] == " {":
                body_end = closing(text, end + 1)
                body = text[end + 2 : body_end - 1]
                value = "_ = " if re.match(r"\s*try [^\n]*\s*$", body) else ""
                result.append(
                    "expect({ () -> Bool in do { " + value + body.lstrip(" ")
                    + "; return false } catch { return true } }())" if value else
                    "expect({ () -> Bool in do {" + body + "; return false } catch { return true } }())")
                at = body_end
                continue
            if failure and text[end : end + 2] == " {":
                result.append(
                    re.sub(r"\btry (require|expect)\(", r"try! \1(", text[at : end + 2])
                    + f" () throws({failure.group(1)}) in")
                at, end = end + 2, closing(text, end + 1)
        result.append(re.sub(r"\btry (require|expect)\(", r"try! \1(", text[at:end]))
        at = end


def is_in_text(line):
    """Whether a text or a comment of a line is open at its end."""
    at = 0
    while at < len(line):
        after = skip_text(line, at)
        if after > at:
            if after >= len(line) and (line[at] == "/" or not line.endswith('"')):
                return True
            at = after
        else:
            at += 1
    return False


def owner_of(before, depth):
    """The type that a member at a depth is in."""
    names = []
    for level in range(depth):
        found = re.findall(
            r"^" + "  " * level + r"(?:(?:private|fileprivate|public|final) )*(?:struct|enum|class|extension) ([\w.]+)",
            before, re.M)
        if not found:
            return ""
        names.append(found[-1])
    return ".".join(names)


def main():
    module, slash, part = sys.argv[1].partition("/")
    part, folder = slash + part, pathlib.Path(sys.argv[2])
    without = {}
    if len(sys.argv) > 3:
        for line in pathlib.Path(sys.argv[3]).read_text().split():
            name, number = line.rsplit(":", 1)
            without.setdefault(name, set()).add(int(number))
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.swift"):
        old.unlink()
    files, tests, dropped = 0, 0, 0
    entries = []
    for path in sorted(pathlib.Path(f"Tests/{module}Tests{part}").rglob("*.swift")):
        # Facts.swift says that nothing is long.
        if path.name == "LongProofs.swift":
            continue
        name = f"F{files}_{path.stem}.swift"
        text, count, out = translated(path, without.get(name, set()), files)
        dropped += out
        if text is not None:
            (folder / name).write_text(text)
            entries.append(f"factsOfFile{files}()")
            tests += count
        files += 1
    (folder / "main.swift").write_text("\n".join(entries + ["conclude()"]) + "\n")
    print(f"{tests} {dropped}")


main()
