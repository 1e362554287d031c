"""A push service on loopback that behaves as a proof tells it to, and the worker beside it."""
import http.server
import json
import subprocess
import threading

from harness import check, program

NIGHT, EVENING = "2026-12-12", "2026-12-12T11:00"
# Stores of the sample that close on 13 December 2026.
CLOSED = [1001, 1002]

# What comes with 404 for a token that the service has forgotten.
UNREGISTERED = b'{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}'


class Listener(http.server.ThreadingHTTPServer):
    daemon_threads = True
    # A worker opens all its connections at once.
    request_queue_size = 128

    def handle_error(self, *_):
        """A worker that is killed leaves half a request behind."""


class PushService:
    """Keeps what it took, by identity; `answer(headers, message)` says the status of each request."""

    def __init__(self, answer=lambda headers, message: 200):
        service = self
        self.answer = answer
        self.taken = {}
        self.requests = 0
        self.lock = threading.Lock()

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                with service.lock:
                    service.requests += 1
                    status = service.answer(self.headers, message)
                    if status == 200:
                        for identity in message["items"]:
                            service.taken[identity] = service.taken.get(identity, 0) + 1
                service.reply(self, status)

            def log_message(self, *_):
                pass

        self.server = Listener(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/send"

    def reply(self, handler, status):
        handler.send_response(status)
        if 300 <= status < 400:
            handler.send_header("Location", self.elsewhere)
        if status == 503:
            handler.send_header("Retry-After", "1")
        body = UNREGISTERED if status == 404 else b"{}"
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def expect(self, due, what):
        """Every announcement of so many people arrived, each once."""
        check(len(self.taken) == due, f"{what}: {len(self.taken)} announcements arrived of {due}")
        twice = [count for count in self.taken.values() if count > 1]
        check(not twice, f"{what}: {len(twice)} announcements arrived more than once")


class Worker:
    """`mart-worker` on a database."""

    def __init__(self, folder, *database):
        self.program = program(folder, "mart-worker")
        self.database = database

    def command(self, *arguments, seconds=60):
        return subprocess.run(
            [self.program, arguments[0], *self.database, *arguments[1:]],
            capture_output=True, text=True, timeout=seconds)

    def enqueue(self, *options, night=NIGHT):
        ended = self.command("enqueue", "--night", night, *options)
        check(ended.returncode == 0, f"enqueue ended with {ended.returncode}: {ended.stderr}")
        return ended.stdout

    def run(self, endpoint, *options, expecting=0, now=EVENING, seconds=60):
        ended = self.command(
            "run", "--endpoint", endpoint, "--now", now, *options, seconds=seconds)
        check(ended.returncode == expecting,
              f"the worker ended with {ended.returncode}, not {expecting}: {ended.stderr[-400:]}")
        return ended

    def status(self):
        """The last night as a dictionary, such as {"shards": "64/64", "sent": 300}."""
        words = self.command("status").stdout.strip().split("\n")[-1].split(" ")[1:]
        return {name: int(value) if value.isdigit() else value
                for name, value in zip(words[::2], words[1::2])}


def register(server, count, prefix="phone", favorites=CLOSED):
    """People who are told of two closings on the night."""
    from harness import Client
    client = Client(server.port)
    for number in range(count):
        client.data("PUT", f"/api/subscribers/{prefix}-{number}", {"favorites": favorites})
    client.close()
