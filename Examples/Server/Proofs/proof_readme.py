"""The lines of the README, run as they stand on a folder of their own."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from harness import check, free_port

README = pathlib.Path(__file__).resolve().parents[1] / "README.md"


def blocks():
    """The fenced blocks of shell, in their order."""
    parts = README.read_text().split("```sh\n")[1:]
    return [part.split("```")[0] for part in parts]


def proofs():
    """The tables of proofs name every file of a proof, and no other one."""
    whole, by_question = README.read_text().split("\n## Proofs\n")[1].split("| what it asks |")
    files = {path.stem.removeprefix("proof_") for path in README.parent.glob("Proofs/proof_*.py")}
    told = set(re.findall(r"^\| `(\w+)` \|", whole, re.MULTILINE))
    asked = set(re.findall(r"`(\w+)`", by_question.split("\n\n")[0]))
    check(told == files, f"the table of proofs has too few or too many: {sorted(told ^ files)}")
    check(asked == files, f"the table of questions has too few or too many: {sorted(asked ^ files)}")


def run(folder, _):
    proofs()
    first, more, worker = blocks()[:3]
    check("In ten lines" in README.read_text() and "mart-server load" in first, "the README is another")
    port = free_port()
    lines = first.splitlines()
    # The build is what ran before; the port may be somebody else's, and the folder is one for this.
    check(lines[0] == "cd Examples/Server && swift build -c release", lines[0])
    lines[0] = "cd ."
    text = "\n".join(lines + [more, worker, "kill %1", "wait %1", "echo ended $?"])
    text = text.replace("$PWD/.build/release", str(folder)).replace("127.0.0.1:8080", f"127.0.0.1:{port}")
    text = text.replace("mart-server 2>mart.log &", f"mart-server --port {port} 2>mart.log &")
    home = tempfile.mkdtemp(prefix="mart-readme-")
    try:
        done = subprocess.run(
            ["bash", "-m", "-c", text], cwd=home, capture_output=True, text=True, timeout=120,
            env={**os.environ, "PATH": os.environ["PATH"]})
        out = done.stdout
        for words, what in (
                ("branches of", "load"), ('"branchName"', "branches"), ("BEGIN:VCALENDAR", "a calendar"),
                ("64 shards", "enqueue"), ('"title"', "the alert"), ('"closedCount"', "closings"),
                ('"submission"', "a closing text"), ("shards 64/64", "status"),
                ("shards cancelled", "cancel"), ("announcements forgotten", "forget"), ("ended 0", "the end")):
            check(words in out, f"{what}: nothing of it came: {out[-300:]} {done.stderr[-500:]}")
        check("error" not in done.stderr.lower(), done.stderr[-500:])
        check("push-token" not in open(os.path.join(home, "mart.log")).read(), "a token is in the log")
    finally:
        shutil.rmtree(home, ignore_errors=True)
    print(f"   {len(text.splitlines())} lines as they stand: load, answers, a phone, its calendar, its alert, the end")
