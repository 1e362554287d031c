"""A push service on loopback that keeps each announcement once, by its identity.

It answers some messages as a service in trouble does, always the same ones: 503 with Retry-After at
the first attempt, though it may have taken the message; 404 with UNREGISTERED; 400 with
INVALID_ARGUMENT. Which ones, `fate` says.
"""

import asyncio
import json
import zlib

RETRY, GONE, BAD, LOST = "retry", "gone", "bad", "lost"
# What is asked of `serve`.
COUNT, END = "count", "end"
ANSWERS = {
    RETRY: (503, "Service Unavailable", {"error": {"status": "UNAVAILABLE"}}),
    LOST: (503, "Service Unavailable", {"error": {"status": "UNAVAILABLE"}}),
    GONE: (404, "Not Found", {"error": {"details": [{"errorCode": "UNREGISTERED"}]}}),
    BAD: (400, "Bad Request", {"error": {"status": "INVALID_ARGUMENT"}}),
}


def fate(collapse):
    """What happens to a message: of a thousand, 20 are late, 10 taken unsaid, 5 gone, 5 bad."""
    draw = zlib.crc32(collapse.encode()) % 1000
    for share, name in ((20, RETRY), (10, LOST), (5, GONE), (5, BAD)):
        if draw < share:
            return name
        draw -= share
    return None


class Receiver:
    """The announcements that arrived, each with how often."""

    def __init__(self):
        self.arrivals = {}
        self.requests = 0
        self.seen = set()

    def take(self, message):
        """Takes a message; returns the name of the answer, or None for 200."""
        self.requests += 1
        collapse = message["collapse"]
        name = fate(collapse)
        if name in (RETRY, LOST):
            is_first = collapse not in self.seen
            self.seen.add(collapse)
            if not is_first:
                name = None
        if name in (None, LOST):
            for identity in message["items"]:
                self.arrivals[identity] = self.arrivals.get(identity, 0) + 1
        return name


class Connection(asyncio.Protocol):
    """One connection of a sender; requests have a body with Content-Length."""

    def __init__(self, receiver):
        self.receiver = receiver
        self.buffer = b""

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.buffer += data
        while True:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
            if len(rest) < length:
                return
            self.buffer = rest[length:]
            self.answer(self.receiver.take(json.loads(rest[:length])))

    def answer(self, name):
        status, phrase, body = ANSWERS.get(name, (200, "OK", {}))
        text = json.dumps(body).encode()
        retry = "Retry-After: 1\r\n" if status == 503 else ""
        self.transport.write(
            f"HTTP/1.1 {status} {phrase}\r\nContent-Type: application/json\r\n"
            f"{retry}Content-Length: {len(text)}\r\n\r\n".encode() + text)


def serve(pipe):
    """Serves, says how many announcements arrived when asked, and ends with what arrived."""

    async def main():
        receiver = Receiver()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Connection(receiver), "127.0.0.1", 0)
        pipe.send(server.sockets[0].getsockname()[1])
        done = loop.create_future()

        def hear():
            if pipe.recv() == COUNT:
                pipe.send(len(receiver.arrivals))
            else:
                done.set_result(None)

        loop.add_reader(pipe.fileno(), hear)
        await done
        pipe.send((receiver.arrivals, receiver.requests))

    asyncio.run(main())
