// A campaign by taps alone: from the front door over two assignments to the second upgrade, counted; no page of it shows
// a command, and the terminal goes on with it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { playTurn } from "./hand.mjs";
import { missing, serverOfFile } from "./kit.mjs";

const SHOT = process.env.CAMPAIGN_SHOTS;

describe("a campaign", { skip: missing }, () => {
  const server = serverOfFile();

  async function tap(page, target) {
    await page.waitForTimeout(450);
    await target.scrollIntoViewIfNeeded();
    await target.tap();
    await page.waitForLoadState("load");
  }

  async function shown(page, name) {
    const text = await page.locator("main").innerText();
    assert.doesNotMatch(text, /tricorder /, `${name}: ${text}`);
    if (SHOT) await page.screenshot({ path: `${SHOT}/${name}.png`, fullPage: true });
  }

  /** From the page of the campaign to the first question of its game. Returns how many taps it took. */
  async function faced(page, opponent, number) {
    await shown(page, `face-${number}`);
    await tap(page, page.locator(`button[name="bot"][value="${opponent}"]`));
    await page.waitForURL(/setup$/);
    await shown(page, `setup-${number}`);
    await tap(page, page.locator(".go"));
    await page.waitForURL(/\/solo\/[^/]+$/);
    return 2;
  }

  async function played(page) {
    for (let turn = 0; turn < 40 && !(await page.locator('.pinned a.go[href$="/score"]').count()); turn++) {
      await playTurn(page, {});
    }
  }

  /** From the last turn of a game to the page of the campaign with its upgrade. */
  async function scored(page, number) {
    await tap(page, page.locator('.pinned a.go[href$="/score"]'));
    await page.locator('input[name="glory"]').fill(number === 1 ? "60" : "3");
    await page.locator('input[name="glory"]').blur();
    await page.waitForTimeout(300);
    await page.reload();
    assert.equal(await page.locator('input[name="glory"]').inputValue(), number === 1 ? "60" : "3", "what was ticked is kept");
    const record = page.locator('form[action*="/record"] button.go');
    for (let named = 0; !(await record.count()); named++) {
      // The Bot's facedown cards are turned up and ticked, as many as it says.
      if (named) await page.locator('label:has(input[name="named"]:not(:checked))').first().tap();
      // What is sent comes back at the same address: on a busy machine the old page is still there when it is asked.
      const counted = page.waitForEvent("domcontentloaded");
      await tap(page, page.locator('form.ask[action*="/score"] button.go'));
      await counted;
      assert.ok(named < 9);
    }
    await shown(page, `score-${number}`);
    await tap(page, record);
    await page.waitForURL(/\/campaign\//);
    await shown(page, `upgrade-${number}`);
    return 3;
  }

  test("two assignments by taps, then at the terminal", async () => {
    const page = await server.visitor();
    page.setDefaultTimeout(20_000);
    await page.goto("/solo");
    await tap(page, page.locator('main a[href="/campaign"]'));
    await tap(page, page.locator('label:has(input[name="captain"][value="picard"])'));
    await tap(page, page.locator('label:has(input[name="mode"]) >> nth=0'));
    await tap(page, page.locator("form.ask .go"));
    await page.waitForURL(/\/campaign\/./);
    const home = page.url();
    for (const [number, opponent] of [[1, "koloth"], [2, "sisko"]]) {
      const begun = 1 + (await faced(page, opponent, number)); // the campaign itself is one more
      assert.ok(begun <= 4, `${begun} taps to the first question`);
      const name = page.url().split("/").pop();
      if (number === 1) {
        await page.goto(home);
        assert.equal(await page.locator(`main a.go[href="/solo/${name}"]`).count(), 1, "the running game is one tap away");
        await tap(page, page.locator(`main a.go[href="/solo/${name}"]`));
      }
      await played(page);
      let taps = await scored(page, number);
      const upgrade = page.locator('form[action*="/upgrade"] button.choice:visible').first();
      await tap(page, upgrade);
      taps += 1;
      await page.locator('button[name="bot"]').first().waitFor(); // the next opponents are there
      assert.ok(taps + 1 <= 6, `${taps} taps to the next assignment`);
      const path = await page.locator(".path").innerText();
      assert.match(path, number === 1 ? /^[★☆]( ·){9}/ : /^[★☆] [★☆]( ·){8}/);
      await page.goto("/solo");
      assert.match(await page.locator("main").innerText(), /gewonnen, \d+ zu -?\d+|verloren, -?\d+ zu -?\d+/);
      await page.goto(home);
    }
    await tap(page, page.locator('a[href$="/review"]'));
    await shown(page, "story");
    assert.match(await page.locator("main").innerText(), /Einsatz 2: /);
    // A score that lacks a name is refused.
    assert.deepEqual(page.faults.filter((fault) => !fault.includes("400 (Bad Request)")), []);
    const status = JSON.parse(server.run("campaign", "status", "--json"));
    assert.equal(status.games.length, 2);
    assert.ok(status.games.every((game) => game.scores && game.upgrade));
    await page.context().close();
  });
});
