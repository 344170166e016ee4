// The whole program inside a phone's browser: installed from plain files, then used with no server and no network.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { barriers, BROWSER, closed, launched, missing, overflow, PACKAGED, PHONE, Server, site } from "./kit.mjs";
import { StaticServer } from "./static.mjs";
import { chromium } from "playwright-core";

/** Why there can be no such tests; undefined if there can. */
const lacking = missing ?? (existsSync(path.join(PACKAGED, "app/tricorder.pack")) ? undefined : "there is no .ci/app");
/** Where the folder lies on its server: not at the root. */
const BELOW = "/club/tricorder/";
/** Milliseconds for a first visit on a busy machine. */
const LONG = 60_000;
/** Steps after which a game is over, whatever comes. */
const STEPS = 400;

const DECK = `1 Kira Nerys, Colonel Kira
2 Deep Space 9
`;

describe("the app", { skip: lacking }, () => {
  let folder;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), "tricorder-app-"));
    site(path.join(folder, "site"), PACKAGED);
  });
  after(async () => {
    await closed();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one();
  });

  /** A phone with a profile of its own, and the folder on a server. */
  async function phone(device = PHONE, files = path.join(folder, "site")) {
    const profile = mkdtempSync(path.join(tmpdir(), "tricorder-phone-"));
    const server = await StaticServer.start(files, BELOW);
    const held = { server, profile, home: `${server.home}app/`, device };
    await start(held);
    open.push(async () => {
      await held.context.close();
      server.stop();
      rmSync(profile, { recursive: true, force: true });
    });
    return held;
  }

  /** Opens the browser, perhaps again. */
  async function start(held) {
    const options = { executablePath: BROWSER, args: ["--no-sandbox"], ...held.device };
    held.context = await chromium.launchPersistentContext(held.profile, options);
    held.page = held.context.pages()[0] ?? (await held.context.newPage());
    held.faults = [];
    held.context.on("weberror", (fault) => held.faults.push(String(fault.error())));
    held.page.on("console", (line) => line.type() === "error" && held.faults.push(line.text()));
  }

  async function installed(device) {
    const held = await phone(device);
    await held.page.goto(held.home);
    await held.page.locator("header.bar").waitFor({ timeout: LONG });
    return held;
  }

  async function cutOff({ server, context }) {
    server.stop();
    await context.setOffline(true);
  }

  async function lookUp({ page, home }, words) {
    await page.goto(home);
    const box = page.locator("input[type=search]").first();
    await box.fill(words);
    await box.press("Enter");
    await page.waitForURL((address) => address.searchParams.get("q") === words);
    return page.locator("main").innerText();
  }

  /** Chooses and begins a game with the virtual deck. */
  async function begin({ page, home }, name) {
    await page.goto(`${home}solo/new`);
    await page.locator("form.ask summary").click();
    for (const [field, value] of [["bot", "koloth"], ["difficulty", "ensign"], ["captain", "picard"], ["deck", "virtual"]]) {
      await page.locator(`form.ask label:has(input[name="${field}"][value="${value}"])`).click();
    }
    await page.locator('[name="name"]:visible').fill(name);
    await page.locator("form.ask .go").click();
    await page.waitForURL(/setup$/);
    await page.goto(`${home}solo/${name}`);
  }

  /** One step of a game: whatever the page offers first. False when the game is over. */
  async function step(page) {
    const game = page.locator("[data-at]");
    const before = await game.getAttribute("data-at");
    if (await page.locator("main a.go[href$='/score']").count()) return false;
    // All decks of the Market have run out: the quickest game there is.
    const unknown = page.locator("details.tile.unknown");
    while (await unknown.count()) {
      const place = unknown.first();
      if (!(await place.evaluate((one) => one.open))) await place.locator("summary").click();
      await place.locator(".switch").click();
    }
    const choice = page.locator(".pinned .buttons button").first();
    const isSent = await page.evaluate(() => "busy" in document.querySelector(".game").dataset);
    if (!isSent) await ((await choice.count()) ? choice : page.locator(".pinned .go")).click();
    await page.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
    return true;
  }

  test("it looks up, searches, checks and reckons in airplane mode, in both languages", { timeout: 4 * LONG }, async () => {
    for (const locale of ["de-DE", "en-US"]) {
      const held = await installed({ ...PHONE, locale });
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
      await page.locator("form[action$='/decks/check'] .go").first().click();
      await page.waitForLoadState();
      assert.match(await page.locator("main").innerText(), /Kira Nerys/);
      assert.deepEqual(await barriers(page), []);
      assert.deepEqual(held.faults, []);
    }
  });

  test("a game against Koloth goes to its end, and on in the terminal", { timeout: 6 * LONG }, async () => {
    const held = await installed({ ...PHONE, locale: "en-US" });
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
      there.run("admin", "db", "import", file);
      assert.match(there.run("solo", "status", "--name", "koloth", "--lang", "en"), /Koloth/);
    } finally {
      there.stop();
    }
  });

  async function backup({ page, home, profile }) {
    const here = page.url();
    await page.goto(`${home}settings`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("a[href$='/settings/backup']").click(),
    ]);
    const file = path.join(profile, "backup.jsonl");
    await download.saveAs(file);
    await page.goto(here);
    return file;
  }

  test("the browser is killed in a turn and nothing that was answered is lost", { timeout: 4 * LONG }, async () => {
    const held = await installed({ ...PHONE, locale: "en-US" });
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
    const workers = await held.context.newCDPSession(held.page);
    for (let turn = 0; turn < 3; turn += 1) {
      await step(held.page);
      const now = await held.page.locator("[data-at]").getAttribute("data-at");
      await workers.send("ServiceWorker.enable");
      await workers.send("ServiceWorker.stopAllWorkers");
      await held.page.goto(`${held.home}solo/koloth`);
      assert.equal(await held.page.locator("[data-at]").getAttribute("data-at"), now);
    }
  });

  test("what is theirs moves from one phone to another, and boxes bring their captains", { timeout: 4 * LONG }, async () => {
    const first = await installed({ ...PHONE, locale: "en-US" });
    const { page, home } = first;
    await page.goto(`${home}settings`);
    const kept = page.waitForResponse((reply) => reply.url().endsWith("/settings/boxes"));
    await page.locator("#box-to-boldly-go").check();
    await kept;
    await page.goto(`${home}solo/new`);
    assert.equal(await page.locator('input[name="bot"][value="khan"]').count(), 1);
    const file = await backup(first);
    const second = await installed({ ...PHONE, locale: "de-DE" });
    await second.page.goto(`${second.home}settings`);
    await second.page.locator("#f-backup").fill(readFileSync(file, "utf8"));
    await second.page.locator("form[action$='/settings/restore'] .go").click();
    await second.page.waitForLoadState();
    await second.page.goto(`${second.home}solo/new`);
    assert.equal(await second.page.locator('input[name="bot"][value="khan"]').count(), 1);
  });

  test("a new version waits until it is taken, and what was kept is still there", { timeout: 4 * LONG }, async () => {
    const held = await installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    const glue = path.join(folder, "site/app/install.js");
    const worker = path.join(folder, "site/app/worker.js");
    const before = [readFileSync(glue), readFileSync(worker, "utf8")];
    try {
      writeFileSync(worker, before[1].replace(/const VERSION = "[^"]*"/, 'const VERSION = "newer"'));
      await held.page.goto(held.home);
      await held.page.locator("#fresh").waitFor({ timeout: LONG });
      await held.page.goto(`${held.home}solo/koloth`);
      assert.equal(await held.page.locator("#fresh").count(), 0, "not inside a game");
      await held.page.goto(held.home);
      await held.page.locator("#fresh button").click();
      await held.page.waitForFunction(async () => (await caches.keys()).some((name) => name.endsWith("newer")));
      await held.page.waitForFunction(async () => (await caches.keys()).length === 1);
      await held.page.goto(`${held.home}solo/koloth`);
      assert.equal(await held.page.locator("[data-at]").count(), 1);
    } finally {
      writeFileSync(worker, before[1]);
    }
  });

  test("what cannot be read is told, left alone and offered as a file", { timeout: 4 * LONG }, async () => {
    const held = await installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    const change = (bytes) =>
      held.page.evaluate(
        (bytes) =>
          new Promise((done, failed) => {
            const open = indexedDB.open("tricorder /club/tricorder/app/");
            open.onerror = () => failed(open.error);
            open.onsuccess = () => {
              const own = open.result.transaction("own", "readwrite").objectStore("own");
              own.put(new Uint8Array(bytes), "bytes").onsuccess = () => {
                open.result.close();
                done();
              };
            };
          }),
        bytes,
      );
    await change([1, 2, 3, 4]);
    const workers = await held.context.newCDPSession(held.page);
    await workers.send("ServiceWorker.enable");
    await workers.send("ServiceWorker.stopAllWorkers");
    await held.page.goto(`${held.home}solo`);
    assert.match(await held.page.locator("[role=alert]").innerText(), /cannot be read/);
    const [download] = await Promise.all([held.page.waitForEvent("download"), held.page.locator("a[href$='own.sqlite']").click()]);
    assert.deepEqual([...readFileSync(await download.path())], [1, 2, 3, 4]);
  });

  /** Tells the game that the player gains dilithium: the status of the answer, and its page. */
  const gain = (page, at) =>
    page.evaluate(async (at) => {
      const body = new URLSearchParams({ at, event: "dilithium", "dilithium.count": "2" });
      const reply = await fetch(new URL("koloth/event", location.href), { method: "POST", body });
      return [reply.status, await reply.text()];
    }, at);

  test("a full device is told at once, and what was there stays", { timeout: 4 * LONG }, async () => {
    const held = await installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    const { page, home } = held;
    const at = await page.locator("[data-at]").getAttribute("data-at");
    // Chromium lets nobody bound IndexedDB from outside: what is written ends as it does on a full disk.
    const [worker] = held.context.serviceWorkers();
    await worker.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      self.makeRoom = () => (IDBObjectStore.prototype.put = put);
      IDBObjectStore.prototype.put = function (...what) {
        const request = put.apply(this, what);
        request.addEventListener("success", () => {
          const error = new DOMException("full", "QuotaExceededError");
          Object.defineProperty(this.transaction, "error", { value: error });
          this.transaction.abort();
        });
        return request;
      };
    });
    const [status, said] = await gain(page, at);
    assert.equal(status, 503);
    assert.match(said, /no room left/);
    await page.goto(`${home}solo/koloth`);
    assert.equal(await page.locator("[data-at]").getAttribute("data-at"), at, "what was kept can still be read");
    await worker.evaluate(() => self.makeRoom());
    assert.equal((await gain(page, at))[0], 200, "with room again it goes on");
    await page.goto(`${home}solo/koloth`);
    assert.notEqual(await page.locator("[data-at]").getAttribute("data-at"), at);
  });

  test("a private window plays as any other and leaves nothing behind", { timeout: 4 * LONG }, async () => {
    const server = await StaticServer.start(path.join(folder, "site"), BELOW);
    open.push(() => server.stop());
    const home = `${server.home}app/`;
    const windowed = async () => {
      const context = await (await launched()).newContext({ ...PHONE, locale: "en-US" });
      open.push(() => context.close());
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
    const workers = await first.context.newCDPSession(first.page);
    await workers.send("ServiceWorker.enable");
    await workers.send("ServiceWorker.stopAllWorkers");
    await first.page.goto(`${home}solo/koloth`);
    assert.equal(await first.page.locator("[data-at]").getAttribute("data-at"), at);
    await first.context.close();
    const second = await windowed();
    await second.page.goto(`${home}solo/koloth`);
    assert.equal(await second.page.locator("[data-at]").count(), 0);
  });

  test("two tabs of one game: the second writer is told", { timeout: 4 * LONG }, async () => {
    const held = await installed({ ...PHONE, locale: "en-US" });
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
    const held = await installed({ ...PHONE, locale: "en-US" });
    await begin(held, "koloth");
    await held.page.evaluate(async () => {
      const junk = Array.from({ length: 300 }, (_, at) => fetch(`junk/${at}?${"x".repeat(at)}`));
      await Promise.all(junk);
    });
    const foreign = await StaticServer.start(held.profile);
    open.push(() => foreign.stop());
    writeFileSync(
      path.join(held.profile, "index.html"),
      `<form method="post" action="${held.home}solo/koloth/delete"><button>go</button></form>`,
    );
    const other = await held.context.newPage();
    await other.goto(foreign.home);
    await other.locator("button").click();
    await other.waitForLoadState();
    await held.page.goto(`${held.home}solo/koloth`);
    assert.equal(await held.page.locator("[data-at]").count(), 1);
  });
});
