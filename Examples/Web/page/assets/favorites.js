// The favorites: a line each with seven days, kept by the browser in the library's stored form.

import { openDetail } from "./detail.js";
import { byId, make, show as replace, state as sign, tell } from "./dom.js";
import { change as changeKept, keptAtFirst, onChange } from "./storage.js";
import { say } from "./words.js";

const place = "favorites";
/** The stored form that the engine has. */
let known = null;

export async function start(page) {
  // With the names of the stores, for the day when the catalogue has them no more.
  await changeKept(place, (stored) => take(stored ?? first(page), page));
  onChange(place, async () => {
    await changeKept(place, (stored) => ({ ...take(stored, page), text: stored }));
    page.favoritesChanged();
  });
  byId("day").addEventListener("change", () => page.choose(byId("day").value));
  byId("today").addEventListener("click", () => page.choose(""));
}

/** What the first version kept; another page of the host may have kept something else there. */
function first(page) {
  const text = keptAtFirst(place);
  return text !== null && !page.ask("restore", text).problem ? text : null;
}

/**
 * Gives the engine what is kept now, which another tab may have changed.
 *
 * What cannot be read may be of a later version, so it is set aside.
 */
function take(stored, page) {
  if (stored === null || stored === known) return { text: stored };
  const answer = page.ask("restore", stored);
  known = answer.stored ?? null;
  if (!answer.problem) return { text: answer.stored };
  byId("notice").textContent = `${answer.problem} ${say.unreadable}`;
  return { text: stored, aside: true };
}

/** Shows a line for each favorite. */
export function show(page) {
  const { days, rows } = page.ask("days");
  byId("no-favorites").hidden = rows.length > 0;
  byId("day-bar").hidden = rows.length === 0;
  replace(byId("days"), rows.length === 0 ? [] : [
    make(
      "div", { role: "row", class: "line heads" },
      make("span", { role: "columnheader", class: "store spoken" }, say.store),
      days.map(head)),
    ...rows.map((row) => line(row, days, page)),
  ]);
}

function head({ number, weekday, words, isToday, isHoliday }) {
  return make(
    "span",
    {
      role: "columnheader", class: `head${isToday ? " today" : ""}${isHoliday ? " holiday" : ""}`,
      "aria-current": isToday ? "date" : null, title: words,
    },
    make("span", { "aria-hidden": "true" }, `${weekday} `, make("b", {}, `${number}`)),
    make("span", { class: "spoken" }, words));
}

function line({ id, name, kind, text, state, cells }, days, page) {
  const title = kind === "missing"
    ? make("span", { class: "name" }, name)
    : make("button", { type: "button", class: "link", "data-key": `open-${id}`, onclick: () => openDetail(id, page) }, name);
  return make(
    "div", { role: "row", class: `line ${kind}`, "data-branch": id },
    make(
      "div", { role: "rowheader", class: "store" },
      make("div", { class: "grow" }, title, kind === "found" ? sign(state) : make("div", { class: "faint" }, text)),
      star({ id, isFavorite: true }, name, page)),
    cells.map((cell, index) => box(cell, days[index])));
}

function box({ kind, isTentative, words }, day) {
  return make(
    "span",
    { role: "cell", class: `cell ${kind}${isTentative ? " tentative" : ""}${day.isToday ? " today" : ""}`, title: `${day.words}: ${words}` },
    make("span", { "aria-hidden": "true" }, say.cell[kind] + (isTentative && kind === "closed" ? "?" : "")),
    make("span", { class: "spoken" }, words));
}

/** The button that adds a store to the favorites or takes it out. */
export function star({ id, isFavorite }, name, page) {
  const button = make(
    "button",
    {
      type: "button", class: "star", "aria-pressed": isFavorite ? "true" : "false",
      "aria-label": say.add(name), title: say.add(name), "data-id": id, "data-key": `star-${id}`,
      onclick: () => change(id, isFavorite ? "remove" : "add", button, page),
    },
    isFavorite ? "★" : "☆");
  return button;
}

async function change(id, wish, button, page) {
  const inLines = byId("days").contains(button);
  const spot = button.getBoundingClientRect();
  const { message, isKept } = await changeFavorite(id, wish, page);
  page.favoritesChanged();
  tell(isKept ? message : `${message} ${say.notKept}`, spot);
  // The line that held the focus is gone; its section keeps the place of the reader.
  if (inLines && !document.activeElement?.closest("#days")) byId("favorites-title").focus();
}

/** Adds a store or takes it out, in one transaction, and says what happened and whether it is kept. */
export async function changeFavorite(id, wish, page) {
  let answer;
  const isKept = await changeKept(place, (stored) => {
    const { aside } = take(stored, page);
    answer = page.ask("favorite", id, wish);
    known = answer.stored;
    return { text: answer.stored, aside };
  });
  return { message: answer.message, isChanged: answer.isChanged, isKept };
}
