"""What a wrong command ends with: its code, and one line that names what is wrong."""
import os
import pathlib
import subprocess
import tempfile

from harness import check, program

# What is written, the code it ends with, and what the last line but the usage has to name.
WRONG = [
    (["mart-server", "load", "nowhere.json"], 66, "nowhere.json"),
    (["mart-server", "load", "folder"], 66, "folder"),
    (["mart-server", "load", "broken.json"], 65, "broken.json"),
    (["mart-server", "load", "--as-of", "2026-02-30"], 64, "--as-of"),
    (["mart-server", "--port", "99999"], 64, "--port"),
    (["mart-server", "--rate", "-1"], 64, "--rate"),
    (["mart-server", "--token-file", "nowhere"], 66, "nowhere"),
    (["mart-server", "--token-file", "broken.json"], 64, "token"),
    (["mart-server", "--database", "nowhere/mart.sqlite"], 74, "nowhere/mart.sqlite"),
    (["mart-server", "--database", "broken.json", "migrate"], 64, "migrate"),
    (["mart-server", "backup", "copy.sqlite"], 66, "mart.sqlite"),
    (["mart-server", "restore", "broken.json"], 65, "broken.json"),
    (["mart-server", "--nosuch"], 64, "--nosuch"),
    (["mart-worker", "run"], 66, "mart.sqlite"),
    (["mart-worker", "enqueue", "--night", "2026-13-01"], 64, "2026-13-01"),
    (["mart-worker", "enqueue", "--night", "2026-12-12", "--time", "25:00"], 64, "--time"),
    (["mart-worker", "enqueue", "--night", "2026-12-12", "--leads", "x"], 64, "--leads"),
    (["mart-worker", "enqueue", "--night", "2026-12-12", "--shards", "0"], 64, "--shards"),
    (["mart-worker", "run", "--postgres", "host=/nowhere", "--patience", "0"], 69, "PostgreSQL"),
]


def run(folder, _):
    with tempfile.TemporaryDirectory() as home:
        pathlib.Path(home, "folder").mkdir()
        pathlib.Path(home, "broken.json").write_text("{broken")
        for arguments, code, name in WRONG:
            ended = subprocess.run(
                [program(folder, arguments[0]), *arguments[1:]], cwd=home, text=True,
                stdin=subprocess.DEVNULL, capture_output=True, timeout=20)
            shown = " ".join(arguments)
            check(ended.returncode == code, f"{shown} ended with {ended.returncode}, not {code}")
            check(name in ended.stderr and not ended.stdout, f"{shown} said: {ended.stderr}")
        check(not os.path.exists(os.path.join(home, "mart.sqlite")), "a wrong command made a file")
        with open("/dev/full", "wb") as full:
            lost = subprocess.run(
                [program(folder, "mart-server"), "load"], cwd=home, stdout=full,
                stderr=subprocess.PIPE, timeout=60)
        check(lost.returncode == 74, f"lost output ended with {lost.returncode}")
    print(f"   {len(WRONG)} wrong commands and lost output: each with its code and its line")
