// What the installed app keeps when the device, the browser or a disk does not.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { barriers, overflow, PHONE, PROGRAM } from "./kit.mjs";
import { backup, begin, BELOW, cutOff, gain, lacking, LONG, phones, step, stopWorkers } from "./phone.mjs";

const BASE = `tricorder ${BELOW}app/`;
const PICTURE = path.join(import.meta.dirname, "pictures/home-phone-de.png");
const ENGLISH = { ...PHONE, locale: "en-US" };

describe("what the app keeps", { skip: lacking }, () => {
  const kit = phones();

  /** How the game stands. */
  const at = (page) => page.locator("[data-at]").getAttribute("data-at");

  /** All that is written ends as on a full disk. Chromium bounds IndexedDB from outside only by megabytes. */
  async function fill({ context }) {
    const [worker] = context.serviceWorkers();
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
    return () => worker.evaluate(() => self.makeRoom());
  }

  /** Puts values of any kind where what is kept lies, and ends the worker that knows better. */
  async function spoil(held, store, key, spoiling) {
    await held.page.evaluate(`new Promise((done) => {
      const open = indexedDB.open("${BASE}");
      open.onsuccess = () => {
        const things = open.result.transaction("${store}", "readwrite").objectStore("${store}");
        const found = things.get("${key}");
        found.onsuccess = () => {
          things.put(((kept) => ${spoiling})(found.result), "${key}").onsuccess = () => done(open.result.close());
        };
      };
    })`);
    await stopWorkers(held);
  }

  async function saved(page, link) {
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    return readFileSync(await download.path());
  }

  test("photos of cards lie on the device, without a network, in no backup but in a file of their own", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    const { page, home } = held;
    const isDrawn = (place) =>
      page.waitForFunction((place) => document.querySelector(place)?.naturalWidth > 0, place, { timeout: LONG });
    const card = `${home}e/2e/card/escape`;
    await page.goto(card);
    const face = ".face img[src*='/photo/2e/card/escape']";
    await page.setInputFiles("#photo", path.join(import.meta.dirname, "pictures.mjs"));
    await page.locator("[data-says=unreadable]").waitFor();
    assert.equal(await page.locator(face).count(), 0);
    await page.setInputFiles("#photo", PICTURE);
    await isDrawn(face);
    assert.ok((await overflow(page)) <= 0);
    assert.deepEqual(await barriers(page), []);
    await cutOff(held);
    await page.goto(`${home}cards?q=escape+game:2e`);
    await isDrawn(".cards a[href$='/2e/card/escape'] img");
    await page.goto(`${home}settings`);
    const photos = page.locator("#photos");
    const count = () => photos.locator("output").innerText();
    await photos.locator("output", { hasText: /^1 · / }).waitFor();
    const file = await saved(page, photos.locator("button").first());
    assert.deepEqual(Object.keys(JSON.parse(file).photos), ["2e/card/escape"]);
    assert.doesNotMatch(String(readFileSync(await backup(held))), /data:image/);
    page.once("dialog", (dialog) => dialog.accept());
    await photos.locator("button").last().click();
    await photos.locator("output", { hasText: /^0 · / }).waitFor();
    const upload = (bytes) =>
      page.setInputFiles("#read-photos", { name: "photos.json", mimeType: "application/json", buffer: Buffer.from(bytes) });
    for (const foreign of ["{", "{}", '{"tricorder":"photos","version":1,"photos":{"../x":"data:image/png;base64,eA=="}}']) {
      await upload(foreign);
      await photos.locator("[data-says=foreign]").waitFor();
      assert.match(await count(), /^0 · /);
    }
    await upload(file);
    await photos.locator("[data-says=read]").waitFor();
    await page.goto(card);
    await isDrawn(face);
    await page.locator("[data-photo] button").click();
    await page.locator(face).waitFor({ state: "detached" });
  });

  test("a full device loses nothing: the step counts, is handed out as a file and kept later", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    await begin(held, "koloth");
    const { page, home } = held;
    const before = await at(page);
    const makeRoom = await fill(held);
    assert.deepEqual((await gain(page, before))[0], 503);
    await page.goto(`${home}solo/koloth`);
    const now = await at(page);
    assert.notEqual(now, before, "the step counts");
    await page.locator("#unsaved").waitFor();
    assert.match(await page.locator("#unsaved").innerText(), /not saved yet/);
    assert.ok((await overflow(page)) <= 0);
    await page.locator(".done .go").press("Enter");
    await page.locator(".pinned .go, .pinned .buttons button").first().press("Enter");
    await page.getByText("This device is out of space").waitFor();
    const copy = (await saved(page, page.locator("#unsaved a.go"))).toString();
    assert.match(copy, /own-data[^]*koloth/);
    await page.goto(`${home}solo/koloth`);
    const last = await at(page);
    await makeRoom();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Everything is saved now.").waitFor();
    await stopWorkers(held);
    await page.goto(`${home}solo/koloth`);
    assert.equal(await at(page), last);
  });

  test("the page that tells of a full device has the file itself", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    await begin(held, "koloth");
    const { page, home, context } = held;
    await fill(held);
    await page.goto(`${home}decks`);
    await page.locator("textarea[name=list]").fill("1 Kira Nerys, Colonel Kira\n");
    await page.evaluate((home) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: `${home}star/cc/keyword/recall` });
      form.append(Object.assign(document.createElement("input"), { name: "is", value: "on" }));
      document.querySelector("main").append(form);
      form.submit();
    }, home);
    await page.locator("#unsaved[role=alert]").waitFor();
    assert.match(await page.locator("#unsaved").innerText(), /out of space/);
    assert.deepEqual(await barriers(page), []);
    assert.ok((await overflow(page)) <= 0);
    // What browsers do where the disk is full: all that lies here goes, and the worker with it.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.clearDataForOrigin", { origin: new URL(home).origin, storageTypes: "all" });
    const copy = (await saved(page, page.locator("#unsaved a.go"))).toString();
    assert.match(copy, /own-data[^]*koloth[^]*cc\/keyword\/recall/);
  });

  test("what the browser has thrown away is kept anew with the next step", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    await begin(held, "koloth");
    const { page, home } = held;
    await page.evaluate((base) => new Promise((done) => (indexedDB.deleteDatabase(base).onsuccess = done)), BASE);
    await step(page);
    const now = await at(page);
    await stopWorkers(held);
    await page.goto(`${home}solo/koloth`);
    assert.equal(await at(page), now);
  });

  test("the browser is asked to keep the first thing that is worth it, and the settings say what it promised", { timeout: 4 * LONG }, async () => {
    for (const isGranted of [true, false]) {
      const held = await kit.installed(ENGLISH);
      const { page, home, context } = held;
      if (isGranted) {
        const devtools = await context.newCDPSession(page);
        await devtools.send("Browser.grantPermissions", { permissions: ["durableStorage"], origin: new URL(home).origin });
      }
      await page.goto(`${home}settings?lang=en`);
      assert.equal(await page.evaluate(() => localStorage.getItem("asked-to-keep")), null, "nothing is worth it yet");
      await page.goto(`${home}e/cc/keyword/recall`);
      await page.locator("form[action*='/star/'] button").first().click();
      await page.waitForFunction(() => localStorage.getItem("asked-to-keep"));
      const isKept = await page.evaluate(() => navigator.storage.persisted());
      assert.equal(isKept, isGranted);
      const told = page.locator("main > [role=status]", { hasText: "If this is a private window" });
      assert.equal(await told.count(), isGranted ? 0 : 1);
      await page.goto(`${home}settings`);
      const words = isGranted ? /keeps your data even/ : /If this is a private window/;
      assert.match(await page.locator("#keep p:visible").innerText(), words);
      assert.equal(await page.locator("#keep button:visible").count(), isGranted ? 0 : 1);
    }
  });

  test("to be installed is offered once at the front door, and always in the settings", { timeout: 2 * LONG }, async () => {
    const { page, home } = await kit.installed(ENGLISH);
    // What this Chromium sends of its own, or does not, is kept from the page.
    await page.addInitScript(() => addEventListener("beforeinstallprompt", (event) => event.isTrusted && event.stopImmediatePropagation()));
    await page.evaluate(() => localStorage.removeItem("install"));
    const isOffered = async (address) => {
      await page.goto(home + address);
      // What browsers send that can install.
      await page.evaluate(() => {
        window.asked = 0;
        const offer = new Event("beforeinstallprompt", { cancelable: true });
        dispatchEvent(Object.assign(offer, { prompt: async () => (window.asked += 1) }));
      });
      return page.locator("#install").isVisible();
    };
    assert.equal(await isOffered(""), true);
    assert.deepEqual(await barriers(page), []);
    await page.locator("#install [data-later]").click();
    assert.equal(await page.locator("#install").isVisible(), false);
    assert.equal(await isOffered(""), false);
    assert.equal(await isOffered("settings"), true);
    await page.locator("#install .go").click();
    assert.equal(await page.evaluate(() => window.asked), 1);
    assert.equal(await page.locator("#install").isVisible(), false);
  });

  test("after an evening the front door reminds of a backup until there is one, and the settings have its date", { timeout: 3 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    const { page, home } = held;
    await begin(held, "koloth");
    await page.waitForFunction(() => localStorage.getItem("changed"));
    const isReminded = async () => {
      await page.goto(home);
      return page.locator("#remind").isVisible();
    };
    assert.equal(await isReminded(), false, "while it goes on");
    const evening = Date.now() + 4 * 3_600_000;
    await page.clock.setFixedTime(evening);
    assert.equal(await isReminded(), true);
    assert.deepEqual(await barriers(page), []);
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#remind a").click()]);
    assert.match(file.suggestedFilename(), /^tricorder-\d{4}-\d\d-\d\d\.jsonl$/);
    assert.equal(await isReminded(), false);
    await page.goto(`${home}settings`);
    const day = new Date(evening).toLocaleDateString("en");
    assert.ok((await page.locator("#backed-up time").innerText()).startsWith(day), day);
  });

  test("what is refused of a backup is said in the words of the page", { timeout: 3 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    const { page, home } = held;
    await begin(held, "koloth");
    const text = readFileSync(await backup(held), "utf8");
    const restore = async () => {
      await page.locator("#f-backup").fill(text);
      await page.locator("form[action*='/settings/restore'] .go").click();
      await page.waitForLoadState();
      return page.locator("main [role=alert]").innerText();
    };
    await page.goto(`${home}settings`);
    const refused = await restore();
    assert.match(refused, /already have data/);
    assert.doesNotMatch(refused, /--|tricorder/);
    await page.locator("[name=replace]").check();
    assert.match(await restore(), /^Restored: /);
  });

  const SPOILINGS = [
    ["own", "bytes", "new Uint8Array([1, 2, 3, 4])"],
    ["own", "bytes", "'text'"],
    ["own", "bytes", "({ length: 4e9 })"],
    ["own", "bytes", "kept.slice(0, kept.length / 2)"],
    ["own", "bytes", "kept.fill(165, 4096, 8192)"],
    ["own", "bytes", "kept.fill(255, 16, 18)"],
    ["own", "bytes", "kept.fill(255, 28, 32)"],
    ["own", "bytes", "kept.fill(0, 100, 108)"],
  ];

  test("what cannot be read is told, left alone, saved as it lies, and a backup is taken in", { timeout: 8 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    await begin(held, "koloth");
    const { page, home } = held;
    const file = await backup(held);
    for (const [store, key, spoiling] of SPOILINGS) {
      await spoil(held, store, key, spoiling);
      for (const address of ["solo", "settings"]) {
        await page.goto(home + address);
        assert.match(await page.locator("[role=alert]").innerText(), /cannot be read|newer version/, spoiling);
      }
      assert.deepEqual(await barriers(page), []);
      assert.ok((await overflow(page)) <= 0);
      assert.ok((await saved(page, page.locator("a[href$='own.sqlite']"))).length > 0, spoiling);
      await page.locator("input[name=backup]").setInputFiles(file);
      await page.locator("form[action*='/rescue'] .go").click();
      assert.match(page.url(), /settings$/, "not without a tick");
      await page.locator("input[name=really]").check();
      await page.locator("form[action*='/rescue'] .go").click();
      await page.locator("header.bar").waitFor();
      await page.goto(`${home}solo/koloth`);
      assert.equal(await page.locator("[data-at]").count(), 1, spoiling);
    }
  });

  test("where nothing can be read at all, a backup is taken in all the same", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "de-DE" });
    await begin(held, "koloth");
    const { page, home } = held;
    const file = await backup(held);
    await page.goto(`${home}settings?lang=en`);
    await page.evaluate(
      (base) =>
        new Promise((done) => {
          indexedDB.deleteDatabase(base);
          const other = indexedDB.open(base, 1);
          other.onupgradeneeded = () => other.result.createObjectStore("other");
          other.onsuccess = () => done(other.result.close());
        }),
      BASE,
    );
    await stopWorkers(held);
    await page.goto(`${home}settings`);
    assert.match(await page.locator("[role=alert]").innerText(), /nicht an seine Daten/);
    await page.locator("input[name=backup]").setInputFiles(file);
    await page.locator("input[name=really]").check();
    await page.locator("form[action*='/rescue'] .go").click();
    await page.locator("header.bar").waitFor();
    await page.goto(`${home}solo/koloth`);
    assert.equal(await page.locator("[data-at]").count(), 1);
  });

  test("whatever else is kept is left out where it is bad", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    await begin(held, "koloth");
    const { page, home } = held;
    for (const [store, key, spoiling] of [
      ["own", "cookies", "'lang=de; game=\\u0001; seen=\\n'"],
      ["own", "cookies", "7"],
      ["own", "turn", "'x'"],
      ["catalogs", "cards-1", "7"],
      ["catalogs", "cards-2", "({ name: 'cards-2', files: [{ path: 1, bytes: 'x' }] })"],
      ["catalogs", "rules-1", "null"],
    ]) {
      await spoil(held, store, key, spoiling);
      await page.goto(`${home}solo/koloth`);
      assert.equal(await page.locator("[data-at]").count(), 1, spoiling);
      await step(page);
    }
  });

  test("a backup with a control sign in a cookie is taken in, and every page opens", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    const { page, home, profile } = held;
    const file = path.join(profile, "odd.jsonl");
    const lines = [
      { tricorder: "own-data", version: 1, records: 1 },
      { setting: { name: "page-cookies", body: "lang=de; game=\u0001" } },
    ];
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    await page.goto(`${home}settings`);
    await page.locator("#f-backup").fill(readFileSync(file, "utf8"));
    await page.locator("form[action*='/settings/restore'] .go").click();
    await page.waitForLoadState();
    await stopWorkers(held);
    for (const address of ["", "settings", "solo"]) {
      const reply = await page.goto(home + address);
      assert.equal(reply.status(), 200, address);
    }
  });

  test("a player begins anew, and a file that is no backup changes nothing", { timeout: 4 * LONG }, async () => {
    const held = await kit.installed({ ...PHONE, locale: "de-DE" });
    await begin(held, "koloth");
    const { page, home, profile } = held;
    await page.goto(`${home}settings`);
    await page.locator("a[href$='/rescue']").click();
    await page.waitForURL(/rescue$/);
    assert.deepEqual(await barriers(page), []);
    assert.ok((await overflow(page)) <= 0);
    const wrong = path.join(profile, "wrong.jsonl");
    writeFileSync(wrong, "no backup");
    await page.locator("input[name=backup]").setInputFiles(wrong);
    await page.locator("input[name=really]").check();
    await page.locator("form[action*='/rescue'] .go").click();
    await page.locator("[role=alert]").waitFor();
    await page.goto(`${home}solo/koloth`);
    assert.equal(await page.locator("[data-at]").count(), 1);
    await page.goto(`${home}rescue`);
    await page.locator("input[name=really]").check();
    await page.locator("form[action*='/rescue'] .go").click();
    await page.waitForURL(/settings$/);
    await page.goto(`${home}solo/koloth`);
    assert.equal(await page.locator("[data-at]").count(), 0);
  });

  test("a deck of the terminal opens by its link without a network, and goes back the same", { timeout: 2 * LONG }, async () => {
    const held = await kit.installed(ENGLISH);
    const { page, home, profile } = held;
    const env = { ...process.env, TRICORDER_DATA_DIR: path.join(profile, "own"), TRICORDER_CACHE_DIR: path.join(profile, "cache") };
    const terminal = (...words) => JSON.parse(execFileSync(PROGRAM, [...words, "--json"], { env, encoding: "utf8" }));
    const { code } = terminal("deck", "share", "example:klingon");
    await cutOff(held);
    await page.goto(`${home}#deck=${code}`);
    await page.waitForURL(/decks\/check/);
    assert.match(await page.locator("p.verdict").innerText(), /^✓ Legal/);
    assert.equal(await page.locator("#f-name").inputValue(), "Klingons");
    await page.locator('[formaction*="decks/save"]').first().evaluate((button) => button.click());
    await page.waitForURL(/deck\/Klingons/);
    await page.goto(`${home}deck/Klingons/share`);
    const link = await page.locator("textarea.address").inputValue();
    assert.equal(link, `${home}#deck=${code}`);
    assert.ok(terminal("deck", "diff", link, "example:klingon"));
  });
});
