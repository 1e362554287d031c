// A notice of a store: what Swift reads in it, stage by stage, and what follows. Its engine is loaded
// when the first notice is there.

import { announce, byId, make } from "./dom.js";
import { open } from "./engine.js";
import { files } from "./files.js";
import { say } from "./words.js";

let reader = null;
let hasFailed = false;

export function start(page) {
  byId("text").addEventListener("input", () => show(page));
  byId("sample").addEventListener("click", () => {
    byId("text").value = say.sampleText;
    show(page);
  });
}

/** Shows what the text says. */
export async function show(page) {
  if (byId("text").value.trim() === "") {
    byId("conclusion").textContent = "";
    byId("reading").replaceChildren();
    return;
  }
  if (reader === null || hasFailed) {
    byId("conclusion").textContent = say.loading;
    hasFailed = false;
    reader = open(files.reader);
  }
  try {
    const { ask } = await reader;
    page.tellTime(ask);
    const answer = ask("read", byId("text").value);
    // Only this sentence is announced while somebody types.
    byId("conclusion").textContent = answer ? `${say.conclusion}: ${answer.conclusion.next}` : "";
    byId("reading").replaceChildren(...(answer ? result(answer) : []));
    announce(byId("conclusion").textContent);
  } catch (error) {
    hasFailed = true;
    byId("conclusion").textContent = `${say.noReader} (${error.message})`;
  }
}

function result({ conclusion, stages, unread }) {
  return [
    conclusion.opening ? make("p", {}, conclusion.opening) : "",
    make("ul", {}, conclusion.closings.map((text) => make("li", {}, text))),
    ...(unread.length
      ? [make("h3", {}, say.unread), make("ul", { class: "unread" }, unread.map((text) => make("li", {}, text)))]
      : []),
    make("h3", {}, say.stages),
    ...stages.map(({ name, lines }) =>
      make(
        "details", {},
        make("summary", {}, `${name} (${lines.length})`),
        make("ol", { class: "lines" }, lines.map(line)))),
  ];
}

function line({ text, depth, words }) {
  return make(
    "li", { class: `depth${Math.min(depth, 6)}` },
    make("code", { lang: "en" }, text), words ? make("q", { lang: "ko" }, words) : null);
}
