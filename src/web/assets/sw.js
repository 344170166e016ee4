// Keeps the pages of this site for when there is no network. VERSION, put in above, changes with the pages.
"use strict";

const PLACE = `tricorder ${self.registration.scope} `; // other sites of the same host have caches of their own
const CACHE = PLACE + VERSION;
const AT_ONCE = 24; // files fetched side by side

async function list() {
  const reply = await fetch("files.json", { cache: "no-cache" });
  return reply.json();
}

// A reply that came by a detour may not answer a click on a link, so it is copied.
async function keep(cache, path) {
  const reply = await fetch(path, { cache: "no-cache" });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  const plain = reply.redirected
    ? new Response(await reply.blob(), { headers: reply.headers })
    : reply;
  await cache.put(path, plain);
}

async function keepShell() {
  const cache = await caches.open(CACHE);
  const { shell } = await list();
  await Promise.all(shell.map((path) => keep(cache, path)));
  await self.skipWaiting();
}

// Keeps all the rest, a few files at a time; it goes on where it was cut off. A newer worker may begin its own cache
// meanwhile: only what was there before goes.
async function keepRest() {
  const before = await olderCaches();
  const cache = await caches.open(CACHE);
  const { version, rest } = await list();
  if (version !== VERSION) return false; // a newer worker is on its way
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = rest.filter((path) => !kept.has(new URL(path, self.registration.scope).href));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await Promise.all(missing.slice(at, at + AT_ONCE).map((path) => keep(cache, path)));
  }
  await Promise.all(before.map((name) => caches.delete(name)));
  return true;
}

async function olderCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PLACE) && name !== CACHE);
}

let keeping;

async function tell(client) {
  keeping ??= keepRest().finally(() => {
    keeping = undefined;
  });
  try {
    if (await keeping) client.postMessage("kept");
  } catch {
    // No network: the next page that is opened tries again.
  }
}

// The names a page may have been kept by: servers leave out `index.html` and `.html`.
function names(address) {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  const last = url.pathname.split("/").pop();
  if (last === "") return [new URL("index.html", url).href];
  return [url.href, `${url.href}.html`];
}

async function kept(cache, address) {
  for (const name of names(address)) {
    const reply = await cache.match(name);
    if (reply) return reply;
  }
  return undefined;
}

async function older(address) {
  for (const name of await olderCaches()) {
    const reply = await kept(await caches.open(name), address);
    if (reply) return reply;
  }
  return undefined;
}

async function answer(request) {
  const own = await kept(await caches.open(CACHE), request.url);
  if (own) return own;
  try {
    return await fetch(request);
  } catch (error) {
    const before = await older(request.url);
    if (before) return before;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "keep" && event.source) event.waitUntil(tell(event.source));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
