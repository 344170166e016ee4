// Whole games with real cards by taps alone, from the list of games to Final Scoring, in each language.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { missing, PHONE, serverOfFile } from "./kit.mjs";
import { playTurn } from "./hand.mjs";

/** No game is longer. */
const MOST_TURNS = 40;

describe("whole games by taps", { skip: missing }, () => {
  const server = serverOfFile();

  for (const [bot, locale, title] of [
    ["koloth", "en-US", /Final Scoring/],
    ["sela", "de-DE", /Endwertung/],
  ]) {
    test(`against ${bot}, ${locale}`, async () => {
      const line = `solo new --bot ${bot} --difficulty admiral --captain picard --side advanced --seed 44 --name ${bot}`;
      server.run(...line.split(" "));
      const page = await server.visitor(PHONE, { locale });
      page.setDefaultTimeout(6000);
      await page.goto(`/solo/${bot}`);
      const end = page.locator('.pinned a.go[href$="/score"]');
      const cost = { hidden: 0, tall: 0 };
      for (let turn = 0; turn < MOST_TURNS && !(await end.count()); turn++) {
        const { hidden, tall } = await playTurn(page, {});
        cost.hidden += hidden;
        cost.tall += tall;
      }
      await page.waitForTimeout(450); // a second tap at the place of the last one is none within 400 ms
      await end.tap();
      await page.waitForURL(/score$/);
      assert.match(await page.title(), title);
      assert.deepEqual([cost, page.faults], [{ hidden: 0, tall: 0 }, []]);
    });
  }
});
