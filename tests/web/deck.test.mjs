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

  test("a pasted list is judged, mended and saved", async () => {
    const page = await server.visitor();
    await page.goto("/decks");
    const wrong = list.replace("Khitomer Investigation", "Khitomer Investigtion");
    await page.locator("textarea").fill(wrong);
    await page.locator(".go").first().tap();
    await page.locator("mark").first().waitFor();
    assert.match(await page.locator("mark").first().innerText(), /Investigtion/);
    await page.locator('button[name="mend"]').first().tap();
    await page.locator("mark").first().waitFor({ state: "detached" });
    assert.doesNotMatch(await page.locator("textarea").first().inputValue(), /Investigtion/);
    assert.deepEqual(page.faults, []);
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
          "/decks/compare",
          "/collection",
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
});
