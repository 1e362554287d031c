"""The server and the worker on one database of PostgreSQL: several of each, moved there by one command."""
import http.client
import json
import signal
import subprocess
import threading
import time

import stores
from harness import Client, LeftOut, Server, TOKEN, check, program
from push import CLOSED, NIGHT, PushService, Worker, register
from proof_phone import Phone


def run(folder, is_short):
    with stores.postgres() as store:
        moves(folder, store)
        two_servers(folder, store, is_short)
        conditions(folder, store)
        away(folder, store)


class OnPostgres(Server):
    """mart-server on PostgreSQL."""

    def __init__(self, folder, store, *options):
        super().__init__(folder, "--postgres", store.settings, "--rate", "0", *options)

    def __enter__(self):
        ended = subprocess.run(
            [self.program, "load", "--postgres", self.options[1]], capture_output=True, text=True)
        if "built without PostgreSQL" in ended.stderr:
            raise LeftOut("the programs are built without PostgreSQL")
        check(ended.returncode == 0, f"load ended with {ended.returncode}: {ended.stderr}")
        self.start()
        return self


def moves(folder, store):
    """One command moves everything; nobody is told twice, and keys stay valid."""
    with Server(folder, "--rate", "0") as server, PushService() as service:
        register(server, 20)
        phone = Phone(server)
        phone.register(token="token-of-a-phone")
        Client(server.port).data(
            "POST", "/api/marts/1001/closing-texts", {"text": "12월 27일 휴무", "asOf": NIGHT})
        worker = Worker(folder, "--database", server.database)
        worker.enqueue()
        worker.run(service.endpoint)
        service.expect(42, "the night before the move")
        move = [server.program, "move", "--database", server.database, "--postgres", store.settings]
        busy = subprocess.run(move, capture_output=True, text=True)
        check(busy.returncode == 75, f"moved under a server: {busy.returncode} {busy.stderr}")
        server.stop()
        moved = subprocess.run(move, capture_output=True, text=True)
        if "built without PostgreSQL" in moved.stderr:
            raise LeftOut("the programs are built without PostgreSQL")
        check(moved.returncode == 0, f"move ended with {moved.returncode}: {moved.stderr}")
        check("subscriber 21" in moved.stdout and "alert_delivery 42" in moved.stdout, moved.stdout)
        again = subprocess.run(move, capture_output=True, text=True)
        check(again.returncode == 73, f"moved twice: {again.returncode}")
        with OnPostgres(folder, store) as other:
            check(len(Client(other.port).data("GET", "/api/marts")) > 10, "no branches")
            texts = Client(other.port).data("GET", "/api/marts/1001/closing-texts")
            check(len(texts) == 1, f"{texts}")
            Client(other.port).data(
                "POST", "/api/marts/1001/closing-texts", {"text": "12월 28일 휴무", "asOf": NIGHT})
            phone.server = other
            check(phone.put(favorites=CLOSED) == 200, "a key does not open any more")
            there = Worker(folder, "--postgres", store.settings)
            there.enqueue("--again")
            register(other, 1, "new")
            there.run(service.endpoint)
            service.expect(44, "the night after the move")
    print("   move: 21 subscribers, their keys, texts and 42 announcements; told again: nobody; "
          "under a server 75, twice 73")


def two_servers(folder, store, is_short):
    """Two servers, four workers, one database; what is written through one is read through the other."""
    people = 200 if is_short else 2000
    with OnPostgres(folder, store) as one, OnPostgres(folder, store) as other:
        half = [threading.Thread(target=register, args=(server, people // 2, prefix))
                for server, prefix in ((one, "one"), (other, "other"))]
        for thread in half:
            thread.start()
        for thread in half:
            thread.join()
        Client(one.port).data("PUT", "/api/subscribers/shared", {"favorites": [1001]})
        check(Client(other.port).data("GET", "/api/subscribers/shared")["favorites"] == [1001],
              "written here, not read there")
        Client(one.port).data(
            "POST", "/api/marts/1002/closing-texts", {"text": "12월 24일 휴무", "asOf": NIGHT})
        time.sleep(1.5)
        closings = json.dumps(Client(other.port).data("GET", "/api/closings/2026-12-24"))
        check('"id": 1002' in closings, "a notice is not seen by the other")
        day = "2026-12-26"
        worker = Worker(folder, "--postgres", store.settings)
        worker.enqueue("--shards", "32", night=day)
        gone = [0]

        def answer(headers, message):
            if message["token"] == "one-0":
                gone[0] += 1
                return 404
            return 200

        with PushService(answer) as service:
            crew = [subprocess.Popen(
                [worker.program, "run", *worker.database, "--endpoint", service.endpoint, "--now",
                 day + "T11:00", "--lease", "3"], stderr=subprocess.DEVNULL) for _ in range(4)]
            time.sleep(0.7)
            crew[0].send_signal(signal.SIGKILL)
            for process in crew:
                process.wait(60)
            told = len(service.taken)
        # How many are told depends on whether the sample's 1001 and 1002 close on 27 December.
        status = worker.status()
        check(status["shards"] == "32/32" and status["deferred"] == 0, f"{status}")
        if gone[0]:
            found = one.request("GET", "/api/subscribers/one-0")[0]
            check(found == 404 and other.request("GET", "/api/subscribers/one-0")[0] == 404,
                  "a token that is forgotten is still there")
    print(f"   two servers and four workers, one killed: {people} people by both doors, "
          f"{told} announcements, forgotten in the one place")


def conditions(folder, store):
    """If-None-Match over two servers: of twenty who write one name, one does."""
    with OnPostgres(folder, store) as one, OnPostgres(folder, store) as other:
        statuses, lock = [], threading.Lock()

        def write(server):
            client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
            client.request("PUT", "/api/subscribers/raced", b'{"favorites":[1001]}',
                           {"Authorization": f"Bearer {TOKEN}", "If-None-Match": "*",
                            "Content-Type": "application/json"})
            with lock:
                statuses.append(client.getresponse().status)

        threads = [threading.Thread(target=write, args=((one, other)[n % 2],)) for n in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        check(sorted(statuses) == [201] + [412] * 19, f"{sorted(statuses)}")
    print("   twenty writes of one name over two servers under a condition: one 201, nineteen 412")


def away(folder, store):
    with OnPostgres(folder, store) as server:
        store.stop("immediate")
        start = time.monotonic()
        status = server.request("GET", "/health")[0]
        check(status == 503, f"/health is {status} without a database")
        put = server.request("PUT", "/api/subscribers/x", {"favorites": []})[0]
        check(put == 503, f"a write without a database is {put}")
        seconds = time.monotonic() - start
        check(seconds < 20, f"it took {seconds:.0f} s")
        check(server.request("GET", "/api/marts/1001")[0] == 200, "branches are not answered")
        store.start()
        deadline = time.monotonic() + 15
        while server.request("PUT", "/api/subscribers/x", {"favorites": []})[0] != 201:
            check(time.monotonic() < deadline, "it does not come back")
            time.sleep(0.2)
    print(f"   PostgreSQL away: 503 after {seconds / 2:.1f} s each, branches still answered; it comes back")
