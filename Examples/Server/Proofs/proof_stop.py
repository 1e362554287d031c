"""A request that is under way when the server is asked to stop is answered."""
import json
import time

from harness import Client, Server, TOKEN, check, connect, read_to_end, status_of


def run(folder, is_short):
    for _ in range(1 if is_short else 10):
        with Server(folder) as server:
            body = json.dumps({"favorites": [1001]}).encode()
            client = connect(server.port)
            client.sendall(
                f"PUT /api/subscribers/last HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {TOKEN}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
                + body[:5])
            idle = connect(server.port)
            time.sleep(0.2)
            server.process.terminate()
            time.sleep(0.3)
            client.sendall(body[5:])
            check(status_of(read_to_end(client)) == 201, "a request under way was not answered")
            start = time.monotonic()
            code = server.process.wait(20)
            check(code == 0, f"the server ended with {code}: {server.log()}")
            check(time.monotonic() - start < 5, "the server waits for an idle connection")
            idle.close()
            server.start()
            found = Client(server.port).data("GET", "/api/subscribers/last")
            check(found["favorites"] == [1001], "what was acknowledged is not there")
    print("   a request under way was answered, an idle connection ended, exit code 0")
