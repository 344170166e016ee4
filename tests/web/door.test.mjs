// The front door, the places of the games, and what holds on every page for every body.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { barriers, DESKTOP, missing, overflow, PHONE, Server, serverOfFile } from "./kit.mjs";

const PAGES = ["/", "/game/cc", "/game/2e", "/game/catan", "/game/1e", "/about", "/settings", "/list?game=cc", "/list?kind=errata", "/sheet/koloth", "/calc", "/marks"];
const GAME = "solo new --bot koloth --difficulty ensign --captain picard --deck virtual --name";

/** Controls that are too small for a thumb: drawn so, and with nothing around them that can be hit as well. Links in running text aside. */
function small(page) {
  return page.evaluate(() => {
    const ROOM = 24;
    const controls = [...document.querySelectorAll("a,button,summary,input:not([type=hidden]),textarea,label.chip")];
    const shown = controls.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".skip,label input"));
    const free = shown.filter((one) => getComputedStyle(one).display !== "inline");
    return free.flatMap((one) => {
      one.scrollIntoView({ block: "center" });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isHit = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit && (one.contains(hit) || hit.contains(one) && hit.matches("label"));
      };
      const isHigh = box.height >= 2 * ROOM || [-1, 1].every((way) => isHit(0, way * (ROOM - 0.6)));
      const isWide = box.width >= 2 * ROOM || [-1, 1].every((way) => isHit(way * (ROOM - 0.6), 0));
      return isHigh && isWide ? [] : [`${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 20)} ${Math.round(box.width)}x${Math.round(box.height)}`];
    });
  });
}

describe("the front door", { skip: missing }, () => {
  const server = serverOfFile();

  test("in ten seconds one sees what this is, the three ways in, and where to ask", async () => {
    for (const locale of ["de-DE", "en-US"]) {
      const page = await server.visitor(PHONE, { locale });
      await page.goto("/");
      const parts = ["h1", "header p", ".doorways a", ".places a", ".boxes h2", ".find input[type=search]"];
      for (const [part, count] of parts.map((part) => [part, part.startsWith(".doorways") ? 3 : part.startsWith(".places") ? 4 : 1])) {
        const boxes = await page.locator(part).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        assert.equal(boxes.length, count, part);
        for (const box of boxes) assert.ok(box.top >= 0 && box.bottom <= PHONE.viewport.height, `${locale} ${part}: ${JSON.stringify(box)}`);
      }
      assert.equal(await page.evaluate(() => document.activeElement === document.body), true, "no keyboard comes up");
      assert.deepEqual(page.faults, []);
    }
  });

  test("what is ticked is kept, and the question does not come again once it is answered", async () => {
    const page = await server.visitor();
    await page.goto("/");
    await Promise.all([page.waitForResponse("**/settings/boxes*"), page.locator("label.chip", { hasText: "Star Trek Catan" }).tap()]);
    await page.reload();
    assert.match(await page.locator(".places a").first().innerText(), /Catan/);
    await page.getByRole("button", { name: "Fertig" }).tap();
    await page.locator(".boxes").waitFor({ state: "detached" });
    await page.reload();
    assert.equal(await page.locator(".boxes").count(), 0);
  });

  test("light or dark stays as it was chosen", async () => {
    const page = await server.visitor(PHONE, { colorScheme: "light" });
    await page.goto("/settings");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole("link", { name: "Dunkel" }).tap();
    await page.waitForURL("**/settings?look=dark");
    assert.notEqual(await ground(), light);
    await page.goto("/game/cc");
    assert.notEqual(await ground(), light);
    await page.goto("/settings?look=system");
    assert.equal(await ground(), light);
  });

  test("games that go on stand first, a line each, told apart by their names", async () => {
    const own = await Server.start();
    try {
      for (const name of ["evening", "lunch", "train"]) own.run(...GAME.split(" "), name);
      const page = await own.visitor();
      await page.goto("/");
      const lines = page.locator("main > a.play");
      assert.deepEqual((await lines.allInnerTexts()).map((text) => /evening|lunch|train/.exec(text)?.[0]).sort(), ["evening", "lunch", "train"]);
      for (const box of await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) assert.ok(box.height < 60, JSON.stringify(box));
      const door = await page.locator(".doorways a").first().boundingBox();
      assert.ok(door.y + door.height < PHONE.viewport.height / 2, "they push nothing away");
    } finally {
      own.stop();
    }
  });

  test("keys lead to the search and to what they do", async () => {
    const page = await server.visitor(DESKTOP);
    await page.goto("/game/cc");
    await page.keyboard.press("?");
    assert.equal(await page.locator("#keys").isVisible(), true);
    assert.deepEqual(await barriers(page), []);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    assert.equal(await page.evaluate(() => document.activeElement.id), "find");
    await page.keyboard.type("?/u");
    assert.equal(await page.locator("#find").inputValue(), "?/u");
  });

  test("the key u takes back the last step of a game", async () => {
    const own = await Server.start();
    try {
      own.run(...GAME.split(" "), "evening");
      const page = await own.visitor();
      await page.goto("/solo/evening");
      await page.locator(".pinned .go").tap();
      const undo = page.locator("[formaction*='/undo']:enabled").locator("visible=true").first();
      await undo.waitFor();
      await page.keyboard.press("u");
      await page.locator("[formaction*='/undo']:disabled").locator("visible=true").first().waitFor();
    } finally {
      own.stop();
    }
  });

  test("every control is large enough for a thumb", async () => {
    const page = await server.visitor();
    const found = [];
    for (const path of PAGES) {
      await page.goto(path);
      found.push(...(await small(page)).map((one) => `${path}: ${one}`));
    }
    assert.deepEqual(found, []);
  });

  test("letters twice as large hide nothing", async () => {
    const page = await server.visitor();
    for (const path of PAGES) {
      await page.goto(path);
      const before = await page.evaluate(() => parseFloat(getComputedStyle(document.querySelector("main")).fontSize));
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const after = await page.evaluate(() => parseFloat(getComputedStyle(document.querySelector("main")).fontSize));
      assert.equal(after, 2 * before, path);
      assert.ok((await overflow(page)) <= 0, `${path}: ${await overflow(page)}`);
      const search = await page.locator(".find input[type=search]").boundingBox();
      assert.ok(search.width > 180, `${path}: ${search.width}`);
    }
  });

  for (const colorScheme of ["light", "dark"]) {
    test(`nothing keeps anybody out, ${colorScheme}`, async () => {
      for (const device of [PHONE, DESKTOP]) {
        const page = await server.visitor(device, { colorScheme });
        for (const path of PAGES) {
          await page.goto(path);
          assert.deepEqual(await barriers(page), [], path);
          assert.ok((await overflow(page)) <= 0, path);
        }
        assert.deepEqual(page.faults, []);
      }
    });
  }
});
