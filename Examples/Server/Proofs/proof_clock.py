"""Machines whose clocks are days apart: nights and leases go by the clock of the database."""
import os
import shutil
import signal
import subprocess
import time

import stores
from harness import LeftOut, check
from proof_postgres import OnPostgres
from push import NIGHT, EVENING, PushService, Worker, register


def run(folder, is_short):
    if not shutil.which("faketime"):
        raise LeftOut("faketime is not installed")
    with stores.postgres() as store:
        with OnPostgres(folder, store) as server:
            register(server, 100 if is_short else 1000)
            days(folder, store)
            leases(folder, store, 200 if is_short else 2000)


def faked(offset, command, **options):
    # Only what time it is; how long something takes is counted by a clock that nobody sets.
    return subprocess.Popen(["faketime", "-f", offset, *command],
                            env={**os.environ, "DONT_FAKE_MONOTONIC": "1"}, **options)


def days(folder, store):
    """What day it is, the database says."""
    worker = Worker(folder, *store.arguments)
    said = set()
    for offset in ("-3d", "+0d", "+3d"):
        process = faked(offset, [worker.program, "enqueue", "--daily", *worker.database, "--time", "00:00"],
                        stdout=subprocess.PIPE, text=True)
        said.add(process.communicate(timeout=60)[0][:10])
        check(process.returncode == 0, f"ended with {process.returncode}")
    check(len(said) == 1, f"three clocks have {said}")
    worker.command("cancel", "--daily", "--time", "00:00")
    print(f"   --daily with clocks three days apart: one night, {said.pop()}")


def leases(folder, store, due):
    """A worker whose clock is a day ahead takes no shard from another one, and one behind gives none up."""
    worker = Worker(folder, *store.arguments)
    worker.enqueue("--shards", "16")

    def slow(headers, message):
        time.sleep(0.001)
        return 200

    with PushService(slow) as service:
        command = [worker.program, "run", *worker.database, "--endpoint", service.endpoint, "--now", EVENING,
                   "--lease", "3", "--page-size", "20"]
        crew = [faked(offset, command, stderr=subprocess.DEVNULL, start_new_session=True)
                for offset in ("-1d", "+0d", "+1d", "+400d")]
        time.sleep(0.4)
        os.killpg(crew[0].pid, signal.SIGKILL)
        codes = [process.wait(120) for process in crew[1:]]
        check(codes == [0] * 3, f"{codes}")
        arrived, twice = len(service.taken), sum(service.taken.values()) - len(service.taken)
        check(arrived == due, f"{arrived} of {due} arrived")
        # Only the page of the one that was killed is sent once more.
        check(twice <= 2 * 20, f"{twice} arrived again")
    check(worker.status()["shards"] == "16/16", f"{worker.status()}")
    print(f"   four workers whose clocks are a day and a year apart, one killed: {due} arrived, {twice} again")
