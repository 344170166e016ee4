// The program inside the browser: it answers what pages ask, and what its player owns lies in IndexedDB. Put in above are
// VERSION, FILES with their hashes, WORDS, and `bind`, which joins a new copy of the program to JavaScript.

const SCOPE = new URL(self.registration.scope);
const ROOT = SCOPE.pathname.replace(/\/$/, "");
const NAME = `tricorder ${SCOPE.pathname}`;
const PLACE = `tricorder app ${SCOPE.pathname} `; // other apps of the same host have caches of their own
const CACHE = PLACE + VERSION;
const PHOTOS = `tricorder photos ${SCOPE.pathname}`; // the player's: no version of ours takes them away
const PROGRAM = "tricorder.pack";
const RULES = "/suggest?q=a"; // what builds the catalog of rules
const CARDS = "/cards?q=a"; // what builds the catalog of cards
const SOON = 5000; // milliseconds after the first answer until it is built
const STRICT = { durability: "strict" }; // on the disk, not on its way there
const NOTHING = new Uint8Array();

// What is kept: the player's things with a count of their changes, and catalogs.

let base;

function database() {
  base ??= new Promise((done, failed) => {
    const open = indexedDB.open(NAME, 1);
    open.onupgradeneeded = () => {
      open.result.createObjectStore("own");
      open.result.createObjectStore("catalogs");
    };
    open.onsuccess = () => {
      // Whoever takes the base away or brings a newer one finds it closed.
      open.result.onversionchange = () => {
        open.result.close();
        base = undefined;
      };
      open.result.onclose = () => (base = undefined);
      if (open.result.objectStoreNames.length === 2) return done(open.result);
      open.result.close();
      failed(new Error("not our tables"));
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

// What lies there may be anything: a disk has faults.
const counted = (turn) => (Number.isSafeInteger(turn) ? turn : 0);

async function read() {
  const transaction = (await database()).transaction(["own", "catalogs"]);
  const [own, catalogs] = ["own", "catalogs"].map((name) => transaction.objectStore(name));
  const wanted = [own.get("bytes"), own.get("turn"), own.get("cookies"), catalogs.getAll()];
  const [bytes, turn, cookies, kept] = await Promise.all(wanted.map(of));
  return { bytes, turn: counted(turn), cookies: typeof cookies === "string" ? cookies : "", catalogs: kept };
}

class Elsewhere extends Error {}

// Keeps the player's things as one step. Another worker that went on with them meanwhile goes first; where nothing lies
// any more the browser has thrown it away, and all of it is kept anew.
async function keep(bytes, turn) {
  const transaction = (await database()).transaction("own", "readwrite", STRICT);
  const own = transaction.objectStore("own");
  const ended = end(transaction);
  const now = own.get("turn");
  let isElsewhere = false;
  now.onsuccess = () => {
    isElsewhere = now.result !== undefined && counted(now.result) !== turn;
    if (isElsewhere) return transaction.abort();
    own.put(bytes, "bytes");
    own.put(turn + 1, "turn");
  };
  await ended.catch((error) => {
    throw isElsewhere ? new Elsewhere() : error;
  });
}

async function keepCookies(line) {
  const transaction = (await database()).transaction("own", "readwrite");
  transaction.objectStore("own").put(line, "cookies");
  await end(transaction);
}

// In place of all that lies there: what a backup holds, or nothing. Pages that are open have the token: it stays.
async function replace(bytes) {
  const mark = await token();
  const opened = await database().catch(async () => {
    await of(indexedDB.deleteDatabase(NAME));
    return database();
  });
  const transaction = opened.transaction(["own", "catalogs"], "readwrite", STRICT);
  const own = transaction.objectStore("own");
  const ended = end(transaction);
  const now = own.get("turn");
  now.onsuccess = () => {
    own.clear();
    transaction.objectStore("catalogs").clear();
    own.put(counted(now.result) + 1, "turn");
    own.put(mark, "token");
    if (bytes) own.put(bytes, "bytes");
  };
  await ended;
}

// What forms bring along, so that they are known to be ours where the browser does not say so. It outlives this worker,
// as pages do; where nothing can be kept it lives as long as this worker.

let known;

const token = () => (known ??= keptToken(crypto.randomUUID().replaceAll("-", "")));

async function keptToken(fresh) {
  try {
    const transaction = (await database()).transaction("own", "readwrite");
    const own = transaction.objectStore("own");
    const ended = end(transaction);
    const kept = own.get("token");
    let isToken;
    kept.onsuccess = () => {
      isToken = /^[0-9a-f]{32}$/.test(kept.result);
      if (!isToken) own.put(fresh, "token");
    };
    await ended;
    return isToken ? kept.result : fresh;
  } catch {
    return fresh;
  }
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
let chosen; // the language of the pages, if the player has said it

const spoken = (cookies) => /(?:^|; )lang=(de|en)(?:;|$)/.exec(cookies)?.[1];

function started() {
  running ??= start();
  running.catch(() => (running = undefined));
  return running;
}

// Why there is no program: one of the WORDS.
class Unable extends Error {}

const because = (why) => () => {
  throw new Unable(why);
};

async function start() {
  // What could not be kept lies in no base.
  const found = read().catch(unsaved ? () => ({ cookies: "", catalogs: [] }) : because("closed"));
  const [kept, mark, program] = await Promise.all([found, token(), load().catch(because("unloaded"))]);
  const { bytes, turn } = unsaved ?? kept;
  chosen = spoken(kept.cookies);
  if (bytes !== undefined && !(bytes instanceof Uint8Array)) throw new Unable("damaged");
  const catalogs = new program.Catalogs();
  const lacks = (kind) => !kept.catalogs.some((one) => String(one?.name).startsWith(kind));
  if (lacks("cards-")) setTimeout(() => inTurn(() => look(CARDS)), SOON);
  for (const one of kept.catalogs) {
    try {
      const parts = new program.CatalogParts(one.name);
      one.files.forEach(({ path, bytes }) => parts.add(path, bytes));
      catalogs.put(parts);
    } catch {} // It is built again.
  }
  try {
    const engine = new program.Engine(SCOPE.href, bytes, kept.cookies, catalogs, mark);
    return { engine, catalogs, turn, cookies: kept.cookies, isNew: lacks("catalog-") };
  } catch ({ message }) {
    if (["newer", "damaged"].includes(message)) throw new Unable(message);
    restart();
    throw new Unable("damaged");
  }
}

let loaded;

// The program as it was fetched with this version; anew, where that does not run.
function load() {
  loaded ??= (async () => {
    const kept = await shelved(PROGRAM).catch(() => undefined);
    if (kept) return run(kept).catch(anew);
    return anew();
  })();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

async function anew() {
  const packed = await fetched(PROGRAM);
  const running = await run(packed.clone());
  await caches.open(CACHE).then((cache) => cache.put(PROGRAM, packed)).catch(() => {});
  return running;
}

async function run(packed) {
  const program = bind();
  const unpacked = packed.body.pipeThrough(new DecompressionStream("gzip"));
  await program({ module_or_path: new Response(unpacked, { headers: { "content-type": "application/wasm" } }) });
  return program;
}

// After a fault inside the program its memory cannot be trusted: all of it is thrown away.
function restart() {
  running = undefined;
  loaded = undefined;
}

// Goes on from what is kept.
async function forget() {
  const { engine } = await running;
  running = undefined;
  unsaved = undefined;
  engine.free();
}

// What was changed and could not be kept, with the count of changes it follows. It is the last copy of everything: it
// stays until it can be kept, and its pages come back to ask for that.
let unsaved;
let isTold = false;
let changedAt = 0; // when the player changed something last

// Why it cannot be kept; nothing if it is.
async function save(program) {
  try {
    await keep(unsaved.bytes, program.turn);
  } catch (error) {
    if (error instanceof Elsewhere) return "elsewhere";
    return error.name === "QuotaExceededError" ? "full" : "unkept";
  }
  program.turn += 1;
  unsaved = undefined;
  if (isTold) await tellAll(program);
}

// Everything as a backup, for a page that has to hold it.
function copy({ engine }) {
  try {
    const reply = engine.answer("GET", "/settings/backup", "", NOTHING, true);
    return reply.status === 200 ? new TextDecoder().decode(reply.body()) : undefined;
  } catch {
    restart();
  }
}

function tell(client, program) {
  const told = { unsaved: Boolean(unsaved), changedAt, words: WORDS };
  client.postMessage(unsaved && program ? { ...told, copy: copy(program) } : told);
}

async function tellAll(program) {
  isTold = Boolean(unsaved);
  for (const client of await self.clients.matchAll()) tell(client, program);
}

// One request after another.

let line = Promise.resolve();

function inTurn(work) {
  const done = line.then(work);
  line = done.catch(() => {});
  return done;
}

async function ask(wanted, again = true) {
  const { method, address, body, isPage, isOwn = false } = wanted;
  let program;
  try {
    program = await started();
  } catch (error) {
    return failure(error instanceof Unable ? error.message : "closed");
  }
  const { engine, catalogs, turn } = program;
  let reply, changed, cookies;
  try {
    reply = engine.answer(method, address, navigator.languages.join(","), body, isOwn);
    changed = engine.changes();
    cookies = engine.cookies;
  } catch {
    restart();
    return failure("broken");
  }
  shelve(catalogs);
  if (cookies !== program.cookies) await keepCookies(cookies).catch(() => {}); // A choice is asked for again.
  program.cookies = cookies;
  chosen = spoken(cookies);
  const had = unsaved;
  if (changed) unsaved = { bytes: changed, turn };
  const why = unsaved && (changed || isPage) && (await save(program));
  if (why === "elsewhere" && !had && again) {
    await forget();
    return ask(wanted, false);
  }
  if (changed && method !== "GET") changedAt = Date.now();
  if (why && changed) await tellAll(program);
  // Whoever only looked sees the answer; what is not kept is told, and handed out.
  if (why && method !== "GET") return failure(why, { copy: copy(program), back: wanted.from });
  return response(reply);
}

const look = (address) => ask({ method: "GET", address, body: NOTHING });

// The first page does without the catalog of rules. Once it stands, the next one need not wait for it either. A page that
// says why there is no program starts none.
async function prepare() {
  const program = await running?.catch(() => {});
  if (!program?.isNew) return;
  program.isNew = false;
  await look(RULES);
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
  if (!body.length && reply.status >= 400) return failure("broken");
  const isEmpty = [204, 304].includes(reply.status);
  return new Response(isEmpty ? null : body, { status: reply.status, headers });
}

const escaped = (text) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt()};`);

// A page that says why there is no answer. It needs nothing that may be broken. What could
// not be kept lies in it as a backup; else it saves what lies here, takes a backup in and begins anew.
async function failure(why, { copy, back } = {}) {
  const lang = chosen ?? (navigator.language.startsWith("de") ? "de" : "en");
  const words = WORDS[lang];
  const isRescue = why === "rescue";
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>tricorder</title><link rel="stylesheet" href="${ROOT}/app.css"><script src="${ROOT}/app.js" defer></script>
<main><h1>${copy === undefined ? (isRescue ? words.anew : words.fault) : words.later}</h1>
<div class="ask" id="fresh" role="status" hidden><p>${words.fresh}</p><button class="go" type="button">${words.take}</button></div>
${copy === undefined ? `<p role="${isRescue ? "status" : "alert"}">${words[why]}</p>` : copied(words, why, copy)}
<p><a class="choice" href="${back ? escaped(back) : `${ROOT}/`}">${back ? words.on : words.again}</a></p>
${copy === undefined && why !== "foreign" ? rescue(words, await token()) : ""}</main></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page, { status: { rescue: 200, foreign: 403 }[why] ?? 503, headers });
}

// The worker may be gone when the file is wanted: the page itself has it.
function copied(words, why, copy) {
  return `<div class="wrong" id="unsaved" role="alert"><p>${words[why]}</p>
<p><a class="go" href="${ROOT}/settings/backup" data-copy="${escaped(copy)}">${words.save}</a></p></div>
<script>for (const link of document.querySelectorAll("[data-copy]")) {
link.href = URL.createObjectURL(new Blob([link.dataset.copy]));
link.download = "tricorder.jsonl";
}</script>`;
}

function rescue(words, mark) {
  return `<p><a class="choice" href="${ROOT}/own.sqlite">${words.raw}</a></p>
<form class="ask" action="${ROOT}/rescue?token=${mark}" method="post" enctype="multipart/form-data"><h2>${words.begin}</h2><p>${words.what}</p>
<label for="f">${words.backup}</label><p><input id="f" type="file" name="backup"></p>
<label class="switch"><input type="checkbox" name="really" value="1" required>${words.really}</label>
<button class="go" type="submit">${words.begin}</button></form>`;
}

// In place of what lies here comes what a backup holds, or nothing. A backup that cannot be read changes nothing.
async function begin(sent) {
  if (!sent.get("really")) return failure("rescue");
  const file = sent.get("backup");
  let bytes;
  if (file?.size) {
    const program = await load().catch(() => undefined);
    if (!program) return failure("unloaded");
    const engine = new program.Engine(SCOPE.href, undefined, "", new program.Catalogs(), await token());
    const body = new TextEncoder().encode(new URLSearchParams({ backup: await file.text() }));
    const reply = engine.answer("POST", "/settings/restore", navigator.languages.join(","), body, true);
    if (reply.status !== 200) return response(reply);
    bytes = engine.changes();
  }
  try {
    await replace(bytes);
  } catch (error) {
    return failure(error.name === "QuotaExceededError" ? "room" : "closed");
  }
  restart();
  unsaved = undefined;
  return Response.redirect(`${ROOT}/settings`, 303);
}

// The bytes of the player's things as they lie, for whoever cannot open them any more.
async function own() {
  const bytes = unsaved?.bytes ?? (await read()).bytes;
  const headers = {
    "content-type": "application/vnd.sqlite3",
    "content-disposition": 'attachment; filename="tricorder.sqlite"', // a link that says "download" would pass by us
  };
  return new Response(bytes ?? NOTHING, { headers });
}

// Forms of other pages can be made to lead here. Where a browser does not say what page a form is from, the program looks
// for its token, and for its own page this worker. What is no page of its own comes from pages of ours alone.
const isOurs = ({ mode, referrer }) => referrer.startsWith(SCOPE.href) || (referrer === "" && mode !== "navigate");

const shelved = async (path) => (await caches.open(CACHE)).match(path);

async function answer(request, url) {
  const path = url.pathname.slice(SCOPE.pathname.length);
  const isDeed = request.method === "POST";
  const isOwn = isOurs(request);
  if (path === "own.sqlite") return own().catch(() => failure("closed"));
  if (path === "rescue") {
    if (!isDeed) return failure("rescue");
    if (!isOwn && url.searchParams.get("token") !== (await token())) return failure("foreign");
    return inTurn(async () => begin(await request.formData()));
  }
  if (path.startsWith("photo/")) {
    const photo = await (await caches.open(PHOTOS)).match(url.origin + url.pathname).catch(() => undefined);
    return photo ?? new Response(null, { status: 404 });
  }
  if (Object.hasOwn(FILES, path)) return (await shelved(path).catch(() => undefined)) ?? fetch(request);
  return inTurn(async () =>
    ask({
      method: request.method,
      address: `/${path === "index.html" ? "" : path}${url.search}`,
      body: isDeed ? new Uint8Array(await request.arrayBuffer()) : NOTHING,
      isPage: isDeed || request.mode === "navigate",
      isOwn,
      from: isOwn ? request.referrer : "",
    }),
  );
}

// A new version is fetched beside the old one, all of it or nothing, and tried. It waits until no page is open any more, or
// until the player takes it.

async function hash(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A file of this version: in the middle of an upload a server has those of two.
async function fetched(path) {
  for (const cache of ["no-cache", "reload"]) {
    const reply = await fetch(path, { cache });
    if (reply.ok && (await hash(await reply.clone().arrayBuffer())) === FILES[path]) return reply;
  }
  throw new Error(`another version of ${path}`);
}

async function install() {
  const paths = Object.keys(FILES);
  const replies = await Promise.all(paths.map(fetched));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(replies.map((reply, at) => cache.put(paths[at], reply)));
    await load();
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  await load(); // what went before goes when this one runs
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PLACE) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// What a page wants to know: what is not kept yet, and whether it can be by now.
async function report(client, isAgain) {
  const program = unsaved && (await started().catch(() => undefined));
  if (program && isAgain) await save(program);
  tell(client, program);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "take") self.skipWaiting();
  if (data !== "state" && data !== "keep") return;
  event.waitUntil(inTurn(() => report(source, data === "keep")).then(() => inTurn(prepare)));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.href.startsWith(SCOPE.href)) event.respondWith(answer(event.request, url));
});
