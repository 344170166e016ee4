// The pages of the reference: the first one of all opens the language of the reader.
"use strict";

const CHOSEN = "tricorder-lang";

function stored(lang) {
  try {
    if (lang) localStorage.setItem(CHOSEN, lang);
    return localStorage.getItem(CHOSEN);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function door() {
  const doors = [...document.querySelectorAll("[data-door]")];
  if (!doors.length) return;
  const wanted = [stored(), ...navigator.languages].filter(Boolean);
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const code = codes.find((one) => doors.some((link) => link.dataset.door === one)) ?? "en";
  location.replace(doors.find((link) => link.dataset.door === code).href);
}

document.querySelectorAll("a.lang, [data-door]").forEach((link) => {
  link.addEventListener("click", () => stored(link.hreflang));
});
document.querySelector("nav.tabs [aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
door();
