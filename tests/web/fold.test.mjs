// The script of the site folds as the program does: node --test tests/web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { key, words } from "../../src/web/assets/fold.js";

const all = JSON.parse(readFileSync(new URL("fold.json", import.meta.url), "utf8"));

test("keys are those of the program", () => {
  for (const { text, key: wanted } of all) assert.equal(key(text), wanted, text);
});

test("words are those of the program", () => {
  for (const { text, words: wanted } of all) assert.deepEqual(words(text), wanted, text);
});

test("what is folded stays as it is", () => {
  for (const { text } of all) assert.equal(key(key(text)), key(text), text);
});
