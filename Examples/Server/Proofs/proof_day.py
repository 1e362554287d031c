"""A day from the register to midnight, in which every process is killed once."""
import json
import os
import random
import subprocess
import threading
import time

import stores
from harness import Client, check
from proof_phone import Phone
from proof_postgres import OnPostgres
from proof_register import HEAD, row
from push import NIGHT, PushService, Worker

TOMORROW = "2026-12-13"
STORES = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]


def run(folder, is_short):
    with stores.postgres() as store:
        day(folder, store, 200 if is_short else 1000)


def insist(do):
    """Does something until it is acknowledged, as a phone does."""
    deadline = time.monotonic() + 60
    while True:
        try:
            result = do()
            if result:
                return result
        except (OSError, AssertionError, ValueError):
            pass
        check(time.monotonic() < deadline, "it is not acknowledged within a minute")
        time.sleep(0.05)


def day(folder, store, count):
    chance = random.Random(4)
    kills = 0
    with OnPostgres(folder, store, "--registrations", "100000") as one, \
            OnPostgres(folder, store, "--registrations", "100000") as other:
        servers = [one, other]
        # Morning: the register.
        path = os.path.join(one.home, "register.csv")
        with open(path, "w", encoding="cp949") as file:
            file.write(HEAD + "".join(row(n) for n in range(1, 401)))
        done = subprocess.run([one.program, "load", "--postgres", store.settings, path],
                              capture_output=True, text=True)
        check(done.returncode == 0, done.stderr)

        # Phones register by either server while both are killed and PostgreSQL starts anew.
        wishes, lock = {}, threading.Lock()

        def phones(number):
            pick = random.Random(number)
            for _ in range(count // 10):
                favorites = pick.sample(STORES, 3)

                def register():
                    phone = Phone(pick.choice(servers))
                    # A phone that was not answered asks again; its token makes the two one.
                    if phone.register(token=token, favorites=favorites) == 201:
                        return phone.given["id"]

                with lock:
                    token = f"token-{number}-{len(wishes)}-{pick.random()}"
                insist(register)
                with lock:
                    wishes[token] = favorites

        threads = [threading.Thread(target=phones, args=(n,)) for n in range(10)]
        for thread in threads:
            thread.start()
        for server in servers:
            time.sleep(0.4)
            server.kill()
            server.start()
            kills += 1
        store.restart("immediate")
        for thread in threads:
            thread.join()

        # Notices: two stores close tomorrow that did not, one opens after all.
        client = Client(one.port)
        before = closed(client)
        others = [id for id in STORES if id not in before][:2]
        for id in others:
            insist(lambda: client.data("POST", f"/api/marts/{id}/closing-texts",
                                       {"text": "12월 13일 휴무", "asOf": NIGHT}))
        reopened = sorted(before & set(STORES))[0]
        insist(lambda: client.data("POST", f"/api/marts/{reopened}/closing-texts",
                                   {"text": "12월 13일 정상영업", "asOf": NIGHT}))
        now_closed = closed(client)
        due = sum(len(set(favorites) & now_closed) for favorites in wishes.values())

        # Evening: four workers, each killed once, and PostgreSQL again.
        worker = Worker(folder, "--postgres", store.settings)
        worker.enqueue("--shards", "16")
        told = {}

        def answer(headers, message):
            time.sleep(0.002)
            told.setdefault(message["token"], set()).update(message["items"])
            return 200

        with PushService(answer) as service:
            def start():
                return subprocess.Popen(
                    [worker.program, "run", *worker.database, "--endpoint", service.endpoint, "--now",
                     NIGHT + "T11:00", "--lease", "2", "--page-size", "25"], stderr=subprocess.DEVNULL)

            crew = [start() for _ in range(4)]
            for place in range(4):
                time.sleep(chance.uniform(0.1, 0.4))
                crew[place].kill()
                crew[place].wait()
                crew[place] = start()
                kills += 1
            store.restart("fast")
            codes = [process.wait(120) for process in crew]
            check(codes == [0] * 4, f"workers ended with {codes}")
            arrived, sent = len(service.taken), sum(service.taken.values())
        status = worker.status()
    strangers = set(told) - set(wishes)
    missing = due - arrived
    print(f"   {count} phones, {kills} kills, 2 restarts of PostgreSQL: {due} due, {arrived} arrived, "
          f"{sent - arrived} twice and known by identity, {missing} missing, {len(strangers)} strangers")
    check(len(wishes) == count and due > count // 2, f"{len(wishes)} phones, {due} due")
    check(missing == 0 and not strangers, f"{missing} missing, {strangers}")
    for token, items in told.items():
        check(len(items) == len(set(wishes[token]) & now_closed), f"{token}: {items}")
    check(status["shards"] == "16/16", f"{status}")


def closed(client):
    data = insist(lambda: client.data("GET", f"/api/closings/{TOMORROW}"))
    return {branch["id"] for mart in data["marts"] for region in mart["regions"]
            for branch in region["branches"]}
