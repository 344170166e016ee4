// A new version of the app on its server: whole, in the middle of an upload, and one that does not run.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, test } from "node:test";
import { PHONE } from "./kit.mjs";
import { begin, lacking, LONG, phones, stopWorkers } from "./phone.mjs";

const ENGLISH = { ...PHONE, locale: "en-US" };

describe("a new version of the app", { skip: lacking }, () => {
  const kit = phones();

  /** A copy of the site that a test may change. */
  function copied() {
    const files = mkdtempSync(path.join(tmpdir(), "tricorder-site-"));
    cpSync(path.join(kit.folder, "site"), files, { recursive: true });
    kit.open.push(() => rmSync(files, { recursive: true, force: true }));
    const of = (name) => path.join(files, "app", name);
    const [worker, pack] = [readFileSync(of("worker.js"), "utf8"), readFileSync(of("tricorder.pack"))];
    return {
      files,
      pack,
      put: (name, bytes) => writeFileSync(of(name), bytes),
      /** The worker of another version with this program. */
      worker(version, pack) {
        const hash = createHash("sha256").update(pack).digest("hex");
        const named = worker.replace(/const VERSION = "[^"]*"/, `const VERSION = "${version}"`);
        return named.replace(/"tricorder.pack":"[^"]*"/, `"tricorder.pack":"${hash}"`);
      },
      /** The same program, packed at another time. */
      newer() {
        const newer = Buffer.from(pack);
        newer.writeUInt32LE(4711, 4);
        return newer;
      },
    };
  }

  /** Has the browser look for a new version, and waits until what came is taken or thrown away. */
  const update = (page) =>
    page.evaluate(async () => {
      const place = await navigator.serviceWorker.getRegistration();
      await place.update().catch(() => {});
      while (place.installing) await new Promise((on) => setTimeout(on, 50));
      return Boolean(place.waiting);
    });

  /** The version that was there goes on, without a network too. */
  async function goesOn(held) {
    await held.context.setOffline(true);
    await stopWorkers(held);
    await held.page.goto(`${held.home}solo/koloth`);
    assert.equal(await held.page.locator("[data-at]").count(), 1);
    await held.context.setOffline(false);
  }

  test("it waits until it is taken, and what was kept is still there", { timeout: 4 * LONG }, async () => {
    const site = copied();
    const held = await kit.installed(ENGLISH, site.files);
    await begin(held, "koloth");
    site.put("tricorder.pack", site.newer());
    site.put("worker.js", site.worker("newer", site.newer()));
    await held.page.goto(held.home);
    await held.page.locator("#fresh").waitFor({ timeout: LONG });
    await held.page.goto(`${held.home}solo/koloth`);
    assert.equal(await held.page.locator("#fresh").count(), 0, "not inside a game");
    await held.page.goto(held.home);
    // The page loads itself anew once the new version is at work: going elsewhere before would be broken off by it.
    const loaded = held.page.waitForEvent("load", { timeout: LONG });
    await held.page.locator("#fresh button").click();
    await loaded;
    await held.page.waitForFunction(async () => (await caches.keys()).some((name) => name.endsWith("newer")));
    await held.page.waitForFunction(async () => (await caches.keys()).length === 1);
    await goesOn(held);
  });

  test("in the middle of an upload the old one goes on, and the new one comes whole", { timeout: 6 * LONG }, async () => {
    const site = copied();
    const held = await kit.installed(ENGLISH, site.files);
    await begin(held, "koloth");
    const newer = site.newer();
    const worker = site.worker("newer", newer);
    // Browsers look for a new version by themselves too: what is whole together lies here at the end alone, in no two steps.
    for (const [name, halves] of [
      ["half a worker", { "worker.js": worker.slice(0, worker.indexOf('self.addEventListener("fetch"')), "tricorder.pack": newer }],
      ["an old program", { "tricorder.pack": site.pack, "worker.js": worker }],
      ["half a program", { "tricorder.pack": newer.subarray(0, newer.length / 2) }],
    ]) {
      for (const [file, bytes] of Object.entries(halves)) site.put(file, bytes);
      assert.equal(await update(held.page), false, name);
      await goesOn(held);
    }
    site.put("tricorder.pack", newer);
    assert.equal(await update(held.page), true, "whole");
  });

  test("one that does not run is not taken", { timeout: 4 * LONG }, async () => {
    const site = copied();
    const held = await kit.installed(ENGLISH, site.files);
    await begin(held, "koloth");
    const broken = Buffer.from("no program");
    site.put("tricorder.pack", broken);
    site.put("worker.js", site.worker("broken", broken));
    assert.equal(await update(held.page), false);
    await goesOn(held);
  });

  test("a first visit in the middle of an upload says so, and the next one works", { timeout: 4 * LONG }, async () => {
    const site = copied();
    site.put("tricorder.pack", site.pack.subarray(0, site.pack.length / 2));
    const held = await kit.phone(ENGLISH, site.files);
    await held.page.goto(held.home);
    await held.page.locator('section[lang=en] [data-state="failed"]').waitFor({ timeout: LONG });
    site.put("tricorder.pack", site.pack);
    await held.page.reload();
    await held.page.locator("header.bar").waitFor({ timeout: LONG });
  });

  test("where the old program was thrown away and the server has another, that one is offered", { timeout: 6 * LONG }, async () => {
    const site = copied();
    const held = await kit.installed(ENGLISH, site.files);
    const { page, home } = held;
    await begin(held, "koloth");
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    site.put("tricorder.pack", site.newer());
    site.put("worker.js", site.worker("newer", site.newer()));
    await stopWorkers(held);
    await page.goto(`${home}solo/koloth`);
    assert.match(await page.locator("[role=alert]").innerText(), /program itself is missing/);
    await page.locator("#fresh button").click({ timeout: LONG });
    await page.waitForFunction(async () => (await caches.keys()).some((name) => name.endsWith("newer")));
    await page.locator("[data-at]").waitFor({ timeout: LONG });
  });
});
