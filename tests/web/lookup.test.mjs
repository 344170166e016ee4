// Looking up on a phone, with and without script.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barriers, DESKTOP, missing, overflow, PHONE, serverOfFile } from "./kit.mjs";

describe("looking up", { skip: missing }, () => {
  const server = serverOfFile();

  test("half a word leads to the rule", async () => {
    const page = await server.visitor();
    await page.goto("/");
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
    const box = page.getByRole("combobox");
    await box.pressSequentially("zurückr");
    await page.getByRole("option").first().tap();
    await page.waitForURL("**/e/cc/keyword/recall");
    assert.match(await page.locator("h1").innerText(), /Zurückrufen/);
    await page.goto("/");
    await page.getByRole("link", { name: "English", exact: true }).tap();
    await page.waitForURL("**/?lang=en");
    await page.goto("/e/cc/keyword/recall");
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    assert.match(await page.locator("h1").innerText(), /Recall/);
    assert.deepEqual(page.faults, []);
  });

  test("suggestions can be walked with the keys", async () => {
    const page = await server.visitor(DESKTOP);
    await page.goto("/");
    const box = page.getByRole("combobox");
    await box.pressSequentially("recal");
    await page.getByRole("option").first().waitFor();
    await box.press("ArrowDown");
    assert.equal(await page.locator("[aria-selected=true]").count(), 1);
    await box.press("Enter");
    await page.waitForURL("**/e/cc/keyword/recall");
  });

  test("a question is answered without script", async () => {
    const page = await server.visitor(PHONE, { javaScriptEnabled: false });
    await page.goto("/");
    await page.locator("input[name=q]").fill("wohin kommen entlassene personen");
    await page.locator("input[name=q]").press("Enter");
    await page.waitForURL("**/?q=*");
    assert.ok((await page.locator("main").innerText()).length > 100);
    await page.goBack();
    assert.equal(new URL(page.url()).pathname, "/");
  });

  test("an answer turns to the other side of the table and back", async () => {
    const page = await server.visitor();
    await page.goto("/?q=wann+ist+das+spiel+zu+ende");
    const answer = page.locator("#answer");
    const turned = () => answer.evaluate((one) => getComputedStyle(one).rotate);
    assert.equal(await turned(), "none");
    await page.getByRole("link", { name: "Groß zeigen" }).tap();
    assert.equal(await turned(), "180deg");
    await page.waitForTimeout(450);
    await page.getByRole("link", { name: "Normale Größe" }).tap();
    assert.equal(await turned(), "none");
    assert.deepEqual(page.faults, []);
  });

  test("what was seen stands on the first page", async () => {
    const page = await server.visitor();
    await page.goto("/e/cc/keyword/promote");
    await page.goto("/");
    await page.getByRole("link", { name: "Befördern", exact: true }).tap();
    await page.waitForURL("**/e/cc/keyword/promote");
  });

  test("a term in a text opens a sheet, and is a link without script", async () => {
    const page = await server.visitor();
    await page.goto("/e/cc/keyword/log");
    const term = "main li a[href='/e/cc/symbol/action-token']";
    await page.locator(term).tap();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("heading").waitFor();
    assert.match(await sheet.innerText(), /Aktions-Chip/);
    assert.deepEqual(await barriers(page), []);
    await page.keyboard.press("Escape");
    assert.equal(await sheet.isVisible(), false);
    await page.locator(term).tap();
    await sheet.getByRole("link", { name: "Öffnen" }).tap();
    await page.waitForURL("**/e/cc/symbol/action-token");
    const plain = await server.visitor(PHONE, { javaScriptEnabled: false });
    await plain.goto("/e/cc/keyword/log");
    await plain.locator(term).tap();
    await plain.waitForURL("**/e/cc/symbol/action-token");
    assert.deepEqual(page.faults, []);
  });

  test("a list is filtered while one types", async () => {
    const page = await server.visitor();
    await page.goto("/list?game=cc");
    await page.locator("[data-filter]").fill("beförd");
    assert.equal(await page.getByRole("link", { name: "Befördern Promote" }).isVisible(), true);
    assert.equal(await page.getByRole("link", { name: "Loggen Log" }).isVisible(), false);
  });

  test("several values are ticked, their cards counted before one goes, and shown", async () => {
    const page = await server.visitor(PHONE, { locale: "en-US" });
    await page.goto("/cards");
    await page.locator(".facets > summary").tap();
    const go = page.locator(".facets .go");
    const counted = async () => Number((await go.innerText()).match(/\d+/)?.[0]);
    const ticked = async (label) => {
      const before = await go.innerText();
      await page.locator("label.chip", { hasText: label }).first().tap();
      await page.waitForFunction((before) => document.querySelector(".facets .go").innerText !== before, before);
      return counted();
    };
    const [personnel, klingon, both] = [await ticked("Personnel"), await ticked("Klingon"), await ticked("Romulan")];
    assert.ok(klingon < both && both < personnel, `${klingon} ${both} ${personnel}`);
    assert.equal(await page.evaluate(() => document.activeElement.id), "affiliation-romulan");
    await go.tap();
    await page.waitForURL((url) => !url.search.includes("narrow"));
    const plain = await server.visitor(PHONE, { locale: "en-US", javaScriptEnabled: false });
    await plain.goto("/cards");
    await plain.locator(".facets > summary").tap();
    for (const label of ["Personnel", "Klingon", "Romulan"]) await plain.locator("label.chip", { hasText: label }).first().tap();
    await plain.locator(".facets .go").tap();
    await plain.waitForURL("**/cards?q=*");
    assert.equal(new URL(plain.url()).search, new URL(page.url()).search);
    assert.deepEqual(page.faults, []);
  });

  test("the first card stands high, nine to a screen, and nothing moves when a filter goes or words are typed", async () => {
    const page = await server.visitor();
    await page.goto("/cards?game=2e");
    const tops = () => page.locator("ul.cards li").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const [first, ...rest] = await tops();
    const below = await page.locator("nav.rooms").evaluate((one) => one.getBoundingClientRect().top);
    assert.ok(first <= 130, String(first));
    assert.ok(rest.filter((top) => top + 68 <= below).length >= 8, `${rest.slice(0, 10)} ${below}`);
    await page.locator(".find input").pressSequentially("lwax");
    await page.locator("ul.cards li", { hasText: "Lwaxana" }).first().waitFor();
    assert.equal((await tops())[0], first);
    await page.goto("/cards?q=spiel:2e+typ:personal+fraktion:klingonen");
    assert.equal((await tops())[0], first);
    await page.locator(".chosen a", { hasText: "Klingonen" }).tap();
    await page.waitForURL((url) => !url.search.includes("fraktion"));
    assert.equal((await tops())[0], first);
    assert.deepEqual(page.faults, []);
  });

  test("a card opens from below, and the way back closes it and the filters", async () => {
    const page = await server.visitor();
    await page.goto("/cards?q=spiel:2e+kang");
    await page.locator("ul.cards a", { hasText: "Honored Warrior" }).tap();
    const sheet = page.locator("#peek");
    await sheet.locator(".face", { hasText: "Kang" }).waitFor();
    await page.waitForTimeout(500);
    await sheet.locator("button[name=more]").tap();
    await sheet.locator(".own b", { hasText: "1" }).waitFor();
    assert.match(page.url(), /\/cards\?/);
    await page.goBack();
    assert.equal(await sheet.isVisible(), false);
    await page.locator(".facets > summary").tap();
    await page.locator("#f-show").waitFor();
    await page.locator("[data-filter=values]").fill("medic");
    assert.equal(await page.locator("label[for=skill-medical]").isVisible(), true);
    assert.equal(await page.locator("label[for=skill-law]").isVisible(), false);
    // What shows the cards covers nothing.
    const [values, go] = await Promise.all(["#values", "#f-show"].map((one) => page.locator(one).boundingBox()));
    assert.ok(values.y + values.height <= go.y + 1);
    await page.goBack();
    assert.equal(await page.locator("#f-show").isVisible(), false);
    assert.deepEqual(page.faults, []);
  });

  for (const [name, device] of Object.entries({ PHONE, DESKTOP })) {
    for (const colorScheme of ["light", "dark"]) {
      test(`nothing keeps anybody out: ${name}, ${colorScheme}`, async () => {
        const page = await server.visitor(device, { colorScheme });
        for (const path of [
          "/",
          "/?q=worf",
          "/?q=pizza",
          "/?q=wann+ist+das+spiel+zu+ende",
          "/?q=wann+ist+das+spiel+zu+ende#answer",
          "/e/cc/keyword/log",
          "/e/cc/card/worf",
          "/cards",
          "/cards?q=type:ship",
          "/list?game=catan",
          "/sheet/koloth",
          "/nowhere",
        ]) {
          await page.goto(path);
          assert.deepEqual(await barriers(page), [], path);
          assert.ok((await overflow(page)) <= 0, path);
        }
      });
    }
  }

  test("pages stay as wide as the smallest phone", async () => {
    const page = await server.visitor({ ...PHONE, viewport: { width: 360, height: 640 } });
    for (const path of ["/", "/?q=schiff", "/cards?q=type:personnel", "/e/2e/concept/mission", "/list"]) {
      await page.goto(path);
      assert.ok((await overflow(page)) <= 0, path);
    }
  });
});
