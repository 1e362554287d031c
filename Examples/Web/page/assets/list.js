// Sections that expand. Swift says in batches what to remove, insert, move and reload, as it does for
// a table of UIKit; here each batch is applied to the elements and nothing else is touched.

import { openDetail } from "./detail.js";
import { byId, make, state } from "./dom.js";
import { say } from "./words.js";

let version = -1;
/** The elements of the sections in their order. */
let sections = [];

export function start(page) {
  const regions = page.ask("regions").map((region) => make("option", { value: region, lang: "ko" }, region));
  byId("region").append(...regions);
  byId("region").addEventListener("change", () => {
    apply(page.ask("change", version, "region", byId("region").value), page);
  });
  for (const button of document.querySelectorAll("[data-change]")) {
    button.addEventListener("click", () => {
      const { change, value, other } = button.dataset;
      const isSet = button.getAttribute("aria-pressed") !== "true";
      if (value) button.setAttribute("aria-pressed", `${isSet}`);
      apply(page.ask("change", version, change, value ? (isSet ? value : other) : ""), page);
    });
  }
}

/** Asks for what is new, such as another day or language. */
export function show(page) {
  apply(version < 0 ? page.ask("list") : page.ask("change", version, "refresh", ""), page);
}

function apply(answer, page) {
  version = answer.version;
  byId("list-summary").textContent = answer.summary;
  if (answer.sections) {
    sections = answer.sections.map((header) => section(header, page));
  } else {
    for (const stage of answer.stages) perform(stage, page);
    answer.headers.forEach((header, index) => describe(sections[index], header));
  }
  place(byId("list"), sections.map((each) => each.box));
  byId("list-empty").hidden = sections.length > 0;
}

/** One batch: what leaves is named by old places, what arrives by new ones. */
function perform(stage, page) {
  const old = sections.map((each) => [...each.rows]);
  const leavingRows = new Set();
  for (const [at, row] of stage.removed) leavingRows.add(old[at][row]);
  const arrivingRows = stage.inserted.map(({ place: to, row }) => [to, rowElement(row, page)]);
  for (const [[at, row], to] of stage.moved) {
    leavingRows.add(old[at][row]);
    arrivingRows.push([to, old[at][row]]);
  }
  if (leavingRows.size > 0) {
    for (const each of sections) each.rows = each.rows.filter((row) => !leavingRows.has(row));
  }

  const leaving = new Set(stage.removedSections);
  const arriving = new Map(stage.insertedSections.map(({ at, section: header }) => [at, section(header, page)]));
  for (const [from, to] of stage.movedSections) {
    leaving.add(from);
    arriving.set(to, sections[from]);
  }
  sections = merged(sections.filter((_, at) => !leaving.has(at)), arriving);

  arrivingRows.sort(([[a, b]], [[c, d]]) => a - c || b - d);
  for (const [[at, row], element] of arrivingRows) sections[at].rows.splice(row, 0, element);
  for (const { place: [at, row], row: data } of stage.reloaded) {
    sections[at].rows[row] = rowElement(data, page);
  }
  for (const each of sections) place(each.list, each.rows);
}

/** Those that stay, in their order, with those that arrive at their places. */
function merged(staying, arriving) {
  const all = [];
  for (let at = 0; staying.length + arriving.size > 0; at += 1) {
    if (arriving.has(at)) {
      all.push(arriving.get(at));
      arriving.delete(at);
    } else {
      all.push(staying.shift());
    }
  }
  return all;
}

/** Puts children into an order and moves only those that are elsewhere. */
function place(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

function section(header, page) {
  const id = `list-${header.id.replaceAll(/\s/g, "-")}`;
  const title = make("span", { class: "name" });
  const detail = make("span", { class: "faint" });
  const more = make("span", { class: "faint more" });
  const button = make(
    "button", {
      type: "button", class: "section", "aria-controls": id,
      onclick: () => apply(page.ask("change", version, "toggle", header.id), page),
    },
    make("span", { class: "arrow", "aria-hidden": "true" }), title, detail, more);
  const rows = header.rows.map((row) => rowElement(row, page));
  const list = make("ul", { id, class: "rows" }, rows);
  const box = make("div", { class: "mart" }, make("h3", {}, button), list);
  const made = { box, button, title, detail, more, list, rows };
  describe(made, header);
  return made;
}

function describe(each, { title, detail, isExpanded, hidden }) {
  each.button.setAttribute("aria-expanded", `${isExpanded}`);
  each.title.textContent = title;
  each.detail.textContent = detail;
  each.more.textContent = hidden > 0 && each.rows.length > 0 ? say.more(hidden) : "";
}

function rowElement(row, page) {
  return make(
    "li", { "data-branch": row.id },
    make(
      "span", { class: "grow" },
      make("button", { type: "button", class: "link name", lang: "ko", onclick: () => openDetail(row.id, page) }, row.name),
      " ", make("span", { class: "faint", lang: "ko" }, row.region)),
    state(row));
}
