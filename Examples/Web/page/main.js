// Starts the page, keeps its parts in step, and says whether it works offline.

import { byId } from "./dom.js";
import { start } from "./engine.js";
import * as favorites from "./favorites.js";
import * as list from "./list.js";
import * as nearby from "./nearby.js";
import * as reading from "./reading.js";
import * as search from "./search.js";
import * as week from "./week.js";
import { say, speak } from "./words.js";

const parts = [search, favorites, week, nearby, list, reading];
const fixedDate = new URLSearchParams(location.search).get("date") ?? "";
const holidays = new URLSearchParams(location.search).get("holidays") ?? "";
let language = kept("language") ?? navigator.language;
let engine;
let today;

/** What the browser keeps under a name; nothing where it keeps nothing at all. */
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Tells the engine the time and the language, and shows everything anew when the day is another. */
function tellClock(always) {
  const designated = engine.ask("holidays", holidays);
  const clock = engine.ask("clock", language, Date.now(), fixedDate);
  if (!always && clock.today === today) {
    // Whether a store is open now may be another answer than a minute ago.
    favorites.show(page);
    return;
  }
  today = clock.today;
  speak(clock.language);
  byId("date").textContent = clock.isFixed ? `${clock.date} (${say.fixed})` : clock.date;
  byId("notice").textContent = clock.problem ?? designated.problem ?? "";
  const button = byId("language");
  button.textContent = clock.language === "ko" ? "English" : "한국어";
  button.lang = clock.language === "ko" ? "en" : "ko";
  for (const part of parts) part.show(page);
  sayOffline();
}

/** What the parts share: the engine's answers, and that the favorites have changed. */
const page = {
  ask(...question) {
    try {
      return engine.ask(...question);
    } catch (error) {
      byId("notice").textContent = `${say.stopped} (${error.message})`;
      throw error;
    }
  },
  favoritesChanged() {
    for (const part of [search, favorites, week, nearby]) part.show(page);
  },
  kept,
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

byId("language").addEventListener("click", () => {
  language = document.documentElement.lang === "ko" ? "en" : "ko";
  try {
    localStorage.setItem("language", language);
  } catch {
    // The language is then the browser's at the next visit.
  }
  tellClock(true);
});

speak(language.startsWith("ko") ? "ko" : "en");
try {
  engine = await start();
  for (const part of parts) part.start(page);
  tellClock(true);
  performance.mark("answered");
  document.body.dataset.ready = "yes";
  // A page that stays open follows the clock.
  setInterval(() => tellClock(false), 60_000);
} catch (error) {
  byId("notice").textContent = `${say.failed} (${error.message})`;
  throw error;
}
navigator.serviceWorker?.register("offline.js").catch(sayOffline);

// A browser compiles a function when it is first called; what people do first is ready before.
setTimeout(() => {
  for (const query of ["ㅋㅅㅌㅋ", "didwo", "costco dlakxm", "양제점"]) engine.ask("search", query);
  engine.ask("read", say.sampleText);
}, 200);

// For the proofs, which ask more questions than a person can.
globalThis.closingDays = { ask: page.ask, bytes: () => engine.bytes() };
