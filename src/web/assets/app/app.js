// What pages of the installed app can do beside the others: take a new version, be put on the home screen, have the
// browser keep what the player owns, hold on to what it did not keep.
"use strict";

const AGAIN = 10000; // milliseconds until it is tried again to keep what could not be kept
const worker = navigator.serviceWorker;
let trying;

const addressOf = (path) => new URL(path, worker.controller.scriptURL);

const offer = (id, act) => {
  const box = document.getElementById(id);
  if (!box || ("once" in box.dataset && localStorage.getItem(id))) return;
  if ("once" in box.dataset) localStorage.setItem(id, "offered");
  box.hidden = false;
  box.querySelector("button").addEventListener("click", () => act(box), { once: true });
  box.querySelector("[data-later]")?.addEventListener("click", () => (box.hidden = true));
};

// An evening is over when nothing has changed for so long: then a backup is worth a word.
const EVENING = 3 * 3600000; // milliseconds
const SAVE = "a[href*='/settings/backup']";
const moment = (name) => Number(localStorage.getItem(name) ?? 0);

function backups() {
  const [saved, changed] = ["backed-up", "changed"].map(moment);
  const [remind, told] = ["remind", "backed-up"].map((id) => document.getElementById(id));
  if (remind) remind.hidden = changed <= saved || Date.now() - changed < EVENING;
  if (!told || !saved) return;
  told.hidden = false;
  told.querySelector("time").textContent = new Date(saved).toLocaleString(document.documentElement.lang);
}

// Where a new version stands ready it is taken on the home page and in the settings alone: never inside a game.
async function versions() {
  const place = await worker.getRegistration();
  if (!place) return;
  const tell = () =>
    place.waiting &&
    offer("fresh", () => {
      worker.addEventListener("controllerchange", () => location.reload());
      place.waiting.postMessage("take");
    });
  tell();
  place.addEventListener("updatefound", () => {
    const coming = place.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && tell());
  });
  if (navigator.onLine) place.update().catch(() => {});
}

// What can be known of how long the browser keeps things. Some give a private window no place for files.
async function keptHow() {
  if (await navigator.storage.persisted()) return "good";
  return navigator.storage.getDirectory().then(
    () => "loose",
    (error) => (error.name === "SecurityError" ? "private" : "loose"),
  );
}

async function keeping() {
  const box = document.getElementById("keep");
  if (!box || !navigator.storage) return;
  const how = await keptHow();
  box.hidden = false;
  for (const one of box.children) one.hidden = one.dataset.kept !== how;
  box.querySelector("button").onclick = () => navigator.storage.persist().then(keeping);
}

function note(kind, role, ...parts) {
  const box = made("div", "", { className: kind, role });
  box.append(...parts);
  document.querySelector("main").prepend(box);
  return box;
}

const made = (kind, textContent, more) => Object.assign(document.createElement(kind), { textContent, ...more });

// Asked once, at the first thing that is worth keeping. Where the browser promises nothing, the player learns it.
async function askToKeep(words) {
  if (!navigator.storage || localStorage.getItem("asked-to-keep")) return;
  if (!(await navigator.storage.persist())) {
    const settings = made("a", words.settings, { className: "choice", href: addressOf("settings") });
    note("ask", "status", made("p", words[await keptHow()]), settings);
  }
  localStorage.setItem("asked-to-keep", "yes"); // a page that was left before asks again
  keeping();
}

// What could not be kept: the worker holds it as long as a page comes back to it, and this page holds a copy.
function holdOn({ unsaved, copy }, words) {
  clearTimeout(trying);
  let box = document.getElementById("unsaved");
  if (unsaved) {
    trying = setTimeout(() => worker.controller?.postMessage("keep"), AGAIN);
    if (!box) {
      const again = made("button", words.retry, { className: "choice", type: "button" });
      again.onclick = () => worker.controller?.postMessage("keep");
      const save = made("a", words.save, { className: "go", href: addressOf("settings/backup") });
      const deeds = made("div", "", { className: "buttons" });
      deeds.append(save, again);
      box = note("wrong", "alert", made("p", words.unsaved), deeds, made("p", ""));
      box.id = "unsaved";
    }
    if (copy) box.querySelector("a").dataset.copy = copy;
  } else if (box) {
    box.replaceChildren(made("p", words.saved));
    box.removeAttribute("id");
  }
}

addEventListener("click", (event) => {
  const saving = event.target.closest?.(SAVE);
  if (saving) {
    localStorage.setItem("backed-up", Date.now());
    saving.search = `?day=${new Date().toLocaleDateString("sv")}`;
    backups();
  }
  const link = event.target.closest?.("a[data-copy]");
  if (!link) return;
  link.href = URL.createObjectURL(new Blob([link.dataset.copy]));
  link.download = "tricorder.jsonl";
});

// A link that brings a deck or a query along: what stands behind the mark never reaches a server.
const ROOMS = { deck: "decks/check?list=", cards: "cards?q=" };

function openShared() {
  const [, what, value] = location.hash.match(/^#(deck|cards)=(.+)/) ?? [];
  if (what) location.replace(addressOf(ROOMS[what] + value));
}

addEventListener("hashchange", openShared);
openShared();

const sharing = document.querySelector("button[data-share]");
if (sharing && navigator.share) {
  sharing.hidden = false;
  sharing.onclick = () => navigator.share({ title: document.title, url: sharing.dataset.share }).catch(() => {});
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer("install", async (box) => {
    box.hidden = true;
    await event.prompt();
  });
});

worker.addEventListener("message", ({ data }) => {
  const words = data.words[document.documentElement.lang];
  holdOn(data, words);
  if (data.changedAt) {
    localStorage.setItem("changed", data.changedAt);
    askToKeep(words);
  }
});
worker.controller?.postMessage("state");
versions();
keeping();
backups();
