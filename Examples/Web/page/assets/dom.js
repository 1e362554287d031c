// Small helpers to make elements; all text goes in as text, never as markup.

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

/** An element with attributes and children; a text becomes a text node, null nothing. */
export function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same for a drawing. */
export function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A state: its sign, which differs in shape, and its words. */
export function state({ sign, kind, text }) {
  return make(
    "span", { class: `state ${kind}` },
    make("span", { class: "sign", "aria-hidden": "true" }, sign), make("span", {}, text));
}

/** Replaces the children of an element and keeps the focus on the child with the same key. */
export function show(parent, children) {
  const key = parent.contains(document.activeElement) && document.activeElement.dataset.key;
  parent.replaceChildren(...children);
  if (key) {
    const same = [...parent.querySelectorAll("[data-key]")].find((child) => child.dataset.key === key);
    same?.focus();
    return same !== undefined;
  }
  return true;
}

let pause;

/** Says something to a screen reader once nothing new has come for a moment. */
export function announce(text) {
  clearTimeout(pause);
  pause = setTimeout(() => { byId("live").textContent = text; }, 700);
}

let leaving;

/** Shows a message at the place that was pressed, above or below it. */
export function tell(text, spot) {
  const box = byId("message");
  const dialog = byId("detail");
  (dialog.open ? dialog : byId("main")).append(box);
  box.textContent = text;
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(8, spot.right - width), document.documentElement.clientWidth - width - 8);
  const below = spot.bottom + 6;
  box.style.left = `${left}px`;
  box.style.top = `${below + height < innerHeight ? below : Math.max(8, spot.top - height - 6)}px`;
  announce(text);
  clearTimeout(leaving);
  leaving = setTimeout(hush, 6000);
}

/** Takes the message away. */
export function hush() {
  byId("message").hidden = true;
}
