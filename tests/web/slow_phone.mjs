// What the app takes on a slow phone: `node slow_phone.mjs`, as root, after `cargo build` and `.ci/app`. The browser with all
// its processes stays below half of one processor, by a control group of its own.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BROWSER, PACKAGED, PHONE, site } from "./kit.mjs";
import { begin, BELOW, LONG, start, step } from "./phone.mjs";
import { StaticServer } from "./static.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SHARE = Number(process.argv[2] ?? 0.5);
const RUNS = 9;
/** Microseconds: as short as a slice of a scheduler, so that work is stretched and not cut. */
const PERIOD = 10_000;
/** What is measured with its goal: milliseconds, and megabytes of memory. */
const GOALS = {
  "first visit to the first page": 4_000,
  "first visit to first look-up": 4_000,
  "later start": 1_500,
  "look-up, answered": 60,
  "question, answered": 100,
  "step of a game, answered": 80,
  "deck check, answered": 150,
  "look-up, to the drawn page": 60,
  "step of a game, to the drawn page": 80,
  "memory of the app": 200,
};
const WORDS = ["zurückrufen", "loggen", "glory", "duty officer", "attach", "combat", "dilithium", "retreat", "beam"];
const QUESTIONS = [
  "how many cards in my hand",
  "when does the game end",
  "can i play two ships",
  "who goes first",
  "what happens when the deck runs out",
  "how do i win",
  "what does a duty officer do",
  "how much does an incident cost",
  "can i trade with the bank",
];

/** A group of processes that has no more than a share of a processor. */
class SlowGroup {
  constructor(share) {
    const version2 = existsSync("/sys/fs/cgroup/cgroup.controllers");
    this.folder = path.join(version2 ? "/sys/fs/cgroup" : "/sys/fs/cgroup/cpu", `slow-phone-${process.pid}`);
    mkdirSync(this.folder);
    const quota = Math.round(PERIOD * share);
    const limits = version2
      ? [["cpu.max", `${quota} ${PERIOD}`]]
      : [["cpu.cfs_period_us", PERIOD], ["cpu.cfs_quota_us", quota]];
    for (const [file, value] of limits) writeFileSync(path.join(this.folder, file), String(value));
    this.members = path.join(this.folder, "cgroup.procs");
  }

  /** The processes in it, by what they do. */
  processes() {
    const pids = readFileSync(this.members, "utf8").trim().split("\n").filter(Boolean);
    return pids.map((pid) => ({ pid, line: readFileSync(`/proc/${pid}/cmdline`, "utf8") }));
  }

  /** Megabytes that the drawing processes have for themselves: the page's and the worker's, if it has one of its own. */
  memory() {
    const renderers = this.processes().filter(({ line }) => line.includes("--type=renderer"));
    const own = ({ pid }) => Number(/^Private_Dirty: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]);
    return Math.max(...renderers.map(own)) / 1024;
  }

  async end() {
    for (let tries = 0; this.processes().length && tries < 50; tries += 1) await sleep(100);
    rmdirSync(this.folder);
  }
}

const work = mkdtempSync(path.join(tmpdir(), "tricorder-slow-"));
const group = new SlowGroup(SHARE);
const browser = path.join(work, "browser");
writeFileSync(browser, `#!/bin/sh\necho $$ >${group.members}\nexec ${BROWSER} "$@"\n`);
chmodSync(browser, 0o755);

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Milliseconds of the answers to addresses, as the page waits for them. */
const answers = (page, asked) =>
  page.evaluate(async (asked) => {
    const times = [];
    for (const [address, form] of asked) {
      const from = performance.now();
      const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
      const reply = await fetch(address, sent);
      await reply.text();
      if (!reply.ok) throw new Error(`${reply.status}: ${address}`);
      times.push(performance.now() - from);
    }
    return times;
  }, asked);

async function lookUp({ page }, words) {
  const box = page.locator("input[type=search]").first();
  await box.fill(words);
  await box.press("Enter");
  await page.waitForURL((address) => address.searchParams.get("q") === words);
  await page.locator("main").waitFor();
}

async function measure(held) {
  const { page, home } = held;
  const found = {};
  const visited = performance.now();
  await page.goto(home);
  await page.locator("header.bar").waitFor({ timeout: 3 * LONG });
  found["first visit to the first page"] = performance.now() - visited;
  await lookUp(held, "zurückrufen");
  found["first visit to first look-up"] = performance.now() - visited;
  const drawn = [];
  for (const word of WORDS) drawn.push(await timed(() => lookUp(held, word)));
  found["look-up, to the drawn page"] = median(drawn);
  const asking = (words) => words.map((q) => [`${home}?${new URLSearchParams({ q })}`]);
  found["look-up, answered"] = median(await answers(page, asking(WORDS)));
  found["question, answered"] = median(await answers(page, asking(QUESTIONS)));
  const list = readFileSync(path.join(ROOT, "tests/decks/forms/web_page.txt"), "utf8");
  const checks = Array.from({ length: RUNS }, () => [`${home}decks/check`, { list }]);
  found["deck check, answered"] = median(await answers(page, checks));
  await begin(held, "koloth");
  const steps = [];
  for (let turn = 0; turn < 2 * RUNS; turn += 1) steps.push(await timed(() => step(page)));
  found["step of a game, to the drawn page"] = median(steps);
  const game = page.locator("[data-at]");
  const gains = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    await page.goto(`${home}solo/koloth`);
    const at = await game.getAttribute("data-at");
    const event = { at, event: "dilithium", "dilithium.count": "1" };
    gains.push(...(await answers(page, [[`${home}solo/koloth/event`, event]])));
  }
  found["step of a game, answered"] = median(gains);
  found["memory of the app"] = group.memory();
  await held.context.close();
  const starts = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await start(held);
    starts.push(
      await timed(async () => {
        await held.page.goto(home);
        await held.page.locator("header.bar").waitFor({ timeout: 3 * LONG });
      }),
    );
    await held.context.close();
  }
  found["later start"] = median(starts);
  return found;
}

site(path.join(work, "site"), PACKAGED);
const server = await StaticServer.start(path.join(work, "site"), BELOW);
const held = { server, profile: path.join(work, "profile"), home: `${server.home}app/`, device: PHONE, browser };
try {
  await start(held);
  const found = await measure(held);
  console.log("| what | found | goal |\n|:--|--:|--:|");
  for (const [what, goal] of Object.entries(GOALS)) {
    const unit = what.startsWith("memory") ? "MB" : "ms";
    console.log(`| ${what} | ${Math.round(found[what])} ${unit} | ${goal} ${unit} |`);
  }
} finally {
  await held.context.close().catch(() => {});
  server.stop();
  await group.end();
  rmSync(work, { recursive: true, force: true });
}
