"""Two servers and several workers on one PostgreSQL that do the same at the same moment."""
import http.client
import json
import subprocess
import threading
import time

import stores
from harness import Client, TOKEN, check
from proof_phone import Phone
from proof_postgres import OnPostgres
from push import PushService, Worker, register


def run(folder, is_short):
    with stores.postgres() as store:
        with OnPostgres(folder, store, "--registrations", "100000") as one, \
                OnPostgres(folder, store, "--registrations", "100000") as other:
            one_token((one, other), 20 if is_short else 200)
            ladder((one, other), 20 if is_short else 100)
            people = 200 if is_short else 2000
            register(one, people)
            enqueued_by_all(folder, store, people)
            cancelled_while_sent(folder, store, people)


def side_by_side(count, do):
    threads = [threading.Thread(target=do, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def one_token(servers, count):
    """A phone that asks both servers at once, and again, is one phone in the end."""
    phones, statuses = [], []

    def ask(number):
        phone = Phone(servers[number % 2])
        statuses.append(phone.register(token="one-token"))
        phones.append(phone)

    # A server tells whoever comes beyond 64 writes to come back, so not all at once.
    for _ in range(count // 20):
        side_by_side(20, ask)
    check(set(statuses) == {201}, f"{set(statuses)}")
    alive = [phone for phone in phones
             if phone.ask("GET", phone.path, key=phone.given["writeKey"])[0] == 200]
    check(len(alive) == 1, f"{len(alive)} registrations have one token")
    check(alive[0].ask("DELETE", alive[0].path, key=alive[0].given["writeKey"])[0] == 204, "not deleted")
    print(f"   one token registered {count} times over two servers at once: one registration is left")


def ladder(servers, steps):
    """Eight writers count up under If-Match: what is acknowledged is counted, and nothing else."""
    path = "/api/subscribers/ladder"
    Client(servers[0].port).data("PUT", path, {"favorites": [1]})
    acknowledged, lock = [0], threading.Lock()

    def climb(number):
        client = http.client.HTTPConnection("127.0.0.1", servers[number % 2].port, timeout=20)
        key = {"Authorization": f"Bearer {TOKEN}"}
        for _ in range(steps):
            client.request("GET", path, headers=key)
            answer = client.getresponse()
            count = json.loads(answer.read())["data"]["favorites"][0]
            client.request("PUT", path, json.dumps({"favorites": [count + 1]}),
                           {**key, "If-Match": answer.getheader("ETag"),
                            "Content-Type": "application/json"})
            answer = client.getresponse()
            answer.read()
            check(answer.status in (200, 412), f"{answer.status}")
            with lock:
                acknowledged[0] += answer.status == 200

    side_by_side(8, climb)
    found = Client(servers[1].port).data("GET", path)["favorites"][0]
    check(found == 1 + acknowledged[0], f"{acknowledged[0]} acknowledged, {found - 1} counted")
    check(Client(servers[0].port).request("DELETE", path)[0] == 204, "not deleted")
    print(f"   {8 * steps} steps of eight writers under If-Match: {acknowledged[0]} acknowledged, none lost")


def enqueued_by_all(folder, store, people):
    """Six timers that put one night in at once, with people who register meanwhile: told once each."""
    worker = Worker(folder, *store.arguments)
    codes = []
    side_by_side(6, lambda _: codes.append(worker.command(
        "enqueue", "--night", "2026-12-12", "--shards", "16").returncode))
    check(codes == [0] * 6, f"{codes}")
    check(len(worker.command("status").stdout.strip().splitlines()) == 1, "more than one night")
    with PushService() as service:
        side_by_side(4, lambda _: worker.run(service.endpoint, "--page-size", "50"))
        service.expect(2 * people, "a night that was put in by six")
    print(f"   six enqueue one night at once, four send it: {2 * people} announcements, each once")


def cancelled_while_sent(folder, store, people):
    """A night that is taken out while it is sent, and put in again: everybody is told once."""
    worker = Worker(folder, *store.arguments)
    night = "2026-12-26"

    def slow(headers, message):
        time.sleep(0.002)
        return 200

    with PushService(slow) as service:
        worker.enqueue("--shards", "16", night=night)
        crew = [subprocess.Popen(
            [worker.program, "run", *worker.database, "--endpoint", service.endpoint, "--now",
             night + "T11:00", "--page-size", "20"], stderr=subprocess.DEVNULL) for _ in range(4)]
        time.sleep(0.5)
        check(worker.command("cancel", "--night", night).returncode == 0, "cancel")
        codes = [process.wait(60) for process in crew]
        check(codes == [0] * 4, f"{codes}")
        early = len(service.taken)
        worker.enqueue("--shards", "16", "--again", night=night)
        side_by_side(4, lambda _: worker.run(service.endpoint, "--page-size", "50",
                                             now=night + "T11:00"))
        service.expect(2 * people, "a night that was taken out and put in again")
    print(f"   a night taken out after {early} of {2 * people} announcements and put in again: each once")
