"""Data comes in: the answers of the original server and the register of the nation, again and again."""
import json
import os
import subprocess
import time

from crew import CATALOG
from harness import Client, Server, check

HEAD = "개방자치단체코드,관리번호,영업상태코드,도로명주소,사업장명,업태구분명,점포구분명\n"


def row(number, name="코스트코 홀세일", status="01"):
    return (f"3450000,200034502260750{number:04d},{status},대구광역시 북구 검단로 {number} (산격동),"
            f"{name} 제{number}점,대형마트,대규모점포\n")


def write(server, name, rows, encoding="utf-8"):
    path = os.path.join(server.home, name)
    with open(path, "wb") as file:
        file.write((HEAD + "".join(rows)).encode(encoding))
    return path


def run(folder, _):
    both_forms(folder)
    leaving(folder)
    cut_short(folder)
    nightly(folder)
    while_serving(folder)


def receipts(server):
    return {entry["source"]: entry for entry in Client(server.port).data("GET", "/api/receipts")}


def both_forms(folder):
    with Server(folder) as server:
        before = len(Client(server.port).data("GET", "/api/marts"))
        for encoding in ("utf-8", "cp949"):
            path = write(server, "register.csv", [row(n) for n in range(1, 31)], encoding)
            said = server.command("load", path).stdout
        check("30 rows" in said, said)
        time.sleep(1.5)
        now = len(Client(server.port).data("GET", "/api/marts"))
        check(now == before + 30, f"{now} branches, {before} before")
        receipt = receipts(server)["register"]
        check(receipt["rows"] == 30 and receipt["added"] == 0, f"{receipt}")
        check(server.request("GET", "/api/receipts", address=None)[0] == 200, "no receipt")
        import urllib.error
        import urllib.request
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/receipts")
            check(False, "anybody reads the receipts")
        except urllib.error.HTTPError as error:
            check(error.code == 401, f"{error.code}")
    print("   the register in UTF-8 and in CP949: 30 stores beside those that are known, "
          "the second time none new; the receipt for who administers")


def leaving(folder):
    with Server(folder) as server:
        all_rows = [row(n) for n in range(1, 31)]
        server.command("load", write(server, "a.csv", all_rows))
        server.command("load", write(server, "b.csv", all_rows[:-2]))
        time.sleep(1.5)
        check(receipts(server)["register"]["left"] == 2, "who left is not marked")
        here = len(Client(server.port).data("GET", "/api/marts"))
        # The time is over at once.
        server.command("load", "--keep-days", "0", write(server, "b.csv", all_rows[:-2]))
        time.sleep(1.5)
        check(receipts(server)["register"]["dropped"] == 2, "who left is not dropped")
        check(len(Client(server.port).data("GET", "/api/marts")) == here - 2, "still answered")
    print("   two stores that left the register: marked and answered, dropped after their time")


def cut_short(folder):
    with Server(folder) as server:
        rows = [row(n) for n in range(1, 61)]
        server.command("load", write(server, "a.csv", rows))
        time.sleep(1.5)
        here = len(Client(server.port).data("GET", "/api/marts"))
        server.command("load", write(server, "b.csv", rows[:10]), expecting=65)
        server.command("load", write(server, "c.csv", []), expecting=65)
        path = os.path.join(server.home, "junk.csv")
        with open(path, "wb") as file:
            file.write(b"<html>503</html>")
        server.command("load", path, expecting=65)
        time.sleep(1.5)
        check(len(Client(server.port).data("GET", "/api/marts")) == here, "stores are gone")
        server.command("load", "--force", write(server, "b.csv", rows[:10]))
    print("   a download that is cut short, empty or none: refused, exit 65, nothing is lost")


def nightly(folder):
    with Server(folder) as server:
        path = write(server, "register.csv", [row(n) for n in range(1, 31)])
        process = subprocess.Popen(
            [server.program, "load", "--database", server.database, "--every", "1s", path],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            time.sleep(1.5)
            os.rename(path, path + ".away")
            time.sleep(1.5)
            check(process.poll() is None, "a file that is away ends --every")
            write(server, "register.csv", [row(n) for n in range(1, 33)])
            deadline = time.monotonic() + 10
            while receipts(server)["register"]["added"] != 2:
                if time.monotonic() > deadline:
                    rows = receipts(server)["register"]["rows"]
                    check(rows == 32, "the newer file was not taken in")
                    break
                time.sleep(0.2)
        finally:
            process.kill()
            process.wait()
    print("   --every: a file that is away for a time is waited for, and the newer one comes in")


def while_serving(folder):
    """A notice by POST for a store of the register stays when the register comes again."""
    with Server(folder) as server:
        path = write(server, "register.csv", [row(n) for n in range(1, 31)])
        server.command("load", path)
        time.sleep(1.5)
        client = Client(server.port)
        store = next(b for b in client.data("GET", "/api/marts") if "제7점" in b["branchName"])
        client.data("POST", f"/api/marts/{store['id']}/closing-texts",
                    {"text": "12월 25일 휴무", "asOf": "2026-12-01"})
        before = client.data("GET", f"/api/marts/{store['id']}/schedule")
        server.command("load", path)
        after = client.data("GET", f"/api/marts/{store['id']}/schedule")
        check(json.dumps(before, sort_keys=True) == json.dumps(after, sort_keys=True),
              "a notice is gone after the register came again")
        # The answers of the original server as before.
        server.command("load", str(CATALOG))
        check(receipts(server)["catalog"]["rows"] > 0, "no receipt of the answers")
    print("   a notice by POST stays when the register comes again; the answers come in as before")
