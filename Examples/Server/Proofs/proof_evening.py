"""A night is planned from what is known when it is sent, for whoever is registered then."""
import subprocess
import time

from harness import Client, Server, check
from push import CLOSED, EVENING, NIGHT, PushService, Worker, register

OPEN_AFTER_ALL = "12월 13일 정상영업"


def run(folder, _):
    announced_open(folder)
    announced_midway(folder)
    late(folder)
    late_while_following(folder)
    cancelled(folder)
    daily(folder)


class Place:
    def __init__(self, folder, count, *options):
        self.folder, self.count, self.options = folder, count, options

    def __enter__(self):
        self.server = Server(self.folder, "--rate", "0")
        self.server.__enter__()
        register(self.server, self.count)
        self.worker = Worker(self.folder, "--database", self.server.database)
        self.worker.enqueue("--shards", "8", *self.options)
        return self

    def __exit__(self, *_):
        self.server.__exit__()


def tell(server, branch):
    """What the store says at 20:00, through the door that everybody has."""
    Client(server.port).data(
        "POST", f"/api/marts/{branch}/closing-texts", {"text": OPEN_AFTER_ALL, "asOf": NIGHT})


def announced_open(folder):
    with Place(folder, 30) as place, PushService() as service:
        tell(place.server, CLOSED[0])
        place.worker.run(service.endpoint, now=NIGHT + "T21:00")
        service.expect(30, "a store that opens after all")
    print("   announced open at 20:00: at 21:00 nobody is told that it is closed")


def announced_midway(folder):
    with Place(folder, 60) as place:
        def answer(headers, message):
            if service.requests == 20:
                tell(place.server, CLOSED[0])
            return 200

        with PushService(answer) as service:
            place.worker.run(service.endpoint, "--page-size", "10", "--width", "1")
            both = 120 - len(service.taken)
            check(both >= 25, f"{both} of the 40 who came later were not spared")
    print(f"   announced while the night is sent: {both} of the 40 who come later are not told")


def late(folder):
    with Place(folder, 10) as place, PushService() as service:
        register(place.server, 3, "late")
        check(place.worker.status()["late"] == 3, "who is late is not counted")
        place.worker.run(service.endpoint)
        service.expect(26, "who registers after the night was put together")
        check(place.worker.status()["late"] == 0, "who was told is still counted")
    print("   registered after enqueueing: counted, and told")


def late_while_following(folder):
    with Place(folder, 10) as place, PushService() as service:
        process = subprocess.Popen(
            [place.worker.program, "run", *place.worker.database, "--endpoint", service.endpoint,
             "--now", EVENING, "--follow"], stderr=subprocess.DEVNULL)
        wait(lambda: len(service.taken) == 20, "the night")
        register(place.server, 2, "later")
        Client(place.server.port).data("PUT", "/api/subscribers/phone-3", {"favorites": [1003]})
        wait(lambda: len(service.taken) >= 24, "those who register while the night is open")
        process.terminate()
        process.wait(20)
        check(all(count == 1 for count in service.taken.values()), "somebody was told twice")
    print("   registered or changed while the worker follows: told, nobody twice")


def wait(holds, what):
    deadline = time.monotonic() + 20
    while not holds():
        check(time.monotonic() < deadline, f"{what}: nothing came")
        time.sleep(0.05)


def cancelled(folder):
    with Place(folder, 10) as place, PushService() as service:
        ended = place.worker.command("cancel", "--night", NIGHT)
        check(ended.returncode == 0 and "8 shards" in ended.stdout, ended.stdout + ended.stderr)
        place.worker.run(service.endpoint)
        service.expect(0, "a night that was cancelled")
        place.worker.enqueue("--again")
        place.worker.run(service.endpoint)
        service.expect(20, "a night that is begun anew")
    print("   cancel: nothing is sent; enqueue --again: the night begins anew")


def daily(folder):
    with Place(folder, 1) as place:
        worker = place.worker
        before = worker.command("status").stdout.count("\n")
        for _ in range(2):
            ended = worker.command("enqueue", "--daily", "--shards", "8")
            check(ended.returncode == 0, ended.stderr)
        check(worker.command("status").stdout.count("\n") == before + 1, "--daily is not one night")
        check(worker.command("enqueue").returncode == 64, "no night at all")
        check(worker.command("enqueue", "--daily", "--night", NIGHT).returncode == 64, "two nights")
    print("   enqueue --daily: the night of today, once")
