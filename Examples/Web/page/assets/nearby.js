// Stores around a position, typed or the browser's. Whether it is searched at all, Swift decides.

import { openDetail } from "./detail.js";
import { announce, byId, draw, make, show as replace, state } from "./dom.js";
import { star } from "./favorites.js";
import { say } from "./words.js";

export function start(page) {
  byId("position").addEventListener("submit", (event) => {
    event.preventDefault();
    search(page, byId("place").value.replaceAll("\n", " "), "", "", "", "");
  });
  byId("here").addEventListener("click", () => locate(page));
  byId("radius").addEventListener("change", () => show(page));
}

let language;

/** Shows the last search anew, or the map of the country before the first. */
export function show(page) {
  // What was decided about a position was said in the language of then.
  if (language !== document.documentElement.lang) byId("decision").textContent = "";
  language = document.documentElement.lang;
  const answer = page.ask("radius", byId("radius").value);
  if (answer.searched) showFound(answer, page);
  else map(page.ask("map"));
}

function locate(page) {
  const failed = () => {
    byId("decision").textContent = say.noPosition;
    announce(say.noPosition);
  };
  if (!navigator.geolocation) return failed();
  navigator.geolocation.getCurrentPosition(
    ({ coords, timestamp }) => {
      byId("place").value = `${coords.latitude}, ${coords.longitude}`;
      search(page, coords.latitude, coords.longitude, coords.accuracy, timestamp, Date.now());
    },
    failed, { maximumAge: 60_000, timeout: 15_000 });
}

function search(page, ...values) {
  const answer = page.ask("position", ...values);
  byId("decision").textContent = answer.message;
  announce(answer.searched ? `${answer.message} ${answer.summary}` : answer.message);
  if (answer.searched) showFound(answer, page);
}

function showFound(answer, page) {
  byId("near-count").textContent = answer.summary;
  replace(byId("near"), answer.rows.map((row) =>
    make(
      "li", { "data-branch": row.id },
      make(
        "div", { class: "grow" },
        make(
          "div", {},
          make("button", { type: "button", class: "link name", "data-key": `open-${row.id}`, onclick: () => openDetail(row.id, page) }, row.name), " ",
          make("span", { class: "faint" }, row.distance)),
        state(row.state)),
      star(row, row.name, page))));
  map(answer.map);
}

function map({ frame, land, north, here, markers, isLocal, label }) {
  const [left, top, width, height] = frame.split(" ").map(Number);
  // On a narrow screen the signs and names are larger in the picture, so that they can be read.
  const point = (width / 100) * Math.max(1, 420 / (byId("map").clientWidth || 420));
  const size = point * 3;
  const circle = ({ x, y, count, sign, kind, title }) => {
    const radius = point * (count > 1 ? 2 + Math.log2(count) * 0.45 : 2);
    return draw(
      "g", { class: `marker ${kind}` },
      draw("title", {}, title),
      draw("circle", { cx: x, cy: y, r: radius, "stroke-width": point * 0.4 }),
      draw(
        "text", { x, y: y + point * 1.05, "text-anchor": "middle", "font-size": size },
        count > 1 ? `${count}` : sign));
  };
  byId("map").replaceChildren(
    draw(
      "svg", { viewBox: `${left} ${top} ${width} ${height}`, role: "img", "aria-label": label },
      draw("path", { d: north, class: "north" }),
      draw("path", { d: land, class: "land", "stroke-width": point * 0.3 }),
      here && draw("circle", {
        cx: here.x, cy: here.y, r: here.radius, class: "radius", "stroke-width": point * 0.3 }),
      markers.map(circle),
      here && draw("circle", { cx: here.x, cy: here.y, r: point * 1.2, class: "here", "stroke-width": point * 0.4 }),
      isLocal ? labels(markers, { left, top, width, height }, size) : []),
    legend(label, here !== null));
}

/** The names of the stores: within the picture, each below or above its marker where there is room. */
function labels(markers, { left, top, width, height }, size) {
  const taken = markers.map(({ x, y }) => ({ left: x - size, right: x + size, top: y - size, bottom: y + size }));
  const meets = (one) => taken.some((other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom);
  return markers.filter(({ name, x, y }) =>
    name && x > left && x < left + width && y > top && y < top + height
  ).map(({ name, kind, x, y }) => {
    // A syllable is as wide as it is high, another character half as wide.
    const long = [...name].reduce((sum, one) => sum + (one.codePointAt(0) > 0x2e80 ? 1 : 0.6), 0) * size;
    const middle = Math.min(Math.max(x, left + long / 2 + size / 2), left + width - long / 2 - size / 2);
    const box = [y + size * 2.1, y - size * 1.1].map((base) => ({
      left: middle - long / 2, right: middle + long / 2, top: base - size * 0.9, bottom: base + size * 0.2, base,
    })).find((one) => one.top > top && one.bottom < top + height && !meets(one));
    // A name without room is still in the list, and in the title of its marker.
    if (!box) return null;
    taken.push(box);
    return draw(
      "text", { x: middle, y: box.base, "text-anchor": "middle", "font-size": size, class: `label ${kind}` }, name);
  });
}

function legend(label, isLocal) {
  const key = (kind, sign, text) =>
    make("span", { class: `state ${kind}` }, make("span", { class: "sign", "aria-hidden": "true" }, sign), text);
  return make(
    "div", { class: "legend faint" },
    make("p", {}, label),
    make(
      "p", { class: "keys" },
      key("open", "○", say.mapOpen), key("closedToday", "✕", say.mapClosed), key("closesTomorrow", "!", say.mapTomorrow),
      key("unknown", "?", say.unknown), key("", "12", say.mapCount),
      isLocal ? key("position", "●", say.mapHere) : null));
}
