"""Phones register themselves: each may change its own registration, and nobody can guess another's."""
import http.client
import json
import threading

from harness import Server, TOKEN, check
from push import CLOSED, NIGHT, PushService, Worker


def run(folder, is_short):
    registers(folder)
    only_its_own(folder)
    told_by_its_token(folder)
    limits(folder)
    secrets(folder)
    crowd(folder, 100 if is_short else 1000)


class Phone:
    """A phone with what it was given; `key` is what it shows."""

    def __init__(self, server, address=None):
        self.server = server
        self.source = (address, 0) if address else None

    def ask(self, method, path, body=None, key=None):
        client = http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=20, source_address=self.source)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        client.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = client.getresponse()
        content = answer.read()
        client.close()
        return answer.status, content

    def register(self, **wishes):
        status, content = self.ask("POST", "/api/subscribers", {"favorites": CLOSED, **wishes})
        if status == 201:
            self.given = json.loads(content)["data"]
            self.path = f"/api/subscribers/{self.given['id']}"
        return status

    def put(self, key=None, path=None, **wishes):
        return self.ask("PUT", path or self.path, {"favorites": [1003], **wishes},
                        key or self.given["writeKey"])[0]


def registers(folder):
    with Server(folder, "--rate", "0") as server:
        phone = Phone(server)
        check(phone.register(token="push-token-1") == 201, "a phone cannot register")
        check(len(phone.given["id"]) >= 32 and len(phone.given["writeKey"]) >= 32, f"{phone.given}")
        check(phone.put() == 200, "it cannot change its own")
        status, content = phone.ask("GET", phone.path, key=phone.given["writeKey"])
        check(status == 200 and json.loads(content)["data"]["favorites"] == [1003], "not changed")
        status, content = phone.ask("GET", phone.given["feed"])
        check(status == 200 and content.startswith(b"BEGIN:VCALENDAR"), f"the feed is {status}")
        check(phone.ask("GET", phone.path + "/feed.ics")[0] == 404, "the feed needs no key")
        check(phone.ask("GET", phone.path + "/feed.ics?key=" + phone.given["writeKey"])[0] == 404,
              "the write key reads the feed")
        check(phone.ask("DELETE", phone.path, key=phone.given["feedKey"])[0] == 403,
              "the feed key deletes")
        check(phone.ask("DELETE", phone.path, key=phone.given["writeKey"])[0] == 204, "not deleted")
        check(phone.ask("GET", phone.given["feed"])[0] == 404, "the feed of nobody")
    print("   POST gives a name with a write key and a feed key; each does its own and no more")


def only_its_own(folder):
    with Server(folder, "--rate", "0") as server:
        one, other = Phone(server), Phone(server)
        one.register()
        other.register()
        check(other.put(path=one.path) == 403, "a phone changes another one's")
        check(one.ask("GET", one.path, key=other.given["writeKey"])[0] == 403, "it reads another's")
        check(one.ask("DELETE", one.path, key=other.given["writeKey"])[0] == 403, "it deletes one")
        check(one.ask("PUT", one.path, {"favorites": []})[0] == 401, "no key at all")
        nobody = other.put(path="/api/subscribers/d-nobody")
        check(nobody == 403, f"a name that is not there is told apart: {nobody}")
        check(one.put(key=TOKEN) == 200, "the administrator cannot help")
        check(one.ask("POST", "/api/subscribers", {"id": "mine", "favorites": []})[0] == 400,
              "a phone chooses its name")
    print("   another phone's key, no key, a guessed name: 403, 401, and a name cannot be chosen")


def told_by_its_token(folder):
    with Server(folder, "--rate", "0") as server:
        worker = Worker(folder, "--database", server.database)
        phone, silent, again = Phone(server), Phone(server), Phone(server)
        phone.register(token="first-token")
        silent.register()
        again.register(token="set-up-anew")
        # The same device after it was set up anew has a registration of its own.
        old = again.path, again.given["writeKey"]
        again.register(token="set-up-anew")
        check(again.ask("GET", old[0], key=old[1])[0] == 403, "the old registration is still there")
        phone.put(token="second-token", favorites=CLOSED)
        worker.enqueue("--night", NIGHT) if False else worker.enqueue()
        told = []
        with PushService(lambda headers, message: told.append(message["token"]) or 200) as service:
            worker.run(service.endpoint)
        check(sorted(told) == ["second-token", "set-up-anew"], f"told: {told}")
    print("   told by its own token and the newest one; who has none is not told")


def limits(folder):
    with Server(folder, "--rate", "0", "--registrations", "5") as server:
        statuses = [Phone(server).register() for _ in range(7)]
        check(statuses == [201] * 5 + [429] * 2, f"{statuses}")
        check(Phone(server, "127.0.0.8").register() == 201, "another address is held back")
        for wishes in ({"favorites": list(range(101))}, {"token": "with space"}, {"token": ""},
                       {"favorites": [1, 1]}, {"leads": [99]}, {"token": "x" * 5000}):
            status = Phone(server, "127.0.0.9").register(**wishes)
            check(status == 400, f"{str(wishes)[:40]}: {status}")
        check(Phone(server, "127.0.0.9").register() == 201, "wrong requests count")
    with Server(folder, "--registrations", "0") as server:
        check(Phone(server).register() == 403, "registering cannot be turned off")
    print("   five of an address in a day, wrong wishes 400, and it can be turned off")


def secrets(folder):
    with Server(folder, "--rate", "0", "--log-level", "trace") as server:
        phone = Phone(server)
        phone.register(token="a-token-nobody-sees")
        phone.put()
        phone.put(key="x" * 40)
        phone.ask("GET", phone.given["feed"])
        with open(f"{server.home}/log") as log:
            text = log.read()
        with open(server.database, "rb") as file:
            kept = file.read()
        with open(server.database + "-wal", "rb") as file:
            kept += file.read()
        for name in ("writeKey", "feedKey"):
            check(phone.given[name] not in text, f"{name} is in the log")
            check(phone.given[name].encode() not in kept, f"{name} is in the file")
        for secret in ("a-token-nobody-sees", phone.given["id"], TOKEN):
            check(secret not in text, "a secret is in the log at trace")
    print("   no key, token or name is in the log at any level, and no key in the file")


def crowd(folder, count):
    with Server(folder, "--rate", "0", "--registrations", "100000") as server:
        ids, lock = set(), threading.Lock()

        def some(number):
            for _ in range(count // 10):
                phone = Phone(server)
                if phone.register(token=None) == 201:
                    with lock:
                        ids.add(phone.given["id"])

        threads = [threading.Thread(target=some, args=(n,)) for n in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        check(len(ids) == count, f"{len(ids)} of {count} phones registered")
    print(f"   {count} phones register side by side: {count} names, each another one")
