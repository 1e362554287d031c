// What the browser keeps for this page. The favorites are in a database, because only a transaction
// holds against another tab that changes them in the same moment. The names have a prefix, because a
// host has one storage for all its pages.

const prefix = "mart-closing-days.";
const table = "kept";
const channel = new BroadcastChannel(`${prefix}changes`);

/** The database; null where the browser keeps nothing. It is opened while the engine is fetched. */
const opening = new Promise((done) => {
  try {
    const request = indexedDB.open(`${prefix}database`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onerror = () => done(null);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
  } catch {
    done(null);
  }
});

/**
 * Changes what is kept under a name, in one transaction.
 *
 * `make` gets the text, null where there is none or the browser keeps nothing, and answers with a new
 * `text`, or the same, and whether the old one is to be set `aside`, for it could not be read. It is
 * called once and must not wait. Returns whether what it decided is kept.
 */
export async function change(name, make) {
  const database = await opening;
  return new Promise((done) => {
    let transaction;
    try {
      transaction = database.transaction(table, "readwrite");
    } catch {
      make(null);
      done(false);
      return;
    }
    const texts = transaction.objectStore(table);
    let isNew = false;
    texts.get(name).onsuccess = ({ target }) => {
      const before = target.result ?? kept(name);
      const { text, aside } = make(before);
      if (aside) setAside(name, before, texts);
      isNew = text !== null && text !== target.result;
      if (isNew) texts.put(text, name);
    };
    transaction.oncomplete = () => {
      if (isNew) channel.postMessage(name);
      done(true);
    };
    transaction.onabort = () => done(false);
  });
}

/** Keeps a text under the next number, next to what was set aside before. */
function setAside(name, text, texts) {
  const first = `${name}.unreadable.`;
  texts.getAll(IDBKeyRange.bound(first, `${first}\uffff`)).onsuccess = ({ target }) => {
    if (!target.result.includes(text)) texts.put(text, `${first}${target.result.length + 1}`);
  };
}

/** Calls when another tab has changed what is kept under a name. */
export function onChange(name, then) {
  channel.addEventListener("message", ({ data }) => {
    if (data === name) then();
  });
}

/**
 * A small text that every tab may write, such as the language; null where there is none. Earlier
 * versions of the page had the favorites there too.
 */
export function kept(name) {
  return read(prefix + name);
}

/** What the first version of the page kept, without a prefix. */
export function keptAtFirst(name) {
  return read(name);
}

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a small text where the browser does. */
export function keep(name, text) {
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    // The page goes on without it.
  }
}
