// The grid of a month as a table; which month it is stays with the card.

import { make } from "./dom.js";
import { say } from "./words.js";

const months = new Map();

/** The month of a branch, with buttons to the one before and after. */
export function grid(id, name, page) {
  const box = make("div", { class: "month" });
  const go = (month) => {
    months.set(id, month);
    const answer = page.ask("month", id, month);
    const hadFocus = box.contains(document.activeElement) && document.activeElement.dataset.key;
    box.replaceChildren(...table(answer, id, name, go));
    if (hadFocus) [...box.querySelectorAll("button")].find((b) => b.dataset.key === hadFocus)?.focus();
  };
  go(months.get(id) ?? "");
  return box;
}

function table(answer, id, name, go) {
  const step = (label, sign, month) =>
    make(
      "button",
      {
        type: "button", class: "small", "aria-label": `${name}, ${label}`, title: label,
        "data-key": `${sign}-${id}`, disabled: month === null, onclick: () => go(month),
      },
      sign);
  return [
    make(
      "div", { class: "head" },
      step(say.previousMonth, "‹", answer.previous),
      make("h4", { class: "grow", "aria-live": "polite" }, answer.title),
      step(say.nextMonth, "›", answer.next)),
    make(
      "table", { "aria-label": `${name}, ${answer.title}` },
      make(
        "thead", {},
        make("tr", {}, answer.weekdays.map(({ short, long }) =>
          make("th", { scope: "col", abbr: long }, short)))),
      make("tbody", {}, answer.weeks.map((week) => make("tr", {}, week.map(cell))))),
    make(
      "p", { class: "legend faint" },
      make("span", { class: "key closed", "aria-hidden": "true" }, "1"), ` ${say.closed} `,
      make("span", { class: "key closed tentative", "aria-hidden": "true" }, "1"), ` ${say.tentative} `,
      make("span", { class: "key unknown", "aria-hidden": "true" }, "1?"), ` ${say.unknown}`),
  ];
}

function cell(day) {
  if (day === null) return make("td");
  const kinds = `${day.kind}${day.isTentative ? " tentative" : ""}${day.isToday ? " today" : ""}`;
  return make(
    "td", { class: kinds, "aria-current": day.isToday ? "date" : null, title: day.holiday },
    make("span", { "aria-hidden": "true" }, day.kind === "unknown" ? `${day.day}?` : `${day.day}`),
    make("span", { class: "spoken" }, day.words));
}
