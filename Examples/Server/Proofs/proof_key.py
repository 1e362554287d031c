"""A key that the push service refuses costs nobody an alert, at any size."""
import os

from harness import Server, check
from push import CLOSED, PushService, Worker, register

GOOD = "a-good-key-of-the-proof"


def needs(key):
    return lambda headers, message: 200 if headers["Authorization"] == f"Bearer {key}" else 401


def run(folder, _):
    for count, shards in ((300, 64), (3, 64), (300, 1)):
        wrong_all_night(folder, count, shards)
    expires_midway(folder)
    renews(folder)
    one_token_of_another_project(folder)
    again(folder)
    elsewhere(folder)


class Place:
    """A server with people, a night for them, and a key in a file."""

    def __init__(self, folder, count, shards=64):
        self.folder, self.count, self.shards = folder, count, shards

    def __enter__(self):
        self.server = Server(self.folder, "--rate", "0")
        self.server.__enter__()
        register(self.server, self.count)
        self.worker = Worker(self.folder, "--database", self.server.database)
        self.worker.enqueue("--shards", str(self.shards))
        self.key = os.path.join(self.server.home, "key")
        self.write("an-old-key")
        return self

    def __exit__(self, *_):
        self.server.__exit__()

    def write(self, key):
        with open(self.key, "w") as file:
            file.write(key + "\n")

    def run(self, service, expecting=0, options=()):
        ended = self.worker.run(
            service.endpoint, "--key-file", self.key, *options, expecting=expecting)
        check(GOOD not in ended.stderr + ended.stdout, "a key is in the log")
        return ended


def wrong_all_night(folder, count, shards):
    with Place(folder, count, shards) as place, PushService(needs(GOOD)) as service:
        ended = place.run(service, expecting=78)
        check("refuses" in ended.stderr, "nothing is said of the key")
        status = place.worker.status()
        check(status["sent"] == 0 and status["shards"] != f"{shards}/{shards}", f"{status}")
        asked = service.requests
        place.write(GOOD)
        place.run(service)
        service.expect(count * len(CLOSED), "after the repair")
        check(place.worker.status()["shards"] == f"{shards}/{shards}", "the night is not done")
    print(f"   {count} people, {shards} shards, every answer 401: exit 78 after {asked} requests, "
          f"nothing recorded; repaired, all {count * len(CLOSED)} announcements arrive once")


def expires_midway(folder):
    with Place(folder, 300) as place:
        left = [100]

        def answer(headers, _):
            left[0] -= 1
            return 200 if left[0] >= 0 or headers["Authorization"] == f"Bearer {GOOD}" else 401

        with PushService(answer) as service:
            place.run(service, expecting=78)
            check(place.worker.status()["sent"] == 100, "what was sent is not recorded")
            place.write(GOOD)
            place.run(service)
            service.expect(600, "a key that expires midway")
    print("   expired after 100 of 300 messages: exit 78; repaired, the others arrive, none twice")


def renews(folder):
    with Place(folder, 300) as place, PushService(needs(GOOD)) as service:
        counter = os.path.join(place.server.home, "asked")
        script = f"echo x >>{counter}; [ $(wc -l <{counter}) -lt 2 ] && echo an-old-key || echo {GOOD}"
        place.worker.run(service.endpoint, "--key-command", script)
        service.expect(600, "a key that can be renewed")
        refused = service.requests - 300
        with open(counter) as file:
            asked = len(file.readlines())
    print(f"   a source that can renew: asked {asked} times, {refused} requests refused, exit 0")


def one_token_of_another_project(folder):
    with Place(folder, 60) as place:
        place.write(GOOD)

        def answer(headers, message):
            return 403 if message["token"] == "phone-7" else 200

        with PushService(answer) as service:
            place.run(service)
            status = place.worker.status()
            check(status["misconfigured"] == 1 and status["sent"] == 59, f"{status}")
            service.answer = needs(GOOD)
            place.worker.enqueue("--again")
            place.run(service)
            service.expect(60 * len(CLOSED), "one token that was refused")
    print("   one token of another project: exit 0, counted; enqueue --again tells it alone")


def again(folder):
    with Place(folder, 20) as place, PushService() as service:
        place.run(service)
        register(place.server, 5, "late")
        check("already" in place.worker.enqueue(), "a second enqueue changes something")
        place.run(service)
        place.worker.enqueue("--again")
        place.run(service)
        service.expect(25 * len(CLOSED), "--again")
    print("   enqueue --again: five who came late are told, and nobody else")


def elsewhere(folder):
    with Place(folder, 30) as place, PushService() as other:
        place.write(GOOD)
        with PushService(lambda headers, message: 307) as service:
            service.elsewhere = other.endpoint
            place.run(service, expecting=78)
        check(other.requests == 0, "tokens and the key followed a redirect")
    print("   a redirect: no token and no key goes to another place")
