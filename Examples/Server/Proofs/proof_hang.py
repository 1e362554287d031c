"""Databases and push services that hang, refuse or come back: every wait ends when it was said to."""
import os
import signal
import socket
import subprocess
import threading
import time

import stores
from crew import CATALOG
from harness import LeftOut, Server, check
from push import CLOSED, EVENING, PushService, Worker, register


def run(folder, is_short):
    drips(folder)
    lost_lease(folder)
    silent_listener(folder)
    with stores.postgres() as store:
        wrong_names(folder, store)
        stopped_backends(folder, store, is_short)
        stop_while_it_hangs(folder, store)


class Silent:
    """A listener that takes connections and never says a word."""

    def __enter__(self):
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=50)
        self.port = self.socket.getsockname()[1]
        return self

    def __exit__(self, *_):
        self.socket.close()


def timed(worker, *arguments):
    start = time.monotonic()
    ended = worker.command(*arguments, seconds=60)
    return ended, time.monotonic() - start


def silent_listener(folder):
    with Silent() as listener:
        worker = Worker(folder, "--postgres", f"host=127.0.0.1 port={listener.port} dbname=mart")
        ended, seconds = timed(worker, "status", "--patience", "3")
        if "built without PostgreSQL" in ended.stderr:
            raise LeftOut("the programs are built without PostgreSQL")
        check(ended.returncode == 69, f"ended with {ended.returncode}: {ended.stderr}")
        check(2 < seconds < 7, f"--patience 3 took {seconds:.1f} s")
    print(f"   a listener that never answers: exit 69 after {seconds:.1f} s of --patience 3")


def wrong_names(folder, store):
    store.sql("CREATE USER known PASSWORD 'right'")
    for settings, what in (
            (store.settings.replace("user=postgres", "user=nobody-such"), "user"),
            (store.settings.replace("dbname=postgres", "dbname=nowhere"), "database"),
            ("nosuch=1", "settings")):
        ended, seconds = timed(Worker(folder, "--postgres", settings), "status")
        check(ended.returncode == 77, f"a wrong {what} ended with {ended.returncode}: {ended.stderr}")
        check(seconds < 3, f"a wrong {what} was waited for: {seconds:.1f} s")
    hba = store.folder / "data/pg_hba.conf"
    usual = hba.read_text()
    hba.write_text("local all known scram-sha-256\n" + usual)
    store.sql("SELECT pg_reload_conf()")
    time.sleep(0.3)
    settings = store.settings.replace("user=postgres", "user=known") + " password=wrong-secret"
    ended, seconds = timed(Worker(folder, "--postgres", settings), "status")
    check(ended.returncode == 77 and "28P01" in ended.stderr and "wrong-secret" not in ended.stderr,
          f"a wrong password ended with {ended.returncode}: {ended.stderr}")
    hba.write_text(usual)
    store.sql("SELECT pg_reload_conf()")
    print("   a wrong user, database or password: exit 77 at once, said and not retried, no password")


def backends(store):
    found = store.sql(
        "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'"
        " AND pid <> pg_backend_pid()").split()
    return [int(pid) for pid in found]


def fill(folder, store, count):
    worker = Worker(folder, *store.arguments)
    ended = worker.command("status")
    check(ended.returncode == 0, ended.stderr)
    favorites = ",".join(str(id) for id in CLOSED)
    store.sql(
        "INSERT INTO subscriber SELECT 'p-' || n, '{\"id\":\"p-' || n || '\",\"favorites\":["
        + favorites + f"]}}', 1 FROM generate_series(1, {count}) n")
    worker.enqueue("--catalog", str(CATALOG), "--shards", "4")
    return worker


def stopped_backends(folder, store, is_short):
    worker = fill(folder, store, 400 if is_short else 4000)
    with PushService() as service:
        result = []
        options = ["run", "--endpoint", service.endpoint, "--now", EVENING, "--page-size", "50",
                   "--patience", "6", "--lease", "5"]
        thread = threading.Thread(target=lambda: result.append(worker.command(*options, seconds=90)))
        thread.start()
        stopped = []
        for _ in range(3):
            time.sleep(0.7)
            for pid in backends(store):
                os.kill(pid, signal.SIGSTOP)
                stopped.append(pid)
        thread.join()
        for pid in stopped:
            try:
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                pass
        due = (400 if is_short else 4000) * len(CLOSED)
        ended, what = result[0], "the worker goes on"
        if ended.returncode != 0:
            # A backend that was stopped inside a transaction keeps the rows that the others need.
            check(ended.returncode == 69, f"the worker ended with {ended.returncode}: {ended.stderr}")
            what = f"the worker says so after {len(service.taken)}, exit 69, and the next one goes on"
            time.sleep(5)
            ended = worker.command(*options, seconds=90)
        check(ended.returncode == 0, f"the worker ended with {ended.returncode}: {ended.stderr}")
        check(len(service.taken) == due, f"{len(service.taken)} of {due} arrived")
    check(len(stopped) > 0, "no backend was stopped")
    print(f"   {len(stopped)} backends stopped in the middle: {what}, all {due} arrive")


def stop_while_it_hangs(folder, store):
    worker = Worker(folder, *store.arguments)
    process = subprocess.Popen(
        [worker.program, "run", "--follow", "--patience", "60", "--output", "/dev/null", *worker.database],
        stderr=subprocess.DEVNULL)
    time.sleep(1)
    stopped = backends(store)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(0.5)
    process.terminate()
    start = time.monotonic()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        check(False, "SIGTERM does not end a worker whose database hangs")
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    print(f"   SIGTERM while the database hangs: ended after {time.monotonic() - start:.1f} s")


class Dripping(PushService):
    """Answers a byte every half second, for ever."""

    def reply(self, handler, status):
        try:
            handler.send_response(200)
            handler.send_header("Content-Length", "100000")
            handler.end_headers()
            while True:
                handler.wfile.write(b" ")
                handler.wfile.flush()
                time.sleep(0.5)
        except OSError:
            pass


def drips(folder):
    with Server(folder, "--rate", "0") as server:
        register(server, 3)
        worker = Worker(folder, "--database", server.database)
        worker.enqueue("--shards", "1")
        with Dripping(lambda headers, message: 500) as service:
            process = subprocess.Popen(
                [worker.program, "run", *worker.database, "--endpoint", service.endpoint, "--now",
                 "2026-12-12T11:00", "--timeout", "2"], stderr=subprocess.DEVNULL)
            deadline = time.monotonic() + 15
            while worker.status()["deferred"] < 3 and time.monotonic() < deadline:
                time.sleep(0.3)
            seconds = time.monotonic() - deadline + 15
            deferred = worker.status()["deferred"]
            process.terminate()
            process.wait(20)
            check(deferred == 3, f"an answer that drips is waited for: {deferred} of 3 deferred")
    print(f"   a push service that drips bytes: given up after {seconds:.1f} s of --timeout 2")


def lost_lease(folder):
    """Another worker takes the shard; the one that has lost it sends no more of its page."""
    with Server(folder, "--rate", "0") as server:
        register(server, 40)
        worker = Worker(folder, "--database", server.database)
        worker.enqueue("--shards", "1")

        def slow(headers, message):
            time.sleep(0.25)
            return 200

        with PushService(slow) as service:
            process = subprocess.Popen(
                [worker.program, "run", *worker.database, "--endpoint", service.endpoint, "--now",
                 "2026-12-12T11:00", "--width", "1", "--lease", "3"], stderr=subprocess.PIPE)
            time.sleep(2)
            ended = worker.command("cancel", "--night", "2026-12-12")
            check(ended.returncode == 0, ended.stderr)
            said = process.communicate(timeout=30)[1].decode()
            sent = service.requests
        check("another worker has the shard" in said, f"nothing is said: {said[-200:]}")
        check(sent < 30, f"{sent} of 40 were sent though the shard was lost")
    print(f"   a lease that is lost: the worker stopped after {sent} of 40 messages of its page")
