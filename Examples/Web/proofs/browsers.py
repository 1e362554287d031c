"""Two browsers behind one interface: tabs that open an address and run a script.

Chromium is driven by playwright, Firefox by Mozilla's own marionette_driver, which can drive the
installed one. A script is the body of a function, which gets values as `args`.
"""

import contextlib
import os
import time

import common

FIREFOX = os.environ.get("FIREFOX", "/usr/bin/firefox-esr")


class Tab:
    """A tab of a browser; `go` and `run` are the browser's."""

    def wait(self, condition, *args, seconds=20):
        """Waits until a script answers something that is true, and returns it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answer = self.run(condition, *args)
            if answer:
                return answer
            time.sleep(0.05)
        raise TimeoutError(condition)

    def open(self, url):
        self.go(url)
        self.wait("return document.body?.dataset.ready")


class ChromiumTab(Tab):
    def __init__(self, context):
        self.page = context.new_page()

    def go(self, url):
        self.page.goto(url)

    def run(self, body, *args):
        return self.page.evaluate("(args) => {" + body + "}", list(args))


class FirefoxTab(Tab):
    def __init__(self, client, handle):
        self.client, self.handle = client, handle

    def go(self, url):
        self.client.switch_to_window(self.handle)
        self.client.navigate(url)

    def run(self, body, *args):
        if self.client.current_window_handle != self.handle:
            self.client.switch_to_window(self.handle)
        return self.client.execute_script(
            "const args = [...arguments];" + body, script_args=list(args), sandbox=None, new_sandbox=False)


@contextlib.contextmanager
def firefox():
    from marionette_driver.marionette import Marionette

    client = Marionette(
        bin=FIREFOX, headless=True, gecko_log=os.devnull,
        prefs={"intl.accept_languages": "ko-KR", "intl.locale.requested": "ko"})
    client.start_session()
    try:
        yield client
    finally:
        profile = client.instance.profile
        client.quit()
        # Otherwise the profile is removed only while Python ends, which is too late.
        profile.cleanup()


class Chromium:
    name = "Chromium"

    def __enter__(self):
        self.stack = contextlib.ExitStack()
        self.browser = self.stack.enter_context(common.browser())
        self.context = None
        return self

    def __exit__(self, *_):
        self.stack.close()

    def afresh(self):
        if self.context:
            self.context.close()
        self.context = self.browser.new_context(locale="ko-KR")

    def tab(self):
        return ChromiumTab(self.context)


class Firefox:
    name = "Firefox"

    def __enter__(self):
        self.stack = contextlib.ExitStack()
        self.client = self.stack.enter_context(firefox())
        self.used = False
        return self

    def __exit__(self, *_):
        self.stack.close()

    def afresh(self):
        """Each part has a port and so a storage of its own."""

    def tab(self):
        if not self.used:
            self.used = True
            return FirefoxTab(self.client, self.client.current_window_handle)
        return FirefoxTab(self.client, self.client.open(type="tab", focus=False)["handle"])


def here():
    """The browsers that can be driven on this machine, and why others cannot."""
    found = [Chromium()]
    try:
        import marionette_driver  # noqa: F401
    except ImportError:
        return found, "Firefox: the Python package marionette_driver is not installed"
    if not os.path.exists(FIREFOX):
        return found, f"Firefox: {FIREFOX} is not installed"
    return [*found, Firefox()], None
