"""The log and the metrics are true: every line is JSON, and the counts are those of the requests made."""
import json
import os
import re
import time

from harness import Client, Server, check, connect, read_to_end

# The text form of Prometheus, version 0.0.4, as far as the server writes it.
SAMPLE = re.compile(
    r'([a-zA-Z_:][a-zA-Z0-9_:]*)(\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? '
    r'([-+]?(?:\d+(?:\.\d+)?(?:e[-+]?\d+)?|Inf|NaN))', re.ASCII)
TYPE = re.compile(r"# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram)", re.ASCII)
LEVELS = {"trace", "debug", "info", "notice", "warning", "error", "critical"}
# Paths that try to write a line of their own into the log, or a name of their own into the metrics.
HOSTILE = ["/api/marts/%0A%7B%22level%22%3A%22critical%22%7D", "/api/marts/%22%5C%00%1B%5B2J",
           "/api/%ED%95%9C%EA%B8%80/%F0%9F%92%A9", "/x%22%7D%20evil_total%201"]


def run(folder, _):
    with Server(folder, "--rate", "20", "--burst", "60", "--log-level", "info") as server:
        asked = requests(server)
        text = Client(server.port, "127.0.0.7").request("GET", "/metrics")[1].decode()
        samples = parsed(text)
        counts(samples, asked)
        histogram(samples)
        lines = log(server)
        logged(lines, asked)
    print(f"   {len(samples)} values of /metrics in the form that Prometheus reads; requests, refusals and "
          "times are those that were asked")
    print(f"   {len(lines)} lines of the log: JSON each, no key twice, and no line or series of somebody's making")


def requests(server):
    """Requests of several kinds, and what they are counted as."""
    asked = {}

    def ask(client, method, path, route, expected, body=None):
        status, _ = client.request(method, path, body)
        check(status == expected, f"{method} {path}: {status}")
        key = (method, route, str(status))
        asked[key] = asked.get(key, 0) + 1

    client = Client(server.port, "127.0.0.2")
    for _ in range(7):
        ask(client, "GET", "/api/marts/1001", "/api/marts/{id}", 200)
    for _ in range(3):
        ask(client, "GET", "/api/marts/999999", "/api/marts/{id}", 404)
    ask(client, "GET", "/api/closings/2026-12-13", "/api/closings/{date}", 200)
    ask(client, "PUT", "/api/subscribers/watched", "/api/subscribers/{subscriber}", 201, {"favorites": [1001]})
    ask(client, "PUT", "/api/subscribers/watched", "/api/subscribers/{subscriber}", 200, {"favorites": [1002]})
    for path in HOSTILE:
        client.request("GET", path)
    connection = connect(server.port, "127.0.0.3")
    connection.sendall(b"no HTTP at all\r\n\r\n")
    read_to_end(connection)
    connection.close()
    flood = Client(server.port, "127.0.0.4")
    statuses = [flood.request("GET", "/health")[0] for _ in range(120)]
    check(429 in statuses, "a flood is not limited")
    for status in set(statuses) - {200}:
        asked[("GET", "/health", str(status))] = statuses.count(status)
    return asked


def parsed(text):
    """The values by name and labels; every line has to be one that Prometheus reads."""
    kinds, samples = {}, {}
    for line in text.splitlines():
        kind = TYPE.fullmatch(line)
        if kind:
            check(kind.group(1) not in kinds, f"a type twice: {line}")
            kinds[kind.group(1)] = kind.group(2)
            continue
        found = SAMPLE.fullmatch(line)
        check(found, f"no line of the text form: {line!r}")
        name, labels = found.group(1), dict(re.findall(r'(\w+)="((?:[^"\\]|\\.)*)"', found.group(3) or ""))
        base = re.sub(r"_(bucket|sum|count)$", "", name)
        check(name in kinds or kinds.get(base) == "histogram", f"no type: {line!r}")
        key = (name, tuple(sorted(labels.items())))
        check(key not in samples, f"a value twice: {line!r}")
        samples[key] = float(found.group(4))
    check(text.endswith("\n"), "the last line has no end")
    return samples


def counts(samples, asked):
    for (method, route, status), number in asked.items():
        labels = (("method", method), ("route", route), ("status", status))
        found = samples.get(("http_requests_total", labels))
        check(found == number, f"{method} {route} {status}: {found} counted, {number} asked")
    refused = samples.get(("http_connections_refused_total", (("status", "400"),)))
    check(refused == 1, f"what is no HTTP is counted {refused} times")
    routes = {dict(labels).get("route") for _, labels in samples}
    check(not any(route and "evil" in route for route in routes), f"a series of somebody's making: {routes}")
    check(samples[("mart_subscribers", ())] == 1, "the subscribers are counted wrongly")
    check(samples[("log_lines_lost", ())] == 0, "lines are lost")
    # The request that asks is itself under way.
    check(samples[("http_requests_under_way", ())] == 1, "requests seem to hang")


def histogram(samples):
    """Buckets grow with their bounds, and the last has all."""
    name = "http_request_duration_seconds"
    route = ("route", "/api/marts/{id}")
    buckets = sorted(
        (float(dict(labels)["le"].replace("+Inf", "inf")), value)
        for (label, labels), value in samples.items()
        if label == name + "_bucket" and route in labels)
    values = [value for _, value in buckets]
    check(values == sorted(values), f"buckets do not grow: {buckets}")
    total = sum(value for (label, labels), value in samples.items()
                if label == "http_requests_total" and route in labels)
    check(values[-1] == samples[(name + "_count", (route,))] == total, f"{values[-1]} of {total} are timed")


def log(server):
    """The lines, when all have been written."""
    def unique(pairs):
        check(len(dict(pairs)) == len(pairs), f"a key twice: {pairs}")
        return dict(pairs)

    time.sleep(0.5)
    with open(os.path.join(server.home, "log"), encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")
    check(lines.pop() == "", "the last line has no end")
    found = [json.loads(line, object_pairs_hook=unique) for line in lines]
    for line in found:
        check({"time", "level", "message", "logger"} <= line.keys(), f"{line}")
        check(line["level"] in LEVELS and line["level"] != "critical", f"{line}")
    return found


def logged(lines, asked):
    for (method, route, status), number in asked.items():
        found = sum(line.get("method") == method and line.get("route") == route
                    and line.get("status") == status for line in lines)
        check(found == number, f"{method} {route} {status}: {found} lines, {number} asked")
