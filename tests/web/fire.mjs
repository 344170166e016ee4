// The app under fire: `node fire.mjs [tabs]`, after `cargo build` and `.ci/app`. So many tabs (200) are closed or crash within
// a step of a game, now and then with the worker or the whole browser; what a page has shown must be there in the next one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PACKAGED, PHONE, site } from "./kit.mjs";
import { begin, BELOW, LONG, start, step, stopWorkers } from "./phone.mjs";
import { StaticServer } from "./static.mjs";

const TABS = Number(process.argv[2] ?? 200);
/** Milliseconds after the tap within which a tab ends. */
const SOON = 600;

const work = mkdtempSync(path.join(tmpdir(), "tricorder-fire-"));
site(path.join(work, "site"), PACKAGED);
const server = await StaticServer.start(path.join(work, "site"), BELOW);
const held = { server, profile: path.join(work, "profile"), home: `${server.home}app/`, device: PHONE };
const ends = { closed: 0, crashed: 0, "without worker": 0, "with the browser": 0 };
let [lost, moved, games] = [0, 0, 0];

/** The step a game is shown at. */
const shown = async (page) => Number(await page.locator("[data-at]").getAttribute("data-at"));

async function endTab(page, at) {
  if (at % 20 === 19) {
    ends["with the browser"] += 1;
    await held.context.close();
    return start(held);
  }
  if (at % 5 === 4) {
    ends["without worker"] += 1;
    await stopWorkers({ context: held.context, page });
  }
  if (at % 2) {
    ends.crashed += 1;
    const tab = await held.context.newCDPSession(page);
    tab.send("Page.crash").catch(() => {});
    await sleep(20);
  }
  ends.closed += at % 2 ? 0 : 1;
  await page.close();
  held.page = await held.context.newPage();
}

/** One tab: a step is begun, the tab ends, the next one shows at least what this one had shown. False when the game is over. */
async function fire(name, at) {
  await held.page.goto(`${held.home}solo/${name}`);
  const before = await shown(held.page);
  if (await held.page.locator("main a.go[href$='/score']").count()) return false;
  let confirmed = before;
  const { page } = held;
  const stepping = step(page).then(async () => (confirmed = await shown(page))).catch(() => {});
  await sleep(Math.random() * SOON);
  await endTab(page, at);
  await stepping;
  await held.page.goto(`${held.home}solo/${name}`);
  const now = await shown(held.page);
  if (now < confirmed) {
    lost += 1;
    console.log(`tab ${at}: ${confirmed} was shown, now ${now}`);
  }
  moved += now > before ? 1 : 0;
  return true;
}

try {
  await start(held);
  await held.page.goto(held.home);
  await held.page.locator("header.bar").waitFor({ timeout: LONG });
  await begin(held, "game0");
  for (let at = 0; at < TABS; at += 1) {
    if (await fire(`game${games}`, at)) continue;
    games += 1;
    await begin(held, `game${games}`);
  }
  console.log(`${TABS} tabs in ${games + 1} games:`, ends, `in ${moved} the step was done, lost ${lost}`);
} finally {
  await held.context.close().catch(() => {});
  server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = lost ? 1 : 0;
