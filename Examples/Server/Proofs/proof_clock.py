"""Machines whose clocks are days apart: which day it is, the database says."""
import os
import shutil
import subprocess

import stores
from harness import LeftOut, check
from proof_postgres import OnPostgres
from push import Worker


def run(folder, _):
    if not shutil.which("faketime"):
        raise LeftOut("faketime is not installed")
    with stores.postgres() as store, OnPostgres(folder, store):
        worker = Worker(folder, *store.arguments)
        said = set()
        for offset in ("-3d", "+0d", "+3d"):
            ended = subprocess.run(
                ["faketime", "-f", offset, worker.program, "enqueue", "--daily", *worker.database],
                # Only what time it is; how long something takes is counted by a clock that nobody sets.
                env={**os.environ, "DONT_FAKE_MONOTONIC": "1"}, capture_output=True, text=True, timeout=60)
            check(ended.returncode == 0, f"ended with {ended.returncode}: {ended.stderr}")
            said.add(ended.stdout[:10])
        nights = worker.command("status").stdout.strip().splitlines()
        check(len(said) == len(nights) == 1, f"three clocks have {said}, {nights}")
    print("   enqueue --daily on three machines whose clocks are three days apart: one night")
