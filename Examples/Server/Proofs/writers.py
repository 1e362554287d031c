"""Clients that write all the while and keep what was acknowledged."""
import threading

from harness import Client, check


class Writer(threading.Thread):
    """Sets its two subscribers to 1, 2, 3 …, the first before the second."""

    def __init__(self, server, name, count=0, found=(0, 0)):
        """Continues after a count; of the earlier writes, only what was found counts as kept."""
        super().__init__(daemon=True)
        self.port = server.port
        self.names = [f"{name}-first", f"{name}-second"]
        self.sent = [count, count]
        self.acknowledged = list(found)
        self.is_over = False

    def run(self):
        try:
            client = Client(self.port)
            while not self.is_over:
                for place in (0, 1):
                    self.sent[place] += 1
                    client.data("PUT", f"/api/subscribers/{self.names[place]}",
                                {"favorites": [self.sent[place]]})
                    self.acknowledged[place] = self.sent[place]
        except OSError:
            pass

    def end(self):
        self.is_over = True
        self.join()

    def found(self, client):
        """What a server has of the two."""
        counts = []
        for name in self.names:
            status, body = client.request("GET", f"/api/subscribers/{name}")
            check(status in (200, 404), f"a subscriber is answered with {status}")
            counts.append(count_of(body) if status == 200 else 0)
        return counts


class TextWriter(threading.Thread):
    """Submits closing texts and keeps the numbers that it was told."""

    TEXT = "매월 둘째, 넷째 일요일 휴무"

    def __init__(self, server, branch=1001):
        super().__init__(daemon=True)
        self.port = server.port
        self.branch = branch
        self.ids = []

    def run(self):
        try:
            client = Client(self.port)
            while True:
                answer = client.data("POST", f"/api/marts/{self.branch}/closing-texts",
                                     {"text": self.TEXT})
                self.ids.append(answer["submission"]["id"])
        except OSError:
            pass


def count_of(body):
    import json

    return json.loads(body)["data"]["favorites"][0]
