// A game: what hands have to do comes first, then the table, which is its form. A place opens what may lie there, what is
// chosen goes on to the next; it is sent and shown without a new page, and followed while others play on.
"use strict";

// More cards than this have their first letters above them.
const MANY = 20;
// What is laid out at places may wait for it.
const CARD_ASKED = ".pinned :is(.buttons,input[data-rows])";
// Of a line in sight: edges lie between pixels.
const WHOLE = 0.99;
// Milliseconds in which a second tap at the same place is none.
const TWICE = 400;
// Pixels.
const NEAR = 24;
// Pixels down, which close a sheet.
const SWIPE = 80;
// Pixels around a line that is scrolled to.
const MARGIN = 16;
// Pixels of what is asked below the lines for hands, else it waits for them: two rows of answers, rows of cards below
// their letters, or the main key with those for what the player did showing above it.
const LEAST = { answer: 176, place: 250, change: 130 };
let stream = null;
let awake = null;

const all = (part, what) => [...part.querySelectorAll(what)];

function isTyping(game) {
  const active = document.activeElement;
  const isField = active && game.contains(active) && active.matches("input[type=text],input[type=number],textarea");
  return isField || Boolean(game.querySelector("[data-touched]"));
}

async function show(reply, isOwn) {
  const next = await parsed(reply);
  const main = next.querySelector("main");
  if (!main) return location.reload();
  document.title = next.title;
  const { url } = reply;
  const here = document.querySelector("main");
  here.replaceChildren(...main.childNodes);
  enliven(here);
  const game = here.querySelector(".game");
  if (!game) return;
  play(game);
  if (isOwn) arrive(game);
  const rename = () => history.replaceState(history.state, "", url);
  if (opened()) rename();
  else leaveSheet(rename);
}

// An open sheet is a step of the history, so that the way back closes it and leaves nothing else.
const opened = () => document.querySelector("details.tile[open]");
let isLeaving = false;

function enterSheet() {
  if (!history.state?.sheet && !isLeaving) history.pushState({ sheet: true }, "");
}

function leaveSheet(then = () => {}) {
  if (!history.state?.sheet) return then();
  isLeaving = true;
  const settle = () => {
    isLeaving = false;
    then();
    if (opened()) enterSheet();
  };
  addEventListener("popstate", settle, { once: true });
  history.back();
}

addEventListener("popstate", () => {
  const place = opened();
  if (place && !isLeaving && !history.state?.sheet) place.open = false;
});

function closePlace(place) {
  delete place.closest(".game").dataset.ends;
  place.open = false;
  leaveSheet();
  place.querySelector("summary").focus({ preventScroll: true });
}

// What is filled in is kept with each tap, before it is sent.
function keep(game) {
  if (!game.dataset.draft) return;
  const body = new URLSearchParams(new FormData(game));
  fetch(game.dataset.draft, { method: "POST", redirect: "manual", keepalive: true, body }).catch(() => {});
}

// After something was done: at what hands have to do, then at what is asked of the table.
function arrive(game) {
  const problem = game.querySelector("[role=alert]");
  if (problem) return problem.scrollIntoView({ block: "center" });
  game.querySelector(".flow").scrollTop = 0;
  game.querySelector(".now").focus({ preventScroll: true });
  if (isTelling(game)) return join(game);
  const place = firstPlace(game);
  if (place) place.open = true;
}

// The place that is named next, unless something else is asked first.
const firstPlace = (game) => (game.querySelector(CARD_ASKED + ",[data-change]") ? null : game.querySelector(".tile.unknown"));

// What is asked next stands below the lines, once all that were not seen yet are in sight together with it: its answer
// says that they are done. Returns whether it does. A table that is known is looked at for itself.
function join(game) {
  const pinned = game.querySelector(".pinned");
  const lines = all(game, ".moves .move");
  const place = firstPlace(game);
  const keys = game.querySelector("[data-change]");
  const isTable = "asked" in game.dataset && !place && !keys && !game.querySelector(CARD_ASKED);
  if (!lines.length || !pinned || isTable) return false;
  game.classList.add("both");
  pinned.removeAttribute("style");
  const flow = game.querySelector(".flow");
  const first = lines.find((line) => game.unseen.has(line)) ?? lines[0];
  const room = flow.clientHeight + pinned.clientHeight;
  const top = first === lines[0] ? flow : first;
  const needed = game.querySelector(".moves").getBoundingClientRect().bottom - top.getBoundingClientRect().top + (top === flow ? flow.scrollTop : MARGIN);
  const least = place ? LEAST.place : Math.min(keys ? LEAST.change : LEAST.answer, pinned.scrollHeight);
  if (room - needed < least) return part(game);
  pinned.style.maxHeight = `${room - needed}px`;
  // The sheet of a place stands where the rest of what is asked does.
  if (place) pinned.style.height = pinned.style.maxHeight;
  if (place) place.open = true;
  if (top === flow) flow.scrollTop = 0;
  else first.scrollIntoView({ block: "start" });
  return true;
}

function part(game) {
  game.classList.remove("both");
  game.querySelector(".pinned")?.removeAttribute("style");
  return false;
}

// The lines are done: what is asked and the table stand alone.
function finish(game) {
  if (!isTelling(game)) return;
  game.classList.remove("telling");
  part(game);
  game.elements.done.value = "on";
  keep(game);
  history.replaceState(history.state, "", game.querySelector(".done .go").href);
}

const isTelling = (game) => game.classList.contains("telling");

// The lines for hands: the button below them is a way down as long as one of them was never wholly in sight.
function tell(game) {
  const lines = all(game, ".moves .move");
  const unseen = (game.unseen = new Set(lines));
  const go = game.querySelector(".done .go");
  const count = game.querySelector("[data-count]");
  const words = go.textContent;
  const name = () => {
    go.textContent = unseen.size ? go.dataset.more : words;
    go.classList.toggle("more", unseen.size > 0);
  };
  const watch = new IntersectionObserver(
    (met) => {
      for (const one of met) if (one.intersectionRatio >= WHOLE) unseen.delete(one.target);
      name();
    },
    { threshold: [WHOLE, 1] },
  );
  lines.forEach((line) => watch.observe(line));
  name();
  go.addEventListener("click", (event) => {
    event.preventDefault();
    const [next] = lines.filter((line) => unseen.has(line));
    if (next && join(game)) return;
    if (next) return next.scrollIntoView({ block: "start" });
    finish(game);
    arrive(game);
    move(game);
  });
  game.querySelector("a.lines")?.addEventListener("click", (event) => {
    event.preventDefault();
    game.classList.add("telling");
    arrive(game);
  });
  const tick = () => {
    const done = lines.filter((line) => line.querySelector(":checked")).length;
    if (count) count.textContent = done ? `${done} / ${lines.length}` : lines.length;
  };
  tick();
  game.querySelector(".moves").addEventListener("change", tick);
}

// The lines are read by a voice that is in this machine, one more with each tap anywhere, until all were read.
function readAloud(game) {
  const key = game.querySelector(".aloud");
  const speech = window.speechSynthesis;
  if (!key || !speech) return;
  const lines = all(game, ".moves .move");
  const words = key.textContent;
  const language = document.documentElement.lang;
  const find = () => speech.getVoices().find((one) => one.localService && one.lang.startsWith(language));
  const offer = () => (key.hidden = !find());
  offer();
  speech.addEventListener?.("voiceschanged", offer);
  let at = -1;
  const read = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    speech.cancel();
    const line = event.key === "Escape" || !document.contains(game) ? null : lines[(at += 1)];
    lines.forEach((one) => one.classList.toggle("read", one === line));
    key.textContent = line ? key.dataset.next : words;
    if (!line) return removeEventListener("click", read, true);
    line.scrollIntoView({ block: "nearest" });
    const sentence = line.querySelector("label small").cloneNode(true);
    sentence.querySelector(".page")?.remove();
    const told = new SpeechSynthesisUtterance(sentence.textContent.trim() || line.querySelector("b").textContent);
    told.voice = find();
    told.lang = language;
    speech.speak(told);
  };
  key.addEventListener("click", (event) => {
    at = -1;
    addEventListener("click", read, true);
    read(event);
  });
  key.addEventListener("keydown", (event) => event.key === "Escape" && at >= 0 && read(event));
}

function send(game, event) {
  const button = event.submitter;
  if (button?.getAttribute("formmethod") === "get") return event.preventDefault();
  const fields = new URLSearchParams(new FormData(game, button));
  event.preventDefault();
  if (game.dataset.busy) return;
  game.dataset.busy = "1";
  fetch(button?.getAttribute("formaction") || game.action, { method: "POST", body: fields })
    .then((reply) => (reply.url.includes(game.dataset.here) ? show(reply, true) : location.assign(reply.url)))
    .catch(() => delete game.dataset.busy);
}

function follow(game) {
  if (stream) stream.close();
  // The program is in this browser: nobody else plays on.
  if (navigator.serviceWorker?.controller) return;
  stream = new EventSource(game.dataset.news);
  stream.onmessage = async (event) => {
    if (event.data === game.dataset.at || game.dataset.busy) return;
    if (isTyping(game)) {
      game.querySelector(".news").hidden = false;
      return;
    }
    const reply = await fetch(game.dataset.here);
    if (document.contains(game)) show(reply, false);
  };
}

// The screen stays on while a game is looked at.
async function stayAwake() {
  if (document.visibilityState !== "visible" || !document.querySelector(".game") || awake) return;
  try {
    awake = await navigator.wakeLock?.request("screen");
    awake?.addEventListener("release", () => (awake = null));
  } catch {
    awake = null;
  }
}

// What the places hold: the card, and so many of what lies or stands there.
function label(input) {
  return input.labels[0]?.textContent ?? "";
}

function showPlace(place) {
  const card = place.querySelector(".sheet input[data-rows]");
  const none = place.querySelector(".sheet .switch input");
  const isNone = Boolean(none?.checked);
  if (card) {
    place.classList.toggle("unknown", !card.value && !isNone);
    const title = place.querySelector("summary b");
    if (card.value || isNone) title.textContent = isNone ? "–" : card.value;
  }
  const counted = all(place, ".sheet input[type=number]").filter((input) => Number(input.value) > 0);
  const seen = place.querySelector("summary .small");
  const words = counted.map((input) => `${label(input)}: ${input.value}`).join(" · ");
  if (card && seen) seen.textContent = words;
  else if (card && words) place.querySelector("summary").append(small(words));
  place.querySelector("summary .dots")?.remove();
  nameGo(place.closest(".game"));
}

// The main button names what is still open, and leads there.
function nameGo(game) {
  const go = game.querySelector(".go[data-ready]");
  const open = game.querySelector(".tile.unknown summary");
  if (!go) return;
  const words = document.createElement("span");
  words.append(go.dataset.ready);
  if (open) words.append(small(`${go.dataset.open}: ${open.parentElement.dataset.name}`));
  go.replaceChildren(words);
}

function lead(game) {
  nameGo(game);
  game.querySelector(".go[data-ready]")?.addEventListener("click", (event) => {
    const open = game.querySelector(".tile.unknown");
    if (!open || game.querySelector(CARD_ASKED)) return;
    event.preventDefault();
    finish(game);
    if ("part" in game.dataset) game.dataset.part = "all";
    game.dataset.ends = "on";
    open.open = true;
  });
  // In the Bot's turn the rest of the table is known, or all of it is asked for.
  if (firstPlace(game) && !game.querySelector(".pinned .steps")) game.dataset.ends = "on";
}

// What the player did opens its part of the table; all of it stands behind the last key.
function changes(game) {
  const keys = all(game, "[data-change]");
  if (!keys.length) return;
  const open = (part) => {
    game.dataset.part = part;
    keys.forEach((key) => key.setAttribute("aria-pressed", String(key.dataset.change === part)));
    game.querySelector(".flow").scrollTop = 0;
    move(game);
  };
  open("");
  for (const key of keys) {
    key.addEventListener("click", () => {
      finish(game);
      open(game.dataset.part === key.dataset.change ? "" : key.dataset.change);
    });
  }
  const counted = all(game, ".zone .sheet [name*='.player.']").map(beside);
  const tell = () => {
    counted.forEach((show) => show());
    for (const key of keys) key.querySelector("small").textContent = told(game, key.dataset.change).join(", ");
  };
  game.addEventListener("change", tell);
  tell();
}

// What is filled in and kept is shown again: what was known before stands beside it.
function isOther(input) {
  const known = input.closest("[data-known]")?.dataset.known;
  if (input.type !== "radio") return input.value !== (known ?? input.defaultValue);
  return input.checked && (known ? input.value !== known : !input.defaultChecked);
}

// What was told by a key, as it is seen at the places.
function told(game, change) {
  const name = (input) => input.closest(".tile").querySelector("summary b").textContent;
  const fields = {
    card: () => all(game, ".for-market .sheet input[name$='.card']").filter(isOther).map(name),
    location: () => all(game, ".for-zone .sheet input[name$='.card']").filter(isOther).map(name),
    team: () => all(game, ".for-zone .sheet [name$='.player.teams']").filter(isOther).map(name),
    ship: () => all(game, ".for-zone .sheet [name$='.player.ships']").filter(isOther).map(name),
    track: () => all(game, ".steps-of input:checked").filter(isOther).map((step) => `${step.closest(".steps").querySelector("legend").textContent} ${step.value}`),
  };
  return fields[change]?.() ?? [];
}

// Keys beside a place that count without opening it. Returns how they show the number.
function beside(input) {
  const place = input.closest(".tile");
  const bar = document.createElement("div");
  bar.className = "beside";
  bar.dataset.of = input.name.endsWith("teams") ? "team" : "ship";
  const seen = document.createElement("output");
  const key = (by) => {
    const button = choice(by > 0 ? "+1" : "−1", false, () => {
      input.value = Math.min(input.max, Math.max(0, Number(input.value) + by));
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    button.dataset.by = by;
    button.setAttribute("aria-label", `${place.querySelector("summary b").textContent}, ${label(input)}: ${button.textContent}`);
    return button;
  };
  bar.append(key(-1), seen, key(1));
  place.after(bar);
  return () => (seen.textContent = input.value);
}

function small(words) {
  const seen = document.createElement("span");
  seen.className = "small";
  seen.textContent = words;
  return seen;
}

// What was chosen at a place: it is set right at once, or the next that is open follows.
function leave(place) {
  const game = place.closest(".game");
  const correct = place.querySelector(".sheet [formaction]");
  if (correct) return game.requestSubmit(correct);
  place.open = false;
  const next = game.querySelector(".tile.unknown");
  const go = game.querySelector(".pinned .go");
  if (next && (game.dataset.ends || !game.querySelector("[data-change]"))) return (next.open = true);
  leaveSheet();
  // All that was still open is named.
  if (go && game.dataset.ends && !game.querySelector(CARD_ASKED)) game.requestSubmit(go);
  else go?.focus();
}

// A card named where no place is: the next is named, or all of them are sent.
function goOn(game) {
  const open = all(game, ".pinned input[data-rows]").find((input) => !input.value);
  if (open) return layOut(open);
  game.requestSubmit(game.querySelector(".pinned .go"));
}

// The one card that is being named, with its rows; of an answer that was refused all names stay in sight.
function layOut(input) {
  all(input.form, ".pinned [data-of]").forEach((one) => (one.hidden = one.dataset.of !== input.name));
  const isRefused = input.form.querySelector(".pinned [role=alert]");
  for (const one of all(input.form, ".pinned input[data-rows]")) one.closest(".field").hidden = one !== input && !isRefused;
  input.dispatchEvent(new Event("input"));
}

// All cards that may lie at a place as rows; letters typed or tapped leave those that begin with them.
function rows(input) {
  const place = input.closest(".tile");
  const known = all(input.list, "option").map((option) => option.value);
  input.removeAttribute("list");
  input.dataset.rows = "";
  input.placeholder = label(input).trim();
  const list = document.createElement("div");
  list.className = "rows";
  const take = (title) => {
    input.value = title;
    const none = place?.querySelector(".sheet .switch input");
    if (none) none.checked = false;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    if (place) leave(place);
    else goOn(input.form);
  };
  const draw = (typed) => {
    const elsewhere = all(input.form, "input[data-rows]").filter((other) => other !== input).map((other) => other.value);
    // What may lie there several times is listed as often.
    const free = [...known];
    for (const title of elsewhere) if (free.includes(title)) free.splice(free.indexOf(title), 1);
    const found = new Set(typed ? among(free, typed).map((one) => one.title) : free);
    list.replaceChildren(...[...found].map((title) => choice(title, title === input.value, () => take(title))));
  };
  input.addEventListener("input", () => draw(input.value.trim()));
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    list.firstElementChild?.click();
  });
  place?.addEventListener("toggle", () => place.open && draw(""));
  if (!place) input.addEventListener("focus", () => layOut(input));
  const below = new Set(known).size > MANY ? [letters(known, draw), list] : [list];
  below.forEach((one) => (one.dataset.of = input.name));
  input.closest(".field").after(...below);
}

function choice(title, isHeld, take) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice";
  button.textContent = title;
  if (isHeld) button.setAttribute("aria-current", "true");
  button.addEventListener("click", take);
  return button;
}

function letters(known, draw) {
  const bar = document.createElement("div");
  bar.className = "letters";
  const first = new Set(known.map((title) => folded(title)[0].toUpperCase()));
  bar.append(...[...first].sort().map((letter) => choice(letter, false, () => draw(letter))));
  return bar;
}

function openPlace(place) {
  const game = place.closest(".game");
  const isBelow = game.classList.contains("both");
  // Closed without an answer, the place is looked at where it lies.
  if (!place.open && isBelow && !opened() && !game.dataset.busy) finish(game);
  if (!place.open) return;
  all(game, ".tile[open]").forEach((other) => (other.open = other === place));
  enterSheet();
  const sheet = place.querySelector(".sheet");
  sheet.style.maxHeight = isBelow ? game.querySelector(".pinned").style.height : "";
  const field = matchMedia("(pointer: fine)").matches ? sheet.querySelector("input[data-rows]") : null;
  (field ?? sheet).focus({ preventScroll: true });
  field?.select();
}

function places(game) {
  for (const place of all(game, "details.tile")) {
    const sheet = place.querySelector(".sheet");
    sheet.tabIndex = -1;
    const close = choice("×", false, () => closePlace(place));
    close.classList.add("close");
    close.setAttribute("aria-label", game.dataset.close);
    sheet.prepend(close);
    swipe(sheet, () => closePlace(place));
    place.addEventListener("toggle", () => openPlace(place));
    sheet.addEventListener("change", () => showPlace(place));
    for (const none of all(sheet, ".switch input")) {
      none.addEventListener("change", () => {
        showPlace(place);
        if (none.checked && !sheet.querySelector("[formaction]")) leave(place);
      });
    }
    if (sheet.querySelector("[formaction]")) continue;
    const done = choice(game.dataset.done, false, () => leave(place));
    sheet.append(done);
  }
  game.addEventListener("keydown", (event) => {
    const place = event.target.closest("details.tile[open]");
    if (event.key !== "Escape" || !place) return;
    closePlace(place);
  });
}

// A finger that draws a sheet down from its top closes it.
function swipe(sheet, close) {
  let from = null;
  sheet.addEventListener("touchstart", (event) => (from = sheet.scrollTop > 0 ? null : event.touches[0].clientY), { passive: true });
  sheet.addEventListener("touchend", (event) => {
    if (from !== null && event.changedTouches[0].clientY - from > SWIPE) close();
  });
}

// A tap beside what is open closes it, and does nothing to what lies below.
function closeBeside(event) {
  const place = opened();
  if (!place || !event.detail || event.target.closest(".sheet,dialog,.both .moves")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closePlace(place);
}

// A second tap at the same place is meant for what is there no more; only keys that count take every one.
let tapped = { time: 0, x: 0, y: 0 };

function onlyOnce(event) {
  const { clientX: x, clientY: y, detail, target } = event;
  // Keys have no place, and a label passes its tap on to its field.
  if (!detail || target.matches("label input")) return;
  const time = Date.now();
  const isSecond = time - tapped.time < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
  if (isSecond && !target.closest("[data-step],[data-by],.keys")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  tapped = { time, x, y };
  sessionStorage.setItem("tapped", JSON.stringify(tapped));
}

try {
  tapped = JSON.parse(sessionStorage.getItem("tapped")) ?? tapped;
} catch {
  // Nothing was tapped before.
}
addEventListener("click", onlyOnce, true);
addEventListener("click", closeBeside, true);

// Who comes back to a game finds it where it stood.
const standing = () => document.querySelector(".game .flow");

addEventListener("pagehide", () => {
  const flow = standing();
  if (flow) sessionStorage.setItem("stood", JSON.stringify([location.href, flow.scrollTop]));
});

function standAgain() {
  const [address, top] = JSON.parse(sessionStorage.getItem("stood") ?? "[]");
  if (address === location.href) standing()?.scrollTo(0, top);
}

// Enter sends what a field belongs to, and where no field is, what is known already.
document.addEventListener("keydown", (event) => {
  const game = document.querySelector(".game");
  if (event.key !== "Enter" || event.defaultPrevented || !game || event.target.closest("a,button,textarea,summary")) return;
  const entry = event.target.closest("details.deed,.sheet");
  const button = entry ? entry.querySelector("[formaction]") : isTelling(game) ? game.querySelector(".done .go") : game.querySelector(".unknown") ? null : game.querySelector(".pinned .go");
  event.preventDefault();
  if (button) button.click();
});

// A marker goes a step down or up its track, or to one of all steps behind it.
function marker(track) {
  const steps = all(track, "input");
  const seen = track.querySelector("output");
  const scale = track.querySelector("details");
  track.addEventListener("change", () => {
    seen.textContent = steps.find((step) => step.checked).value;
    // Whoever goes by the scale fills in one track after the other.
    const next = scale.open && track.parentElement.nextElementSibling?.querySelector(".track-scale");
    scale.open = false;
    if (next) next.open = true;
  });
  for (const key of all(track, "[data-by]")) {
    key.addEventListener("click", () => {
      const next = steps[steps.findIndex((step) => step.checked) + Number(key.dataset.by)];
      if (!next) return;
      next.checked = true;
      next.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
}

// Bars move from where they were last seen, and another Stardate ticks.
let seenBefore = [];

function move(game) {
  const shown = all(game, ".track .am,.date .big");
  if (!shown[0]?.checkVisibility()) return;
  seenBefore = shown.map((one, at) => {
    const was = seenBefore[at];
    const now = one.getAttribute("width") ?? one.textContent;
    if (!was || was === now) return now;
    if (one.matches("b")) one.classList.add("ticks");
    else {
      one.setAttribute("width", was);
      one.getBoundingClientRect();
      one.setAttribute("width", now);
    }
    return now;
  });
}

function play(game) {
  all(game, "fieldset.steps").forEach(marker);
  follow(game);
  tell(game);
  readAloud(game);
  all(game, ".sheet input[list], .pinned input[list]").forEach(rows);
  places(game);
  changes(game);
  lead(game);
  // What was refused is filled in as it was sent.
  const named = all(game, ".pinned input[data-rows]");
  if (named.length) layOut(named.find((input) => !input.value) ?? named.at(-1));
  for (const kind of ["input", "change"]) {
    game.addEventListener(kind, (event) => (event.target.dataset.touched = "1"));
  }
  game.addEventListener("change", () => keep(game));
  // What was kept of what is asked at places is seen there.
  all(game, ".tile.asked:not(.unknown)").forEach(showPlace);
  game.addEventListener("submit", (event) => send(game, event));
  if (matchMedia("(min-width: 1000px)").matches) all(game, "details.rest").forEach((rest) => (rest.open = true));
  if (isTelling(game)) join(game);
  move(game);
  stayAwake();
}

document.addEventListener("visibilitychange", stayAwake);
all(document, ".game").forEach(play);
standAgain();
