"""One client is one client in the log, the bucket and the counter, behind a proxy and without."""
import json
import os
import socket
import subprocess
import time

from harness import Server, check, free_port, program


def run(folder, _):
    wrong_header(folder)
    behind_a_proxy(folder)
    header_of_anybody(folder)
    mapped(folder)


def ask(port, host="127.0.0.1", header=None, source=None, family=socket.AF_INET):
    with socket.socket(family) as client:
        client.settimeout(10)
        if source:
            client.bind((source, 0))
        client.connect((host, port))
        extra = f"X-Forwarded-For: {header}\r\n" if header else ""
        client.sendall(
            f"GET /api/marts/1001 HTTP/1.1\r\nHost: a\r\n{extra}Connection: close\r\n\r\n".encode())
        content = b""
        while part := client.recv(65536):
            content += part
    return int(content.split(b" ")[1])


def clients(server, count):
    """Who sent the requests by the log, which is written a little later."""
    deadline = time.monotonic() + 10
    while True:
        with open(os.path.join(server.home, "log")) as log:
            lines = [json.loads(line) for line in log if line.endswith("\n")]
        found = [line["client"] for line in lines if line["message"] == "request"]
        if len(found) >= count or time.monotonic() > deadline:
            return found
        time.sleep(0.05)


def wrong_header(folder):
    for header in ("X Forwarded", "X-Forwarded-For:", ""):
        ended = subprocess.run(
            [program(folder, "mart-server"), "--client-address-header", header, "--database", "/nowhere/x"],
            capture_output=True, text=True, timeout=20)
        check(ended.returncode == 64, f"header {header!r}: ended with {ended.returncode}")
    print("   a header name that is none: refused at start, exit 64")


PROXIED = ["--client-address-header", "X-Forwarded-For", "--rate", "0.1", "--burst", "2",
           "--log-level", "info", "--connections-of-address", "3"]


def behind_a_proxy(folder):
    with Server(folder, *PROXIED) as server:
        seen = []
        # One customer of IPv6, one of IPv4 in three spellings.
        for header in ("2001:db8:1:2::1", "[2001:db8:1:2:ffff::9]:4711", "2001:db8:1:2::3",
                       "203.0.113.7", "::ffff:203.0.113.7", "203.0.113.7:5555",
                       "1.1.1.1, 198.51.100.4"):
            seen.append(ask(server.port, header=header))
        check(seen == [200, 200, 429, 200, 200, 429, 200], f"{seen}")
        names = [name for name in clients(server, 8) if name != "127.0.0.1"]
        check(names == ["2001:db8:1:2::/64"] * 3 + ["203.0.113.7"] * 3 + ["198.51.100.4"], f"{names}")
        # A client may have three connections at a time; for a proxy there is no such limit.
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
        time.sleep(0.2)
        check(ask(server.port, header="203.0.113.99") == 200, "the proxy is counted as one client")
        for connection in held:
            connection.close()
    print("   behind a proxy: /64, IPv4-mapped and ports are one client in log and bucket, "
          "and the proxy is none")


def header_of_anybody(folder):
    with Server(folder, *PROXIED) as server:
        seen = [ask(server.port, header=f"10.0.0.{n}", source="127.0.0.5") for n in range(3)]
        check(seen == [200, 200, 429], f"a header of anybody counts: {seen}")
    print("   a header that no proxy sent: not looked at")


def mapped(folder):
    """IPv4 over a socket of IPv6 is the same client as over one of IPv4."""
    if not socket.has_ipv6:
        return
    port = free_port()
    with Server(folder, "--host", "::", "--rate", "0.1", "--burst", "2", "--log-level", "info") as server:
        del port
        time.sleep(0.1)
        try:
            six = ask(server.port, "::1", family=socket.AF_INET6)
        except OSError:
            print("left out: address: IPv6 is not on this machine")
            return
        names = set(clients(server, 2))
        check(six == 200 and names <= {"127.0.0.1", "::1"}, f"{names}")
    print("   on a socket of IPv6: an IPv4 client is known by its IPv4 address")
