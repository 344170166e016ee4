// Adds to pages that work without it: suggestions while typing and keys for numbers.
"use strict";

// Milliseconds after the last key before names are asked for.
const SOON = 90;

function listFor(input) {
  const list = document.createElement("ul");
  list.className = "suggestions";
  list.id = `${input.id || input.name}-suggestions`;
  list.setAttribute("role", "listbox");
  list.hidden = true;
  input.after(list);
  // A box for several lines keeps the role it has.
  if (input.matches("input")) {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-expanded", "false");
  }
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

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Of known names those that begin with what is typed, then those that hold it.
function among(known, typed) {
  const wanted = folded(typed);
  const rank = (name) => (folded(name).startsWith(wanted) ? 0 : 1);
  const found = known.filter((name) => folded(name).includes(wanted));
  return found.sort((a, b) => rank(a) - rank(b)).map((title) => ({ id: "", title }));
}

function suggestions(input, known) {
  const list = listFor(input);
  const fills = known || input.dataset.fill === "title";
  let timer = 0;
  let asked = 0;
  let marked = -1;

  const expanded = (is) => {
    if (input.matches("input")) input.setAttribute("aria-expanded", String(is));
  };
  const close = () => {
    list.hidden = true;
    marked = -1;
    expanded(false);
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
      clearTimeout(timer);
      asked += 1;
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
        const asked = new URLSearchParams({ q: one.title, game: input.form?.elements.game?.value ?? "" });
        const way = one.asks ? `./?${asked}` : `e/${one.id}`;
        option.dataset.href = one.href ?? new URL(way, new URL(input.dataset.suggest, location)).href;
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
    expanded(found.length > 0);
  };
  const ask = async () => {
    const typed = fills ? line(input).name : input.value.trim();
    if (known) return show(among(known, typed));
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
  if (known) input.addEventListener("focus", () => input.value || ask());
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

// A file can be opened into a box for a list, or dropped onto it.
// Bytes that may be sent, with room for what goes with them.
const MOST_READ = 250000;

function dropping(area) {
  const take = async (file) => {
    if (!file) return;
    area.setCustomValidity("");
    if (file.size > Number(area.dataset.most || MOST_READ)) {
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

// A field for one of some names offers them as it does everywhere else, and all of them while it is empty.
function names(input) {
  const known = [...input.list.options].map((option) => option.value);
  input.removeAttribute("list");
  suggestions(input, known);
}

// A term in a text opens a sheet with what it means, and stays a link for whoever wants a new tab.
const RULE = ":is(a[href^='/e/'],a[href^='/printed/'])";
const TEXT = ":is(p,h2.question,li:not(.hits li,.tiles li,.words li,.seen li,.doors li,.ways li))";
const TERMS = `main ${TEXT} ${RULE},dialog ${RULE}:not(.open)`;

const parsed = async (reply) => new DOMParser().parseFromString(await reply.text(), "text/html");

async function peek(link) {
  const reply = await fetch(link.href);
  if (!fill(await reply.text(), link.href) || !reply.ok) return location.assign(link.href);
  const sheet = document.getElementById("peek");
  if (!sheet.open) over(sheet);
}

// The sheet shows a page in short: of a card its face and where the player has it, of anything else how it begins.
function fill(text, address) {
  const next = new DOMParser().parseFromString(text, "text/html");
  const [head, sheet] = [next.querySelector("main header"), document.getElementById("peek")];
  const first = head?.parentElement.querySelector("header ~ :is(p,ul,ol,dl,div)");
  if (!first) return false;
  let parts = next.querySelectorAll("main :is(.face,.yours)");
  if (!parts.length) {
    const title = document.createElement("h2");
    title.append(...head.querySelector("h1").childNodes);
    parts = [title, ...head.querySelectorAll(".place"), first];
  }
  sheet.querySelector(".said").replaceChildren(...parts);
  sheet.querySelector(".open").href = address;
  return true;
}

// An open sheet is a step of the history, so that the way back closes it and leaves nothing else.
function over(sheet) {
  sheet.showModal();
  pushSheet();
  sheet.addEventListener("close", () => history.state?.over && history.back(), { once: true });
}

function pushSheet() {
  if (!history.state?.over) history.pushState({ ...history.state, over: true }, "");
}

addEventListener("popstate", () => {
  if (history.state?.over) return;
  document.querySelector("dialog[open]")?.close();
  if (!WIDE.matches) document.querySelector(".facets[open]")?.removeAttribute("open");
});

document.addEventListener("click", (event) => {
  const link = event.target.closest(TERMS);
  if (event.target.matches("dialog.peek")) event.target.close();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !document.getElementById("peek")) return;
  event.preventDefault();
  peek(link).catch(() => location.assign(link.href));
});

// The search is where one is; keys lead to it, to what they do, and back a step in a game.
const find = document.querySelector(".find input[type=search]");
const KEYS = {
  "/": () => find?.select(),
  "?": () => over(document.getElementById("keys")),
  u: () => document.querySelector("[formaction*='/undo']:enabled")?.click(),
};

document.addEventListener("keydown", (event) => {
  const isTyped = event.target.matches("textarea,select,input:not([type=radio],[type=checkbox])");
  const press = !isTyped && !event.ctrlKey && !event.metaKey && !event.altKey && KEYS[event.key];
  if (!press || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  press();
});
document.querySelectorAll("a[href='#find']").forEach((link) =>
  link.addEventListener("click", (event) => {
    event.preventDefault();
    find?.focus();
  }),
);

// What a page says can be taken along; the button shows itself where that works.
function copying(button) {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const parts = [...document.querySelectorAll("main > section,main > div > section")];
    await navigator.clipboard.writeText(parts.map((one) => one.innerText.trim()).join("\n\n"));
    button.textContent = button.dataset.copied;
  });
}

// An answer beside its form is renewed with each tap and, where it is found by the search, while one types; and with it
// what the form counts and what the frame says of the address.
function live(part) {
  let turn = 0;
  const renew = async (address, isTyped) => {
    const asked = ++turn;
    const reply = await fetch(address);
    const next = await parsed(reply);
    const answer = next.getElementById(part.dataset.live);
    // What cannot be read may only be half typed.
    if (asked !== turn || !answer || (isTyped && reply.status === 400)) return;
    const wrong = next.querySelector("main > .wrong");
    document.querySelector("main > .wrong")?.remove();
    const shown = document.getElementById(part.dataset.live);
    shown.replaceChildren(...(wrong ? [wrong] : answer.childNodes));
    enliven(shown);
    for (const own of part.querySelectorAll(".facets [id]:not(div)")) {
      const other = next.getElementById(own.id);
      if (!other) continue;
      if (own.matches("input")) {
        for (const what of ["checked", "disabled", "value"]) own[what] = other[what];
        own.nextElementSibling.replaceWith(other.nextElementSibling);
      } else own.replaceChildren(...other.childNodes);
    }
    if (!isTyped) find.value = next.querySelector(".find input").value;
    history.replaceState(history.state, "", reply.url);
  };
  part.addEventListener("change", ({ target: { form } }) => {
    if (form.dataset.draft) fetch(form.dataset.draft, { ...KEPT, body: new URLSearchParams(new FormData(form)) }).catch(() => {});
    if (!form.checkValidity()) return;
    const address = new URL(form.action);
    address.search = new URLSearchParams(new FormData(form));
    renew(address);
  });
  if (part.dataset.live !== "found") return;
  let timer = 0;
  find.oninput = () => {
    clearTimeout(timer);
    const address = new URL(location);
    address.searchParams.set("q", find.value);
    address.searchParams.delete("from");
    timer = setTimeout(() => renew(address, true).catch(() => {}), 2 * SOON);
  };
}

// The sheet of the choices closes like any other: by a tap beside it and by the way back.
function siding(fold) {
  if (WIDE.matches) return (fold.open = true);
  fold.addEventListener("click", (event) => event.target.matches(".facets > form") && (fold.open = false));
  fold.addEventListener("toggle", () => {
    if (fold.open) pushSheet();
    else if (history.state?.over) history.back();
  });
}

// Keys that fill a box for lines: words with a sign between them, as many as a line takes, a next line, one back.
function keys(part) {
  const box = part.querySelector("textarea");
  const { most, between } = part.dataset;
  const parting = (line) => (line ? (line.split(between).length < most ? between : "\n") : "");
  const pad = document.createElement("div");
  pad.className = "keys";
  const key = (label, press, title = label) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.setAttribute("aria-label", title);
    button.addEventListener("click", () => {
      box.value = press(box.value);
      box.dispatchEvent(new Event("change", { bubbles: true }));
    });
    pad.append(button);
  };
  for (const token of part.dataset.keys.split(" ")) {
    if (token === "×2") key(token, (typed) => typed.replace(/(\d)$/, "$1x2"));
    else key(token, (typed) => typed + parting(typed.split("\n").at(-1)) + token);
  }
  key("↵", (typed) => typed.replace(/\n?$/, "\n"), part.dataset.next);
  key("⌫", (typed) => typed.replace(/([,-]?\w+|\n)$/, ""), part.dataset.back);
  box.after(pad);
}

// Where a fold has one thing to write, it is ready to be written.
document.addEventListener(
  "toggle",
  (event) => event.target.open && event.target.matches(".marks details") && event.target.querySelector("textarea").focus(),
  true,
);

// A list shows the lines that hold what is typed, and the headings of those.
function filtering(input) {
  const list = document.getElementById(input.dataset.filter);
  const parts = [...list.querySelectorAll("section,details")].map((part) => ({ part, rows: [...part.querySelectorAll("tr,li,.chip")] }));
  const texts = new Map(parts.flatMap(({ rows }) => rows.map((row) => [row, folded(row.textContent)])));
  input.hidden = false;
  input.addEventListener("input", () => {
    const wanted = folded(input.value.trim());
    const said = document.querySelector("[data-count]");
    for (const { part, rows } of parts) {
      for (const row of rows) row.hidden = !texts.get(row).includes(wanted);
      if (part.matches("details")) part.open = wanted !== "" || part.hasAttribute("data-open");
      part.hidden = rows.length > 0 && rows.every((row) => row.hidden);
    }
    const left = parts.flatMap(({ rows }) => rows).filter((row) => !row.hidden).length;
    if (said) said.textContent = `${left} ${said.dataset.count}`;
  });
}

// What is to be done is done once, however often its button is hit before the next page is there.
addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.getAttribute("method") !== "post") return;
  const isSheet = form.closest("#peek");
  if (form.dataset.sent || isSheet) event.preventDefault();
  // What is done in a sheet is shown there.
  if (isSheet && !form.dataset.sent) {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const tell = async (reply) => fill(await reply.text(), reply.url);
    fetch(form.action, { method: "POST", body }).then(tell).catch(() => location.reload());
  }
  form.dataset.sent = "yes";
});
addEventListener("pageshow", () => document.querySelectorAll("[data-sent]").forEach((form) => delete form.dataset.sent));

// What a tap in a list changes is kept and shown where it stands; taps wait for each other.
let turn = Promise.resolve();

async function renew(owner, { name, value }, id) {
  const form = document.getElementById(owner);
  const body = new URLSearchParams([...new FormData(form), [name, value]]);
  const reply = await fetch(form.action, { method: "POST", body });
  const next = (await parsed(reply)).getElementById(id);
  if (!reply.ok) return location.reload();
  const part = document.getElementById(id);
  if (!next) return part.remove();
  part.replaceChildren(...next.childNodes);
  enliven(part);
  part.querySelector(`[name=${name}][value="${CSS.escape(value)}"]`)?.focus({ preventScroll: true });
  if (reply.redirected && part.closest("main")) history.replaceState(history.state, "", reply.url);
}

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  const place = button?.closest("[data-renew]");
  const id = place && (place.dataset.renew || button.closest("li").id);
  if (!document.getElementById(id)) return;
  event.preventDefault();
  turn = turn.then(() => renew(event.target.id, button, id)).catch(() => location.reload());
});

// How something is kept that leads nowhere.
const KEPT = { method: "POST", redirect: "manual", keepalive: true };

// A tick is kept as soon as it is set, whatever is tapped next.
function ticks(list) {
  const keep = () => fetch(list.action, { ...KEPT, body: new URLSearchParams(new FormData(list)) });
  list.addEventListener("change", () => keep().catch(() => {}));
}

// Where there is room beside them, the choices lie open.
const WIDE = matchMedia("(min-width:64rem)");

const LIVELY = {
  ".views [aria-current]": (one) => (one.parentElement.scrollLeft = one.offsetLeft - 64),
  ".facets": siding,
  ".wide": reachable,
  "[data-drop]": dropping,
  "[data-filter]": filtering,
  "[data-live]": live,
  "[data-keys]": keys,
  "[data-copied]": copying,
  "[data-ticks]": ticks,
  "[data-suggest]": suggestions,
  "input[list]:not(.game input)": names,
  "[data-step]": (button) => button.addEventListener("click", () => step(button)),
};

function enliven(part) {
  for (const where in LIVELY) part.querySelectorAll(where).forEach((one) => LIVELY[where](one));
}

document.documentElement.classList.add("alive");
enliven(document);
