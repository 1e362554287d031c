// Keeps the files of one build, so that the page opens without a network.

const cache = "closing-days-VERSION";
const files = [
  "./", "page.css", "page.webmanifest", "main.js", "engine.js", "dom.js", "words.js", "search.js",
  "favorites.js", "month.js", "week.js", "nearby.js", "list.js", "reading.js", "engine.packed",
  "catalogue.txt",
];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cache).then((kept) => kept.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("closing-days-") && name !== cache;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches.open(cache)
      .then((kept) => kept.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)));
});
