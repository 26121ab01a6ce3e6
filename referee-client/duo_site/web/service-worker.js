// Caches the page's files, so that it opens without a network. `cargo xtask site` fills in FILES
// and VERSION.

const FILES = [];
const VERSION = "";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

addEventListener("activate", (event) => {
  const forgetOthers = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("blokus-duo ") && name !== VERSION);
    await Promise.all(names.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(forgetOthers());
});

addEventListener("fetch", (event) => {
  const kept = caches.open(VERSION).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(event.request)));
});
