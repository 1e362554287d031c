// All that is known of one store, with its month, in a dialog over the page.

import { byId, make } from "./dom.js";
import { star } from "./favorites.js";
import { grid } from "./month.js";
import { say } from "./words.js";

let shown = null;

export function start() {
  const dialog = byId("detail");
  dialog.addEventListener("close", () => {
    shown = null;
    // A message that was shown in it is gone with it.
    byId("main").append(byId("message"));
  });
  // A click beside the sheet closes it.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}

/** Shows the open store anew. */
export function show(page) {
  if (shown !== null) openDetail(shown, page);
}

/** Opens the detail of a store. */
export function openDetail(id, page) {
  const answer = page.ask("card", id);
  if (answer === null) return;
  shown = id;
  const dialog = byId("detail");
  const message = byId("message");
  const key = dialog.contains(document.activeElement) && document.activeElement.dataset.key;
  dialog.replaceChildren(sheet(answer, page), ...(dialog.contains(message) ? [message] : []));
  dialog.setAttribute("aria-label", answer.name);
  if (!dialog.open) dialog.showModal();
  if (key) [...dialog.querySelectorAll("[data-key]")].find((each) => each.dataset.key === key)?.focus();
}

function sheet(answer, page) {
  const row = (label, kind, ...children) =>
    make("div", { class: "fact" }, make("dt", {}, label), make("dd", { class: kind }, ...children));
  const day = (label, { date, kind, text }) =>
    row(make("span", {}, label, " ", make("span", { class: "faint" }, date)), kind, text);
  return make(
    "article", { class: "card", "data-branch": answer.id },
    make(
      "div", { class: "head" },
      make("h3", { class: "grow" }, answer.name), star(answer, answer.name, page),
      make("button", { type: "button", class: "small", "aria-label": say.close, "data-key": "close", onclick: () => byId("detail").close() }, "×")),
    make("p", { class: "sentence" }, answer.sentence),
    make(
      "dl", {},
      day(say.today, answer.today),
      answer.tomorrow ? day(say.tomorrow, answer.tomorrow) : null,
      answer.opening ? row(say.now, "", answer.opening) : null,
      answer.early ? row(say.now, "", answer.early) : null,
      row(say.next, "", answer.next),
      row(say.reason, "faint", answer.reason),
      answer.address ? row(say.address, "", make("span", { lang: "ko" }, answer.address)) : null,
      answer.phone ? row(say.phone, "", make("a", { href: `tel:${answer.phone.replaceAll(/[^0-9+]/g, "")}` }, answer.phone)) : null),
    grid(answer.id, answer.name, page));
}
