// A server that many share, in a browser: seats, shared games, and what is refused, on a phone in German and on a
// desktop in English.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { barriers, closed, DESKTOP, missing, overflow, PHONE, Server } from "./kit.mjs";
import { missing as noPostgres, Postgres } from "./postgres.mjs";

/** The choices of a game. */
const GAME = {
  bot: "koloth",
  difficulty: "commander",
  captain: "picard",
  side: "advanced",
  deck: "virtual",
  questions: "joined",
};
/** Milliseconds between two writes: less than the two a second a seat may make, more than all it may ask for. */
const HASTE = 60;
const WORD = /\/(seat|table)\/[0-9a-f]{32}$/;

describe("a club's server", { skip: missing ?? noPostgres }, () => {
  let postgres, near, far;
  before(async () => {
    postgres = await Postgres.start();
    const node = () => Server.start(["--public", "--db", postgres.url]);
    [near, far] = await Promise.all([node(), node()]);
  });
  after(async () => {
    await closed();
    near?.stop();
    far?.stop();
    await postgres?.stop();
  });

  /** Nobody is kept out, nothing is wider than the screen, nothing was complained about. */
  async function fine(page, where) {
    assert.deepEqual(await barriers(page), [], where);
    assert.ok((await overflow(page)) <= 0, `${where} is too wide`);
    assert.deepEqual(page.faults, [], where);
  }

  const post = (page, address, form) =>
    page.request.post(address, { form, maxRedirects: 0, headers: { origin: near.address } });

  const shown = (page) => page.locator("textarea.address").inputValue();

  /** Takes a seat by its button; the address that is shown. */
  async function seated(page) {
    await page.goto("/solo");
    await page.locator('form[action="/seat"] button').click();
    await page.locator("textarea.address").waitFor();
    return shown(page);
  }

  /** A seat with a game, and the link to it, at another node. */
  async function shared(page, name, link) {
    await seated(page);
    await post(page, "/solo/new", { ...GAME, name });
    await page.goto(`/solo/${name}/share`);
    await page.locator("form", { has: page.locator(`[value="${link}"]`) }).locator('[value="make"]').click();
    await page.locator("textarea.address").waitFor();
    return (await shown(page)).replace(near.address, far.address);
  }

  /** Sends a form that the page does not have. */
  async function sneak(page, address) {
    await page.evaluate((action) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action });
      document.body.append(form);
      form.submit();
    }, address);
    await page.waitForURL(`**${address}`);
  }

  /** Does something while more is written at the same seat than it may. */
  async function hurried(page, work) {
    let isOver = false;
    const pause = () => new Promise((soon) => setTimeout(soon, HASTE));
    const write = async () => (await post(page, "/decks/check", {})).status();
    while ((await write()) !== 429) await pause();
    const more = (async () => {
      for (; !isOver; await pause()) await write();
    })();
    await work();
    isOver = true;
    await more;
  }

  const standsAt = (page) => page.locator("[data-at]").getAttribute("data-at");

  for (const [name, device] of Object.entries({ PHONE, DESKTOP })) {
    test(`a seat is taken, its address is shown once and renewed: ${name}`, async () => {
      const page = await near.visitor(device);
      await page.goto("/decks");
      await fine(page, "without a seat");
      const first = await seated(page);
      assert.match(first, WORD);
      await fine(page, "a new seat");
      await page.locator("a.go").click();
      await page.waitForURL("**/solo");
      await fine(page, "games");
      await page.goto("/seat");
      assert.equal(await page.locator("textarea.address").count(), 0);
      await fine(page, "the seat");
      await page.locator('form[action="/seat/renew"] button').click();
      await page.locator("textarea.address").waitFor();
      const second = await shown(page);
      assert.notEqual(second, first);
      await fine(page, "a renewed seat");
      const other = await near.visitor(device);
      await seated(other);
      await other.goto(second);
      await fine(other, "another seat");
      const late = await near.visitor(device);
      assert.equal((await late.goto(first)).status(), 404);
      assert.deepEqual(await barriers(late), []);
      assert.ok((await overflow(late)) <= 0);
    });

    test(`a game is shared, watched at another node and played along: ${name}`, async () => {
      const game = `shared-${name}`.toLowerCase();
      const owner = await near.visitor(device);
      const link = await shared(owner, game, "watch");
      await fine(owner, "the new link");
      const watcher = await far.visitor(device);
      await watcher.goto(link);
      assert.equal(await watcher.locator(".pinned").count(), 0);
      await fine(watcher, "watching");
      await owner.goto(`/solo/${game}`);
      await fine(owner, "the own game");
      const before = await standsAt(owner);
      assert.equal(await standsAt(watcher), before);
      await owner.locator(`.pinned .go`).click();
      await watcher.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
      assert.equal(await standsAt(watcher), String(Number(before) + 1));
      await fine(watcher, "watching a turn");

      await owner.goto(`/solo/${game}/share`);
      await owner.locator("form", { has: owner.locator('[value="play"]') }).locator('[value="make"]').click();
      const guest = await far.visitor(device);
      await guest.goto((await shown(owner)).replace(near.address, far.address));
      await fine(guest, "playing along");
      await guest.locator(".pinned, .done").locator("visible=true").first().waitFor();
    });

    test(`what is refused says why: ${name}`, async () => {
      const game = `refused-${name}`.toLowerCase();
      const owner = await near.visitor(device);
      const link = await shared(owner, game, "watch");
      const watcher = await far.visitor(device);
      await watcher.goto(link);
      const address = `${new URL(watcher.url()).pathname}/turn`;
      await sneak(watcher, address);
      assert.equal((await post(watcher, address, { at: "1" })).status(), 403);
      watcher.faults = watcher.faults.filter((fault) => !fault.includes("403"));
      await fine(watcher, "watching only");

      await hurried(owner, async () => {
        // One write in between may still be let through.
        do {
          await owner.goto(`/solo/${game}`);
          await sneak(owner, `/decks/check`);
        } while (!/Nicht so schnell|Not so fast/.test(await owner.locator("h1").innerText()));
      });
      // What is let through has nothing to check: 400.
      owner.faults = owner.faults.filter((fault) => !/\b(400|429)\b/.test(fault));
      await fine(owner, "too much");
    });
  }

  test("all of it goes without script", async () => {
    const plain = { javaScriptEnabled: false };
    const owner = await near.visitor(PHONE, plain);
    const link = await shared(owner, "plain", "play");
    assert.match(link, WORD);
    const guest = await far.visitor(PHONE, plain);
    await guest.goto(link);
    const before = await standsAt(guest);
    await guest.locator(`.pinned .go`).click();
    await guest.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
    await owner.goto("/solo/plain");
    assert.equal(await standsAt(owner), await standsAt(guest));
    await owner.goto("/seat");
    await owner.locator('form[action="/seat/leave"] button').click();
    await owner.locator('form[action="/seat"] button').waitFor();
    assert.deepEqual([...owner.faults, ...guest.faults], []);
  });

  // The last one: nothing is kept behind it.
  test("without its database it says so, and look-ups go on", async () => {
    const page = await near.visitor(PHONE);
    await seated(page);
    await postgres.stop();
    postgres = undefined;
    assert.equal((await page.goto("/solo")).status(), 503);
    page.faults = page.faults.filter((fault) => !fault.includes("503"));
    await fine(page, "away");
    assert.equal((await page.goto("/?q=loggen")).status(), 200);
    await fine(page, "looking up");
  });
});
