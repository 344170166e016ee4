// What pages of the installed app can do beside the others: take a new version, be put on the home screen, have the
// browser keep what the player owns.
"use strict";

const offer = (id, act) => {
  const box = document.getElementById(id);
  if (!box) return;
  box.hidden = false;
  box.querySelector("button").addEventListener("click", () => act(box), { once: true });
};

// Where a new version stands ready it is taken on the home page and in the settings alone: never inside a game.
async function versions() {
  const place = await navigator.serviceWorker.getRegistration();
  if (!place) return;
  const tell = () =>
    place.waiting &&
    offer("fresh", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      place.waiting.postMessage("take");
    });
  tell();
  place.addEventListener("updatefound", () => {
    const coming = place.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && tell());
  });
  if (navigator.onLine) place.update().catch(() => {});
}

async function keeping() {
  if (!navigator.storage?.persisted || (await navigator.storage.persisted())) return;
  if (document.getElementById("keep")?.hasAttribute("data-once")) {
    if (localStorage.getItem("asked-to-keep")) return;
    localStorage.setItem("asked-to-keep", "yes");
  }
  offer("keep", async (box) => {
    box.hidden = await navigator.storage.persist();
  });
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer("install", async (box) => {
    box.hidden = true;
    await event.prompt();
  });
});

versions();
keeping();
