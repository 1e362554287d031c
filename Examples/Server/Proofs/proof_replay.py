"""Keys that were good once, and keys of others: what is deleted stays so, and nobody reads another calendar."""
import random
import threading
import time

from harness import Client, Server, check
from proof_phone import Phone
from push import CLOSED, PushService, Worker


def run(folder, is_short):
    with Server(folder, "--rate", "0", "--registrations", "100000") as server:
        replayed(server)
        others_feeds(server)
        deleted_while_writing(server, 30 if is_short else 300)
    deleted_while_sent(folder)
    set_up_anew_while_sent(folder)


def replayed(server):
    """A request that somebody kept is worth nothing after the phone has gone."""
    phone = Phone(server)
    check(phone.register(token="replayed-token") == 201, "a phone cannot register")
    key = phone.given["writeKey"]
    check(phone.put() == 200, "it cannot write")
    check(phone.ask("DELETE", phone.path, key=key)[0] == 204, "it cannot go")
    for method, body in (("PUT", {"favorites": [1001]}), ("DELETE", None), ("GET", None)):
        status = phone.ask(method, phone.path, body, key)[0]
        check(status == 403, f"{method} with the key of who has gone: {status}")
    status = phone.ask("PUT", phone.path, {"favorites": [1001], "token": "replayed-token"}, key)[0]
    check(status == 403, f"a replay with its token: {status}")
    other = Phone(server)
    other.register(token="replayed-token")
    check(other.ask("GET", other.path, key=key)[0] == 403, "the old key opens the new registration")
    check(phone.ask("GET", phone.given["feed"])[0] == 404, "the old feed is read")
    print("   a write key after its phone has gone: 403 for every method, also with the old token")


def others_feeds(server):
    """The key of one calendar opens no other, and says nothing of whether it is there."""
    one, other = Phone(server), Phone(server)
    one.register()
    other.register()
    key = other.given["feedKey"]
    wrong = [f"{one.path}/feed.ics?key={key}", f"{one.path}/feed.ics?key={one.given['feedKey'][:-1]}",
             f"{one.path}/feed.ics?key=", f"{one.path}/feed.ics?key={one.given['feedKey']}x",
             f"{one.path}/feed.ics?key={key}&key={one.given['feedKey']}",
             f"{one.path}/feed.ics?Key={one.given['feedKey']}", "/api/subscribers/d-nobody/feed.ics?key=x"]
    answers = [one.ask("GET", path) for path in wrong]
    check({status for status, _ in answers} == {404}, f"{[status for status, _ in answers]}")
    check(len({body for _, body in answers}) == 1, "what is not there is told apart from what is another's")
    check(one.ask("HEAD", wrong[0])[0] == 404, "HEAD reads it")
    check(one.ask("GET", one.given["feed"])[0] == 200, "its own is not read")
    print(f"   {len(wrong)} wrong keys of a calendar: 404, all alike")


def deleted_while_writing(server, count):
    """A phone that is deleted while it is still writing stays deleted."""
    chance = random.Random(3)
    left = 0
    for _ in range(count):
        phone = Phone(server)
        phone.register(token=f"token-{chance.random()}")
        key, wait = phone.given["writeKey"], chance.uniform(0, 0.002)
        threads = [threading.Thread(target=phone.put) for _ in range(3)]
        for thread in threads:
            thread.start()
        time.sleep(wait)
        gone = phone.ask("DELETE", phone.path, key=key)[0]
        for thread in threads:
            thread.join()
        check(gone == 204, f"it cannot go: {gone}")
        # Without its keys nobody would be left who could delete it, and its name would read the calendar.
        found = Client(server.port).request("GET", phone.path)[0]
        left += found != 404
    check(left == 0, f"{left} of {count} phones that had gone came back without their keys")
    print(f"   {count} phones that went while three of their wishes were under way: all gone")


def deleted_while_sent(folder):
    """Who goes while the message waits to be sent again is not told, and does not come back."""
    with Server(folder, "--rate", "0") as server:
        phones = [Phone(server) for _ in range(6)]
        for number, phone in enumerate(phones):
            phone.register(token=f"leaving-{number}")
        worker = Worker(folder, "--database", server.database)
        worker.enqueue("--shards", "1")
        told, asked = [], set()

        def answer(headers, message):
            token = message["token"]
            if token not in asked:
                asked.add(token)
                phone = phones[int(token.rpartition("-")[2])]
                if int(token[-1]) % 2 == 0:
                    phone.ask("DELETE", phone.path, key=phone.given["writeKey"])
                return 503
            told.append(token)
            return 200

        with PushService(answer) as service:
            worker.run(service.endpoint)
        check(sorted(told) == ["leaving-1", "leaving-3", "leaving-5"], f"told: {told}")
        check(all(Client(server.port).request("GET", phone.path)[0] == 404 for phone in phones[::2]),
              "somebody came back")
        check(worker.status()["deferred"] == 0, f"{worker.status()}")
    print("   three of six phones went while their message waited: not told, and not back")


def set_up_anew_while_sent(folder):
    """A token that the service no longer knows deletes no registration that has a new token by now."""
    with Server(folder, "--rate", "0") as server:
        phone, silent = Phone(server), Phone(server)
        phone.register(token="old-token")
        silent.register(token="unknown-token")
        worker = Worker(folder, "--database", server.database)
        worker.enqueue("--shards", "1")
        told = []

        def answer(headers, message):
            told.append(message["token"])
            if message["token"] == "old-token":
                # In the same second: the time of a registration has no fractions.
                phone.put(token="new-token", favorites=CLOSED)
            return 200 if message["token"] == "new-token" else 404

        with PushService(answer) as service:
            worker.run(service.endpoint)
        check(phone.ask("GET", phone.path, key=phone.given["writeKey"])[0] == 200,
              "a phone with a new token is deleted for its old one")
        check("new-token" in told, f"told: {told}")
        check(Client(server.port).request("GET", silent.path)[0] == 404, "an unknown token is kept")
    print("   a token that is renewed while the old one is refused: the phone stays and is told")
