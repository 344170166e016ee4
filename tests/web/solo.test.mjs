// A game on the phone: the Bot turn printed in the solo rulebook (p. 11 to 15) by buttons, two phones, no script.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barriers, closed, DESKTOP, missing, overflow, PHONE, serverOfFile } from "./kit.mjs";
import { playTurn } from "./hand.mjs";
import { laidOut, PRINTED, TYPED, typed } from "./printed_turn.mjs";

/** What the player is asked of the table of p. 11. */
const TABLE = {
  "answer.several.1.market.0.card": "harry mudd",
  "answer.several.1.market.1.card": "lirpa",
  "answer.several.1.market.2.card": "xrb",
  "answer.several.1.market.2.tokens.glory": "1",
  "answer.several.1.market.3.card": "kelpeins",
  "answer.several.2.zone.0.card": "ars",
  "answer.several.2.zone.0.player.teams": "2",
  "answer.several.2.zone.1.card": "betazed",
  "answer.several.2.zone.1.bot_teams": "1",
  "answer.several.2.zone.2.card": "xahea",
  "answer.several.2.zone.2.player.teams": "1",
};
/** The same for a hand, with what comes up later in the turn, and what it answers. */
const KNOWN = {
  ...PRINTED,
  places: {
    ...PRINTED.places,
    "market.1": [PRINTED.places["market.1"], { card: "Biobed" }],
    card: { card: "Holosuite" },
  },
  answers: ["cancelled"],
};

describe("a solo game", { skip: missing }, () => {
  const server = serverOfFile();

  async function fill(page, fields) {
    for (const [name, value] of Object.entries(fields)) {
      const field = page.locator(`[name="${name}"]`);
      // What hardly ever changes is folded away.
      if (!(await field.isVisible())) {
        await page.locator("details:not([open])", { has: field }).locator("summary").first().click();
      }
      await field.fill(value);
    }
  }

  /** Presses the one big button, waits for what follows, and goes by what hands have to do. */
  async function goOn(page, button = page.locator(".pinned .go")) {
    const before = await page.locator("[data-at]").getAttribute("data-at");
    await button.click();
    await page.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
    while (await page.locator(".telling:not(.both)").count()) await page.locator(".done .go").click();
  }

  test("the printed turn by taps", async () => {
    laidOut(server, "script");
    const page = await server.visitor(PHONE, { locale: "en-US" });
    await page.goto("/solo/script?lang=en");
    await playTurn(page, KNOWN);
    assertPrinted("script");
    assert.deepEqual(page.faults, []);
  });

  test("the printed turn without script", async () => {
    laidOut(server, "no-script");
    const page = await server.visitor(PHONE, { javaScriptEnabled: false });
    await page.goto("/solo/no-script");
    await goOn(page);
    await fill(page, TABLE);
    await goOn(page);
    await fill(page, { "answer.several.0.market.1.card": "biobed" });
    for (const scale of await page.locator(".pinned .track-scale summary").all()) await scale.click();
    for (const [at, step] of [10, 3, 4].entries()) await page.locator(`[name="answer.several.1.tracks.${at}"][value="${step}"]`).check();
    await goOn(page);
    await goOn(page, page.locator('.pinned button[value="cancelled"]'));
    await fill(page, { "answer.card": "holosuite" });
    await goOn(page);
    assertPrinted("no-script");
    assert.deepEqual(page.faults, []);
  });

  /** The table is that of the same turn typed in a terminal. */
  function assertPrinted(name) {
    laidOut(server, `${name}-typed`);
    typed(server, `${name}-typed`, TYPED);
    assert.deepEqual(server.table(name), server.table(`${name}-typed`));
    assert.deepEqual(server.table(name).tracks, [0, 4, 4]);
  }

  test("a second phone sees what the first does, and is told when it comes too late", async () => {
    laidOut(server, "two");
    const [first, second, late] = [
      await server.visitor(),
      await server.visitor(),
      await server.visitor(PHONE, { javaScriptEnabled: false }),
    ];
    for (const page of [first, second, late]) await page.goto("/solo/two");
    await goOn(first);
    await second.locator(".tile.asked").first().waitFor();
    await late.locator(".pinned .go").click();
    assert.match(await late.locator("[role=alert]").innerText(), /anderen Gerät|another device/);
    assert.deepEqual(first.faults, []);
  });

  test("the Back key repeats nothing, and a closed tab loses nothing", async () => {
    laidOut(server, "back");
    const page = await server.visitor();
    await page.goto("/solo");
    await page.goto("/solo/back");
    await goOn(page);
    const at = await page.locator("[data-at]").getAttribute("data-at");
    await page.goBack();
    await page.goto("/solo/back");
    assert.equal(await page.locator("[data-at]").getAttribute("data-at"), at);
    await page.context().close();
    const again = await server.visitor();
    await again.goto("/solo/back");
    assert.equal(await again.locator("[data-at]").getAttribute("data-at"), at);
  });

  test("a tick renews the sum, who leads stays in sight, and ticks of the set-up are kept", async () => {
    laidOut(server, "ticked");
    const page = await server.visitor(PHONE, { locale: "en-US" });
    await page.goto("/solo/ticked/score");
    const counted = () => page.locator("#sums").innerText();
    assert.match(await counted(), /12 cards counted/);
    await page.locator('label:has([name="own"])').first().tap();
    await page.locator("#sums", { hasText: "11 cards counted" }).waitFor();
    const { y } = await page.locator("#sums h1 + p").boundingBox();
    assert.ok(y >= 0 && y < 200, `${y}`);
    await page.reload();
    assert.match(await counted(), /11 cards counted/);

    await page.goto("/solo/ticked/setup");
    const kept = page.waitForResponse((reply) => reply.request().method() === "POST");
    await page.locator(".tick label").nth(1).tap();
    await kept;
    await page.reload();
    assert.deepEqual([await page.locator(".tick :checked").count(), page.faults], [1, []]);
  });

  for (const [name, device] of Object.entries({ PHONE, DESKTOP })) {
    for (const colorScheme of ["light", "dark"]) {
      test(`nothing keeps anybody out: ${name}, ${colorScheme}`, async () => {
        const game = `open-${name}-${colorScheme}`.toLowerCase();
        laidOut(server, game);
        const page = await server.visitor(device, { colorScheme });
        await page.goto(`/solo/${game}`);
        await goOn(page);
        for (const path of [
          "/solo",
          "/campaign",
          "/cadet",
          "/solo/new",
          `/solo/${game}`,
          `/solo/${game}/setup`,
          `/solo/${game}/log`,
          `/solo/${game}/score`,
        ]) {
          await page.goto(path);
          assert.deepEqual(await barriers(page), [], path);
          assert.ok((await overflow(page)) <= 0, path);
        }
      });
    }
  }
});
