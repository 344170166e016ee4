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
      input.value = option.dataset.title;
      close();
      input.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      location.href = option.dataset.href;
    }
  };
  const show = (found) => {
    list.replaceChildren(
      ...found.map((one, place) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${place}`;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.dataset.href = one.href ?? `/e/${one.id}`;
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
    const typed = input.value.trim();
    if (typed.length < 2) return close();
    const turn = ++asked;
    try {
      const found = await near(input, typed);
      if (turn === asked && document.activeElement === input) show(found);
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

// Names near to what is typed: from a page that has them itself, else from the server.
async function near(input, typed) {
  if (input.near) return input.near(typed);
  const joint = input.dataset.suggest.includes("?") ? "&" : "?";
  const reply = await fetch(`${input.dataset.suggest}${joint}q=${encodeURIComponent(typed)}`);
  return reply.ok ? reply.json() : [];
}

function step(button) {
  const input = button.parentElement.querySelector("input");
  const least = Number(input.min || 0);
  const most = Number(input.max || 99);
  const now = input.value === "" ? least - Math.sign(Number(button.dataset.step)) : Number(input.value);
  input.value = String(Math.min(most, Math.max(least, now + Number(button.dataset.step))));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function enliven(part) {
  part.querySelectorAll("[data-suggest]").forEach(suggestions);
  part.querySelectorAll("[data-step]").forEach((button) => {
    button.addEventListener("click", () => step(button));
  });
}

document.documentElement.classList.add("alive");
enliven(document);
