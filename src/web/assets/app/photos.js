// Photos of the player's own cards. They lie on this device beside what the program keeps, each under the address that
// the worker answers with it, and travel in a file of their own alone.
"use strict";

const WIDEST = 720; // pixels: a card across the widest phone
const FINE = 0.85;
const LARGEST = 300 << 20; // bytes of a file of photos: some thousand cards
const SHAPE = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/=]+)$/;

const homeOfPhotos = () => new URL(".", navigator.serviceWorker.controller.scriptURL);
const addressOfPhoto = (id) => new URL(`photo/${id}`, homeOfPhotos()).href;
const idOfPhoto = (address) => decodeURIComponent(address.slice(addressOfPhoto("").length));
const openPhotos = () => caches.open(`tricorder photos ${homeOfPhotos().pathname}`);

// Where the browser keeps nothing for this page there are no photos. They are listed once until one comes or goes: pages
// change with every letter that is typed.
let listed;

function listPhotos() {
  const kept = () => openPhotos().then((cache) => cache.keys()).catch(() => []);
  listed ??= kept().then((photos) => photos.map(({ url }) => url));
  return listed;
}

async function dropPhoto(address) {
  await (await openPhotos()).delete(address);
  listed = undefined;
}

async function shrink(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / picture.width);
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
  });
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/jpeg", FINE),
  );
}

async function keepPhoto(id, blob) {
  const cache = await openPhotos();
  await cache.put(addressOfPhoto(id), new Response(blob, { headers: { "content-type": blob.type } }));
  listed = undefined;
}

// What became of it, in the words that stand ready beside the buttons.
function sayOfPhotos(box, name) {
  for (const words of box.querySelectorAll("[data-says]")) words.hidden = words.dataset.says !== name;
}

const pictured = (src, alt) => Object.assign(document.createElement("img"), { src, alt, loading: "lazy" });

// On every card that has a photo, and beside its name in lists, which are renewed while one types.
async function showPhotos() {
  const kept = new Set(await listPhotos());
  if (!kept.size) return;
  for (const face of document.querySelectorAll(".face[data-card]")) {
    const address = addressOfPhoto(face.dataset.card);
    if (!kept.has(address) || face.querySelector("img")) continue;
    face.querySelector("header").after(pictured(address, face.querySelector("h1").textContent));
  }
  for (const link of document.querySelectorAll(".cards a, .hand a, .owned a")) {
    const address = addressOfPhoto(link.pathname.split("/e/")[1]);
    if (!kept.has(address) || link.parentElement.querySelector("img")) continue;
    const badge = link.querySelector(":scope > .cost");
    if (badge) badge.replaceWith(pictured(address, badge.textContent));
    else if (link.closest(".owned")) link.before(pictured(address, ""));
    else link.prepend(pictured(address, ""));
  }
}

async function renewPhoto(box) {
  const isKept = (await listPhotos()).includes(addressOfPhoto(box.dataset.photo));
  document.querySelector(".face img")?.remove();
  box.querySelector("button").hidden = !isKept;
  await showPhotos();
  // The browser still has the one before under this address.
  const picture = document.querySelector(".face img");
  if (picture) picture.src += `?${Date.now()}`;
}

function offerPhoto(box) {
  box.hidden = false;
  renewPhoto(box);
  box.querySelector("input").onchange = async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    let blob;
    try {
      blob = await shrink(file);
    } catch {
      return sayOfPhotos(box, "unreadable");
    }
    const outcome = await keepPhoto(box.dataset.photo, blob).then(() => "", () => "full");
    sayOfPhotos(box, outcome);
    if (!outcome) navigator.storage?.persist?.();
    target.value = "";
    renewPhoto(box);
  };
  box.querySelector("button").onclick = async () => {
    await dropPhoto(addressOfPhoto(box.dataset.photo));
    renewPhoto(box);
  };
}

// All photos as a file, and back.

const asText = (blob) =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });

async function writePhotos() {
  const cache = await openPhotos();
  const photos = {};
  for (const address of await listPhotos()) {
    const reply = await cache.match(address);
    if (reply) photos[idOfPhoto(address)] = await asText(await reply.blob());
  }
  return new Blob([JSON.stringify({ tricorder: "photos", version: 1, photos })], { type: "application/json" });
}

// Every photo of the file in place of the one there was; nothing of a file that is none.
async function readPhotos(file) {
  const photos = [];
  try {
    const { tricorder, version, photos: all } = file.size <= LARGEST ? JSON.parse(await file.text()) : {};
    if (tricorder !== "photos" || version !== 1) return "foreign";
    for (const [id, text] of Object.entries(all)) {
      const [, type, coded] = SHAPE.exec(text);
      if (!/^[a-z0-9]+\/[a-z]+\/[a-z0-9-]+$/.test(id)) return "foreign";
      photos.push([id, new Blob([Uint8Array.from(atob(coded), (sign) => sign.charCodeAt())], { type })]);
    }
  } catch {
    return "foreign";
  }
  try {
    for (const [id, blob] of photos) await keepPhoto(id, blob);
  } catch {
    return "full";
  }
  return "read";
}

async function countPhotos(box) {
  const cache = await openPhotos();
  let [count, size] = [0, 0];
  for (const address of await listPhotos()) {
    const blob = await (await cache.match(address))?.blob();
    count += 1;
    size += blob?.size ?? 0;
  }
  const megabytes = (size / (1 << 20)).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  box.querySelector("output").textContent = `${count} · ${megabytes} MB`;
  for (const button of box.querySelectorAll("button")) button.disabled = !count;
}

function managePhotos(box) {
  box.hidden = false;
  countPhotos(box);
  const [save, remove] = box.querySelectorAll("button");
  save.onclick = async () => {
    const address = URL.createObjectURL(await writePhotos());
    const link = Object.assign(document.createElement("a"), { href: address, download: "tricorder-photos.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  };
  remove.onclick = async () => {
    if (!confirm(remove.dataset.ask)) return;
    for (const address of await listPhotos()) await dropPhoto(address);
    countPhotos(box);
  };
  box.querySelector("input").onchange = async ({ target }) => {
    const [file] = target.files;
    if (file) sayOfPhotos(box, await readPhotos(file));
    target.value = "";
    countPhotos(box);
  };
}

if (navigator.serviceWorker?.controller) {
  const [ofCard, ofAll] = ["[data-photo]", "#photos"].map((place) => document.querySelector(place));
  if (ofCard) offerPhoto(ofCard);
  if (ofAll) managePhotos(ofAll);
  showPhotos();
  new MutationObserver(showPhotos).observe(document.body, { childList: true, subtree: true });
}
