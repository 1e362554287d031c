"""A backup under write load is one state of the database, and comes back."""
import os
import time

from harness import Client, Server, check
from writers import Writer


def run(folder, is_short):
    rounds = 2 if is_short else 20
    seconds = []
    with Server(folder, "--rate", "0") as server:
        writers = [Writer(server, f"w{n}") for n in range(4)]
        for writer in writers:
            writer.start()
        time.sleep(0.3)
        copies = []
        for number in range(rounds):
            copy = os.path.join(server.home, f"copy-{number}.sqlite")
            before = [list(writer.acknowledged) for writer in writers]
            start = time.monotonic()
            server.command("backup", copy)
            seconds.append(time.monotonic() - start)
            copies.append((copy, before, [list(writer.sent) for writer in writers]))
        written = sum(sum(writer.acknowledged) for writer in writers)
        # The server has the file open, so it is not replaced.
        server.command("restore", copies[0][0], expecting=75)
        check(all(writer.is_alive() for writer in writers), "a backup or a restore stopped a writer")
        for writer in writers:
            writer.end()
        for copy, before, after in copies:
            restored(folder, server, writers, copy, before, after)
    print(f"   {rounds} backups under {written} writes, {max(seconds):.2f} s at most; each restored "
          "and consistent; restore refused while the server runs")


def restored(folder, server, writers, copy, before, after):
    """Restores a copy and asks a server what is in it."""
    database = os.path.join(server.home, "restored.sqlite")
    target = Server(folder, "--rate", "0", database=database)
    target.command("restore", copy)
    with target:
        client = Client(target.port)
        check(len(client.data("GET", "/api/marts")) > 100, "the branches are not there")
        for writer, least, most in zip(writers, before, after):
            first, second = writer.found(client)
            check(first - second in (0, 1), f"{first} and {second} are of two moments")
            check(least[0] <= first <= most[0] and least[1] <= second <= most[1],
                  f"{first} and {second} are of no moment of the backup")
