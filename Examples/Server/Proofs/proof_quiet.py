"""On a quiet night a worker reads only subscribers who have something to be told."""
import datetime
import random

import stores
from harness import Client, LeftOut, Server, check
from proof_postgres import OnPostgres
from push import PushService, Worker

PEOPLE = 300


def run(folder, _):
    with Server(folder, "--rate", "0") as server:
        nights(server, Worker(folder, "--database", server.database), "SQLite")
    try:
        with stores.postgres() as store, OnPostgres(folder, store) as server:
            nights(server, Worker(folder, *store.arguments), "PostgreSQL")
    except LeftOut as reason:
        print(f"left out: quiet on PostgreSQL: {reason}")


def closed_on(client, day):
    """The numbers of the stores that are closed on a day."""
    return {branch["id"] for mart in client.data("GET", f"/api/closings/{day}")["marts"]
            for region in mart["regions"] for branch in region["branches"]}


def evenings(client, ids):
    """An evening before which no store closes, one before which few do, and one before which many do."""
    found = {}
    days = [datetime.date(2026, 12, 1) + datetime.timedelta(step) for step in range(31)]
    by_day = {day: closed_on(client, day) for day in days}
    # A store that is closed for months is not announced every evening.
    away = set.intersection(*by_day.values())
    for evening in days[:-1]:
        closed = by_day[evening + datetime.timedelta(1)] - away
        kind = "none" if not closed else "few" if len(closed) < len(ids) / 5 else "many"
        found.setdefault(kind, (str(evening), closed))
    check(found.keys() == {"none", "few", "many"}, f"the sample has no such evenings: {found.keys()}")
    return found


def nights(server, worker, name):
    client = Client(server.port)
    ids = sorted(row["id"] for row in client.data("GET", "/api/marts"))
    found = evenings(client, ids)
    chance = random.Random(11)
    wishes = {f"quiet-{number}": chance.sample(ids, 3) for number in range(PEOPLE)}
    for who, favorites in wishes.items():
        client.data("PUT", f"/api/subscribers/{who}", {"favorites": favorites})
    # Somebody who gives up a store stays recorded under it, and is at most read when nothing is due.
    few = found["few"][1]
    changed = next(who for who, favorites in wishes.items() if not few.isdisjoint(favorites))
    said = []
    for kind in ("none", "few", "many"):
        evening, closed = found[kind]
        due = sum(len(closed.intersection(favorites)) for favorites in wishes.values())
        told = sum(not closed.isdisjoint(favorites) for favorites in wishes.values())
        read = work(worker, evening, due, kind)
        expected = PEOPLE if kind == "many" else told
        check(read == expected, f"{name}: {read} of {PEOPLE} read on an evening of {kind}, {expected} have one")
        said.append(f"{read} read where {len(closed)} stores close")
    # The same evening for who gave those stores up, and with a store that closes after all.
    wishes[changed] = sorted(set(ids) - few)[:3]
    client.data("PUT", f"/api/subscribers/{changed}", {"favorites": wishes[changed]})
    evening = datetime.date.fromisoformat(found["none"][0])
    sudden = wishes[changed][0]
    tomorrow = evening + datetime.timedelta(1)
    client.data("POST", f"/api/marts/{sudden}/closing-texts",
                {"text": f"{tomorrow.month}월 {tomorrow.day}일 휴무", "asOf": str(evening)})
    told = sum(sudden in favorites for favorites in wishes.values())
    read = work(worker, str(evening), told, "a sudden closing", time="18:00")
    check(read == told, f"{name}: {read} read for a sudden closing, {told} have the store")
    print(f"   {name}, {PEOPLE} people: {', '.join(said)}, {read} for a closing announced that day")


def work(worker, evening, due, what, time="11:00"):
    """Sends a night; returns how many were read."""
    with PushService() as service:
        worker.enqueue("--shards", "4", "--time", time, night=evening)
        worker.run(service.endpoint, now=f"{evening}T{time}")
        service.expect(due, what)
    line = [line for line in worker.command("status").stdout.splitlines()
            if line.startswith(f"{evening}T{time}")]
    check(len(line) == 1, f"no status of {evening}")
    words = line[0].split(" ")
    return int(words[words.index("read") + 1])
