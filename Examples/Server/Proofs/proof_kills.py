"""Killed under write load: nothing that was acknowledged is lost."""
import random
import sqlite3
import time

from harness import Client, Server, check
from writers import TextWriter, Writer


def run(folder, is_short):
    rounds = 3 if is_short else 50
    chance = random.Random(9)
    counts = {}
    kept_of = {}
    texts = set()
    acknowledged = 0
    with Server(folder, "--rate", "0") as server:
        for _ in range(rounds):
            writers = [Writer(server, f"w{n}", counts.get(n, 0), kept_of.get(n, (0, 0)))
                       for n in range(4)]
            text_writer = TextWriter(server)
            for writer in writers + [text_writer]:
                writer.start()
            time.sleep(chance.uniform(0.05, 0.6))
            server.kill()
            for writer in writers + [text_writer]:
                writer.join()
            server.start()
            client = Client(server.port)
            for number, writer in enumerate(writers):
                found = writer.found(client)
                for place in (0, 1):
                    check(writer.acknowledged[place] <= found[place] <= writer.sent[place],
                          f"{writer.acknowledged[place]} was acknowledged, {found[place]} is there")
                new = [a > b for a, b in zip(writer.acknowledged, kept_of.get(number, (0, 0)))]
                acknowledged += sum(a - counts.get(number, 0)
                                    for a, is_new in zip(writer.acknowledged, new) if is_new)
                counts[number] = max(writer.sent)
                kept_of[number] = found
            texts.update(text_writer.ids)
            kept = ids_in(server.database)
            check(texts <= kept, f"{len(texts - kept)} texts that were acknowledged are lost")
        database = sqlite3.connect(server.database)
        check(database.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "damaged")
        database.close()
    check(acknowledged > rounds and texts, "there was no write load")
    print(f"   {rounds} kills: {acknowledged} subscribers and {len(texts)} texts acknowledged, 0 lost")


def ids_in(path):
    database = sqlite3.connect(path)
    ids = {row[0] for row in database.execute("SELECT id FROM closing_text")}
    database.close()
    return ids
