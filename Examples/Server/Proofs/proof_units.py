"""The units of systemd are right as far as systemd-analyze says, and their commands are commands."""
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile

from harness import LeftOut, check, program

DEPLOY = pathlib.Path(__file__).resolve().parent / "../Deploy"


def run(folder, _):
    options(folder)
    dockerfile()
    if not shutil.which("systemd-analyze"):
        raise LeftOut("systemd-analyze is not installed")
    with tempfile.TemporaryDirectory() as home:
        for unit in DEPLOY.iterdir():
            if unit.suffix in (".service", ".timer"):
                text = unit.read_text().replace("/usr/local/bin", str(folder))
                (pathlib.Path(home) / unit.name.replace("@", "@1")).write_text(text)
        units = sorted(os.listdir(home))
        for unit in units:
            done = subprocess.run(["systemd-analyze", "verify", f"./{unit}"], cwd=home,
                                  capture_output=True, text=True)
            said = (done.stdout + done.stderr).strip()
            check(done.returncode == 0 and not said, f"{unit}: {said}")
        for unit in units:
            for line in (pathlib.Path(home) / unit).read_text().splitlines():
                if line.startswith("OnCalendar="):
                    done = subprocess.run(["systemd-analyze", "calendar", line.partition("=")[2]],
                                          capture_output=True, text=True)
                    check(done.returncode == 0, f"{unit}: {done.stderr}")
    print(f"   {len(units)} units: systemd-analyze has nothing to say")


def options(folder):
    """Every option of a unit is one that the program knows."""
    count = 0
    for unit in DEPLOY.glob("*.service"):
        for line in unit.read_text().splitlines():
            if not line.startswith("ExecStart=/usr/local/bin"):
                continue
            words = shlex.split(line.partition("=")[2])
            help_text = subprocess.run(
                [program(folder, os.path.basename(words[0])), words[1], "--help"],
                capture_output=True, text=True).stdout
            for word in words[2:]:
                if word.startswith("--"):
                    check(word in help_text, f"{unit.name}: {word} is no option")
                    count += 1
    check(count > 10, "no options were looked at")
    print(f"   {count} options of the units: all known")


def dockerfile():
    """What the image installs is in Debian, where that can be asked."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    names = []
    for line in text.splitlines():
        if "apt-get install" in line:
            part = line.partition("--no-install-recommends")[2].partition("&&")[0]
            names += part.split()
    check(len(names) > 6, f"{names}")
    if not shutil.which("apt-cache"):
        return
    for name in names:
        done = subprocess.run(["apt-cache", "show", "--no-all-versions", name], capture_output=True)
        if done.returncode != 0 and subprocess.run(
                ["apt-cache", "show", "bash"], capture_output=True).returncode == 0:
            check(False, f"the image installs {name}, which Debian does not have")
    print(f"   {len(names)} packages of the image: all of Debian")
