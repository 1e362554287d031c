"""Requests a second beside those of a route that does nothing, in one run."""
import re
import shutil
import subprocess
import time

from harness import Client, LeftOut, Server, check, free_port, program

ROUTES = ["/api/marts/1001", "/api/marts/types/emart"]


def wrk(url, connections, seconds):
    result = subprocess.run(
        ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--latency", url],
        capture_output=True, text=True)
    check(result.returncode == 0, result.stderr)
    text = result.stdout

    def value(pattern):
        found = re.search(pattern, text)
        return found.group(1) if found else "0"

    return {
        "rate": float(value(r"Requests/sec:\s+([\d.]+)")),
        "p50": value(r"\n\s+50%\s+(\S+)"), "p99": value(r"\n\s+99%\s+(\S+)"),
        "errors": int(value(r"Non-2xx or 3xx responses: (\d+)"))
        + sum(int(n) for n in re.findall(r"(?:connect|read|write|timeout) (\d+)", text)),
    }


def report(name, connections, figures, memory):
    print(f"   {name:<28} {connections:>3} connections  {figures['rate']:>9.0f} /s  "
          f"p50 {figures['p50']:>8}  p99 {figures['p99']:>8}  errors {figures['errors']}  "
          f"{memory:.0f} MB", flush=True)
    check(figures["errors"] == 0, f"{name}: {figures['errors']} errors")
    check(figures["rate"] > 0, f"{name}: no request")


def resident(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def measure_bare(folder, size, connections, seconds):
    port = free_port()
    process = subprocess.Popen([program(folder, "bare-route"), str(port), str(size)])
    try:
        for _ in range(200):
            try:
                if Client(port).request("GET", "/")[0] == 200:
                    break
            except OSError:
                time.sleep(0.02)
        figures = wrk(f"http://127.0.0.1:{port}/", connections, seconds)
        report(f"bare route, {size} bytes", connections, figures, resident(process.pid))
        return figures["rate"]
    finally:
        process.terminate()
        process.wait()


def run(folder, is_short):
    if not shutil.which("wrk"):
        raise LeftOut("wrk is not installed")
    seconds = 1 if is_short else 30
    with Server(folder, "--rate", "0", "--connections-of-address", "1000",
                "--log-level", "info") as server:
        for path in ROUTES:
            status, body = server.request("GET", path)
            check(status == 200, f"{path}: {status}")
            for connections in (2, 64, 512):
                bare = measure_bare(folder, len(body), connections, seconds)
                figures = wrk(f"http://127.0.0.1:{server.port}{path}", connections, seconds)
                report(path, connections, figures, server.resident())
                print(f"   {figures['rate'] / bare:.0%} of the bare route")
