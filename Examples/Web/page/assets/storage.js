// What the browser keeps for this page. The names have a prefix, because a host has one storage for
// all its pages.

const prefix = "mart-closing-days.";

/** What is kept under a name; null where there is nothing, or where the browser keeps nothing. */
export function kept(name) {
  return read(prefix + name);
}

/** What an earlier version of the page kept, without a prefix. */
export function keptBefore(name) {
  return read(name);
}

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, and says whether that worked. */
export function keep(name, text) {
  try {
    localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Sets a text aside under the first free number, next to what was set aside before. */
export function setAside(name, text) {
  for (let number = 1; ; number += 1) {
    const place = `${name}.unreadable.${number}`;
    const there = kept(place);
    if (there === text) return true;
    if (there === null) return keep(place, text);
  }
}

/** Calls when another tab has kept something under a name. */
export function onChange(name, then) {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === prefix + name && newValue !== null) then();
  });
}
