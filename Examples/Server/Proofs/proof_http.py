"""What HTTP asks of a server: hosts, queries, tags, compression, and a good end."""
import gzip
import http.client
import subprocess
import time

from harness import Client, Server, check, connect, read_to_end, status_of


def run(folder, _):
    hosts(folder)
    queries(folder)
    calendars(folder)
    drains(folder)


def raw(server, text):
    connection = connect(server.port)
    connection.sendall(text.encode())
    content = read_to_end(connection)
    connection.close()
    return content


def hosts(folder):
    with Server(folder) as server:
        check(status_of(raw(server, "GET /api/marts/1001 HTTP/1.1\r\nConnection: close\r\n\r\n")) == 400,
              "a request without a host")
    with Server(folder, "--host-name", "mart.example", "--host-name", "127.0.0.1") as server:
        for host, status in (("mart.example", 200), ("MART.example:8080", 200), ("evil.example", 421),
                             ("mart.example.evil", 421), ("a@mart.example", 400)):
            content = raw(server, f"GET /api/marts/1001 HTTP/1.1\r\nHost: {host}\r\n"
                                  "Connection: close\r\n\r\n")
            check(status_of(content) == status, f"{host}: {content[:60]!r}")
    print("   no host 400, another host 421, with a port and in capitals 200")


def queries(folder):
    with Server(folder) as server:
        for query, count in (("ids=1001%2C1002", 2), ("ids=1001&ids=1002", 1), ("%69ds=1001", 1),
                             ("ids=1001,1002&x=%2B+", 2)):
            found = len(Client(server.port).data("GET", "/api/marts?" + query))
            check(found == count, f"{query}: {found}")
        # A plus is a space, and %2B is a plus: neither is a number.
        for query in ("ids=%2B1x", "ids=1+0"):
            check(server.request("GET", "/api/marts?" + query)[0] == 400, query)
        plus = Client(server.port).data("GET", "/api/marts?latitude=%2B37.55&longitude=127")
        check(isinstance(plus, list), "%2B is not a plus")
    print("   a plus is a space and %2B a plus")


def calendars(folder):
    with Server(folder) as server:
        path = "/api/feeds/marts.ics?ids=1001,1002,1003"

        def ask(**headers):
            client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
            client.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
            answer = client.getresponse()
            return answer, answer.read()

        plain, text = ask()
        small, packed = ask(Accept_Encoding="br, gzip;q=0.8")
        check(plain.getheader("Content-Encoding") is None and text.startswith(b"BEGIN"), "plain")
        check(small.getheader("Content-Encoding") == "gzip" and gzip.decompress(packed) == text, "gzip")
        check(plain.getheader("ETag") != small.getheader("ETag"), "two forms with one tag")
        check("Accept-Encoding" in small.getheader("Vary"), "no Vary")
        check(ask(Accept_Encoding="gzip;q=0")[0].getheader("Content-Encoding") is None, "q=0")
        again, _ = ask(Accept_Encoding="gzip", If_None_Match=small.getheader("ETag"))
        check(again.status == 304, f"a calendar that is the same: {again.status}")
    print(f"   a calendar of {len(text)} bytes: {len(packed)} in gzip, each form with its tag, 304")


def drains(folder):
    with Server(folder, "--drain", "2") as server:
        client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
        client.request("GET", "/api/marts/1001")
        first = client.getresponse()
        first.read()
        check(first.getheader("Connection") != "close", "an answer closes too early")
        server.process.terminate()
        time.sleep(0.5)
        client.request("GET", "/api/marts/1001")
        last = client.getresponse()
        last.read()
        check(last.status == 200 and last.getheader("Connection") == "close", "the client is not told")
        check(server.request("GET", "/health")[0] == 503, "/health is well while it goes")
        check(server.request("GET", "/api/marts/1001")[0] == 200, "it stops before its time")
        try:
            code = server.process.wait(10)
        except subprocess.TimeoutExpired:
            check(False, "it does not end")
        check(code == 0, f"ended with {code}")
    print("   SIGTERM: /health 503 and Connection: close for the drain, then the end, exit 0")
