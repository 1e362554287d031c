"""The steps of the Dockerfile, run in a folder of Debian's packages in the place of an image."""
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import time

from harness import Client, LeftOut, check, program

SERVER = pathlib.Path(__file__).resolve().parent.parent


def run(folder, is_short):
    if is_short:
        raise LeftOut("it fetches Debian's packages, which takes minutes; the whole proofs have it")
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        raise LeftOut("it needs root and debootstrap")
    root = tempfile.mkdtemp(prefix="mart-image-", dir="/var/tmp")
    # The root of an image is open to its user.
    os.chmod(root, 0o755)
    try:
        image(folder, root)
    finally:
        subprocess.run(["umount", f"{root}/proc"], capture_output=True)
        shutil.rmtree(root, ignore_errors=True)


def steps():
    """The base of the image, and its instructions with what stands behind each."""
    text = (SERVER / "Deploy/Dockerfile").read_text().replace("\\\n", " ")
    base, *lines = text.split("FROM ")[-1].strip().splitlines()
    return base, [line.partition(" ")[::2] for line in lines if line and line[0] != "#"]


def image(folder, root):
    base, lines = steps()
    suite = base.partition(":")[2].partition("-")[0]
    debian = subprocess.run(["debootstrap", "--variant=minbase", suite, root], capture_output=True, text=True)
    if debian.returncode != 0:
        raise LeftOut(f"debootstrap: {debian.stdout.strip()[-200:]}")
    subprocess.run(["mount", "-t", "proc", "proc", f"{root}/proc"], check=True)
    shutil.copy("/etc/resolv.conf", f"{root}/etc/resolv.conf")
    user = workdir = health = command = None
    for instruction, rest in lines:
        if instruction == "RUN":
            done = subprocess.run(["chroot", root, "/bin/sh", "-c", rest], capture_output=True, text=True)
            check(done.returncode == 0, f"RUN {rest[:60]}: {done.stderr[-300:]}")
        elif instruction == "COPY":
            for source in shlex.split(rest)[1:-1]:
                shutil.copy(built(folder, os.path.basename(source)), f"{root}{shlex.split(rest)[-1]}")
        elif instruction == "USER":
            user = rest
        elif instruction == "WORKDIR":
            workdir = rest
        elif instruction == "HEALTHCHECK":
            health = rest.partition("CMD ")[2]
        elif instruction == "CMD":
            command = json.loads(rest)
    check(user and workdir and health and command, "the Dockerfile has other instructions")
    inside = ["chroot", f"--userspec={user}", root, "/usr/bin/env", "-i", "PATH=/usr/local/bin:/usr/bin:/bin"]
    loaded = subprocess.run([*inside, "mart-worker", "--help"], capture_output=True, text=True)
    check(loaded.returncode == 0, f"mart-worker does not start: {loaded.stderr[-300:]}")
    process = subprocess.Popen([*inside, "MART_TOKEN=token-of-the-proofs-only", "sh", "-c",
                                f"cd {workdir} && exec " + shlex.join(command)], stderr=subprocess.PIPE)
    try:
        deadline = time.monotonic() + 30
        while subprocess.run([*inside, *json.loads(health)], capture_output=True).returncode != 0:
            is_over = process.poll() is not None
            check(not is_over, f"it ended: {process.stderr.read()[-300:]}" if is_over else "")
            check(time.monotonic() < deadline, "the health check of the image fails")
            time.sleep(0.2)
        status = Client(8080).request("PUT", "/api/subscribers/image", {"favorites": [1]})[0]
        check(status == 201, f"a write in the image is {status}")
        process.terminate()
        check(process.wait(30) == 0, "SIGTERM does not end it well")
    finally:
        process.kill()
    # Without what is mounted in it.
    size = int(subprocess.run(["du", "-sxB1", root], capture_output=True, text=True).stdout.split()[0])
    print(f"   {len(lines)} instructions on {suite}: installed, user {user}, healthy, a write kept, "
          f"SIGTERM; {size / 1e6:.0f} MB")


def built(folder, name):
    """The program as the first stage links it: an image has no libraries of Swift."""
    path = program(folder, name)
    libraries = subprocess.run(["ldd", path], capture_output=True, text=True).stdout
    if "libswiftCore" not in libraries:
        return path
    subprocess.run(["swift", "build", "-c", "release", "--package-path", SERVER, "--static-swift-stdlib",
                    "--product", name], check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(["swift", "build", "-c", "release", "--package-path", SERVER, "--show-bin-path"],
                           check=True, capture_output=True, text=True).stdout.strip()
    return os.path.join(shown, name)
