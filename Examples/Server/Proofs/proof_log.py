"""Whatever becomes of the log, every request is answered, SIGTERM ends the server, and lost lines count."""
import os
import re
import shutil
import subprocess
import time

from harness import Client, Server, check, program
from proof_load import wrk

REQUESTS = 1000


def run(folder, is_short):
    for what, make in (("a full disk", full), ("a pipe whose reader went away", closed),
                       ("a pipe that nobody reads", stalled)):
        serves(folder, what, make)
    recovers(folder)
    worker(folder)
    cost(folder, 2 if is_short else 15)


def full():
    return os.open("/dev/full", os.O_WRONLY), None


def closed():
    reader, writer = os.pipe()
    os.close(reader)
    return writer, None


def stalled():
    reader, writer = os.pipe()
    return writer, reader


class Logging:
    """A server whose log goes where it is told, at the level that everybody has."""

    def __init__(self, folder, make):
        self.server = Server(folder, "--log-level", "info", "--rate", "0")
        self.server.command("load")
        self.writer, self.reader = make()

    def __enter__(self):
        self.server.start(stderr=self.writer)
        os.close(self.writer)
        return self.server, self.reader

    def __exit__(self, *_):
        self.server.__exit__()
        if self.reader is not None:
            os.close(self.reader)


def lost(server):
    text = Client(server.port).request("GET", "/metrics")[1].decode()
    found = re.search(r"^log_lines_lost (\d+)", text, re.MULTILINE)
    return int(found.group(1)) if found else 0


def serves(folder, what, make):
    with Logging(folder, make) as (server, _):
        client = Client(server.port)
        # Beyond what the pipe and the server keep, a log that nobody reads loses lines.
        count = 12 * REQUESTS if make is stalled else REQUESTS
        for number in range(count):
            try:
                status = client.request("GET", "/api/marts/1001")[0]
            except OSError as error:
                check(False, f"{what}: request {number} was not answered: {error}")
            check(status == 200, f"{what}: {status}")
        time.sleep(0.3)
        lines = lost(server)
        check(lines > 0, f"{what}: no line was counted as lost")
        start = time.monotonic()
        try:
            code = server.stop(10)
        except subprocess.TimeoutExpired:
            check(False, f"{what}: SIGTERM does not end the server")
        check(code == 0, f"{what}: ended with {code}")
        print(f"   {what}: {count} requests answered, {lines} lines lost and counted, "
              f"ended {time.monotonic() - start:.1f} s after SIGTERM")


def recovers(folder):
    """A reader that comes back reads whole lines, and how many it missed."""
    with Logging(folder, stalled) as (server, reader):
        client = Client(server.port)
        for _ in range(12 * REQUESTS):
            client.request("GET", "/api/marts/1001")
        os.set_blocking(reader, False)
        text = b""
        deadline = time.monotonic() + 5
        while b"log lines lost" not in text and time.monotonic() < deadline:
            try:
                text += os.read(reader, 1 << 16)
            except BlockingIOError:
                client.request("GET", "/api/marts/1001")
                time.sleep(0.01)
        check(b"log lines lost" in text, "nothing says that lines are missing")
        import json
        for line in text.split(b"\n")[:-1]:
            json.loads(line)
    print("   a reader that comes back: whole lines, and one that says how many are missing")


def worker(folder):
    """A worker that cannot write its error still ends with the right code."""
    for make in (full, closed, stalled):
        writer, reader = make()
        if reader is not None:
            os.set_blocking(writer, False)
            try:
                while True:
                    os.write(writer, b"x" * 4096)
            except BlockingIOError:
                os.set_blocking(writer, True)
        ended = subprocess.run(
            [program(folder, "mart-worker"), "status", "--database", "/nowhere/mart.sqlite"],
            stderr=writer, timeout=20)
        check(ended.returncode == 66, f"the worker ended with {ended.returncode}")
        os.close(writer)
        if reader is not None:
            os.close(reader)
    print("   mart-worker without a log: its exit code all the same")


def cost(folder, seconds):
    if not shutil.which("wrk"):
        print("left out: log: what it costs; wrk is not installed")
        return
    rates, work = {}, {}
    for _ in range(2 if seconds < 5 else 3):
        for level in ("critical", "info"):
            with Server(folder, "--rate", "0", "--connections-of-address", "1000",
                        "--log-level", level) as server:
                url = f"http://127.0.0.1:{server.port}/api/marts/1001"
                before = processor(server)
                figures = wrk(url, 64, seconds)
                spent = (processor(server) - before) / max(1, figures["rate"] * seconds)
                work.setdefault(level, []).append(spent * 1e6)
                check(figures["errors"] == 0, f"{level}: {figures['errors']} errors")
                rates.setdefault(level, []).append(figures["rate"])
    silent, usual = (sorted(rates[level])[len(rates[level]) // 2] for level in ("critical", "info"))
    print(f"   64 connections: {silent:.0f} requests a second without a log, {usual:.0f} with it, "
          f"which is {1 - usual / silent:.0%} less")
    # Other programs on the machine change the rate more than the server's own processor time.
    bare, logged = min(work["critical"]), min(work["info"])
    print(f"   processor time of a request: {bare:.0f} µs without a log, {logged:.0f} µs with it, "
          f"which is {logged / bare - 1:.0%} more")
    check(seconds < 5 or logged < 1.25 * bare, "the log costs too much")


def processor(server):
    """The processor time that the server has used, in seconds."""
    with open(f"/proc/{server.process.pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
