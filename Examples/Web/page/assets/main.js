// Starts the page, keeps its parts in step, and says whether it works offline.

import * as detail from "./detail.js";
import { announce, byId, hush, make } from "./dom.js";
import { start } from "./engine.js";
import * as favorites from "./favorites.js";
import { files } from "./files.js";
import * as list from "./list.js";
import * as nearby from "./nearby.js";
import * as reading from "./reading.js";
import * as search from "./search.js";
import { keep, kept } from "./storage.js";
import { say, speak } from "./words.js";

// What a browser without modules, or a page opened as a file, never comes to.
byId("needs").remove();

const parts = [favorites, search, nearby, list, reading, detail];
const fixedDate = new URLSearchParams(location.search).get("date") ?? "";
const holidays = new URLSearchParams(location.search).get("holidays") ?? "";
let language = [kept("language")].find((known) => known === "ko" || known === "en") ?? navigator.language;
let engine;
let today;
let day = "";

/** Tells an engine the time, the language and the designated days. */
function tellTime(ask) {
  const clock = ask("clock", language, Date.now(), fixedDate);
  return { ...clock, problem: clock.problem ?? ask("holidays", holidays).problem };
}

/** Tells the time, and shows everything anew when the day is another. */
function tellClock(always) {
  const clock = tellTime(engine.ask);
  if (!always && clock.today === today) {
    // Whether a store is open now may be another answer than a minute ago.
    detail.show(page);
    return;
  }
  today = clock.today;
  speak(clock.language);
  hush();
  byId("date").textContent = clock.isFixed ? `${clock.date} (${say.fixed})` : clock.date;
  if (clock.problem) byId("notice").textContent = clock.problem;
  const button = byId("language");
  button.textContent = clock.language === "ko" ? "English" : "한국어";
  button.lang = clock.language === "ko" ? "en" : "ko";
  page.choose(day);
  sayOffline();
}

/** What the parts share: the engine's answers, the chosen day, and that the favorites have changed. */
const page = {
  ask(...question) {
    try {
      return engine.ask(...question);
    } catch (error) {
      byId("notice").textContent = `${say.stopped} (${error.message})`;
      throw error;
    }
  },
  tellTime,
  choose(date) {
    const chosen = page.ask("day", date);
    day = chosen.isToday ? "" : chosen.day;
    byId("day").value = chosen.day;
    byId("today").hidden = chosen.isToday;
    byId("list-title").textContent = say.closedOn(chosen.words);
    for (const part of parts) part.show(page);
  },
  favoritesChanged() {
    for (const part of [favorites, search, nearby, detail]) part.show(page);
  },
};

function sayOffline() {
  const ready = navigator.serviceWorker?.controller || worksOffline;
  const text = ready ? say.ready : say.notReady;
  byId("offline").textContent = navigator.onLine ? text : `${say.isOffline} ${ready ? "" : text}`;
}

let worksOffline = false;
addEventListener("online", sayOffline);
addEventListener("offline", sayOffline);
navigator.serviceWorker?.ready.then(() => {
  worksOffline = true;
  if (engine) sayOffline();
});

/** Says once that there is something newer than what is shown. */
function sayNew() {
  if (byId("new").childElementCount > 0) return;
  byId("new").replaceChildren(
    make("span", {}, say.isNew),
    make("button", { type: "button", id: "reload", onclick: () => location.reload() }, say.reload));
  announce(say.isNew);
}

// A first visit has no worker yet; after that another worker is another build.
if (navigator.serviceWorker?.controller) {
  navigator.serviceWorker.addEventListener("controllerchange", sayNew);
}
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data === "new data") sayNew();
});

byId("language").addEventListener("click", () => {
  language = document.documentElement.lang === "ko" ? "en" : "ko";
  keep("language", language);
  tellClock(true);
});

speak(language.startsWith("ko") ? "ko" : "en");
try {
  engine = await start(files.answers, files.catalogue);
  tellTime(engine.ask);
  for (const part of parts) await part.start(page);
  tellClock(true);
  performance.mark("answered");
  document.body.dataset.ready = "yes";
  // A page that stays open follows the clock.
  setInterval(() => tellClock(false), 60_000);
} catch (error) {
  byId("notice").textContent = `${say.failed} (${error.message})`;
  throw error;
}
navigator.serviceWorker?.register("offline.js", { updateViaCache: "none" }).catch(sayOffline);

// A browser compiles a function when it is first called; what people do first is ready before.
setTimeout(() => {
  for (const query of ["ㅋㅅㅌㅋ", "didwo", "costco dlakxm", "양제점"]) engine.ask("search", 8, query);
}, 200);

// For the proofs, which ask more questions than a person can.
globalThis.closingDays = {
  ask: page.ask,
  bytes: () => engine.bytes(),
  changeFavorite: (id, wish) => favorites.changeFavorite(id, wish, page),
};
