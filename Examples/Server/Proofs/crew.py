"""Those who take part in a proof: subscribers, workers, and the push service."""

import multiprocessing
import pathlib
import random
import subprocess
import sys

import receiver

PROOFS = pathlib.Path(__file__).resolve().parent
CATALOG = PROOFS / "../../Sources/ExampleSupport/Resources/catalog.json"
NIGHT, TIME = "2026-11-21", "2026-11-21T11:00"
# A Thursday before which no store of the sample closes.
QUIET = "2026-11-26"


class Town:
    """The subscribers of a proof, and what is due to them by the planner alone."""

    def __init__(self, folder, count):
        self.world, self.count = folder / "alert-world", count

    def lines(self, command, *more):
        options = ["--catalog", CATALOG, "--count", str(self.count)]
        with subprocess.Popen(
                [self.world, command, *options, *more], stdout=subprocess.PIPE, text=True) as process:
            yield from process.stdout
        if process.returncode != 0:
            raise RuntimeError(f"alert-world {command} failed")

    def due(self):
        """The announcements that arrive in the end, and how many tokens are unknown."""
        due, gone = set(), 0
        for line in self.lines("due", "--time", TIME):
            identities = line.split()
            fate = receiver.fate(identities[0])
            gone += fate == receiver.GONE
            if fate not in (receiver.GONE, receiver.BAD):
                due.update(identities)
        return due, gone


class Crew:
    """Workers that are started again whenever they end before the night does."""

    def __init__(self, program, store, count, options, minute=TIME):
        self.command = [program, "run", *store.arguments, "--now", minute, *options]
        self.crew = [self.start() for _ in range(count)]
        self.kills = self.failures = 0

    def start(self):
        return subprocess.Popen(self.command, stderr=subprocess.PIPE)

    def kill(self):
        """Kills one of the workers that run; another one takes its place."""
        place = random.randrange(len(self.crew))
        if self.crew[place].poll() is None:
            self.crew[place].kill()
            self.kills += 1
            self.crew[place].wait()
            self.crew[place] = self.start()

    def is_done(self):
        """Whether all workers ended by themselves; one that failed is started again."""
        for place, worker in enumerate(self.crew):
            if worker.poll() not in (None, 0):
                self.failures += 1
                print(worker.stderr.read().decode()[-300:], file=sys.stderr)
                if self.failures > 20:
                    raise RuntimeError("workers fail again and again")
                self.crew[place] = self.start()
        return all(worker.poll() == 0 for worker in self.crew)

    def wait(self):
        """Waits for the end; returns what the workers said of their time."""
        said = [worker.communicate()[1].decode() for worker in self.crew]
        if any(worker.returncode for worker in self.crew):
            raise RuntimeError("".join(said))
        return said


class Service:
    """The receiver in a process of its own."""

    def __enter__(self):
        self.pipe, other = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=receiver.serve, args=(other,), daemon=True)
        self.process.start()
        self.endpoint = f"http://127.0.0.1:{self.pipe.recv()}/"
        return self

    def count(self):
        """How many announcements arrived until now."""
        self.pipe.send(receiver.COUNT)
        return self.pipe.recv()

    def result(self):
        self.pipe.send(receiver.END)
        return self.pipe.recv()

    def __exit__(self, *_):
        self.process.terminate()
