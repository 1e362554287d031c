// The search: what was typed goes to Swift, and what it means comes back in marked pieces.

import { byId, make, show as replace, state } from "./dom.js";
import { star } from "./favorites.js";

export function start(page) {
  byId("query").addEventListener("input", () => show(page));
}

/** Shows what the field asks for. */
export function show(page) {
  const found = page.ask("search", byId("query").value.replaceAll("\n", " "));
  byId("found").textContent = found.summary;
  replace(byId("results"), found.rows.map((row) => result(row, page)));
}

function result(row, page) {
  return make(
    "li", {},
    make(
      "div", { class: "grow" },
      make("div", { class: "name", lang: "ko" }, marked(row.name)),
      row.address.length ? make("div", { class: "faint", lang: "ko" }, marked(row.address)) : null,
      state(row.state)),
    star(row, row.label, page));
}

const marked = (pieces) => pieces.map(([text, isMarked]) => (isMarked ? make("mark", {}, text) : text));
