// Adds to pages that work without it: suggestions while typing and keys for numbers.
"use strict";

const SOON = 90; // milliseconds after the last key before names are asked for

function listFor(input) {
  const list = document.createElement("ul");
  list.className = "suggestions";
  list.id = `${input.id || input.name}-suggestions`;
  list.setAttribute("role", "listbox");
  list.hidden = true;
  input.after(list);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-autocomplete", "list");
  return list;
}

// The line of a field that is being typed: what stands before it, how many, the name, what stands behind it.
function line(input) {
  const at = input.selectionStart ?? input.value.length;
  const start = input.value.lastIndexOf("\n", at - 1) + 1;
  const next = input.value.indexOf("\n", at);
  const end = next < 0 ? input.value.length : next;
  const typed = input.value.slice(start, end);
  const count = typed.match(/^\s*(\d+\s*x?\s+)?/i)[0];
  return {
    before: input.value.slice(0, start),
    count,
    name: typed.slice(count.length).trim(),
    behind: input.value.slice(end),
  };
}

function suggestions(input) {
  const list = listFor(input);
  const fills = input.dataset.fill === "title";
  let timer = 0;
  let asked = 0;
  let marked = -1;

  const close = () => {
    list.hidden = true;
    marked = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const mark = (at) => {
    const options = [...list.children];
    if (!options.length) return;
    marked = (at + options.length) % options.length;
    options.forEach((one, place) => one.setAttribute("aria-selected", String(place === marked)));
    input.setAttribute("aria-activedescendant", options[marked].id);
  };
  const take = (option) => {
    if (fills) {
      const { before, count, behind } = line(input);
      input.value = before + count + option.dataset.title + behind;
      input.selectionEnd = input.selectionStart = input.value.length - behind.length;
      close();
      input.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      location.href = `/e/${option.dataset.id}`;
    }
  };
  const show = (found) => {
    list.replaceChildren(
      ...found.map((one, place) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${place}`;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.dataset.id = one.id;
        option.dataset.title = one.title;
        const title = document.createElement("b");
        title.textContent = one.title;
        const rest = document.createElement("span");
        rest.textContent = [one.other, one.place].filter(Boolean).join(" · ");
        option.append(title, rest);
        option.addEventListener("pointerdown", (event) => event.preventDefault());
        option.addEventListener("click", () => take(option));
        return option;
      }),
    );
    marked = -1;
    list.hidden = !found.length;
    input.setAttribute("aria-expanded", String(found.length > 0));
  };
  const ask = async () => {
    const typed = fills ? line(input).name : input.value.trim();
    if (typed.length < 2) return close();
    const turn = ++asked;
    const joint = input.dataset.suggest.includes("?") ? "&" : "?";
    try {
      const reply = await fetch(`${input.dataset.suggest}${joint}q=${encodeURIComponent(typed)}`);
      if (reply.ok && turn === asked && document.activeElement === input) show(await reply.json());
    } catch {
      close();
    }
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, SOON);
  });
  input.addEventListener("blur", () => setTimeout(close, 120));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (list.hidden) return;
    if (event.key === "ArrowDown") mark(marked + 1);
    else if (event.key === "ArrowUp") mark(marked - 1);
    else if (event.key === "Enter" && marked >= 0) take(list.children[marked]);
    else return;
    event.preventDefault();
  });
}

function step(button) {
  const input = button.parentElement.querySelector("input");
  const least = Number(input.min || 0);
  const most = Number(input.max || 99);
  const now = input.value === "" ? least - Math.sign(Number(button.dataset.step)) : Number(input.value);
  input.value = String(Math.min(most, Math.max(least, now + Number(button.dataset.step))));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

// A file can be opened into a box for a list, or dropped onto it.
const MOST_READ = 250000; // bytes that may be sent, with room for what goes with them

function dropping(area) {
  const take = async (file) => {
    if (!file) return;
    area.setCustomValidity("");
    if (file.size > MOST_READ) {
      area.setCustomValidity(area.dataset.dropLarge);
      area.reportValidity();
      return;
    }
    area.value = await file.text();
    area.focus();
  };
  area.addEventListener("input", () => area.setCustomValidity(""));
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.classList.add("over");
  });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    area.classList.remove("over");
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.hidden = true;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice";
  button.textContent = area.dataset.drop;
  button.addEventListener("click", () => chooser.click());
  chooser.addEventListener("change", () => take(chooser.files[0]));
  area.after(button, chooser);
}

// What is wider than the screen can be moved by keys, too.
function reachable(wide) {
  if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
}

function enliven(part) {
  part.querySelectorAll(".wide").forEach(reachable);
  part.querySelectorAll("[data-drop]").forEach(dropping);
  part.querySelectorAll("[data-suggest]").forEach(suggestions);
  part.querySelectorAll("[data-step]").forEach((button) => {
    button.addEventListener("click", () => step(button));
  });
}

document.documentElement.classList.add("alive");
enliven(document);
