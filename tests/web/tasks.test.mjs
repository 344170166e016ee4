// No task at a table takes more work on a phone than before the rooms were made anew.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { missing } from "./kit.mjs";
import { sum, table } from "./taps.mjs";
import { LEADERS } from "./tasks.mjs";

/** Taps, keys and screens of all tasks together. */
const MOST = 65;

test("ten tasks take less than half the work they took", { skip: missing }, async () => {
  const before = JSON.parse(readFileSync(new URL("taps_before.json", import.meta.url), "utf8"));
  const rows = await table();
  assert.deepEqual(Object.keys(rows), Object.keys(before));
  for (const [name, row] of Object.entries(rows)) {
    assert.ok(sum({ row }) <= sum({ row: before[name] }) + 1, `${name}: ${JSON.stringify(row)}`);
  }
  assert.ok(sum(rows) <= MOST, String(sum(rows)));
});

test("Leadership up to 3 is found by six taps and no key", { skip: missing }, async () => {
  const { [LEADERS.name]: work } = await table([LEADERS]);
  assert.deepEqual([work.taps, work.keys], [6, 0], JSON.stringify(work));
});
