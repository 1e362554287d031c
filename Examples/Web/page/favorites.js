// The favorites: a card each, kept by the browser in the library's stored form.

import { byId, make, show as replace, state } from "./dom.js";
import { grid } from "./month.js";
import { say } from "./words.js";

const place = "favorites";
let isKept = true;

export function start(page) {
  const stored = page.kept(place);
  if (stored === null) return;
  const { problem } = page.ask("restore", stored);
  if (!problem) return;
  // What cannot be read may be of a later version, so it is not written over.
  store(`${place}.unreadable`, stored);
  byId("message").textContent = `${problem} ${say.unreadable}`;
}

/** Shows a card for each favorite. */
export function show(page) {
  const { cards } = page.ask("favorites");
  byId("no-favorites").hidden = cards.length > 0;
  replace(byId("cards"), cards.map((answer) => card(answer, page)));
}

/** The button that adds a store to the favorites or takes it out. */
export function star({ id, isFavorite }, name, page) {
  return make(
    "button",
    {
      type: "button", class: "star", "aria-pressed": isFavorite ? "true" : "false",
      "aria-label": say.add(name), title: say.add(name), "data-id": id, "data-key": `star-${id}`,
      onclick: () => toggle(id, page),
    },
    isFavorite ? "★" : "☆");
}

function toggle(id, page) {
  const focused = document.activeElement;
  const inCards = byId("cards").contains(focused);
  const { message, stored } = page.ask("toggle", id);
  store(place, stored);
  byId("message").textContent = isKept ? message : `${message} ${say.notKept}`;
  page.favoritesChanged();
  // The card that held the focus is gone; its section keeps the place of the reader.
  if (inCards && !byId("cards").contains(document.activeElement)) byId("favorites-title").focus();
}

function store(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    isKept = false;
  }
}

function card(answer, page) {
  const row = (label, kind, ...children) =>
    make("div", { class: "fact" }, make("dt", {}, label), make("dd", { class: kind }, ...children));
  const day = (label, { date, kind, text }) =>
    row(make("span", {}, label, " ", make("span", { class: "faint" }, date)), kind, text);
  return make(
    "article", { class: "card", "aria-label": answer.name, "data-branch": answer.id },
    make(
      "div", { class: "head" },
      make("h3", { class: "grow" }, answer.name), star(answer, answer.name, page)),
    make("p", { class: "sentence" }, answer.sentence),
    make(
      "dl", {},
      day(say.today, answer.today),
      answer.tomorrow ? day(say.tomorrow, answer.tomorrow) : null,
      answer.opening ? row(say.now, "", answer.opening) : null,
      answer.early ? row(say.now, "", answer.early) : null,
      row(say.next, "", answer.next),
      row(say.reason, "faint", answer.reason)),
    grid(answer.id, answer.name, page));
}
