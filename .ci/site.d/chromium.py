"""Drives a headless Chromium through the pipe of its DevTools protocol."""

import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """One tab, and everything that its pages complain of."""

    def __init__(self, program):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()
        # The protocol is on the descriptors 3 and 4 of the child, so ours have to be above them.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (to_read, from_write)]
        os.close(to_read)
        os.close(from_write)

        def place():
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--window-size=1400,1000",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in ends:
            os.close(end)
        self.output = os.fdopen(to_write, "wb", buffering=0)
        self.input = os.fdopen(from_read, "rb")
        self.count, self.session, self.complaints = 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")
        # Else nothing has the focus, and nobody can type.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def receive(self):
        parts = bytearray()
        while not parts.endswith(b"\0"):
            byte = self.input.read(1)
            if not byte:
                raise RuntimeError("Chromium ended")
            parts += byte
        return json.loads(parts[:-1])

    def note(self, event):
        method, said = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(said["exceptionDetails"])[:300])
        elif method == "Runtime.consoleAPICalled" and said["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(part.get("value")) for part in said["args"]))
        elif method == "Log.entryAdded" and said["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{said['entry']['text']} {said['entry'].get('url', '')}")

    def open(self, address):
        self.call("Page.navigate", url=address)

    def evaluate(self, script):
        return self.call("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def click(self, selector):
        """Clicks amid the first element that the selector finds."""
        x, y = self.evaluate(
            "(r => [r.x + r.width / 2, r.y + r.height / 2])"
            f"(document.querySelector('{selector}').getBoundingClientRect())")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def until(self, script, wanted, seconds=20):
        """Asks until the answer has the text that is wanted; the last answer is returned."""
        end = time.monotonic() + seconds
        while True:
            try:
                answer = self.evaluate(script) or ""
            except RuntimeError as error:
                # The page leads to another one while it is asked.
                if "navigated" not in str(error):
                    raise
                answer = ""
            if wanted in answer or time.monotonic() > end:
                return answer
            time.sleep(0.1)

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)
