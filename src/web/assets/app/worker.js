// The program inside the browser: it answers what pages ask, and what its player owns lies in IndexedDB. VERSION, FILES
// and WORDS are put in above.
"use strict";

importScripts("tricorder.js");

const SCOPE = new URL(self.registration.scope);
const PLACE = `tricorder app ${SCOPE.pathname} `; // other apps of the same host have caches of their own
const CACHE = PLACE + VERSION;
const PROGRAM = "tricorder.pack";
const CARDS = "/cards?q=a"; // what builds the catalog of cards
const SOON = 5000; // milliseconds after the first answer until it is built
const STRICT = { durability: "strict" }; // on the disk, not on its way there

// What is kept: the player's things with a count of their changes, and catalogs.

let base;

function database() {
  base ??= new Promise((done, failed) => {
    const open = indexedDB.open(`tricorder ${SCOPE.pathname}`, 1);
    open.onupgradeneeded = () => {
      open.result.createObjectStore("own");
      open.result.createObjectStore("catalogs");
    };
    open.onsuccess = () => {
      // Whoever takes the base away or brings a newer one finds it closed.
      open.result.onversionchange = () => open.result.close();
      open.result.onclose = () => (base = undefined);
      done(open.result);
    };
    open.onerror = open.onblocked = () => failed(open.error ?? new Error("blocked"));
  });
  base.catch(() => (base = undefined));
  return base;
}

const of = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const end = (transaction) =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new DOMException("", "InvalidStateError"));
  });

async function read() {
  const transaction = (await database()).transaction(["own", "catalogs"]);
  const own = transaction.objectStore("own");
  const catalogs = transaction.objectStore("catalogs");
  const [bytes, turn, kept] = await Promise.all([of(own.get("bytes")), of(own.get("turn")), of(catalogs.getAll())]);
  return { bytes, turn: turn ?? 0, catalogs: kept };
}

// Keeps the player's things as one step. Another worker that went on with them meanwhile goes first.
async function keep(bytes, turn) {
  const transaction = (await database()).transaction("own", "readwrite", STRICT);
  const own = transaction.objectStore("own");
  const ended = end(transaction);
  const now = own.get("turn");
  now.onsuccess = () => {
    if ((now.result ?? 0) !== turn) return transaction.abort();
    own.put(bytes, "bytes");
    own.put(turn + 1, "turn");
  };
  await ended;
}

// What forms bring along, so that they are known to be ours where the browser does not say so. It outlives this worker,
// as pages do.
async function token() {
  const transaction = (await database()).transaction("own", "readwrite");
  const own = transaction.objectStore("own");
  const kept = (await of(own.get("token"))) ?? crypto.randomUUID().replaceAll("-", "");
  own.put(kept, "token");
  await end(transaction);
  return kept;
}

// Catalogs can be built again, so nobody waits until they are kept. An older one of the same kind goes.
async function keepCatalog(parts) {
  const kind = parts.name.split("-")[0];
  const files = parts.paths().map((path) => ({ path, bytes: parts.file(path) }));
  const transaction = (await database()).transaction("catalogs", "readwrite");
  const catalogs = transaction.objectStore("catalogs");
  catalogs.delete(IDBKeyRange.bound(`${kind}-`, `${kind}-\uffff`));
  catalogs.put({ name: parts.name, files }, parts.name);
  await end(transaction);
}

// The program, started when it is first asked and again after a fault.

let running;

function started() {
  running ??= start();
  running.catch(() => (running = undefined));
  return running;
}

async function start() {
  const [kept, known] = await Promise.all([read(), token().catch(() => ""), load()]);
  const catalogs = new wasm_bindgen.Catalogs();
  if (!kept.catalogs.some(({ name }) => name.startsWith("cards-"))) {
    setTimeout(() => inTurn(() => ask("GET", CARDS, new Uint8Array())), SOON);
  }
  for (const { name, files } of kept.catalogs) {
    const parts = new wasm_bindgen.CatalogParts(name);
    files.forEach(({ path, bytes }) => parts.add(path, bytes));
    catalogs.put(parts);
  }
  const place = SCOPE.pathname.replace(/\/$/, "");
  try {
    return { engine: new wasm_bindgen.Engine(place, kept.bytes, catalogs, known), catalogs, turn: kept.turn };
  } catch (error) {
    throw new Unreadable(error.message);
  }
}

class Unreadable extends Error {}

let loaded;

function load() {
  loaded ??= (async () => {
    const cache = await caches.open(CACHE);
    const packed = (await cache.match(PROGRAM)) ?? (await fetch(PROGRAM));
    const program = packed.body.pipeThrough(new DecompressionStream("gzip"));
    const headers = { "content-type": "application/wasm" };
    await wasm_bindgen({ module_or_path: new Response(program, { headers }) });
  })();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

// After a fault inside the program its memory cannot be trusted: all of it is thrown away.
function restart() {
  running = undefined;
  loaded = undefined;
  importScripts("tricorder.js");
}

// Forgets what was changed and could not be kept.
async function forget() {
  const { engine } = await running;
  running = undefined;
  engine.free();
}

// One request after another.

let line = Promise.resolve();

function inTurn(work) {
  const done = line.then(work);
  line = done.catch(() => {});
  return done;
}

async function ask(method, address, body, isOwn = false, again = true) {
  let program;
  try {
    program = await started();
  } catch (error) {
    return failure(error instanceof Unreadable ? error.message : "closed");
  }
  const { engine, catalogs, turn } = program;
  let reply, changed;
  try {
    reply = engine.answer(method, address, navigator.languages.join(","), body, isOwn);
    changed = engine.changes();
  } catch {
    restart();
    return failure("broken");
  }
  if (changed) {
    try {
      await keep(changed, turn);
      program.turn += 1;
    } catch (error) {
      await forget();
      if (error.name === "InvalidStateError" && again) return ask(method, address, body, isOwn, false);
      // Whoever only looked sees the answer; what was to be kept is told to be lost.
      if (method !== "GET") return failure(error.name === "QuotaExceededError" ? "full" : "closed");
    }
  }
  shelve(catalogs);
  return response(reply);
}

function shelve(catalogs) {
  for (let parts = catalogs.takeNew(); parts; parts = catalogs.takeNew()) {
    keepCatalog(parts).catch(() => {});
  }
}

function response(reply) {
  const headers = new Headers();
  const said = reply.headers;
  for (let at = 0; at < said.length; at += 2) headers.append(said[at], said[at + 1]);
  const body = reply.body();
  const isEmpty = [204, 304].includes(reply.status);
  return new Response(isEmpty ? null : body, { status: reply.status, headers });
}

// A page that says why there is no answer, in the language of the browser.
function failure(why) {
  const lang = navigator.language.startsWith("de") ? "de" : "en";
  const words = WORDS[lang];
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>tricorder</title><link rel="stylesheet" href="${SCOPE.pathname}app.css"><main><h1>${words.fault}</h1>
<p role="alert">${words[why]}</p><p><a href="${SCOPE.pathname}">${words.again}</a></p>
${why === "damaged" || why === "newer" ? `<p><a href="${SCOPE.pathname}own.sqlite">${words.save}</a></p>` : ""}</main></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page, { status: 503, headers });
}

// The bytes of the player's things as they lie, for whoever cannot open them any more.
async function own() {
  const { bytes } = await read();
  const headers = {
    "content-type": "application/vnd.sqlite3",
    "content-disposition": 'attachment; filename="tricorder.sqlite"', // a link that says "download" would pass by us
  };
  return new Response(bytes ?? new Uint8Array(), { headers });
}

// Forms of other pages can be made to lead here. Where no referrer is sent, the program looks for its token.
const isOurs = (request) => request.referrer.startsWith(SCOPE.href);

async function answer(request, url) {
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (path === "own.sqlite") return own();
  if (FILES.includes(path) && path !== "index.html") {
    const kept = await (await caches.open(CACHE)).match(path);
    return kept ?? fetch(request);
  }
  const body = request.method === "POST" ? new Uint8Array(await request.arrayBuffer()) : new Uint8Array();
  const address = `/${path === "index.html" ? "" : path}${url.search}`;
  return inTurn(() => ask(request.method, address, body, isOurs(request)));
}

// A new version is fetched beside the old one and waits until no page is open any more, or until the player takes it.

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
}

async function activate() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PLACE) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.href.startsWith(SCOPE.href)) event.respondWith(answer(event.request, url));
});
