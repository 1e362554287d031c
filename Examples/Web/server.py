"""Serves a folder on the loopback address: server.py PORT FOLDER."""

import functools
import http.server
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript; charset=utf-8",
        ".packed": "application/octet-stream",
        ".txt": "text/plain; charset=utf-8",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self):
        # A new build is seen at the next visit; the page's own worker is what works offline.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def make(port, folder):
    handler = functools.partial(Handler, directory=folder)
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


if __name__ == "__main__":
    try:
        make(int(sys.argv[1]), sys.argv[2]).serve_forever()
    except KeyboardInterrupt:
        pass
    except OSError as error:
        sys.exit(f"port {sys.argv[1]}: {error.strerror}")
