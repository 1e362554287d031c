"""Programs killed while they make or move tables, or started several at once: nothing is lost."""
import os
import pathlib
import random
import sqlite3
import subprocess
import time

import stores
from harness import Client, LeftOut, Server, check, program
from push import PushService, Worker, register

PEOPLE = 20_000


def run(folder, is_short):
    rounds = 8 if is_short else 60
    killed_while_migrating(folder, rounds)
    started_together(folder, 3 if is_short else 20)
    upgraded_in_the_night(folder)
    with stores.postgres() as store:
        killed_while_moving(folder, store, 5 if is_short else 25)


def old_file(server, path, people=PEOPLE):
    """Makes a file as it was before the migrations 6 to 8, with people."""
    for old in pathlib.Path(server.home).glob(os.path.basename(path) + "*"):
        old.unlink()
    connection = sqlite3.connect(server.database)
    connection.execute("VACUUM INTO ?", (path,))
    connection.close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.executescript(
        "DROP TABLE device; DROP TABLE branch_source; DROP TABLE receipt; DROP TABLE subscriber_news;"
        "DELETE FROM grdb_migrations WHERE identifier >= '006'")
    connection.executemany(
        "INSERT OR REPLACE INTO subscriber VALUES (?, ?, 1)",
        ((f"p-{n}", f'{{"id":"p-{n}","favorites":[1001]}}') for n in range(people)))
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def is_whole(path, people=PEOPLE):
    connection = sqlite3.connect(path)
    check(connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "damaged")
    count = connection.execute("SELECT COUNT(*) FROM subscriber").fetchone()[0]
    check(count == people, f"{count} people of {people}")
    steps = connection.execute("SELECT COUNT(*) FROM grdb_migrations").fetchone()[0]
    connection.execute("SELECT * FROM device, branch_source, receipt, subscriber_news LIMIT 1")
    connection.close()
    return steps


def killed_while_migrating(folder, rounds):
    chance = random.Random(6)
    with Server(folder) as server:
        server.stop()
        half = 0
        for _ in range(rounds):
            path = f"{server.home}/old.sqlite"
            old_file(server, path)
            for _ in range(3):
                process = subprocess.Popen(
                    [server.program, "migrate", "--database", path], stdout=subprocess.DEVNULL)
                time.sleep(chance.uniform(0, 0.12))
                half += process.poll() is None
                process.kill()
                process.wait()
            ended = subprocess.run([server.program, "migrate", "--database", path], capture_output=True)
            check(ended.returncode == 0, f"after kills: {ended.returncode} {ended.stderr[-300:]}")
            check(is_whole(path) == 8, "not all steps")
    check(half > 0, "nothing was killed in time")
    print(f"   {rounds} old files whose migration was killed {half} times: whole, all steps, nobody lost")


def started_together(folder, rounds):
    """Servers and workers that are started at once on an old file, or on none, all begin."""
    with Server(folder) as server:
        server.stop()
        for number in range(rounds):
            path = f"{server.home}/together.sqlite"
            if number % 2 == 0:
                old_file(server, path, 500)
            else:
                path = f"{server.home}/none-{number}.sqlite"
            commands = [[server.program, "migrate", "--database", path]] * 3
            if number % 2 == 0:
                commands = commands + [[program(folder, "mart-worker"), "status", "--database", path]] * 3
            crew = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                    for command in commands]
            ended = [(process.communicate(timeout=60)[1], process.returncode) for process in crew]
            bad = [entry for entry in ended if entry[1] != 0]
            check(not bad, f"started together: {bad[:1]}")
            if number % 2 == 0:
                is_whole(path, 500)
    print(f"   {rounds} times three servers and workers started at once on an old file or none: all begin")


def upgraded_in_the_night(folder):
    """A newer worker finishes a night of an older one, which stored favorites in another form."""
    with Server(folder, "--rate", "0") as server:
        register(server, 30)
        worker = Worker(folder, "--database", server.database)
        worker.enqueue("--shards", "4")
        connection = sqlite3.connect(server.database)
        connection.executescript(
            "ALTER TABLE alert_night DROP COLUMN mark; ALTER TABLE alert_shard DROP COLUMN mark;"
            "DROP TABLE alert_favorite; ALTER TABLE alert_layout DROP COLUMN indexed;"
            "CREATE TABLE alert_favorite (shard INTEGER NOT NULL, branch BIGINT NOT NULL,"
            " reach INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY (shard, branch, reach, id));"
            "UPDATE alert_schema SET version = 3")
        connection.commit()
        connection.close()
        with PushService() as service:
            worker.run(service.endpoint)
            service.expect(60, "a night that was put in before the upgrade")
    print("   a night of before an upgrade: 60 announcements, each once")


def killed_while_moving(folder, store, rounds):
    chance = random.Random(7)
    with Server(folder) as server:
        server.stop()
        path = f"{server.home}/moved.sqlite"
        old_file(server, path)
        server.database = path
        server.command("migrate")
        move = [server.program, "move", "--database", server.database, "--postgres", store.settings]
        killed = 0
        for _ in range(rounds):
            process = subprocess.Popen(move, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            time.sleep(chance.uniform(0.02, 0.4))
            if process.poll() is None:
                killed += 1
            else:
                said = process.stderr.read()
                if b"built without PostgreSQL" in said:
                    raise LeftOut("the programs are built without PostgreSQL")
                check(process.returncode == 0, f"{process.returncode}: {said[-300:]}")
                break
            process.kill()
            process.wait()
        ended = subprocess.run(move, capture_output=True, text=True)
        # A move that had just ended is not begun anew.
        check(ended.returncode in (0, 73), f"{ended.returncode}: {ended.stderr[-300:]}")
        check(store.subscribers() == PEOPLE, f"{store.subscribers()} people of {PEOPLE}")
        check(is_whole(server.database) == 8, "the file is another")
        server.start()
        check(Client(server.port).request("GET", "/api/subscribers/p-7")[0] == 200, "the file is not served")
    print(f"   a move that was killed {killed} times and begun again: {PEOPLE} people there, the file untouched")
