// How often the look-up of the site names the right entry first and among the first three:
//   node tests/web/measure.mjs <folder of the site> [file of queries, ...]
// Queries as in tests/queries; those held back are not for trying.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { lookup, prepare } from "../../src/web/assets/lookup.js";

const [site, ...files] = process.argv.slice(2);
const index = prepare(JSON.parse(readFileSync(`${site}/names.en.json`, "utf8")));

function rows(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const cases = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
  return cases.map(([game, kind, query, ids]) => ({ game: game === "-" ? "" : game, kind, query, ids: ids.split("|") }));
}

const shown = ([first, three, all]) =>
  `${((100 * first) / all).toFixed(1)} % first, ${((100 * three) / all).toFixed(1)} % in three, of ${all}`;

for (const file of files) {
  const tally = new Map();
  const count = (name, place) => {
    const known = tally.get(name) ?? [0, 0, 0];
    tally.set(name, [known[0] + (place === 0), known[1] + (place >= 0 && place < 3), known[2] + 1]);
  };
  const before = performance.now();
  for (const { game, kind, query, ids } of rows(file)) {
    const found = lookup(index, query, 8, game).map((hit) => hit.id);
    const place = found.findIndex((id) => ids.includes(id));
    count(kind, place);
    count("all", place);
    if (process.env.MISSES && place !== 0) {
      console.log(`${place} ${game} ${kind} “${query}” ${ids} – ${found.slice(0, 3)}`);
    }
  }
  const each = (performance.now() - before) / tally.get("all")[2];
  console.log(`${basename(file)}: ${each.toFixed(1)} ms each`);
  for (const [name, counts] of [...tally].sort()) console.log(`  ${name}: ${shown(counts)}`);
}
