// Stores around a position, typed or the browser's. Whether it is searched at all, Swift decides.

import { byId, draw, make, show as replace, state } from "./dom.js";
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

/** Shows the last search anew, or the map of the country before the first. */
export function show(page) {
  const answer = page.ask("radius", byId("radius").value);
  if (answer.searched) showFound(answer, page);
  else map(page.ask("map"));
}

function locate(page) {
  const failed = () => { byId("decision").textContent = say.noPosition; };
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
  if (answer.searched) showFound(answer, page);
}

function showFound(answer, page) {
  byId("near-count").textContent = answer.summary;
  replace(byId("near"), answer.rows.map((row) =>
    make(
      "li", { "data-branch": row.id },
      make(
        "div", { class: "grow" },
        make("div", {}, make("span", { class: "name" }, row.name), " ",
          make("span", { class: "faint" }, row.distance)),
        state(row.state)),
      star(row, row.name, page))));
  map(answer.map);
}

function map({ frame, land, north, here, markers, isLocal, label }) {
  const [left, top, width, height] = frame.split(" ").map(Number);
  const point = width / 100;
  const circle = ({ x, y, count, sign, kind, name, title }) => {
    const radius = point * (count > 1 ? 2 + Math.log2(count) * 0.45 : 2);
    return draw(
      "g", { class: `marker ${kind}` },
      draw("title", {}, title),
      draw("circle", { cx: x, cy: y, r: radius, "stroke-width": point * 0.4 }),
      draw(
        "text", { x, y: y + point * 1.05, "text-anchor": "middle", "font-size": point * 3 },
        count > 1 ? `${count}` : sign),
      isLocal && name
        ? draw("text", { x, y: y + point * 5.2, "text-anchor": "middle", "font-size": point * 3, class: "label" }, name)
        : null);
  };
  byId("map").replaceChildren(draw(
    "svg", { viewBox: `${left} ${top} ${width} ${height}`, role: "img", "aria-label": label },
    draw("path", { d: north, class: "north" }),
    draw("path", { d: land, class: "land", "stroke-width": point * 0.3 }),
    here && draw("circle", {
      cx: here.x, cy: here.y, r: here.radius, class: "radius", "stroke-width": point * 0.3 }),
    markers.map(circle),
    here && draw("circle", { cx: here.x, cy: here.y, r: point * 1.2, class: "here", "stroke-width": point * 0.4 })));
}
