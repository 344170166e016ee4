// The first visit: has the browser keep the program, then opens the page that was asked for.
"use strict";

const say = (id) => document.querySelectorAll("[data-state]").forEach((one) => (one.hidden = one.dataset.state !== id));

async function install() {
  if (!("serviceWorker" in navigator)) return say("unable");
  say("fetching");
  try {
    const place = await navigator.serviceWorker.register("worker.js", { scope: "./", updateViaCache: "none" });
    const worker = place.installing ?? place.waiting ?? place.active;
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant") say("failed");
    });
    await navigator.serviceWorker.ready;
    location.reload();
  } catch {
    say("failed");
  }
}

install();
