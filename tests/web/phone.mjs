// What the tests of the installed app work with: phones with a profile of their own, and what a player does there.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, afterEach, before } from "node:test";
import { chromium } from "playwright-core";
import { BROWSER, closed, missing, PACKAGED, PHONE, site } from "./kit.mjs";
import { StaticServer } from "./static.mjs";

/** Why there can be no such tests; undefined if there can. */
export const lacking = missing ?? (existsSync(path.join(PACKAGED, "app/tricorder.pack")) ? undefined : "there is no .ci/app");
/** Where the folder lies on its server: not at the root. */
export const BELOW = "/club/tricorder/";
/** Milliseconds for a first visit on a busy machine. */
export const LONG = 60_000;

/** What the tests of one file need: the folder of the site, and phones that are put away after each test. */
export function phones() {
  const kit = { folder: "", open: [] };
  before(() => {
    kit.folder = mkdtempSync(path.join(tmpdir(), "tricorder-app-"));
    site(path.join(kit.folder, "site"), PACKAGED);
  });
  after(async () => {
    await closed();
    rmSync(kit.folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const one of kit.open.splice(0)) await one();
  });

  /** A phone with a profile of its own, and the folder on a server. */
  kit.phone = async (device = PHONE, files = path.join(kit.folder, "site")) => {
    const profile = mkdtempSync(path.join(tmpdir(), "tricorder-phone-"));
    const server = await StaticServer.start(files, BELOW);
    const held = { server, profile, home: `${server.home}app/`, device };
    await start(held);
    kit.open.push(async () => {
      await held.context.close();
      server.stop();
      rmSync(profile, { recursive: true, force: true });
    });
    return held;
  };

  kit.installed = async (device, files) => {
    const held = await kit.phone(device, files);
    await held.page.goto(held.home);
    await held.page.locator("header.bar").waitFor({ timeout: LONG });
    return held;
  };
  return kit;
}

/** Opens the browser, perhaps again: its own if it has one. */
export async function start(held) {
  const options = { executablePath: held.browser ?? BROWSER, args: ["--no-sandbox"], ...held.device };
  held.context = await chromium.launchPersistentContext(held.profile, options);
  held.context.setDefaultTimeout(LONG);
  held.page = held.context.pages()[0] ?? (await held.context.newPage());
  held.faults = [];
  held.context.on("weberror", (fault) => held.faults.push(String(fault.error())));
  held.page.on("console", (line) => line.type() === "error" && held.faults.push(line.text()));
}

export async function cutOff({ server, context }) {
  server.stop();
  await context.setOffline(true);
}

/** Chooses and begins a game with the virtual deck. */
export async function begin({ page, home }, name) {
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

/**
 * One step of a game: whatever the page offers first, by keys, for a second tap at once would be none. False when the game
 * is over.
 */
export async function step(page) {
  while (await page.locator(".telling:not(.both)").count()) await page.locator(".done .go").press("Enter");
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
  if (!isSent) await ((await choice.count()) ? choice : page.locator(".pinned .go")).press("Enter");
  await page.locator(`[data-at]:not([data-at="${before}"])`).waitFor();
  return true;
}

export async function backup({ page, home, profile }) {
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

/** Tells the game that the player gains dilithium: the status of the answer, and its page. */
export const gain = (page, at) =>
  page.evaluate(async (at) => {
    const body = new URLSearchParams({ at, event: "dilithium", "dilithium.count": "2" });
    const reply = await fetch(new URL("koloth/event", location.href), { method: "POST", body });
    return [reply.status, await reply.text()];
  }, at);


/** Ends the worker: the next page finds none of its memory. */
export async function stopWorkers({ context, page }) {
  const workers = await context.newCDPSession(page);
  await workers.send("ServiceWorker.enable");
  await workers.send("ServiceWorker.stopAllWorkers");
}
