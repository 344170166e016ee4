// The order of what a look-up of the site finds: node --test tests/web

import assert from "node:assert/strict";
import { test } from "node:test";
import { distance, lookup, prepare, stem } from "../../src/web/assets/lookup.js";

const entry = (id, t, more = {}) => ({ id, t, p: 0, ...more });

const index = prepare({
  places: ["Somewhere"],
  said: { friedhof: ["ablage", "discard"] },
  scaffolding: ["wie", "viele", "im", "die", "in"],
  games: { cc: ["captainschair"], "2e": ["secondedition"] },
  variant: ["bot"],
  variants: ["solo"],
  entries: [
    entry("cc/keyword/log", "Loggen", { o: "Log", q: ["wohin kommt eine geloggte Karte"] }),
    entry("cc/pile/log", "Computerlogbuch", { o: "Captain’s Log" }),
    entry("cc/keyword/recall", "Zurückrufen", { o: "Recall" }),
    entry("cc/concept/duty-officer", "Brückenoffizier", { o: "Duty Officer", n: ["Brückenoffiziere"] }),
    entry("cc/solo/duty-officers", "Brückenoffiziere", { o: "Duty Officers" }),
    entry("cc/pile/discard", "Ablage", { o: "Discard pile", q: ["wie viele Karten im Stapel"], w: "offen" }),
    entry("2e/glossary/discard", "Ablagestapel", { o: "Discard" }),
    entry("2e/card/log", "• Log Entry"),
  ],
});

const first = (query, game) => lookup(index, query, 8, game)[0]?.id;
const ids = (query) => lookup(index, query).map((hit) => hit.id);

test("an exact name comes first in any spelling", () => {
  for (const typed of ["Zurückrufen", "zurueckrufen", "ZURUCKRUFEN", "recall"]) {
    assert.equal(first(typed), "cc/keyword/recall", typed);
  }
});

test("the beginning of a name goes before a word in it", () => {
  assert.deepEqual(ids("log").slice(0, 2), ["cc/keyword/log", "2e/card/log"]);
});

test("inflection and typing errors are forgiven", () => {
  assert.equal(first("zurückgerufen zurückrufe"), "cc/keyword/recall");
  assert.equal(first("zurükrufen"), "cc/keyword/recall");
  assert.equal(first("brückenofizier"), "cc/concept/duty-officer");
});

test("of one name the general rule comes first", () => {
  assert.equal(first("Brückenoffiziere"), "cc/concept/duty-officer");
});

test("questions and words of other games are understood", () => {
  assert.equal(first("wie viele Karten im Stapel"), "cc/pile/discard");
  assert.equal(first("Friedhof"), "cc/pile/discard");
});

test("a game that is chosen or named is the only one", () => {
  assert.equal(first("discard", "2e"), "2e/glossary/discard");
  assert.equal(first("discard second edition"), "2e/glossary/discard");
});

test("nonsense finds nothing and breaks nothing", () => {
  for (const typed of ["", "   ", "…", "qxqxqx", "constructor", "__proto__", "toString", "🖖", "a".repeat(5000)]) {
    assert.deepEqual(ids(typed), [], typed);
  }
});

test("a swap of neighbours is one error", () => {
  assert.equal(distance("recall", "reclal", 2), 1);
  assert.equal(distance("recall", "call", 2), 2);
  assert.equal(distance("recall", "x", 2), 3);
});

test("inflected forms share a stem", () => {
  for (const [one, other] of [["karte", "karten"], ["geloggt", "loggen"], ["logging", "logs"], ["offizier", "offizieren"]]) {
    assert.equal(stem(one), stem(other));
  }
});
