// Keeps the files of one build, so that the page opens without a network.
//
// The build writes in what they are called. A name with a hash in it never means anything else; the
// others are asked for past the browser's own cache, which may have those of an earlier build.

const prefix = "mart-closing-days-";
const cache = `${prefix}VERSION`;
const named = HASHED;
const engines = ENGINES;
const others = ["./", "page.webmanifest", "icon.svg", "icon-192.png"];
const catalogue = "catalogue.txt";
/** How long the network may take for the catalogue when there is a kept one. */
const patience = 1500;

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const kept = await caches.open(cache);
  const fresh = async (name, as = name) => kept.put(as, await get(name, { cache: "reload" }));
  await Promise.all([
    ...named.map(async (name) => kept.put(name, await get(name))),
    ...engines.map((name) => keepEngine(kept, name)),
    ...others.map((name) => fresh(name)),
    fresh(catalogue),
    // What this build can read, should a newer catalogue have lines that it does not know.
    fresh(catalogue, `${catalogue}?built`),
  ]);
  await self.skipWaiting();
}

async function get(name, options) {
  const response = await fetch(name, options);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** An engine as the page asks for it: from a host that compresses, or as the build packed it. */
async function keepEngine(kept, name) {
  const stop = new AbortController();
  const plain = await fetch(`${name}.wasm`, { signal: stop.signal });
  if (plain.ok && plain.headers.has("Content-Encoding")) return kept.put(`${name}.wasm`, plain);
  stop.abort();
  return kept.put(`${name}.packed`, await get(`${name}.packed`));
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  const old = (name) => (name.startsWith(prefix) || name.startsWith("closing-days-")) && name !== cache;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  event.respondWith(url === new URL(catalogue, location).href ? newest(event) : answer(event.request));
});

async function answer(request) {
  const kept = await caches.open(cache);
  // A question about another day is the same page; everything else is what it is called.
  const found = await kept.match(request, { ignoreSearch: request.mode === "navigate" });
  return found ?? fetch(request);
}

/** The catalogue of the network, or the kept one where that takes long; then the page is told. */
async function newest(event) {
  const kept = await caches.open(cache);
  const old = await kept.match(catalogue);
  const fresh = get(catalogue, { cache: "no-cache" }).then(async (response) => {
    await kept.put(catalogue, response.clone());
    return response;
  });
  if (!old) return fresh;
  const slow = new Promise((resolve) => { setTimeout(resolve, patience); });
  const first = await Promise.race([fresh.catch(() => null), slow]);
  if (first) return first;
  const before = old.clone();
  event.waitUntil(fresh.then((response) => tell(event, before, response)).catch(() => {}));
  return old;
}

async function tell(event, before, response) {
  if ((await before.text()) === (await response.clone().text())) return;
  (await self.clients.get(event.clientId))?.postMessage("new data");
}
