// How many taps and keystrokes a Bot turn with real cards costs on a phone: the printed turn, nine made kinds of turns,
// and a turn with the virtual deck; and a new game, up to its set-up. The counts stand in taps.tsv, which the README quotes: `TAPS=overwrite` writes it,
// `TAPS=show` says what each tap does.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { closed, missing, PHONE, Server } from "./kit.mjs";
import { beginGame, doAll, playTurn } from "./hand.mjs";
import { PRINTED } from "./printed_turn.mjs";

const COUNTS = path.join(import.meta.dirname, "taps.tsv");

/** Games, and what changes at the table before the turn that is counted: it is their second or later. */
const MADE = [
  { name: "nothing changes", bot: "koloth", turn: 2 },
  { name: "a Market card taken", bot: "koloth", turn: 3, slots: [3] },
  { name: "an Away Team sent", bot: "koloth", turn: 2, teams: [0] },
  { name: "a card taken and two teams sent", bot: "sela", turn: 2, slots: [0], teams: [0, 1] },
  { name: "a Location lost", bot: "sela", turn: 3, sites: [2] },
  { name: "two Market cards taken", bot: "sisko", turn: 2, slots: [1, 2] },
  { name: "tracks moved on", bot: "sisko", turn: 3, tracks: [5, 4, 2] },
  { name: "a long turn", bot: "burnham", turn: 4, slots: [0], tracks: [3, 1, 6] },
  { name: "a full table", bot: "shran", turn: 4, slots: [2], sites: [1], teams: [0] },
];

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

describe("taps of a Bot turn", { skip: missing }, () => {
  let server;
  let own; // of a player without games
  const counted = [];
  before(async () => {
    [server, own] = [await Server.start(), await Server.start()];
  });
  after(async () => {
    await closed();
    server?.stop();
    own?.stop();
  });

  async function opened(name, bot, deck) {
    if (process.env.TAPS === "show") console.log(name);
    const line = `solo new --bot ${bot} --difficulty commander --captain picard --side advanced --deck ${deck} --seed 44 --name ${name}`;
    server.run(...line.split(" "));
    const page = await server.visitor(PHONE, { locale: "en-US" });
    await page.goto(`/solo/${name}?lang=en`);
    return page;
  }

  /** Reads what the table shows, and changes what the kind of turn changes. */
  async function changed(page, kind) {
    const places = {};
    const rows = (name) => page.locator(`datalist[id$="${name}.card-list"] option`).evaluateAll((all) => all.map((one) => one.value));
    const held = (name) => page.locator(`[name$="${name}"]`).first().inputValue();
    await doAll(page, {});
    for (const [field, those] of [["market", kind.slots], ["zone", kind.sites]]) {
      for (const at of those ?? []) {
        const place = (one) => `${field}.${one}`;
        const lying = await page.locator(`[name*=".${field}."][name$=".card"]`).evaluateAll((all) => all.map((one) => one.value));
        const card = (await rows(place(at))).find((row) => !lying.includes(row));
        assert.ok(card, place(at));
        places[place(at)] = { card };
      }
    }
    for (const at of kind.teams ?? []) {
      const now = Number(await held(`zone.${at}.player.teams`));
      places[`zone.${at}`] = { ...places[`zone.${at}`], counts: { "player.teams": now + 1 } };
    }
    return { places, tracks: kind.tracks };
  }

  test("the first turn, printed in the rulebook, with real cards", async () => {
    const page = await opened("printed", "koloth", "physical");
    page.setDefaultTimeout(30_000);
    const cost = await playTurn(page, PRINTED);
    counted.push({ name: "first turn", ...cost });
    assert.ok(cost.taps <= 22 && cost.keys === 0, JSON.stringify(cost));
    assert.deepEqual([cost.hidden, cost.tall, page.faults], [0, 0, []]);
  });

  for (const kind of MADE) {
    test(`a later turn: ${kind.name}`, async () => {
      const page = await opened(kind.name.replaceAll(" ", "-"), kind.bot, "physical");
      page.setDefaultTimeout(30_000);
      for (let turn = 1; turn < kind.turn; turn++) await playTurn(page, { places: {} });
      const cost = await playTurn(page, await changed(page, kind));
      counted.push({ name: kind.name, ...cost });
      assert.deepEqual([cost.hidden, cost.tall, page.faults], [0, 0, []]);
    });
  }

  test("with the virtual deck", async () => {
    const page = await opened("virtual", "koloth", "virtual");
    page.setDefaultTimeout(30_000);
    await playTurn(page, { places: {} });
    const cost = await playTurn(page, { places: {} });
    assert.equal(cost.unseen, 0);
    counted.push({ name: "virtual deck", ...cost });
    assert.ok(cost.taps <= 4 && cost.keys === 0, JSON.stringify(cost));
  });

  // From the list of games to the set-up of the new one.
  const CHOICES = { bot: "koloth", difficulty: "commander", captain: "picard" };
  for (const [name, choices, most] of [
    ["first game", CHOICES, 5],
    ["another Bot", { bot: "sela" }, 3],
    ["the same again", null, 1],
  ]) {
    test(`a new game: ${name}`, async () => {
      const page = await own.visitor(PHONE, { locale: "en-US" });
      const cost = await beginGame(page, choices);
      counted.push({ name: `new game: ${name}`, ...cost });
      assert.ok(cost.taps <= most && cost.keys === 0, JSON.stringify(cost));
      assert.deepEqual(page.faults, []);
    });
  }

  test("in the median not more than stands in the table", () => {
    const what = ["taps", "bare", "keys", "questions", "typed"];
    const line = (name, cost) => [name, ...what.map((one) => cost[one])].join("\t");
    const later = counted.filter((one) => MADE.some((kind) => kind.name === one.name));
    const middle = Object.fromEntries(what.map((one) => [one, median(later.map((cost) => cost[one]))]));
    const rows = counted.map((one) => line(one.name, one));
    const table = [`turn\t${what.join("\t")}`, ...rows, line("median of the nine", middle), ""].join("\n");
    if (process.env.TAPS === "overwrite") writeFileSync(COUNTS, table);
    assert.ok(middle.taps <= 14 && middle.bare <= 4 && middle.keys === 0, table);
    assert.ok(Math.max(...later.map((one) => one.taps)) <= 16, table);
    assert.ok(Math.max(...later.map((one) => one.keys)) <= 0, table);
    assert.equal(readFileSync(COUNTS, "utf8"), table);
  });
});
