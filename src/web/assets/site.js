// The reference without a server of ours: looks names up in the browser and keeps all pages for when there is no
// network.

import { lookup, prepare } from "./lookup.js";

const ROOT = new URL(".", import.meta.url);
const LANG = document.documentElement.lang;
const CHOSEN = "tricorder-lang";
const HITS = 20; // on a page; below the box there are fewer
const SUGGESTED = 8;

let names;

function known() {
  names ??= fetch(new URL(`names.${LANG}.json`, ROOT))
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(String(reply.status)))))
    .then(prepare);
  names.catch(() => {
    names = undefined;
    document.documentElement.classList.remove("named");
  });
  return names;
}

async function found(typed, most) {
  const hits = lookup(await known(), typed, most);
  return hits.map((hit) => ({ ...hit, href: `${hit.id.replaceAll("/", ".")}.html` }));
}

function line(hit) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = hit.href;
  link.textContent = hit.title;
  const beside = document.createElement("small");
  beside.textContent = [hit.other, hit.place].filter(Boolean).join(" · ");
  item.append(link, " ", beside);
  return item;
}

// The answer on the first page, asked for by its address.
async function answer(section, typed) {
  const hits = await found(typed, HITS);
  section.querySelector("ol").replaceChildren(...hits.map(line));
  section.querySelector("p").hidden = hits.length > 0;
  section.hidden = false;
  document.getElementById("hello").hidden = true;
  document.title = `${typed} · tricorder`;
}

function box() {
  const input = document.querySelector(".local input");
  if (!input) return;
  document.documentElement.classList.add("named");
  input.near = (typed) => found(typed, SUGGESTED);
  input.addEventListener("focus", () => known().catch(() => {}), { once: true });
  const section = document.getElementById("found");
  const typed = new URLSearchParams(location.search).get("q")?.trim();
  if (!section) return;
  if (!typed) return input.focus({ preventScroll: true });
  input.value = typed;
  document.querySelector("a.lang").search = location.search;
  answer(section, typed).catch(() => {});
}

function stored(lang) {
  try {
    if (lang) localStorage.setItem(CHOSEN, lang);
    return localStorage.getItem(CHOSEN);
  } catch {
    return null; // a browser that keeps nothing
  }
}

// The first page of all opens the language of the reader.
function door() {
  const doors = [...document.querySelectorAll("[data-door]")];
  if (!doors.length) return;
  const wanted = [stored(), ...navigator.languages].filter(Boolean);
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const code = codes.find((one) => doors.some((link) => link.dataset.door === one)) ?? "en";
  location.replace(doors.find((link) => link.dataset.door === code).href);
}

function keep() {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  const workers = navigator.serviceWorker;
  const ask = () => workers.ready.then((place) => place.active.postMessage("keep"));
  workers.addEventListener("controllerchange", ask);
  workers.addEventListener("message", ({ data }) => {
    const note = document.getElementById("kept");
    if (data === "kept" && note) note.hidden = false;
  });
  workers.register(new URL("sw.js", ROOT)).then(ask, () => {});
}

document.querySelectorAll("a.lang, [data-door]").forEach((link) => {
  link.addEventListener("click", () => stored(link.hreflang));
});
document.querySelector("nav.tabs [aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
box();
keep();
door();
