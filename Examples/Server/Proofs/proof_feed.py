"""A subscriber's feed from the running server, read by somebody else's reader."""
import datetime

from harness import Client, LeftOut, Server, check


def run(folder, is_short):
    try:
        import icalendar
    except ImportError as error:
        raise LeftOut("PyPI's icalendar is not installed") from error
    with Server(folder) as server:
        client = Client(server.port)
        ids = [row["id"] for row in client.data("GET", "/api/marts?sort=id")][:20 if is_short else 90]
        client.data("PUT", "/api/subscribers/reader", {"favorites": ids})
        status, content = client.request("GET", "/api/subscribers/reader/feed.ics")
        check(status == 200, f"the feed is answered with {status}")
        calendar = icalendar.Calendar.from_ical(content)
        events = list(calendar.walk("VEVENT"))
        check(not calendar.errors and not any(event.errors for event in events), "errors")
        uids = [str(event["UID"]) for event in events]
        check(len(set(uids)) == len(uids), "two events of one UID")
        listed = sum(matches(events, client.data("GET", f"/api/marts/{number}")) for number in ids)
    check(listed > 0, "no closing is listed")
    print(f"   icalendar {icalendar.__version__}: {len(ids)} branches, {len(events)} events without "
          f"an error, all {listed} closings that the API lists among them")


def matches(events, row):
    """Counts the closings of a row, all of which the feed has on their day."""
    name = row["branchName"]
    days = {event.decoded("DTSTART") for event in events if name in str(event["SUMMARY"])}
    for text in row["holidays"]:
        day = datetime.date.fromisoformat(text[:10])
        check(day in days, f"{row['martType']} {name}: {day} is not in the feed")
    return len(row["holidays"])
