"""Clients that mean harm or know no better: the right status for them, and service for the others."""
import threading
import time

from harness import (Client, Server, TOKEN, Witness, check, connect, read_to_end, status_of)

# Its answers are large, so that those to a client that does not read fill the system's buffers.
LARGE = "/api/marts"
GIGABYTE = 1 << 30


def run(folder, is_short):
    patience = 2 if is_short else 5
    with Server(folder, "--patience", str(patience)) as server:
        never_reads(server, patience, 8 if is_short else 100)
        byte_a_second(server, patience)
        large_bodies(server, is_short)
        path_tricks(server)
        too_many_connections(server)
        flood(server, 2 if is_short else 15)
        refusals_are_counted(server)


def never_reads(server, patience, count):
    memory = server.resident()
    with Witness(server) as witness:
        clients = []
        for _ in range(count):
            client = connect(server.port, "127.0.0.2")
            # Enough of them that the answers fill every buffer on the way.
            client.sendall(f"GET {LARGE} HTTP/1.1\r\nHost: a\r\n\r\n".encode() * 100)
            clients.append(client)
        start = time.monotonic()
        time.sleep(patience + 1.5)
        grown = server.resident() - memory
        for client in clients:
            client.settimeout(5)
            content = read_to_end(client)
            check(content.startswith(b"HTTP/1.1 "), "nothing was sent to a client that does not read")
            client.close()
        seconds = time.monotonic() - start
        check(seconds < patience + 10, f"connections of clients that do not read live {seconds:.0f} s")
    print(f"   {count} clients that never read: all ended within {seconds:.1f} s, {grown:+.0f} MB")
    witness.verdict("clients that never read")


def byte_a_second(server, patience):
    begun = (f"PUT /api/subscribers/slow HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {TOKEN}\r\n"
             "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n").encode()
    for what, start in (("headers", b"GET / HTTP/1.1\r\nX-Slow: "), ("body", begun)):
        with Witness(server) as witness:
            client = connect(server.port, "127.0.0.2")
            client.sendall(start)
            began = time.monotonic()
            drip(client)
            content = read_to_end(client)
            seconds = time.monotonic() - began
            client.close()
        check(status_of(content) == 408, f"a byte a second in the {what}: {content[:80]!r}")
        check(b"REQUEST_TIMEOUT" in content, "an error without a body")
        check(seconds < patience + 4, f"a byte a second in the {what} lasts {seconds:.0f} s")
        print(f"   a byte a second in the {what}: 408 after {seconds:.1f} s")
        witness.verdict("a byte a second")


def drip(client):
    """Sends a byte a second in a thread of its own, until the server has enough."""
    def send():
        try:
            while True:
                client.sendall(b"a")
                time.sleep(1)
        except OSError:
            pass

    threading.Thread(target=send, daemon=True).start()


def large_bodies(server, is_short):
    head = (f"PUT /api/subscribers/large HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {TOKEN}\r\n"
            "Content-Type: application/json\r\n")
    size = GIGABYTE // 64 if is_short else GIGABYTE
    memory = server.resident()
    for what, field, part in (
            ("announced", f"Content-Length: {size}\r\n\r\n", b"a" * 65536),
            ("in chunks", "Transfer-Encoding: chunked\r\n\r\n", b"10000\r\n" + b"a" * 65536 + b"\r\n")):
        most = count = 0
        end = time.monotonic() + (1 if is_short else 5)
        with Witness(server) as witness:
            while time.monotonic() < end:
                # From many addresses, or the limit of requests would answer before that of bytes.
                client = connect(server.port, f"127.0.1.{count % 200 + 1}")
                client.sendall((head + field).encode())
                sent, answer = send_until_answered(client, part, size)
                client.close()
                check(status_of(answer) == 413, f"a body of {size} bytes {what}: {answer[:80]!r}")
                check(b"CONTENT_TOO_LARGE" in answer, "an error without a body")
                most = max(most, sent)
                count += 1
        check(most < 32 << 20, f"the server took {most} bytes of a body {what}")
        print(f"   {count} bodies of {size >> 20} MB {what}: 413 after at most {most >> 10} kB sent")
        witness.verdict("large bodies")
    grown = server.resident() - memory
    check(grown < 30, f"memory grew by {grown:.0f} MB")
    print(f"   memory {grown:+.0f} MB")


def send_until_answered(client, part, size):
    """Sends parts until the server closes, and what it answered."""
    answer = []
    reader = threading.Thread(target=lambda: answer.append(read_to_end(client)))
    reader.start()
    sent = 0
    try:
        while sent < size and reader.is_alive():
            client.sendall(part)
            sent += len(part)
    except OSError:
        pass
    reader.join()
    return sent, answer[0]


TRICKS = [
    (b"/api/../etc/passwd", 400), (b"/..", 400), (b"/api/%2e%2e/marts", 400),
    (b"/api/%2E%2e%2fmarts", 400), (b"/api/..%5cmarts", 400), (b"/api/marts/1%00", 400),
    (b"/api/marts/1\x00", 400), (b"/api//marts", 404), (b"//api/marts", 404),
    (b"/api/marts/./1001", 400), (b"/api/marts/1001/", 404), (b"/api/marts/%c0%ae%c0%ae", 400),
    (b"/api/marts/%", 400), (b"/api/marts/1001%0d%0aX: y", 400), (b"api/marts", 400),
    (b"/" + b"a" * 5000, 414), (b"/api/marts?" + b"a=" * 2000, 414), (b"/" + b"a" * 60000, 431),
    (b"http://other/api/marts/1001", 200), (b"*", 400),
]


def path_tricks(server):
    for path, expected in TRICKS:
        client = connect(server.port, "127.0.0.2")
        client.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        content = read_to_end(client)
        client.close()
        check(status_of(content) == expected, f"{path[:40]!r}: {content[:60]!r}, not {expected}")
        check(b'"code":' in content, f"{path[:40]!r}: an error without a body")
    print(f"   {len(TRICKS)} paths that mean harm: each with its status and an error")


def too_many_connections(server):
    clients = [connect(server.port, "127.0.0.2") for _ in range(300)]
    with Witness(server) as witness:
        time.sleep(0.5)
        refused = 0
        for client in clients:
            client.settimeout(0.01)
            try:
                refused += status_of(client.recv(4096)) == 429
            except TimeoutError:
                pass
    for client in clients:
        client.close()
    check(refused == 50, f"{refused} of 300 connections of one address were refused, not 50")
    print("   300 connections of one address: 250 held, 50 refused with 429")
    witness.verdict("too many connections")


def refusals_are_counted(server):
    text = server.request("GET", "/metrics")[1].decode()
    for status, least in ((400, 1), (408, 2), (429, 50), (431, 1)):
        line = f'http_connections_refused_total{{status="{status}"}} '
        found = [float(row[len(line):]) for row in text.splitlines() if row.startswith(line)]
        check(found and found[0] >= least, f"connections refused with {status} are not counted")
    print("   connections that were refused are counted in /metrics")


def flood(server, seconds):
    counts = {}
    lock = threading.Lock()
    end = time.monotonic() + seconds

    def send():
        client = Client(server.port, "127.0.0.3")
        while time.monotonic() < end:
            status = client.request("GET", "/api/marts/1001")[0]
            with lock:
                counts[status] = counts.get(status, 0) + 1
        client.close()

    with Witness(server) as witness:
        threads = [threading.Thread(target=send) for _ in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    allowed = 200 + 50 * seconds
    check(set(counts) == {200, 429}, f"a flood is answered {counts}")
    check(counts[200] <= allowed * 1.1, f"a flood got {counts[200]} answers, not {allowed}")
    print(f"   a flood of {sum(counts.values())} requests in {seconds} s: {counts[200]} answered, "
          f"{counts[429]} refused with 429")
    witness.verdict("a flood")
