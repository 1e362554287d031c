// The search: what was typed goes to Swift, and what it means comes back in marked pieces.

import { openDetail } from "./detail.js";
import { announce, byId, make, show as replace, state } from "./dom.js";
import { star } from "./favorites.js";
import { say } from "./words.js";

const step = 8;
let most = step;

export function start(page) {
  byId("query").addEventListener("input", () => {
    most = step;
    show(page);
    announce(byId("found").textContent);
  });
  byId("more").addEventListener("click", () => {
    const first = most;
    most += 3 * step;
    show(page);
    byId("results").children[first]?.querySelector("button")?.focus();
  });
}

/** Shows what the field asks for. */
export function show(page) {
  const found = page.ask("search", most, byId("query").value.replaceAll("\n", " "));
  byId("found").textContent = found.summary;
  replace(byId("results"), found.rows.map((row) => result(row, page)));
  byId("more").hidden = found.more === 0;
  byId("more").textContent = say.more(found.more);
}

function result(row, page) {
  return make(
    "li", { "data-branch": row.id },
    make(
      "div", { class: "grow" },
      make(
        "button", { type: "button", class: "link name", lang: "ko", "data-key": `open-${row.id}`, onclick: () => openDetail(row.id, page) },
        marked(row.name)),
      row.address.length ? make("div", { class: "faint", lang: "ko" }, marked(row.address)) : null,
      state(row.state)),
    star(row, row.label, page));
}

const marked = (pieces) => pieces.map(([text, isMarked]) => (isMarked ? make("mark", {}, text) : text));
