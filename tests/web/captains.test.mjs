// Captains of the later boxes on the phone: Khan out of exile in German, Archer with three boxes in English, each from
// the choices before the game to the end of a turn.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barriers, missing, overflow, PHONE, serverOfFile } from "./kit.mjs";

const GERMAN = { ...PHONE, locale: "de-DE" };
const ENGLISH = { ...PHONE, locale: "en-US" };

const AGAINST_KHAN = {
  "answer.several.1.market.0.card": "Malik",
  "answer.several.1.market.1.card": "Lirpa",
  "answer.several.1.market.1.tokens.glory": "1",
  "answer.several.1.market.2.card": "D’Var",
  "answer.several.1.market.3.card": "Tellariten",
  "answer.several.2.zone.0.card": "Solum",
  "answer.several.2.zone.0.player.teams": "1",
  "answer.several.2.zone.1.card": "Risa",
  "answer.several.2.zone.2.card": "Babel One",
};
const AGAINST_ARCHER = {
  "answer.several.1.market.0.card": "Malik",
  "answer.several.1.market.1.card": "Lirpa",
  "answer.several.1.market.2.card": "D’Var",
  "answer.several.1.market.2.tokens.glory": "2",
  "answer.several.1.market.3.card": "Tellarites",
  "answer.several.2.zone.0.card": "Solum",
  "answer.several.2.zone.0.player.teams": "2",
  "answer.several.2.zone.1.card": "Krulmuth-B",
  "answer.several.2.zone.2.card": "Azati Prime",
};

describe("captains of the later boxes", { skip: missing }, () => {
  const server = serverOfFile();

  const terminal = (...words) => server.run(...words);

  /** Nothing is cut off, nothing keeps anybody out, and no two answers are called the same. */
  async function readable(page) {
    assert.ok((await overflow(page)) <= 0, page.url());
    assert.deepEqual(await barriers(page), []);
    const names = await page.locator(".pinned .buttons button").allInnerTexts();
    assert.equal(new Set(names).size, names.length, names.join(", "));
  }

  /** Fills in as people do: a place is opened, a card is one of its rows. */
  async function fill(page, fields) {
    for (const [name, value] of Object.entries(fields)) {
      const step = page.locator(`[type="radio"][name="${name}"][value="${value}"]`);
      if (await step.count()) {
        const scale = page.locator("fieldset.steps", { has: step }).locator("details");
        if (!(await scale.evaluate((one) => one.open))) await scale.locator("summary").tap();
        await step.check();
        continue;
      }
      const field = page.locator(`[name="${name}"]`).first();
      const place = page.locator("details.tile", { has: page.locator(`[name="${name}"]`) }).first();
      if ((await place.count()) && !(await place.evaluate((one) => one.open))) {
        await page.keyboard.press("Escape");
        await place.locator("summary").tap();
      }
      // Below what hands have to do a place has its cards alone.
      if (await field.isVisible()) await field.fill(value);
      const row = page.locator(`.rows[data-of="${name}"] button`, { hasText: value });
      // Rows of one question after the other lie at the same place, where a second tap at once counts for nothing.
      if (await row.count()) await row.first().press("Enter");
      else if (await place.count()) await place.locator(".sheet > .choice:not(.close)").tap();
    }
    const done = page.locator("details.tile[open] .sheet > .choice:not(.close)").locator("visible=true");
    if (await done.count()) await done.first().tap();
  }

  /** Answers with what is filled in, or by the button with these words; one card is sent as it is chosen. */
  async function answer(page, fields) {
    await pass(page);
    const words = typeof fields === "string" ? fields : fields["answer.card"];
    const button = page.locator(".pinned .buttons button", { hasText: words });
    if (words && (await button.count())) return then(page, () => button.first().click());
    await then(page, async () => {
      const before = await page.locator("[data-at]").getAttribute("data-at");
      await fill(page, fields);
      const isSent = await page.evaluate((before) => {
        const game = document.querySelector(".game");
        return game.dataset.at !== before || "busy" in game.dataset;
      }, before);
      if (!isSent) await page.locator(".pinned .go").click();
    });
  }

  /** Does something and waits for what follows. */
  async function then(page, doing) {
    await pass(page);
    const game = page.locator("[data-at]");
    const before = await game.getAttribute("data-at");
    await doing();
    await page.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
    await readable(page);
    page.told = "";
    await pass(page);
    await readable(page);
  }

  /** Goes by what hands have to do, which is kept for what is said. */
  async function pass(page) {
    if (await page.locator(".telling").count()) page.told = await page.locator("main").innerText();
    while (await page.locator(".telling:not(.both)").count()) await page.locator(".done .go").press("Enter");
  }

  const goOn = (page) => then(page, () => page.locator(".pinned .go").click());
  const says = async (page) => `${page.told ?? ""}\n${await page.locator("main").innerText()}`;

  async function begun(page, choices, name) {
    await page.goto("/solo/new");
    await readable(page);
    for (const [field, value] of Object.entries(choices)) {
      await page.locator(`label:has(input[name="${field}"][value="${value}"])`).click();
    }
    await page.locator("form.ask summary").click();
    await page.locator('[name="name"]:visible').fill(name);
    await page.locator("form.ask .go").click();
    await page.waitForURL(/setup$/);
    await readable(page);
    const setup = await says(page);
    await page.goto(`/solo/${name}`);
    return setup;
  }

  test("Khan leaves exile, marks traits and asks for what only the player sees, in German", async () => {
    terminal("collection", "boxes", "core,tbg");
    const page = await server.visitor(GERMAN);
    const setup = await begun(page, { bot: "khan", difficulty: "ensign", captain: "archer" }, "khan");
    assert.match(setup, /Lege Genesis-Gerät verdeckt .* übrigen Entwicklungen \(7\)/);
    assert.match(setup, /Programmkarte „Khan im Exil“/);
    await goOn(page);
    await answer(page, AGAINST_KHAN);
    await answer(page, { "answer.card": "Marla McGivers" });
    assert.match(await says(page), /Marla McGivers → Khan im Exil, Zeile 5/);
    await answer(page, { "answer.card": "Joachim" });
    assert.match(await says(page), /Joachim → Khan im Exil, Zeile 1: Augment/);
    terminal("solo", "correct", "dilithium", "4", "--name", "khan");
    await page.reload();
    const steps = { "answer.several.1.tracks.0": "2", "answer.several.1.tracks.1": "3", "answer.several.1.tracks.2": "1" };
    await answer(page, { "answer.several.0.market.0.card": "Ash Tyler", ...steps });
    assert.match(await says(page), /Er hat jetzt 5\./);
    await answer(page, { "answer.card": "Spezies 10-C" });
    const end = await says(page);
    assert.match(end, /Kreatur \(1 von 12\)/);
    assert.match(end, /Khan verlässt das Exil/);
    assert.match(await page.locator("main").textContent(), /Markiert\s*Kreatur/);
    assert.equal(server.table("khan").khan.exile, false);
    assert.deepEqual(page.faults, []);
  });

  test("Khan on his regular cards: an attack, a mark, and an Incident that is not like the others", async () => {
    terminal("solo", "correct", "move", "deck", "cmdr-chekov", "--name", "khan");
    const page = await server.visitor(GERMAN);
    await page.goto("/solo/khan");
    await goOn(page);
    const attack = page.locator('button[name="answer.part"][value="unable"]');
    await then(page, () => attack.click());
    const asked = await says(page);
    assert.match(asked, /Spion \(2 von 12\)/);
    for (const name of ["Dilithium-Schockwelle", "Zweidimensionales Denken", "Ein anderer Zwischenfall"]) {
      assert.ok(asked.includes(name), asked);
    }
    await answer(page, "Zweidimensionales Denken");
    assert.match(await says(page), /Zweidimensionales Denken → Überraschung auf der Karte/);
    // Where the tracks stand was told with the turn.
    await answer(page, { "answer.card": "Petra Aberdeen" });
    assert.match(await says(page), /Der Zug des Computers ist zu Ende/);
    assert.deepEqual(page.faults, []);
  });

  test("Archer against Freeman with three boxes, in English", async () => {
    terminal("collection", "boxes", "core,tbg,sc");
    const page = await server.visitor(ENGLISH);
    const choices = { bot: "archer", difficulty: "commander", captain: "freeman" };
    const setup = await begun(page, choices, "archer");
    assert.match(setup, /until it has 8 cards/);
    assert.match(setup, /Put 2 Away Teams on the Bot’s Captain/);
    await goOn(page);
    assert.match(await says(page), /Count your fleet of 30 as 2 Ships/);
    await answer(page, AGAINST_ARCHER);
    const row = await says(page);
    assert.match(row, /NX-01 Enterprise → trait row 2 \(NX-01\)/);
    assert.match(row, /Send 1 Away Team from the Bot’s Captain to Azati Prime/);
    await then(page, () => page.locator("main button", { hasText: "Strength of the Soul" }).click());
    assert.match(await says(page), /Strength of the Soul → Directive row/);
    const names = ["Recruit", "Shuttlepod 1", "“Trip” Tucker III"];
    const cards = Object.fromEntries(names.map((name, at) => [`answer.several.${at}.card`, name]));
    await answer(page, cards);
    while (await page.locator("form[action*='/answer']").count()) await goOn(page);
    const end = await says(page);
    assert.match(end, /Tucker III/);
    assert.match(end, /The Bot’s turn is over|The Bot’s turn ends/);
    // Her fleet was told as 2 Ships and scores as 1 token: where it may be, no number is suggested.
    for (const [zone, tokens] of [["Solum + 2 you", "2"], ["Solum + 2 you + 2 ship", ""]]) {
      terminal("solo", "correct", "zone", `${zone}; Krulmuth-B; Azati Prime`, "--name", "archer");
      await page.goto("/solo/archer/score");
      assert.equal(await page.locator('[name="tokens"]').inputValue(), tokens);
    }
    assert.deepEqual(page.faults, []);
  });

  test("programs, games and states of the new captains stand on their pages", async () => {
    for (const device of [GERMAN, ENGLISH]) {
      const page = await server.visitor(device);
      const paths = ["/sheet/khan", "/sheet/freeman", "/sheet/archer", "/solo", "/solo/khan", "/solo/archer"];
      for (const path of paths) {
        await page.goto(path);
        await readable(page);
      }
      assert.deepEqual(page.faults, []);
    }
  });
});
