"""What the proofs share: a server of their own, and clients that say what they are told."""
import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

TOKEN = "token-of-the-proofs-only"


class Failure(Exception):
    """What was to be proved does not hold."""


class LeftOut(Exception):
    """Something that the proof needs is not on this machine."""


def check(holds, message):
    if not holds:
        raise Failure(message)


def program(folder, name):
    path = os.path.join(folder, name)
    if not os.path.exists(path):
        raise LeftOut(f"{path} is not built")
    return path


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Server:
    """mart-server on a database in a folder of its own, with the sample loaded."""

    def __init__(self, folder, *options, database=None):
        self.program = program(folder, "mart-server")
        self.home = tempfile.mkdtemp(prefix="mart-proof-")
        self.database = database or os.path.join(self.home, "mart.sqlite")
        self.options = options
        self.process = None
        self.port = free_port()

    def __enter__(self):
        if not os.path.exists(self.database):
            self.command("load")
        self.start()
        return self

    def __exit__(self, *_):
        if self.process and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.home)

    def command(self, name, *arguments, expecting=0):
        result = subprocess.run(
            [self.program, name, "--database", self.database, *arguments],
            capture_output=True, text=True)
        check(result.returncode == expecting, f"{name} ended with {result.returncode}: {result.stderr}")
        return result

    def start(self, stderr=None):
        with open(os.path.join(self.home, "log"), "a") as log:
            level = [] if "--log-level" in self.options else ["--log-level", "warning"]
            self.process = subprocess.Popen(
                [self.program, "serve", "--database", self.database, "--port", str(self.port),
                 *level, *self.options],
                stderr=log if stderr is None else stderr, env={**os.environ, "MART_TOKEN": TOKEN})
        deadline = time.monotonic() + 20
        while True:
            try:
                if self.request("GET", "/health")[0] == 200:
                    return
            except OSError:
                pass
            check(self.process.poll() is None, f"the server ended: {self.log()}")
            check(time.monotonic() < deadline, "the server does not answer")
            time.sleep(0.02)

    def log(self):
        with open(os.path.join(self.home, "log")) as log:
            return log.read()[-2000:]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, seconds=20):
        self.process.terminate()
        return self.process.wait(seconds)

    def resident(self):
        """The memory that the process holds, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        return 0

    def request(self, method, path, body=None, address=None):
        client = Client(self.port, address)
        try:
            return client.request(method, path, body)
        finally:
            client.close()


class Client:
    """A client that keeps its connection."""

    def __init__(self, port, address=None):
        source = (address, 0) if address else None
        self.connection = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=20, source_address=source)

    def request(self, method, path, body=None):
        headers = {"Authorization": f"Bearer {TOKEN}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(body, ensure_ascii=False).encode()
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            return answer.status, answer.read()
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error

    def data(self, method, path, body=None):
        status, content = self.request(method, path, body)
        check(status < 300, f"{method} {path}: {status}")
        return json.loads(content)["data"]

    def close(self):
        self.connection.close()


def connect(port, address=None):
    connection = socket.socket()
    connection.settimeout(30)
    if address:
        connection.bind((address, 0))
    connection.connect(("127.0.0.1", port))
    return connection


def read_to_end(connection):
    """What the server sends until it closes; a reset ends it too."""
    content = b""
    try:
        while part := connection.recv(65536):
            content += part
    except ConnectionError:
        pass
    return content


def status_of(content):
    first = content.split(b"\r\n", 1)[0].split(b" ")
    return int(first[1]) if len(first) > 1 and first[1].isdigit() else None


class Witness:
    """An honest client at another address that keeps asking, and records how long it waits."""

    def __init__(self, server, path="/api/marts/1001", address="127.0.0.9"):
        self.arguments = (server.port, path, address)
        self.waits = []
        self.failures = []
        self.is_over = False
        self.thread = threading.Thread(target=self.ask)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over = True
        self.thread.join()

    def ask(self):
        port, path, address = self.arguments
        while not self.is_over:
            start = time.monotonic()
            try:
                client = Client(port, address)
                status = client.request("GET", path)[0]
                client.close()
                if status != 200:
                    self.failures.append(status)
            except OSError as error:
                self.failures.append(str(error))
            self.waits.append(time.monotonic() - start)
            time.sleep(0.03)

    def verdict(self, what):
        waits = sorted(self.waits)
        check(waits, f"{what}: nobody else asked meanwhile")
        check(not self.failures, f"{what}: others were not served: {self.failures[:3]}")
        p99 = waits[int(len(waits) * 0.99)] * 1000
        print(f"   meanwhile {len(waits)} requests of another address: all 200, "
              f"p50 {waits[len(waits) // 2] * 1000:.1f} ms, p99 {p99:.1f} ms", flush=True)
