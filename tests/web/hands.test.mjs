// Nothing hands have to do is unseen: of every line it is looked whether all of it was in sight before the next question.
// HANDS=all goes over ten turns with all captains on both phones, HANDS=show says the figures.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { playTurn } from "./hand.mjs";
import { missing, PHONE, serverOfFile } from "./kit.mjs";

const IS_LONG = process.env.HANDS === "all";
const TURNS = IS_LONG ? 10 : 1;
const SIZES = IS_LONG ? [[390, 844], [360, 740]] : [[390, 844]];

describe("what hands have to do", { skip: missing }, () => {
  const server = serverOfFile();
  let captains;
  before(() => {
    const { boxes } = JSON.parse(server.run("collection", "boxes", "--json"));
    server.run("collection", "boxes", boxes.map((one) => one.box).join(","));
    captains = boxes.flatMap((one) => one.captains);
  });

  async function played(bot, deck, [width, height]) {
    const own = bot === "picard" ? "koloth" : "picard";
    const name = `${bot}-${deck}-${width}`;
    const line = `solo new --bot ${bot} --difficulty commander --captain ${own} --side advanced --deck ${deck} --seed 44 --name ${name}`;
    server.run(...line.split(" "));
    const page = await server.visitor({ ...PHONE, viewport: { width, height } });
    page.setDefaultTimeout(30_000);
    await page.goto(`/solo/${name}`);
    const sum = { lines: 0, unseen: 0, taps: 0 };
    for (let turn = 0; turn < TURNS && !(await page.locator('.pinned a.go[href$="/score"]').count()); turn++) {
      const cost = await playTurn(page, {});
      for (const what of Object.keys(sum)) sum[what] += cost[what];
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
    return sum;
  }

  for (const deck of ["physical", "virtual"]) {
    for (const size of SIZES) {
      test(`${deck}, ${size.join(" x ")}`, async () => {
        const all = [];
        for (const bot of captains) all.push({ bot, ...(await played(bot, deck, size)) });
        if (process.env.HANDS) console.table(all);
        assert.equal(captains.length, 15);
        assert.ok(all.every((one) => one.lines > 0));
        assert.deepEqual(all.filter((one) => one.unseen > 0), []);
      });
    }
  }
});
