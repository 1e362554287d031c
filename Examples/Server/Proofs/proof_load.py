"""Requests a second, compared with a route that does nothing in the same run; every client is let in."""
import re
import select
import shutil
import signal
import socket
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


def most_waiting():
    """How many new connections this system lets wait until a program accepts them."""
    try:
        with open("/proc/sys/net/core/somaxconn") as file:
            return int(file.read())
    except OSError:
        return 128


def all_at_once(server, count):
    """Clients that connect while the server is stopped are let in, and answered when it goes on."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        clients = [socket.socket() for _ in range(count)]
        waiting = set(clients)
        poll = select.poll()
        for client in clients:
            client.setblocking(False)
            client.connect_ex(("127.0.0.1", server.port))
            poll.register(client, select.POLLOUT)
        by_number = {client.fileno(): client for client in clients}
        # Less than the second after which a refused client tries again.
        deadline = time.monotonic() + 0.9
        while waiting and time.monotonic() < deadline:
            for number, _ in poll.poll(50):
                waiting.discard(by_number[number])
                poll.unregister(number)
        check(not waiting, f"{len(waiting)} of {count} clients wait before the door")
    finally:
        server.process.send_signal(signal.SIGCONT)
    for client in clients:
        client.setblocking(True)
        client.settimeout(20)
        client.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    refused = [client for client in clients if not client.recv(12).endswith(b" 200")]
    for client in clients:
        client.close()
    check(not refused, f"{len(refused)} of {count} clients got no answer")
    print(f"   {count} clients that come at once while nobody is taken in: all let in and answered", flush=True)


def run(folder, is_short):
    with Server(folder, "--rate", "0", "--connections-of-address", "1000") as server:
        all_at_once(server, min(800, most_waiting() * 3 // 4))
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
