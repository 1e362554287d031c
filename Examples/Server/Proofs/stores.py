"""The databases that a proof runs on: a file of SQLite, or a PostgreSQL server of its own."""

import contextlib
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

from harness import LeftOut

PROOFS = pathlib.Path(__file__).resolve().parent


class SQLite:
    """The file that the server would have made."""

    name = "SQLite"
    workers = 2
    can_restart = False

    def __init__(self, folder):
        self.path = str(folder / "mart.sqlite")
        self.arguments = ["--database", self.path]

    def load(self, worker, lines):
        server = worker.parent / "mart-server"
        subprocess.run([server, "migrate", "--database", self.path], check=True,
                       stdout=subprocess.DEVNULL)
        connection = sqlite3.connect(self.path)
        rows = (line.rstrip("\n").split("\t") for line in lines)
        connection.executemany("INSERT INTO subscriber VALUES (?, ?, 1)", rows)
        connection.commit()
        connection.close()

    def subscribers(self):
        connection = sqlite3.connect(self.path)
        return connection.execute("SELECT COUNT(*) FROM subscriber").fetchone()[0]

    def tidy(self):
        connection = sqlite3.connect(self.path)
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def megabytes(self):
        return sum(file.stat().st_size for file in pathlib.Path(self.path).parent.iterdir()) / 1e6

    def stop(self):
        pass


class Postgres:
    """A server on a socket in the folder."""

    name = "PostgreSQL"
    workers = 4
    can_restart = True

    def __init__(self, folder):
        self.folder = folder / "pg"
        self.start()
        self.arguments = ["--postgres", self.settings]

    def start(self):
        command = [PROOFS / "postgres", "start", self.folder]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
        if done.returncode == 77:
            raise FileNotFoundError("PostgreSQL is not installed")
        done.check_returncode()
        self.settings = done.stdout.strip()

    def stop(self, mode="fast"):
        subprocess.run([PROOFS / "postgres", "stop", self.folder, mode], check=True)

    def restart(self, mode):
        """Stops the server in a mode, or kills it, and starts it again."""
        if mode != "kill":
            self.stop(mode)
            self.start()
            return
        os.kill(int((self.folder / "data/postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        # The processes of the killed server keep its memory until they have noticed.
        for _ in range(60):
            time.sleep(0.5)
            try:
                return self.start()
            except subprocess.CalledProcessError:
                continue
        raise TimeoutError("PostgreSQL does not start after SIGKILL")

    def sql(self, text, **options):
        command = ["psql", "-qAt", "-v", "ON_ERROR_STOP=1", self.settings, "-c", text]
        return subprocess.run(
            command, check=True, text=True, stdout=subprocess.PIPE, **options).stdout

    def load(self, worker, lines):
        subprocess.run([worker, "status", *self.arguments], check=True)
        rows = "".join(line.rstrip("\n") + "\t1\n" for line in lines)
        self.sql("COPY subscriber FROM STDIN", input=rows)
        self.sql("ANALYZE")

    def subscribers(self):
        return int(self.sql("SELECT COUNT(*) FROM subscriber"))

    def tidy(self):
        self.sql("VACUUM ANALYZE")

    def megabytes(self):
        return int(self.sql("SELECT pg_database_size(current_database())")) / 1e6


@contextlib.contextmanager
def postgres():
    """A PostgreSQL server for one proof, which is left out where there is none."""
    # A path that is short enough for a socket, in a folder that PostgreSQL's user may enter.
    home = pathlib.Path(tempfile.mkdtemp(prefix="mart-", dir="/tmp"))
    home.chmod(0o755)
    try:
        try:
            store = Postgres(home)
        except FileNotFoundError as reason:
            raise LeftOut(reason) from reason
        try:
            yield store
        finally:
            store.stop("immediate")
    finally:
        shutil.rmtree(home, ignore_errors=True)
