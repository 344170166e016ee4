// Calculators by taps alone, and dice that roll.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barriers, missing, overflow, PHONE, serverOfFile } from "./kit.mjs";

const TAPPED = 450; // milliseconds after which a second tap at the same place is one

describe("calculators and dice", { skip: missing }, () => {
  const server = serverOfFile();

  test("Catan is rolled with one tap from its place, and again with one", async () => {
    const page = await server.visitor();
    await page.goto("/game/catan");
    await page.locator("main a.go", { hasText: "Würfeln" }).tap();
    const roll = page.locator("form.roll .go");
    for (const count of [1, 2, 3]) {
      const box = await roll.boundingBox();
      assert.ok(box.y > PHONE.viewport.height / 2 && box.y + box.height <= PHONE.viewport.height, "in reach of the thumb");
      await page.waitForTimeout(TAPPED);
      await roll.tap();
      await page.locator(`.rolled[data-count="${count}"] .die`).nth(1).waitFor();
      assert.equal(await page.locator("ol.fallen li").count(), count);
    }
    assert.ok((await overflow(page)) <= 0);
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(page.faults, []);
  });

  test("hit twice at once, dice fall once", async () => {
    const page = await server.visitor();
    await page.goto("/roll/event");
    await page.locator("form.roll .go").evaluate((button) => [button.click(), button.click()]);
    await page.locator('.rolled[data-count="1"] .die').waitFor();
    await page.goto("/roll/event");
    assert.equal(await page.locator(".rolled").getAttribute("data-count"), "1");
  });

  test("fair dice stay fair after a reload", async () => {
    const page = await server.visitor();
    await page.goto("/roll/catan");
    const kept = page.waitForResponse("**/roll/catan/fair*");
    await page.locator("input[name=fair]").check();
    await kept;
    await page.goto("/roll/catan");
    assert.equal(await page.locator("input[name=fair]").isChecked(), true);
  });

  test("who gives up what on a 7 is tapped, player by player, with no key", async () => {
    const page = await server.visitor();
    await page.goto("/calc/robbery");
    const [first, second] = [0, 1].map((row) => page.locator(".cells .row").nth(row).locator("[data-step='1']"));
    for (const [more, times] of [[first, 10], [second, 4]]) {
      for (let time = 0; time < times; time += 1) await more.press("Enter");
    }
    await page.locator("#answer td", { hasText: "9 / 2" }).waitFor();
    assert.equal(await page.locator("#answer tbody tr").count(), 2);
    assert.ok((await overflow(page)) <= 0);
    assert.deepEqual(await barriers(page), []);
  });

  test("what was free text is tapped: claims, claims to a mission, persons, a flight, a route", async () => {
    const page = await server.visitor();
    const more = (part, at) => ["press", `${part} .row:nth-of-type(1) [data-step='1'] >> nth=${at}`];
    const keys = (...words) => words.map((word) => ["tap", `.keys button:text-is("${word}") >> nth=0`]);
    for (const [name, deeds, said] of [
      ["shortage", [more(".cells:has(input[name^=claims])", 4), more(".cells:has(input[name^=claims])", 4)], /reicht nicht: Wasser/],
      ["control", [["tap", "label[for=f-solver-1]"], ["tap", "label[for=f-ships_there-0]"]], /Du kontrollierst/],
      ["recruit", [...[0, 0, 0].map((at) => more(".cells", at)), ["tap", ".switch:has-text('Greed') >> nth=0"]], /kostet 20 Punkte/],
      ["flight", keys("A1", "C2"), /Flug von A1 nach C2/],
      ["route", [...keys("A", "B", "C"), ...keys("⌫"), ...keys("D", "↵", "B", "E")], /A – B – D = 2/],
    ]) {
      await page.goto(`/calc/${name}`);
      for (const [deed, where] of deeds) await (deed === "tap" ? page.locator(where).tap() : page.locator(where).press("Enter"));
      await page.locator("#answer :is(h1,h2,p,strong)").first().waitFor();
      await page.locator("#answer", { hasText: said }).waitFor({ timeout: 4000 }).catch(async () => assert.fail(`${name}: ${await page.locator("main").innerText()}`));
      assert.ok((await overflow(page)) <= 0, name);
      assert.deepEqual(await barriers(page), [], name);
    }
    // What is half filled in is refused, and browsers write that down.
    assert.deepEqual(page.faults.filter((fault) => !fault.includes("400")), []);
  });

  test("a price that was copied once from one's own card is known the next time", async () => {
    const page = await server.visitor();
    await page.goto("/calc/limits?hand=2+Dilithium,+3+Tritanium&starship_price=1+Dilithium,+1+Tritanium");
    await page.locator("#answer td", { hasText: "1 Tritanium und 1 Dilithium" }).waitFor();
    await page.goto("/calc/limits?hand=1+Dilithium,+1+Tritanium");
    const row = page.locator("#answer tr", { hasText: "Raumschiff" }).first();
    assert.match(await row.innerText(), /1 Tritanium und 1 Dilithium\s+1$/);
  });

  test("a list that another app shares is judged", async () => {
    const page = await server.visitor();
    const shared = new URLSearchParams({ name: "Mein Deck", list: "1 Kira Nerys, Colonel Kira\n2 Deep Space 9" });
    await page.goto(`/decks/check?${shared}`);
    assert.match(await page.locator("#answer").innerText(), /Stapel ihres Typs/);
  });

  test("the list of calculators: one's own game first and open, seven in sight, the others folded", async () => {
    const page = await server.visitor();
    await page.goto("/game/catan");
    await page.goto("/calc");
    const tiles = page.locator(".calculators li:visible");
    assert.equal(await tiles.count(), 7);
    for (const tile of await tiles.all()) {
      const [title, about] = await tile.locator("b,small").allInnerTexts();
      assert.ok(!about.toLowerCase().includes(title.toLowerCase()), about);
    }
    const last = await tiles.last().boundingBox();
    assert.ok(last.y + last.height <= PHONE.viewport.height, "one screen");
    await page.locator("details.fold summary", { hasText: "First Edition" }).tap();
    await page.locator("details.fold a", { hasText: "Bewegungswurf" }).tap();
    await page.waitForURL("**/roll/movement");
    assert.deepEqual(await barriers(page), []);
  });
});
