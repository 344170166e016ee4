// The whole program inside a phone's browser: installed from plain files, then used with no server and no network.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { describe, test } from "node:test";
import { barriers, launched, overflow, PHONE, Server } from "./kit.mjs";
import { backup, begin, BELOW, cutOff, gain, lacking, LONG, phones, start, step, stopWorkers } from "./phone.mjs";
import { StaticServer } from "./static.mjs";

/** Steps after which a game is over, whatever comes. */
const STEPS = 400;

const DECK = `1 Kira Nerys, Colonel Kira
2 Deep Space 9
`;

describe("the app", { skip: lacking }, () => {
  const kit = phones();

  async function lookUp({ page, home }, words) {
    await page.goto(home);
    const box = page.locator("input[type=search]").first();
    await box.fill(words);
    await box.press("Enter");
    await page.waitForURL((address) => address.searchParams.get("q") === words);
    return page.locator("main").innerText();
  }

  test("it looks up, searches, checks and reckons in airplane mode, in both languages", { timeout: 4 * LONG }, async () => {
    for (const locale of ["de-DE", "en-US"]) {
      const held = await kit.installed({ ...PHONE, locale });
      const { page, home } = held;
      const german = locale === "de-DE";
      await page.goto(`${home}cards?q=type:ship`);
      await cutOff(held);
      assert.match(await lookUp(held, "zurückrufen"), german ? /Zurückrufen/ : /Recall/);
      assert.match(await lookUp(held, "wie viele karten habe ich auf der hand"), /5|fünf|five/);
      await page.locator("input[type=search]").first().fill("");
      await page.locator("input[type=search]").first().pressSequentially("dilit");
      await page.getByRole("option").first().waitFor();
      for (const [address, said] of [
        ["cards?q=type:ship", /Enterprise|Defiant/],
        ["e/catan/glossary/distance-rule", /Distance rule/],
        ["calc", /Catan/],
        ["sheet/koloth", /Koloth/],
        ["list?kind=errata", /Kazon/],
        ["decks", /Deck/],
        ["settings", /core box|Grundbox/],
      ]) {
        await page.goto(home + address);
        assert.match(await page.locator("body").innerText(), said, address);
        assert.ok((await overflow(page)) <= 0, address);
      }
      await page.goto(`${home}decks`);
      await page.locator("textarea[name=list]").fill(DECK);
      await page.locator("form[action*='/decks/check'] .go").first().click();
      await page.waitForLoadState();
      assert.match(await page.locator("main").innerText(), /Kira Nerys/);
      assert.deepEqual(await barriers(page), []);
      assert.deepEqual(held.faults, []);
    }
  });

  test("a game against Koloth goes to its end, and on in the terminal", { timeout: 6 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    await cutOff(held);
    const { page, home } = held;
    await step(page);
    await step(page);
    const file = await backup(held);
    let steps = 2;
    while (steps < STEPS && (await step(page))) steps += 1;
    assert.ok(steps < STEPS, "the game has no end");
    await page.goto(`${home}solo/koloth/score`);
    assert.match(await page.locator("main").innerText(), /Points|Bot/);
    assert.deepEqual(held.faults, []);

    const there = await Server.start();
    try {
      there.run("restore", file);
      assert.match(there.run("solo", "status", "--name", "koloth", "--lang", "en"), /Koloth/);
    } finally {
      there.stop();
    }
  });

  test("the browser is killed in a turn and nothing that was answered is lost", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    await step(held.page);
    const at = await held.page.locator("[data-at]").getAttribute("data-at");
    const closed = held.context.waitForEvent("close");
    execFileSync("pkill", ["-9", "-f", `user-data-dir=${held.profile}`]);
    await closed;
    held.server.stop();
    await start(held);
    await held.page.goto(`${held.home}solo/koloth`);
    assert.equal(await held.page.locator("[data-at]").getAttribute("data-at"), at);
    for (let turn = 0; turn < 3; turn += 1) {
      await step(held.page);
      const now = await held.page.locator("[data-at]").getAttribute("data-at");
      await stopWorkers(held);
      await held.page.goto(`${held.home}solo/koloth`);
      assert.equal(await held.page.locator("[data-at]").getAttribute("data-at"), now);
    }
  });

  test("what is theirs moves from one phone to another, and boxes bring their captains", { timeout: 4 * LONG }, async () => {
    const first = await kit.installed({ ...PHONE, locale: "en-US" });
    const { page, home } = first;
    await page.goto(`${home}settings`);
    const kept = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith("/settings/boxes"));
    await page.locator("#box-to-boldly-go").check();
    await kept;
    await page.goto(`${home}solo/new`);
    assert.equal(await page.locator('input[name="bot"][value="khan"]').count(), 1);
    const file = await backup(first);
    const second = await kit.installed({ ...PHONE, locale: "de-DE" });
    await second.page.goto(`${second.home}settings?lang=en`); // no data of the player's: nothing to protect
    await second.page.locator("#f-backup").fill(readFileSync(file, "utf8"));
    await second.page.locator("form[action*='/settings/restore'] .go").click();
    await second.page.waitForLoadState();
    await second.page.goto(`${second.home}solo/new`);
    assert.equal(await second.page.locator('input[name="bot"][value="khan"]').count(), 1);
  });

  test("a private window plays as any other and leaves nothing behind", { timeout: 4 * LONG }, async () => {
    const server = await StaticServer.start(path.join(kit.folder, "site"), BELOW);
    kit.open.push(() => server.stop());
    const home = `${server.home}app/`;
    const windowed = async () => {
      const context = await (await launched()).newContext({ ...PHONE, locale: "en-US" });
      kit.open.push(() => context.close());
      const page = await context.newPage();
      await page.goto(home);
      await page.locator("header.bar").waitFor({ timeout: LONG });
      return { context, page, home };
    };
    const first = await windowed();
    await begin(first, "koloth");
    const before = await first.page.locator("[data-at]").getAttribute("data-at");
    assert.equal((await gain(first.page, before))[0], 200);
    await first.page.goto(`${home}solo/koloth`);
    const at = await first.page.locator("[data-at]").getAttribute("data-at");
    assert.notEqual(at, before);
    await stopWorkers(first);
    await first.page.goto(`${home}solo/koloth`);
    assert.equal(await first.page.locator("[data-at]").getAttribute("data-at"), at);
    await first.context.close();
    const second = await windowed();
    await second.page.goto(`${home}solo/koloth`);
    assert.equal(await second.page.locator("[data-at]").count(), 0);
  });

  test("two tabs of one game: the second writer is told", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    const other = await held.context.newPage();
    await other.goto(`${held.home}solo/koloth`);
    await step(held.page);
    const now = await held.page.locator("[data-at]").getAttribute("data-at");
    const status = await other.evaluate(async () => {
      const body = new URLSearchParams({ at: document.querySelector("[data-at]").dataset.at, event: "dilithium" });
      return (await fetch("koloth/event", { method: "POST", body })).status;
    });
    assert.equal(status, 409);
    await other.goto(`${held.home}solo/koloth`);
    assert.equal(await other.locator("[data-at]").getAttribute("data-at"), now);
  });

  test("forms of other pages and junk change nothing", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    await held.page.evaluate(async () => {
      const junk = Array.from({ length: 300 }, (_, at) => fetch(`junk/${at}?${"x".repeat(at)}`));
      await Promise.all(junk);
    });
    const foreign = await StaticServer.start(held.profile);
    kit.open.push(() => foreign.stop());
    const other = await held.context.newPage();
    for (const deed of ["solo/koloth/delete", "rescue", `rescue?token=${"0".repeat(32)}`]) {
      const fields = '<input type="hidden" name="really" value="1"><button>go</button>';
      const form = `<form method="post" enctype="multipart/form-data" action="${held.home}${deed}">${fields}</form>`;
      writeFileSync(path.join(held.profile, "index.html"), form);
      for (const policy of ["", "no-referrer"]) {
        await other.goto(foreign.home);
        await other.evaluate((policy) => {
          document.head.append(Object.assign(document.createElement("meta"), { name: "referrer", content: policy }));
        }, policy);
        await other.locator("button").click();
        await other.waitForURL(`${held.home}**`);
        assert.match(await other.locator("[role=alert]").innerText(), /^Nothing was changed/, deed);
      }
    }
    await held.page.goto(`${held.home}solo/koloth`);
    assert.equal(await held.page.locator("[data-at]").count(), 1);
  });

  test("where a browser hides the page a form is from, taps are heard all the same", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "en-US" });
    const { page, home } = held;
    const hide = () =>
      page.evaluate(() => {
        document.head.append(Object.assign(document.createElement("meta"), { name: "referrer", content: "no-referrer" }));
      });
    await page.goto(`${home}e/cc/keyword/recall`);
    await hide();
    await page.locator("form[action*='/star/'] button").first().click();
    await page.waitForLoadState();
    await page.goto(`${home}marks`);
    assert.match(await page.locator("main").innerText(), /Recall/);
    await begin(held, "koloth");
    await hide();
    assert.equal(await step(page), true);
    await page.goto(`${home}rescue`);
    await hide();
    await page.locator("input[name=really]").check();
    await page.locator("form[action*='/rescue'] .go").click();
    await page.waitForURL(/settings$/);
    await page.goto(`${home}solo/koloth`);
    assert.equal(await page.locator("[data-at]").count(), 0);
  });
});
