// Decks, calculators and cards on the phone.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { barriers, DESKTOP, missing, overflow, PHONE, serverOfFile } from "./kit.mjs";

describe("decks, calculators and cards", { skip: missing }, () => {
  const server = serverOfFile();
  let list;
  before(() => {
    list = server.run("deck", "convert", "example:klingon", "--to", "text");
  });

  /** A pasted list on the phone: two names misspelt, and one card too many. */
  async function doubtful() {
    const page = await server.visitor();
    await page.goto("/decks");
    await page.locator("summary").first().tap();
    if (!(await page.locator("textarea").isVisible())) await page.locator("summary").first().tap();
    const wrong = list
      .replace("Khitomer Investigation", "Khitomer Investigtion")
      .replace("Kang, Honored Warrior", "Kng, Honored Warrior")
      .replace("3x Dokar", "4x Dokar");
    await page.locator("textarea").fill(wrong);
    await page.locator(".go").first().tap();
    await page.locator(".doubts").waitFor();
    return page;
  }

  test("three doubts are settled by six taps, and the verdict says what is open", async () => {
    const page = await doubtful();
    const verdict = () => page.locator("p.verdict").innerText();
    assert.match(await verdict(), /^! 3 Karten sind noch unklar/);
    let taps = 0;
    const said = [];
    for (let doubts = 3; doubts > 0; doubts -= 1) {
      assert.equal(await page.locator(".doubts li").count(), doubts);
      await page.locator(".next").tap();
      await page.locator(".doubts .chip").first().tap();
      taps += 2;
      await page.waitForFunction((left) => document.querySelectorAll(".doubts li").length < left, doubts);
      said.push((await verdict()).split("\n")[0]);
    }
    assert.ok(taps <= 6, `${taps} taps`);
    assert.match(said[0], /^! 2 Karten sind noch unklar/);
    assert.match(said[1], /^✗ Nicht erlaubt/);
    assert.match(said[2], /^✓ Erlaubt/);
    assert.doesNotMatch(await page.locator("textarea").first().inputValue(), /Investigtion|Kng|4/);
    await page.locator(".next").tap();
    await page.locator("#f-name").waitFor();
    assert.deepEqual(page.faults, []);
  });

  test("the list is read within three screens, and a card opens from below", async () => {
    server.run("deck", "save", "example:klingon", "--name", "Honor");
    const page = await server.visitor();
    await page.goto("/deck/Honor");
    const end = await page.locator("ul.owned").last().evaluate((list) => list.getBoundingClientRect().bottom + scrollY);
    assert.ok(end <= 3 * 844, `the list ends at ${end}`);
    await page.locator(".owned a", { hasText: "Dokar" }).tap();
    await page.locator("dialog[open]", { hasText: "Dokar" }).waitFor();
    await page.goBack();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    assert.ok(page.url().endsWith("/deck/Honor"));
    const missing = page.locator(".matrix .no").first();
    assert.equal(await missing.count(), 0);
    assert.deepEqual(page.faults, []);
  });

  test("a copy more or less is kept with the tap, however fast the taps are", async () => {
    server.run("deck", "save", "example:klingon", "--name", "Taps");
    const page = await server.visitor();
    await page.goto("/deck/Taps");
    const row = page.locator(".owned li", { hasText: "Dokar" });
    for (let taps = 0; taps < 2; taps += 1) await row.getByRole("button", { name: "weniger" }).tap();
    await row.locator("b", { hasText: /^1$/ }).waitFor();
    await page.locator(".verdict", { hasText: "Nicht erlaubt" }).first().waitFor();
    await page.reload();
    assert.equal(await row.locator("b").innerText(), "1");
    await page.locator("button[name=version]").tap();
    await row.locator("b", { hasText: /^2$/ }).waitFor();
    assert.deepEqual(page.faults, []);
  });

  test("what lacks is marked with a sign, and who would help comes with a tap", async () => {
    const few = list.split("\nDeck")[0] + "\nDeck (3)\n3x Dokar\n";
    server.tell(few, "deck", "save", "-", "--name", "Few");
    const page = await server.visitor();
    await page.goto("/deck/Few");
    assert.match(await page.locator(".matrix .no").first().innerText(), /✗/);
    const helper = page.locator("h3 + .owned li").first();
    const name = (await helper.locator("a").innerText()).split("\n")[0];
    await helper.getByRole("button").tap();
    await page.locator("h2 + .owned li", { hasText: name }).waitFor();
    assert.deepEqual(page.faults, []);
  });

  test("a hand is drawn on, and given back, which is counted; the chosen tab is in view", async () => {
    const page = await server.visitor();
    await page.goto("/deck/example%3Aklingon?view=hand");
    await page.locator("a", { hasText: "Nächster Zug" }).tap();
    await page.locator("h3", { hasText: "Zug 1" }).waitFor();
    await page.goBack();
    await page.locator("a", { hasText: "Karte ziehen" }).tap();
    await page.locator(".hand li:nth-child(8)").waitFor();
    await page.locator("a", { hasText: "Mulligan" }).tap();
    await page.locator("p.place", { hasText: "nach einem Mulligan" }).waitFor();
    assert.equal(await page.locator(".hand li").count(), 7);
    await page.goto("/deck/example%3Aklingon?view=missing");
    const tab = await page.locator(".views [aria-current]").boundingBox();
    assert.ok(tab.x >= 0 && tab.x + tab.width <= 390, JSON.stringify(tab));
  });

  test("cards come to the collection by name, by list and ticked in their set", async () => {
    const page = await server.visitor();
    await page.goto("/collection");
    const row = (name) => page.locator("#owned li", { hasText: name });
    await page.locator("#f-card").fill("3x Davies");
    await page.locator(".ask .go").first().tap();
    await row("Davies").locator("b", { hasText: /^3$/ }).waitFor();
    await row("Davies").getByRole("button", { name: "mehr" }).tap();
    await row("Davies").locator("b", { hasText: /^4$/ }).waitFor();

    await page.locator("summary", { hasText: "einfügen" }).tap();
    await page.locator("#paste textarea").fill("2 Dokar\n1 Triag\n1 Davies");
    await page.locator("#paste .go").tap();
    await page.locator(".doubts", { hasText: "Triag" }).waitFor();
    assert.equal(await row("Dokar").count(), 0);
    await page.locator(".doubts .chip", { hasText: "Triage" }).tap();
    await row("Triage").waitFor();
    assert.equal(await row("Davies").locator("b").innerText(), "5");

    await page.locator("summary", { hasText: "Set" }).tap();
    await page.locator(".ways a", { hasText: "Premiere" }).tap();
    const first = page.locator("#owned li").first();
    for (let taps = 0; taps < 3; taps += 1) await first.getByRole("button", { name: "mehr" }).tap();
    await first.locator("b", { hasText: /^3$/ }).waitFor();
    await page.reload();
    assert.equal(await first.locator("b").innerText(), "3");
    assert.deepEqual(page.faults, []);
  });

  test("without script a tap leads to the same", async () => {
    const page = await server.visitor(DESKTOP, { javaScriptEnabled: false, locale: "de-DE" });
    server.run("deck", "save", "example:klingon", "--name", "Bare");
    await page.goto("/deck/Bare");
    const row = page.locator(".owned li", { hasText: "Dokar" });
    await row.getByRole("button", { name: "weniger" }).click();
    assert.equal(await row.locator("b").innerText(), "2");
    await row.locator("a").click();
    await page.locator("h1", { hasText: "Dokar" }).waitFor();
  });

  test("a list can be dropped as a file", async () => {
    const page = await server.visitor(DESKTOP);
    await page.goto("/decks");
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "deck.txt", { type: "text/plain" }));
      return transfer;
    }, list);
    await page.locator("textarea").dispatchEvent("drop", { dataTransfer: data });
    await page.waitForFunction(() => document.querySelector("textarea").value.length > 100);
    assert.equal(await page.locator("textarea").inputValue(), list);
  });

  test("a calculator answers below its form, with names while typing", async () => {
    const page = await server.visitor();
    await page.goto("/calc/range");
    await page.locator("textarea").first().fill("2@alpha\n3@gamma");
    await page.locator('input[type="number"]').first().fill("9");
    await page.locator(".go").tap();
    await page.locator("#answer").waitFor();
    assert.deepEqual(page.faults, []);
  });

  test("cards are narrowed down by taps", async () => {
    const page = await server.visitor();
    await page.goto("/cards");
    await page.locator(".facets > summary").tap();
    await page.locator(".facets a.chip").first().tap();
    await page.waitForURL("**/cards?*");
    assert.ok(await page.locator("ul.cards li").count());
  });

  for (const [name, device] of Object.entries({ PHONE, DESKTOP })) {
    for (const colorScheme of ["light", "dark"]) {
      test(`nothing keeps anybody out: ${name}, ${colorScheme}`, async () => {
        const page = await server.visitor(device, { colorScheme });
        for (const path of [
          "/decks",
          "/deck/example%3Aklingon",
          "/deck/example%3Aklingon?view=stats",
          "/deck/example%3Aklingon?view=odds",
          "/deck/example%3Aklingon?view=hand&seed=1",
          `/decks/check?list=${encodeURIComponent(list.replace("Khitomer Investigation", "Khitomer Investigtion"))}`,
          "/decks/compare",
          "/collection",
          "/collection?set=SE",
          "/calc",
          "/calc/range",
          "/calc/range?stops=2%40alpha%0A3%40gamma&range=9",
          "/cards?q=type:ship",
          "/cards?q=type:ship&narrow=on",
        ]) {
          const reply = await page.goto(path);
          assert.equal(reply.status(), 200, path);
          assert.deepEqual(await barriers(page), [], path);
          assert.ok((await overflow(page)) <= 0, path);
        }
      });
    }
  }

  test("a deck of the terminal opens by its code, and its own page gives the same code", async () => {
    server.run("deck", "save", "example:romulan", "--name", "Raptor");
    const { code } = JSON.parse(server.run("deck", "share", "Raptor", "--json"));
    const page = await server.visitor();
    await page.goto(`/decks/check?list=${code}`);
    assert.match(await page.locator("p.verdict").innerText(), /^✓ Erlaubt/);
    assert.equal(await page.locator("#f-name").inputValue(), "Raptor");
    await page.goto("/deck/Raptor/share");
    assert.equal(await page.locator("textarea.address").inputValue(), code);
    await page.locator("svg.qr").waitFor();
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(page.faults, []);
  });

  test("the sheet for the tournament is printed on one page of A4", async () => {
    const page = await server.visitor();
    await page.goto("/deck/example%3Aklingon/sheet?player=Jo");
    assert.deepEqual(await barriers(page), []);
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    assert.equal(pages.length, 1);
    assert.deepEqual(page.faults, []);
  });
});
