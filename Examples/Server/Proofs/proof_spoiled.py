"""A register that is spoiled, read while people ask: every answer stays as it was."""
import gzip
import json
import os
import random
import subprocess
import threading
import time

from harness import Client, Server, Witness, check
from proof_register import HEAD, receipts, row, write


def run(folder, is_short):
    files(folder, 20 if is_short else 200)
    two_at_once(folder)


def spoiled(whole, chance):
    """Files that are no register, and files that are only a part of one."""
    yield "cut in a row", whole[:len(whole) // 3]
    yield "cut in a letter", whole[:len(HEAD.encode()) + 20]
    yield "in gzip", gzip.compress(whole)
    yield "random bytes", bytes(chance.randrange(256) for _ in range(20_000))
    yield "nothing", b""
    yield "a heading alone", HEAD.encode()
    yield "another heading", whole.replace(HEAD.encode(), "가,나,다\n".encode(), 1)
    yield "zeros", bytes(100_000)
    yield "one line of 5 MB", b"a" * (5 << 20)
    yield "quotation marks without an end", whole.replace(b"3450000", b'"345', 1)
    yield "a page of the site", b"<!doctype html><html>" + whole[:200]
    yield "an answer that is cut", b'{"code":"OK","data":[{"id":1001,"martType"'


def files(folder, count):
    with Server(folder, "--rate", "0") as server:
        rows = [row(n) for n in range(1, 301)]
        server.command("load", write(server, "whole.csv", rows))
        client = Client(server.port)
        wait_for(client, lambda data: len(data) > 300)
        before = client.request("GET", "/api/marts")[1]
        receipt = receipts(server)["register"]
        chance = random.Random(10)
        path = os.path.join(server.home, "whole.csv")
        with open(path, "rb") as file:
            whole = file.read()
        refused = kept = 0
        with Witness(server) as witness:
            cases = list(spoiled(whole, chance))
            # What a disk or a line spoils: some bytes, anywhere.
            for number in range(count):
                bytes_ = bytearray(whole)
                for _ in range(chance.randrange(1, 40)):
                    bytes_[chance.randrange(len(bytes_))] = chance.randrange(256)
                cases.append((f"spoiled {number}", bytes(bytes_)))
            for what, content in cases:
                spoiled_path = os.path.join(server.home, "spoiled.csv")
                with open(spoiled_path, "wb") as file:
                    file.write(content)
                ended = subprocess.run(
                    [server.program, "load", "--database", server.database, spoiled_path],
                    capture_output=True, text=True, timeout=60)
                check(ended.returncode in (0, 65), f"{what}: ended with {ended.returncode}: {ended.stderr[-200:]}")
                if ended.returncode == 65:
                    refused += 1
                    check(receipts(server)["register"] == receipt, f"{what}: refused, and a new receipt")
                else:
                    check(what.startswith(("spoiled", "quotation")), f"{what}: was taken in")
                    kept += 1
                    receipt = receipts(server)["register"]
        witness.verdict("spoiled registers")
        # No store of before is gone, whatever came. The connection of before was idle for too long.
        ids = {branch["id"] for branch in Client(server.port).data("GET", "/api/marts")}
        lost = {branch["id"] for branch in json.loads(before)["data"]} - ids
        check(not lost, f"{len(lost)} stores are gone")
        server.command("load", write(server, "whole.csv", rows))
    print(f"   {refused} spoiled files refused with 65 and no receipt, {kept} with some bad bytes read row by "
          "row; no store lost, and others asked all the while")


def wait_for(client, holds):
    deadline = time.monotonic() + 10
    while not holds(client.data("GET", "/api/marts")):
        check(time.monotonic() < deadline, "what was loaded is not answered")
        time.sleep(0.1)


def two_at_once(folder):
    """Four loads and a notice at the same moment: the notice stays, and the stores are there once."""
    with Server(folder, "--rate", "0") as server:
        path = write(server, "register.csv", [row(n) for n in range(1, 91)])
        codes = []

        def load():
            codes.append(subprocess.run(
                [server.program, "load", "--database", server.database, path],
                capture_output=True).returncode)

        threads = [threading.Thread(target=load) for _ in range(4)]
        before = len(Client(server.port).data("GET", "/api/marts"))
        for thread in threads:
            thread.start()
        client = Client(server.port)
        client.data("POST", "/api/marts/1001/closing-texts", {"text": "12월 25일 휴무", "asOf": "2026-12-01"})
        for thread in threads:
            thread.join()
        check(codes == [0] * 4, f"{codes}")
        wait_for(client, lambda data: len(data) == before + 90)
        closed = client.data("GET", "/api/closings/2026-12-25")
        check("1001" in str(closed), "a notice is gone that was posted meanwhile")
    print("   four loads of one file at once and a notice: 90 stores, each once, and the notice is there")
