// The seven days that a widget shows.

import { byId, make, show as replace, state } from "./dom.js";

export function start() {}

/** Shows the days, or what a widget without favorites says. */
export function show(page) {
  const { empty, days } = page.ask("week");
  byId("no-week").textContent = empty ?? "";
  byId("no-week").hidden = empty === null;
  replace(byId("week"), empty === null ? days.map(day) : []);
}

function day({ date, isToday, rows }) {
  return make(
    "li", { class: isToday ? "today" : null, "aria-current": isToday ? "date" : null },
    make("div", { class: "day" }, date),
    make("ul", {}, rows.map((row) =>
      make("li", {}, make("span", { class: "name" }, row.name), state(row)))));
}
