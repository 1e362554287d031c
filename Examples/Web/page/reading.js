// A notice of a store: what Swift reads in it, stage by stage, and what follows.

import { byId, make } from "./dom.js";
import { say } from "./words.js";

export function start(page) {
  byId("text").addEventListener("input", () => show(page));
  byId("sample").addEventListener("click", () => {
    byId("text").value = say.sampleText;
    show(page);
  });
}

/** Shows what the text says. */
export function show(page) {
  const answer = page.ask("read", byId("text").value);
  // Only this sentence is announced while somebody types.
  byId("conclusion").textContent = answer ? `${say.conclusion}: ${answer.conclusion.next}` : "";
  byId("reading").replaceChildren(...(answer ? result(answer) : []));
}

function result({ conclusion, stages, unread }) {
  return [
    conclusion.opening ? make("p", {}, conclusion.opening) : "",
    make("ul", {}, conclusion.closings.map((text) => make("li", {}, text))),
    ...(unread.length
      ? [make("h3", {}, say.unread), make("ul", { class: "unread" }, unread.map((text) => make("li", {}, text)))]
      : []),
    make("h3", {}, say.stages),
    ...stages.map(({ name, lines }, index) =>
      make(
        "details", { open: index === stages.length - 1 },
        make("summary", {}, `${name} (${lines.length})`),
        make("ol", { class: "lines" }, lines.map(line)))),
  ];
}

function line({ text, depth, words }) {
  return make(
    "li", { style: null, class: `depth${Math.min(depth, 6)}` },
    make("code", {}, text), words ? make("q", { lang: "ko" }, words) : null);
}
