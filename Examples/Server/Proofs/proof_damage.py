"""A database that is deleted, replaced, locked, full or damaged is noticed, and no loss is silent."""
import json
import os
import shutil
import sqlite3
import subprocess
import threading
import time

from harness import Client, LeftOut, Server, check, program


def run(folder, is_short):
    for what, harm in (("deleted", delete), ("replaced", replace)):
        gone(folder, what, harm)
    corrupt_page(folder)
    corrupt_while_running(folder)
    a_folder(folder)
    locked(folder)
    full(folder)


def health(server):
    status, body = server.request("GET", "/health")
    answer = json.loads(body)
    return status, (answer.get("info") or {}).get("reason")


def put(server, name="a"):
    connection = Client(server.port)
    connection.connection.request(
        "PUT", f"/api/subscribers/{name}", b'{"favorites":[1001]}',
        {"Authorization": "Bearer token-of-the-proofs-only", "Content-Type": "application/json"})
    answer = connection.connection.getresponse()
    answer.read()
    return answer.status, answer.getheader("Retry-After")


def delete(path):
    os.remove(path)


def replace(path):
    shutil.copy(path, path + ".copy")
    os.rename(path + ".copy", path)


def gone(folder, what, harm):
    with Server(folder) as server:
        check(put(server)[0] == 201, "a write before")
        harm(server.database)
        status, reason = health(server)
        check(status == 503 and reason == "missingFile", f"{what}: /health is {status} {reason}")
        status, retry = put(server, "b")
        check(status == 503 and retry, f"{what}: a write is answered with {status}")
        check(server.request("GET", "/api/marts/1001")[0] == 200, "what is in memory is not served")
        check(server.stop() == 0, "it does not end well")
    print(f"   a file that is {what}: /health 503 at once, writes 503, branches still answered")


def damage(path):
    """Overwrites the first page of the subscribers' table, and leaves the schema alone."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    page = connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE name = 'subscriber'").fetchone()[0]
    connection.close()
    with open(path, "r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))


def corrupt_page(folder):
    with Server(folder) as server:
        put(server)
        server.stop()
        damage(server.database)
        ended = subprocess.run(
            [program(folder, "mart-server"), "--database", server.database, "--port", "0"],
            capture_output=True, text=True, timeout=20)
        check(ended.returncode == 65 and "damagedFile" in ended.stderr,
              f"a corrupt page: ended with {ended.returncode}: {ended.stderr[-300:]}")
    print("   a corrupt page: the server does not start, exit 65")


def corrupt_while_running(folder):
    with Server(folder) as server:
        for number in range(5):
            put(server, f"s{number}")
        damage(server.database)
        # When other processes use and change the file, the server drops the pages that it has in memory.
        subprocess.run([program(folder, "mart-worker"), "status", "--database", server.database],
                       capture_output=True)
        connection = sqlite3.connect(server.database)
        connection.execute("CREATE TABLE other (x)")
        connection.commit()
        connection.close()
        statuses = [put(server, f"n{number}")[0] for number in range(3)]
        check(all(status in (500, 503) for status in statuses), f"writes are answered: {statuses}")
        check(statuses[-1] == 503, f"a write to a damaged file: {statuses}")
        status, reason = health(server)
        check((status, reason) == (503, "damagedFile"), f"/health is {status} {reason}")
    print("   a page that is damaged while it runs: writes refused, /health 503 says damagedFile")


def a_folder(folder):
    with Server(folder) as server:
        os.mkdir(os.path.join(server.home, "folder"))
        ended = subprocess.run(
            [program(folder, "mart-server"), "--database", os.path.join(server.home, "folder")],
            capture_output=True, text=True, timeout=20)
        check(ended.returncode == 66 and "folder" in ended.stderr, f"{ended.returncode} {ended.stderr}")
    print("   a folder for a file: exit 66")


def locked(folder):
    with Server(folder, "--rate", "0", "--connections-of-address", "500") as server:
        connection = sqlite3.connect(server.database, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        statuses, lock = [], threading.Lock()

        def write(number):
            start = time.monotonic()
            status, retry = put(server, f"l{number}")
            with lock:
                statuses.append((status, retry, time.monotonic() - start))

        threads = [threading.Thread(target=write, args=(number,)) for number in range(100)]
        for thread in threads:
            thread.start()
        time.sleep(1)
        at_once = sum(1 for status, _, seconds in statuses if seconds < 1)
        check(server.request("GET", "/api/marts/1001")[0] == 200, "reading waits for the lock")
        time.sleep(5)
        connection.execute("ROLLBACK")
        for thread in threads:
            thread.join()
        bad = [entry for entry in statuses if entry[0] not in (201, 503)]
        check(not bad, f"a lock is answered with {bad[:3]}")
        refused = [entry for entry in statuses if entry[0] == 503]
        check(refused and all(retry for _, retry, _ in refused), "503 without Retry-After")
        check(at_once >= 30, f"{at_once} of 100 writes were told at once")
        check(put(server)[0] == 201, "after the lock nothing is written")
    print(f"   a lock of 6 s and 100 writes: {len(refused)} refused with 503 and Retry-After, "
          f"{at_once} of them at once; then all is well")


def full(folder):
    if os.geteuid() != 0:
        print("left out: damage: a full disk; it needs root for a small one")
        return
    with Server(folder, "--rate", "0") as server:
        disk = os.path.join(server.home, "disk")
        os.mkdir(disk)
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=4m", "none", disk], capture_output=True)
        if mounted.returncode != 0:
            print("left out: damage: a full disk; nothing can be mounted here")
            return
        try:
            server.stop()
            moved = os.path.join(disk, "mart.sqlite")
            shutil.copy(server.database, moved)
            server.database = moved
            server.start()
            with open(os.path.join(disk, "filler"), "wb") as file:
                try:
                    while True:
                        file.write(b"x" * 65536)
                        file.flush()
                except OSError:
                    pass
            statuses = [put(server, f"f{number}") for number in range(400)]
            refused = [retry for status, retry in statuses if status == 503]
            check(refused and all(refused), f"a full disk: {sorted({s for s, _ in statuses})}")
            acknowledged = [n for n, (status, _) in enumerate(statuses) if status == 201]
            os.remove(os.path.join(disk, "filler"))
            status = put(server, "after")[0]
            check(status == 201, f"with room again a write is {status}: {server.log()[-600:]}")
            for number in acknowledged:
                check(server.request("GET", f"/api/subscribers/f{number}")[0] == 200, "one is lost")
            server.stop()
        finally:
            if server.process.poll() is None:
                server.kill()
            subprocess.run(["umount", disk], capture_output=True)
    print(f"   a full disk: {len(refused)} writes 503 with Retry-After, "
          f"{len(acknowledged)} acknowledged and there; with room again all is well")
