// Nothing half done is lost and nothing is done twice: the tab is killed after each tap of a first turn, every button
// that starts or sends is tapped twice, and sheets close without touching what lies below. All keys are for fingers.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { doAll, playTurn } from "./hand.mjs";
import { closed, missing, PHONE, serverOfFile } from "./kit.mjs";

const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };
/** Pixels of a key, in both directions. */
const FINGER = 48;
/** No turn takes more taps. */
const MOST = 90;

describe("what is filled in", { skip: missing }, () => {
  const server = serverOfFile();

  function begun(name, bot = "koloth") {
    const line = `solo new --bot ${bot} --difficulty commander --captain picard --side advanced --seed 44 --name ${name}`;
    server.run(...line.split(" "));
  }

  async function opened(name, device = PHONE) {
    const page = await server.visitor(device, { locale: "en-US" });
    page.setDefaultTimeout(30_000);
    await page.goto(`/solo/${name}`);
    return page;
  }

  /** All that a form holds. */
  const held = (page) =>
    page.evaluate(() => [...new FormData(document.querySelector(".game"))].map((pair) => pair.join("=")).sort());

  const changes = (page) => page.locator("[data-at]").getAttribute("data-at");

  /** What is tapped next by somebody who fills in all there is; null at the player's turn. */
  async function next(page, done) {
    const at = await changes(page);
    // Of what can be done many times, once in each question.
    const isNew = (what) => !done.has(what + at) && Boolean(done.add(what + at));
    const first = async (what) => ((await page.locator(what).count()) ? page.locator(what).first() : null);
    if (await page.locator(".telling:not(.both)").count()) {
      if (isNew("tick")) return page.locator(".moves label").first();
      // The way down a list is part of reading it, which whoever comes back does again.
      await doAll(page, {});
    }
    if (!(await page.locator('form.game[action*="/answer"]').count())) return null;
    if (await page.locator(".tile[open]").count()) {
      const more = page.locator(".tile[open] [data-step='1']").first();
      if (isNew("count") && (await more.count())) return more;
      return page.locator(".tile[open] .rows button").first();
    }
    const unknown = await first(".tile.unknown summary");
    if (unknown) {
      await unknown.tap(); // fills in nothing
      return isNew("count") ? page.locator(".tile[open] [data-step='1']").first() : page.locator(".tile[open] .rows button").first();
    }
    const by = await first(".pinned [data-by='1']");
    if (by && isNew("track")) return by;
    return (await first(".pinned .buttons button")) ?? (await first(".pinned .rows button:visible")) ?? page.locator(".pinned .go");
  }

  test("the tab is killed after each tap of a first turn", async () => {
    begun("killed");
    let page = await opened("killed");
    const context = page.context();
    await page.locator(".pinned .go").tap();
    await page.locator("form.game[action*='/answer']").waitFor({ state: "attached" });
    const done = new Set();
    let taps = 0;
    for (let tap = await next(page, done); tap; tap = await next(page, done)) {
      assert.ok((taps += 1) < MOST);
      const before = await changes(page);
      await tap.tap();
      await page.waitForFunction(() => !("busy" in document.querySelector(".game").dataset));
      const isSent = (await changes(page)) !== before;
      const wanted = await held(page);
      await page.close();
      page = await context.newPage();
      for (let tries = 0; ; tries++) {
        await page.goto("/solo/killed");
        const found = await held(page);
        if (isSent || JSON.stringify(found) === JSON.stringify(wanted)) break;
        if (tries > 9) assert.deepEqual(found, wanted);
      }
    }
    assert.ok(taps > 12, `${taps}`);
  });

  /** Taps the first visible thing of a kind, and again before anybody could mean it. */
  async function tapTwice(page, what) {
    await page.waitForTimeout(450);
    const target = page.locator(what).locator("visible=true").first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target.boundingBox();
    for (let tap = 0; tap < 2; tap++) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(450);
  }

  test("a second tap does nothing", async () => {
    const page = await server.visitor(PHONE, { locale: "en-US" });
    page.setDefaultTimeout(30_000);
    const twice = (what) => tapTwice(page, what);
    await page.goto("/solo/new");
    for (const [field, value] of [["bot", "koloth"], ["difficulty", "commander"], ["captain", "picard"]]) {
      await page.locator(`label:has(input[name="${field}"][value="${value}"])`).tap();
    }
    await twice("form.ask .go");
    await page.waitForURL(/setup$/);
    assert.equal(JSON.parse(server.run("solo", "list", "--json")).games.filter((one) => /^koloth-/.test(one.name)).length, 1);
    await page.goto("/solo/koloth-commander");
    const at = async () => Number(await changes(page));
    const begun = await at();
    await twice(".pinned .go");
    assert.equal(await at(), begun + 1);
    const named = () => page.locator(".tile.asked input[data-rows]").evaluateAll((all) => all.filter((one) => one.value).length);
    assert.equal(await named(), 0, "no card is named by the second tap");
    await twice(".tile[open] .rows button");
    assert.equal(await named(), 1);
    await page.locator(".tile[open] .close").tap();
    await twice(".pinned [aria-label='Undo']");
    assert.equal(await at(), begun + 2);
    await twice(".pinned [aria-label='Redo']");
    assert.equal(await at(), begun + 3);
    assert.deepEqual(page.faults, []);
  });

  test("a second tap does nothing, whatever sends: answers, reports, what is set right, the lines for hands, the turn", async () => {
    begun("twice");
    const page = await opened("twice");
    const at = async () => Number(await changes(page));
    const once = async (what, by = 1) => {
      const before = await at();
      await tapTwice(page, what);
      await page.waitForFunction(() => !("busy" in document.querySelector(".game").dataset));
      assert.equal(await at(), before + by, what);
    };
    await page.locator("details.events > summary").tap();
    await once("details.events .deeds > button");
    if (await page.locator(".telling").count()) await once(".done .go", 0);
    await page.locator("details.tile.supply > summary").tap();
    await once(".tile[open] [formaction*='/correct']");
    await playTurn(page, {});
    await tapTwice(page, "[data-change='card']");
    assert.equal(await page.locator("[data-change='card'][aria-pressed='true']").count(), 1, "a key is pressed once");
    // What is still open is named first, and the last name sends.
    const open = await page.locator(".tile.unknown").count();
    if (open) await page.locator(".pinned .go").tap();
    for (let left = open; left > 1; left--) await page.locator(".tile[open] .rows button").first().press("Enter");
    // The turn, where the tracks stand, and the table as it was told.
    await once(open ? ".tile[open] .rows button" : ".pinned .go", 3);
    if (await page.locator(".telling:not(.both)").count()) await once(".done .go", 0);
    await once(".pinned .buttons button");
    await page.goto("/solo");
    const games = () => JSON.parse(server.run("solo", "list", "--json")).games.length;
    const before = games();
    await tapTwice(page, "form.again button");
    await page.waitForURL(/setup$/);
    assert.equal(games(), before + 1);
    await page.goto("/solo/twice/delete");
    await tapTwice(page, "main form button");
    await page.waitForURL((address) => !address.pathname.endsWith("/delete"));
    assert.equal(games(), before);
    assert.deepEqual(page.faults, []);
  });

  test("who comes back from a look-up finds the game where it stood", async () => {
    begun("stood");
    const page = await opened("stood", { ...PHONE, viewport: { width: 360, height: 520 } });
    const flow = page.locator(".flow");
    await flow.evaluate((one) => one.scrollTo(0, 120));
    const stood = await flow.evaluate((one) => one.scrollTop);
    assert.ok(stood > 0);
    await page.goto("/?q=log");
    await page.goBack();
    await page.locator(".game").waitFor();
    assert.equal(await flow.evaluate((one) => one.scrollTop), stood);
  });

  test("the lines for hands are read aloud, one more with each tap, where there is a voice", async () => {
    begun("aloud");
    const mute = await opened("aloud");
    await mute.locator(".game").waitFor();
    const page = await server.visitor(PHONE, { locale: "en-US" });
    page.setDefaultTimeout(30_000);
    await page.addInitScript(() => {
      window.said = [];
      const voice = { lang: "en-US", localService: true };
      window.SpeechSynthesisUtterance = function (text) {
        this.text = text;
      };
      const speech = { getVoices: () => [voice], cancel: () => {}, speak: (one) => window.said.push([one.lang, one.text]) };
      Object.defineProperty(window, "speechSynthesis", { value: speech });
    });
    await page.goto("/solo/aloud?lang=en");
    await playTurn(page, {});
    const count = await page.locator(".moves .move").count();
    assert.ok(count > 0);
    await page.locator(".aloud").tap();
    for (let line = 0; line < count; line++) {
      assert.equal(await page.locator(".move.read").count(), 1);
      await page.waitForTimeout(450);
      await page.touchscreen.tap(190, 300);
    }
    assert.equal(await page.locator(".move.read").count(), 0);
    const said = await page.evaluate(() => window.said);
    assert.deepEqual(said.map(([lang]) => lang), Array(count).fill("en"));
    assert.equal(await page.locator(".telling").count(), 1, "a tap that goes on does nothing else");
    await mute.goto("/solo/aloud");
    assert.equal(await mute.locator(".aloud:visible").count(), await mute.evaluate(() => Number(speechSynthesis.getVoices().length > 0)));
    assert.deepEqual([page.faults, mute.faults], [[], []]);
  });

  test("a sheet closes by its cross, the way back, Escape and beside, and lets nothing through", async () => {
    begun("sheets");
    const page = await opened("sheets");
    const open = page.locator("details.tile[open]");
    await page.locator(".pinned .go").tap();
    const ways = {
      cross: () => open.locator(".close").tap(),
      back: () => page.goBack(),
      escape: () => page.keyboard.press("Escape"),
      beside: () => page.touchscreen.tap(190, 100),
    };
    for (const [way, close] of Object.entries(ways)) {
      await page.waitForTimeout(450);
      if (!(await open.count())) await page.locator(".tile.unknown summary").first().tap();
      await open.waitFor();
      await page.waitForTimeout(450);
      await close();
      await page.waitForFunction(() => !document.querySelector("details.tile[open]"));
      assert.match(page.url(), /\/solo\/sheets/, way);
    }
    await page.waitForTimeout(450);
    assert.equal(await open.count(), 0);
    assert.deepEqual(page.faults, []);
  });

  test("what is reported leaves the Bot's turn in sight", async () => {
    begun("reported");
    const page = await opened("reported");
    await playTurn(page, {});
    await page.locator("details.events summary").first().tap();
    const before = await changes(page);
    await page.locator("details.events .deeds > button").first().tap();
    await page.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
    if (!(await page.locator(".telling").count())) await page.locator("a.lines").tap();
    assert.match(await page.locator("details.earlier[open]").innerText(), /Bot turn 1/);
  });

  for (const device of [PHONE, NARROW]) {
    test(`every key is for a finger, ${device.viewport.width} wide`, async () => {
      const name = `keys-${device.viewport.width}`;
      begun(name);
      const page = await opened(name, device);
      const small = new Set();
      const trace = async () => {
        for (const one of await page.evaluate(smallKeys, FINGER)) small.add(one);
      };
      await trace();
      await playTurn(page, { trace });
      await doAll(page, {});
      await trace();
      const keys = page.locator("[data-change]");
      assert.equal(await keys.count(), 6);
      for (const key of await keys.all()) {
        await page.waitForTimeout(450);
        await key.tap();
        await trace();
      }
      for (const below of ["/setup", "/log", "/score", "/delete", "/share", ""].map((one) => `/solo/${name}${one}`).concat("/solo", "/solo/new", "/settings")) {
        await page.goto(below);
        for (const one of await page.evaluate(smallKeys, FINGER)) small.add(`${below}: ${one}`);
      }
      assert.deepEqual([...small].sort(), []);
    });
  }
});

/**
 * Keys of the game that are smaller than a finger, with every place and fold open in turn: class, words, size. Links in
 * running text are none, and a number between its keys is no key.
 */
function smallKeys(finger) {
  const keys = "button, summary, select, a.go, a.chip, a.choice, a.lines, nav a, .move label, .tick label, .pick, .step, .switch, textarea, input:not([type=hidden],[type=checkbox],[type=radio])";
  const found = () =>
    [...document.querySelectorAll(`main :is(${keys})`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".unseen,.stepper input,p *"))
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        // A chip takes taps as far as its frame reaches around it.
        const frame = one.matches(".chip") ? -2 * Math.min(0, parseFloat(getComputedStyle(one, "::after").top) || 0) : 0;
        return [one, { width: width + frame, height: height + frame }];
      })
      .filter(([, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
      .map(([one, box]) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  const small = found();
  const folds = [...document.querySelectorAll("main details")].filter((one) => !one.open);
  for (const fold of folds) {
    const around = [fold, ...fold.querySelectorAll("details")];
    for (let one = fold.parentElement.closest("details"); one; one = one.parentElement.closest("details")) around.push(one);
    const closed = around.filter((one) => !one.open);
    closed.forEach((one) => (one.open = true));
    small.push(...found());
    closed.forEach((one) => (one.open = false));
  }
  return small;
}
