"""Serves a folder on the loopback address: server.py PORT FOLDER.

A file that the build has packed is sent packed if the browser can read that: brotli, else gzip.
"""

import functools
import http.server
import os
import re
import sys

# A file with a hash in its name never changes.
HASHED = re.compile(r"-[0-9]{4,}(\.[a-z.]+|/[^?]*)$")


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript; charset=utf-8",
        ".packed": "application/octet-stream",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self):
        path = self.translate_path(self.path)
        if os.path.isdir(path) and self.path.split("?")[0].endswith("/"):
            path = os.path.join(path, "index.html")
        known = [one.split(";")[0].strip() for one in self.headers.get("Accept-Encoding", "").split(",")]
        packed = {"br": path + ".br", "gzip": path.removesuffix(".wasm") + ".packed"}
        for encoding, file in packed.items():
            if encoding in known and file != path and os.path.isfile(file) and os.path.isfile(path):
                body = open(file, "rb")
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(path))
                self.send_header("Content-Encoding", encoding)
                self.send_header("Content-Length", str(os.fstat(body.fileno()).st_size))
                self.end_headers()
                return body
        return super().send_head()

    def end_headers(self):
        # So a new build is seen at the next visit; the service worker serves the page offline.
        lasts = HASHED.search(self.path.split("?")[0])
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasts else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        # A browser that closes a connection is no error of the server.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def make(port, folder):
    handler = functools.partial(Handler, directory=folder)
    return Server(("127.0.0.1", port), handler)


if __name__ == "__main__":
    try:
        make(int(sys.argv[1]), sys.argv[2]).serve_forever()
    except KeyboardInterrupt:
        pass
    except OSError as error:
        sys.exit(f"port {sys.argv[1]}: {error.strerror}")
