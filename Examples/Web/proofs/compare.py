"""Compares the page's answers with those of the ordinary library on this host.

    compare.py LIBRARY_ANSWERS    the file that the program library-answers wrote
"""

import json
import sys

import common

# The engine in the page answers one branch for a year, or a batch of queries.
ASK_DAYS = """([language, id, dates, noon]) => dates.map((date) => {
  closingDays.ask("clock", language, noon, date);
  const c = closingDays.ask("card", id);
  const t = c.tomorrow ?? { kind: "", text: "" };
  return [c.name, c.state.sign, c.state.kind, c.state.text, c.sentence, c.today.kind, c.today.text,
    t.kind, t.text, c.opening ?? "", c.early ?? "", c.next, c.reason].join("\\t");
})"""
ASK_MONTHS = """(questions) => questions.map(([id, month]) =>
  closingDays.ask("month", id, month).weeks.flat().filter((day) => day).map((day) => day.kind).join("\\t"))"""
ASK_SEARCHES = """(queries) => queries.map((query) =>
  closingDays.ask("search", 8, query).rows.map((row) => `${row.id}`).join("\\t"))"""
NOON = 1_767_236_400_000  # 2026-01-01, 12:00 in Korea


def main(path):
    days, months, searches = {}, [], []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if fields[0] == "day":
                days.setdefault((fields[1], fields[2]), []).append((fields[3], "\t".join(fields[4:])))
            elif fields[0] == "month":
                months.append(((fields[1], fields[2]), "\t".join(fields[3:])))
            else:
                searches.append((fields[1], "\t".join(fields[2:])))
    wrong = []

    def check(what, expected, found):
        if expected != found:
            wrong.append(f"{what}\n  library {expected!r}\n  page    {found!r}")

    with common.browser() as chromium, common.served() as url:
        page = chromium.new_page()
        common.open_page(page, url)
        count = 0
        for (language, branch), answers in days.items():
            found = page.evaluate(ASK_DAYS, [language, branch, [date for date, _ in answers], NOON])
            for (date, expected), answer in zip(answers, found, strict=True):
                check(f"{language} {branch} {date}", expected, answer)
                count += 1
        for ((branch, month), expected), answer in zip(
            months, page.evaluate(ASK_MONTHS, [key for key, _ in months]), strict=True
        ):
            check(f"month {branch} {month}", expected, answer)
        for (query, expected), answer in zip(
            searches, page.evaluate(ASK_SEARCHES, [query for query, _ in searches]), strict=True
        ):
            check(f"search {json.dumps(query, ensure_ascii=False)}", expected, answer)
    branches = {branch for _, branch in days}
    if count < 2 * 365 * 100 or len(months) < 1200 or len(searches) < 100:
        print(f"too little was compared: {count} days, {len(months)} months, {len(searches)} searches")
        return 1
    for line in wrong[:10]:
        print(line)
    print(
        f"{len(branches)} branches: {count} days in two languages, {len(months)} months and"
        f" {len(searches)} searches compared, {len(wrong)} different"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
