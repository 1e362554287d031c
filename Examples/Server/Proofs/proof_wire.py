"""Requests that are cut, doubled or made to be read in two ways: each has one answer, and nothing gets through."""
import time

from harness import Client, Server, TOKEN, Witness, check, connect, read_to_end, status_of

HEAD = f"Host: a\r\nAuthorization: Bearer {TOKEN}\r\nContent-Type: application/json\r\n"
BODY = '{"favorites":[1001]}'


def run(folder, is_short):
    with Server(folder, "--rate", "0", "--patience", "2") as server:
        lengths(server)
        headers(server)
        encodings(server)
        cut_bodies(server)
        many_that_drip(server, 20 if is_short else 100)


def ask(server, text):
    """What a raw request is answered, as all that comes until the connection ends."""
    connection = connect(server.port, "127.0.0.2")
    connection.sendall(text if isinstance(text, bytes) else text.encode())
    content = read_to_end(connection)
    connection.close()
    return content


def put(fields, body, name="wire"):
    return f"PUT /api/subscribers/{name} HTTP/1.1\r\n{HEAD}{fields}\r\n{body}"


def is_kept(server, name="wire"):
    return Client(server.port).request("GET", f"/api/subscribers/{name}")[0] == 200


def lengths(server):
    """A body with two lengths could be read as two requests: nothing of it is taken."""
    size = len(BODY)
    smuggled = "GET /api/marts/1001 HTTP/1.1\r\nHost: a\r\n\r\n"
    tricks = [
        f"Content-Length: {size}\r\nContent-Length: {size + 1}\r\n",
        f"Content-Length: {size}\r\nTransfer-Encoding: chunked\r\n",
        f"Content-Length: +{size}\r\n", f"Content-Length: -{size}\r\n", "Content-Length: 0x14\r\n",
        f"Content-Length: {size}, {size + 1}\r\n", "Content-Length: 99999999999999999999999\r\n",
        "Transfer-Encoding: xchunked\r\n", "Transfer-Encoding: chunked, identity\r\n",
        f"Content-Length : {size}\r\n", f"X: a\r\n b\r\nContent-Length: {size}\r\n\x00: x\r\n",
    ]
    for fields in tricks:
        content = ask(server, put(fields, BODY + smuggled))
        check(status_of(content) in (400, 408, 413, 501), f"{fields!r}: {content[:60]!r}")
        check(content.count(b"HTTP/1.1 ") == 1, f"{fields!r}: a second request was read from the body")
        check(not is_kept(server), f"{fields!r}: the body was taken")
    print(f"   {len(tricks)} bodies of two lengths: refused, nothing taken, no second request")


def headers(server):
    """Oversized headers cost nothing but the connection that they come on."""
    memory = server.resident()
    start = "GET /api/marts/1001 HTTP/1.1\r\nHost: a\r\n"
    for what, text in (
            ("one of 20 kB", "X: " + "a" * 20_000 + "\r\n"),
            ("500 of them", "".join(f"X-{n}: a\r\n" for n in range(500))),
            ("40 kB together", "".join(f"X-{n}: {'a' * 4000}\r\n" for n in range(10))),
            ("a name of 20 kB", "X" * 20_000 + ": a\r\n"),
            ("16 MB without an end", "X: " + "a" * (16 << 20))):
        with Witness(server) as witness:
            connection = connect(server.port, "127.0.0.2")
            try:
                connection.sendall((start + text + "\r\n").encode())
            except OSError:
                pass
            content = read_to_end(connection)
            connection.close()
        check(not content or status_of(content) in (400, 431), f"{what}: {content[:60]!r}")
        check(content or what.startswith("16 MB"), f"{what}: no answer")
        witness.verdict(what)
    two = ask(server, "GET /api/marts/1001 HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n")
    check(status_of(two) == 400, f"two hosts: {two[:60]!r}")
    grown = server.resident() - memory
    check(grown < 30, f"memory grew by {grown:.0f} MB")
    print(f"   headers too long, too many or without an end: 431 or 400, {grown:+.0f} MB; two hosts: 400")


def encodings(server):
    """All spellings of a name mean the same subscriber, and no other name does."""
    client = Client(server.port)
    names = {"a%2Fb": None, "%61bc": "abc", "%ED%86%A0%ED%81%B0": "%ed%86%a0%ed%81%b0", "a+b": "a%2Bb",
             "%252e%252e": "%252e%252e", "a%3Fb": "a%3fb", "a;b": "a%3Bb", "a%20b": "a%20b",
             "%C3%A9": "%c3%a9", "e%CC%81": "e%cc%81"}
    kept = 0
    for name, same in names.items():
        status, _ = client.request("PUT", f"/api/subscribers/{name}", {"favorites": [1000 + kept]})
        if same is None:
            check(status == 400, f"{name}: {status}")
            continue
        check(status == 201, f"{name}: {status}")
        found = client.data("GET", f"/api/subscribers/{same}")
        check(found["favorites"] == [1000 + kept], f"{name} is not {same}: {found}")
        kept += 1
    for path in ("/api/marts/%31001", "/api/marts/1001?x=%zz", "/api/marts/%2531001", "/api/marts/1001%20",
                 "/api/marts/+1001", "/api/marts/01001", "/api/marts/１００１".encode().decode("latin1")):
        content = ask(server, f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode("latin1"))
        expected = (200,) if path in ("/api/marts/%31001",) else (200, 400, 404)
        check(status_of(content) in expected, f"{path}: {content[:60]!r}")
        check(status_of(content) == 400 or b"Traceback" not in content, path)
    check(status_of(ask(server, "GET /api/marts/1001?x=%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
          == 400, "a query that is no text")
    print(f"   {len(names)} names in several spellings: one subscriber each, also é in its two forms")


def cut_bodies(server):
    """A body that ends too early is none."""
    for what, text in (
            ("fewer bytes than said", put(f"Content-Length: {len(BODY) + 5}\r\n", BODY, "cut")),
            ("a chunk that is cut", put("Transfer-Encoding: chunked\r\n", "14\r\n" + BODY[:10], "cut")),
            ("no last chunk", put("Transfer-Encoding: chunked\r\n", f"{len(BODY):x}\r\n{BODY}\r\n", "cut"))):
        for ends in (True, False):
            connection = connect(server.port, "127.0.0.2")
            connection.sendall(text.encode())
            if ends:
                connection.shutdown(1)
            content = read_to_end(connection)
            connection.close()
            check(status_of(content) in (None, 400, 408), f"{what}: {content[:60]!r}")
            check(not is_kept(server, "cut"), f"{what}: the body was taken")
    print("   bodies that are cut: nothing taken, whether the client goes or waits")


def many_that_drip(server, count):
    """Bodies that arrive byte by byte do not delay other writes."""
    clients = [connect(server.port, f"127.0.2.{n % 100 + 1}") for n in range(count)]
    for client in clients:
        client.sendall(put("Content-Length: 1000\r\n", "", "drip").encode())
    start = time.monotonic()
    slowest = 0
    writer = Client(server.port, "127.0.0.9")
    rounds = 0
    while time.monotonic() - start < 1.5:
        for client in clients:
            try:
                client.send(b" ")
            except OSError:
                pass
        began = time.monotonic()
        check(writer.request("PUT", "/api/subscribers/quick", {"favorites": [1001]})[0] in (200, 201),
              "an honest write is refused")
        slowest = max(slowest, time.monotonic() - began)
        rounds += 1
        time.sleep(0.05)
    statuses = [status_of(read_to_end(client)) for client in clients]
    for client in clients:
        client.close()
    check(set(statuses) == {408}, f"bodies that drip: {set(statuses)}")
    check(slowest < 1, f"an honest write took {slowest:.1f} s")
    check(not is_kept(server, "drip"), "a body that never ended was taken")
    print(f"   {count} bodies that drip: 408 each; {rounds} honest writes meanwhile, "
          f"the slowest {slowest * 1000:.0f} ms")
