// A player's hand on the page of a game: it knows what lies on the table, taps what differs, and counts.
/** @typedef {{card?: string, counts?: Record<string, number>}} Place */

/**
 * What a player knows of the table.
 * @typedef {object} Knowledge
 * @property {Record<string, Place | Place[]>} places by the paths of what is asked; of several the next each time it is asked
 * @property {number[]} [tracks] Research, Influence, Military
 * @property {string[]} [answers] values of the buttons to press, in order; the first button where they do not fit
 * @property {(page, cost) => Promise<void>} [trace] sees each question
 */

/**
 * Plays one Bot turn with a game open, from "End my turn" to the player's turn. Returns what it cost: taps, those of
 * them that tell nothing but open, leaf or go on, keys, questions, those of them for which something would be typed in a terminal, states in which the main button was
 * hidden, questions taller than the screen; and what hands had to do, in lines, with those never wholly in sight before
 * it went on.
 */
export async function playTurn(page, knowledge) {
  const cost = { taps: 0, bare: 0, keys: 0, questions: 0, typed: 0, hidden: 0, tall: 0, lines: 0, unseen: 0 };
  await doAll(page, { ...cost }); // what is still told of the turn before
  const answers = [...(knowledge.answers ?? [])];
  const known = structuredClone(knowledge.places ?? {});
  await endTurn(page, known, knowledge.tracks ?? [], cost);
  for (let round = 0; round < 40; round++) {
    await doAll(page, cost);
    await look(page, cost);
    if (!(await page.locator('form.game[action*="/answer"]').count())) return cost;
    cost.questions += 1;
    await knowledge.trace?.(page, cost);
    const before = cost.taps;
    const isSent = await fillPlaces(page, known, cost);
    if (isSent) cost.typed += 1;
    if (isSent) continue;
    await fillTracks(page, knowledge.tracks ?? [], cost);
    const buttons = page.locator(".pinned .buttons button");
    // In a terminal, what is known already is answered by Enter alone.
    cost.typed += Number(cost.taps > before || !(await page.locator(".pinned .go").count()));
    const names = page.locator(".pinned input[data-rows]");
    if (await buttons.count()) await pressChoice(page, buttons, answers, cost);
    else if (await names.count()) await nameCards(page, await names.count(), known, cost);
    else if (await page.locator(".pinned textarea").count()) await typeCards(page, cost);
    else await press(page, page.locator(".pinned .go"), cost);
  }
  throw new Error("the turn does not end");
}

/**
 * Tells what changed at the table and lets the Bot play: by the keys, each with its part of the table; what is not known
 * yet is named last, and sends.
 */
async function endTurn(page, known, tracks, cost) {
  const key = (change) => page.locator(`[data-change="${change}"]`);
  if (!(await key("all").count())) return press(page, page.locator(".pinned .go"), cost);
  const open = async (change) => {
    if ((await key(change).getAttribute("aria-pressed")) !== "true") await tap(key(change), cost);
  };
  const later = {};
  for (const [path, wanted] of Object.entries(known)) {
    const place = page.locator("details.tile.asked", { has: page.locator(`[name$="${path}.card"]`) });
    const [{ card, counts } = {}, ...others] = [wanted].flat();
    const isUnknown = await place.evaluate((one) => one.classList.contains("unknown"));
    if (card && !isUnknown && (await place.locator(`[name$="${path}.card"]`).inputValue()) !== card) {
      await open(path.startsWith("market") ? "card" : "location");
      await tap(place.locator("summary"), cost);
      await tap(place.getByRole("button", { name: card, exact: true }), cost);
    }
    if (path.startsWith("zone") && counts?.["player.teams"] !== undefined) {
      await open("team");
      const bar = place.locator("xpath=following-sibling::div[@data-of='team'][1]");
      const by = counts["player.teams"] - Number(await bar.locator("output").innerText());
      for (let step = 0; step < Math.abs(by); step++) await tap(bar.locator(`[data-by="${Math.sign(by)}"]`), cost);
    }
    later[path] = others;
  }
  const steps = page.locator(".pinned fieldset.steps :checked");
  const held = await steps.evaluateAll((all) => all.map((one) => Number(one.value)));
  if (tracks.some((step, at) => at in held && step !== held[at])) {
    await open("track");
    await fillTracks(page, tracks, cost);
  }
  const unknown = await page.locator("details.tile.unknown").count();
  await (unknown ? tap : press.bind(null, page))(page.locator(".pinned .go"), cost);
  for (let left = unknown; left > 0; left--) {
    const place = page.locator("details.tile[open]");
    const name = await place.locator("input[data-rows]").getAttribute("name");
    const card = [known[name.split(".").slice(-3, -1).join(".")] ?? []].flat()[0]?.card;
    const row = card ? place.getByRole("button", { name: card, exact: true }) : place.locator(".rows button").first();
    if (left > 1) await tap(row, cost);
    else await press(page, row, cost);
  }
  Object.assign(known, later);
}

/** Begins a game from the list of games: with these choices, or with those of the last one. */
export async function beginGame(page, choices) {
  const cost = { taps: 0, bare: 0, keys: 0, questions: 0, typed: 0 };
  await page.goto("/solo");
  if (choices) await tap(page.locator('main a[href="/solo/new"]'), cost);
  for (const [field, value] of Object.entries(choices ?? {})) {
    await tap(page.locator(`form.ask label:has(input[name="${field}"][value="${value}"])`), cost);
  }
  await tap(page.locator(choices ? "form.ask .go" : "form.again button"), cost);
  await page.waitForURL(/setup$/);
  return cost;
}

/** Milliseconds in which a second tap at the same place does nothing. */
const TWICE = 400;
let last = { time: 0, x: 0, y: 0 };

async function tap(target, cost) {
  await target.scrollIntoViewIfNeeded();
  cost.bare += Number(await target.evaluate((one) => one.matches("summary, a, .go, [data-change], .sheet > .choice")));
  if (process.env.TAPS === "show") await tell(target);
  const { x, y } = (await target.boundingBox()) ?? last;
  const isNear = Math.hypot(x - last.x, y - last.y) < 2 * TWICE;
  const left = TWICE - (Date.now() - last.time);
  if (isNear && left > 0) await target.page().waitForTimeout(left);
  await target.tap();
  last = { time: Date.now(), x, y };
  cost.taps += 1;
}

/** Says which tap comes next, and below what it stands. */
async function tell(target) {
  const words = await target.evaluate((one) => [
    document.querySelector(".game.telling:not(.both)") ? "hands" : document.querySelector(".pinned .question")?.textContent,
    document.querySelector(".tile[open]")?.dataset.name ?? "",
    one.getAttribute("aria-label") ?? one.textContent.trim(),
    `${document.querySelectorAll(".game.telling .move").length} lines${document.querySelector(".game.both") ? ", below them" : ""}`,
  ]);
  console.log(`  tap: ${words.join(" | ")}`);
}

/** Goes by the one button through what hands have to do, until something is asked. */
export async function doAll(page, cost) {
  const seen = new Set();
  let lines = 0;
  while (await page.locator(".game.telling").count()) {
    const found = await page.evaluate(linesInSight);
    lines = found.length;
    found.forEach((isSeen, at) => isSeen && seen.add(at));
    // What is asked stands below them: its answer, or what the player did since, says that they are done.
    if (await page.locator(".game.both").count()) break;
    await tap(page.locator(".done .go"), cost);
  }
  cost.lines += lines;
  cost.unseen += lines - seen.size;
}

/** Of each line for hands, whether all of it is in sight, with nothing over it. */
function linesInSight() {
  return [...document.querySelectorAll(".moves .move")].map((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const corners = [[left + 8, top + 2], [right - 8, top + 2], [left + 8, bottom - 2], [right - 8, bottom - 2]];
    return corners.every(([x, y]) => line.contains(document.elementFromPoint(x, y)));
  });
}

/** Taps what sends the form, and waits for what follows. */
async function press(page, target, cost) {
  const before = await page.locator("[data-at]").getAttribute("data-at");
  await tap(target, cost);
  await page.locator(`[data-at]:not([data-at="${before}"]), [role=alert]`).first().waitFor();
  const refused = page.locator("[role=alert]");
  if (await refused.count()) throw new Error(await refused.first().innerText());
}

async function pressChoice(page, buttons, answers, cost) {
  const values = await buttons.evaluateAll((all) => all.map((one) => one.value));
  const wanted = values.indexOf(answers[0]);
  if (wanted >= 0) answers.shift();
  await press(page, buttons.nth(Math.max(wanted, 0)), cost);
}

/** Taps so many cards; the last of them sends. */
async function nameCards(page, count, known, cost) {
  const title = [known.card ?? []].flat()[0]?.card;
  const rows = page.locator(".pinned .rows button:visible");
  const row = () => (title ? rows.getByText(title, { exact: true }) : rows.first());
  for (let at = 1; at < count; at++) await tap(row(), cost);
  await press(page, row(), cost);
}

/** Cards of no crew that hardly lie anywhere else: a hand that knows nothing takes the first of each place. */
const LYING = ["Letheaner", "Lirpa", "Mek’leth", "Organier", "Plasmaverteiler", "Suliban", "Tachyongitter", "Tholianer"];

/** Types as many cards as are said to be missing, each of them once in a game. */
async function typeCards(page, cost) {
  const lines = page.locator(".pinned textarea");
  const missing = Number((await page.locator(".pinned").innerText()).match(/: (\d+) /)?.[1] ?? 0);
  const before = (await lines.inputValue()).split("\n").filter(Boolean);
  const typed = LYING.filter((title) => !before.includes(title)).slice(0, missing);
  await lines.fill([...before, ...typed].join("\n"));
  cost.keys += typed.join("\n").length;
  await press(page, page.locator(".pinned .go"), cost);
}

/**
 * Goes from place to place: first the one that is open, then those that differ from what the player knows. Returns
 * whether that was all that was asked, so that it is sent.
 */
async function fillPlaces(page, known, cost) {
  const asked = page.locator("details.tile.asked");
  for (const name of await asked.locator("input[data-rows]").evaluateAll((all) => all.map((one) => one.name))) {
    const path = name.replace(/\.card$/, "");
    const key = name.replace(/^answer\.(several\.\d+\.)?/, "").replace(/\.card$/, "");
    const [wanted, ...later] = [known[key] ?? []].flat();
    const place = page.locator("details.tile", { has: page.locator(`[name="${name}"]`) });
    const field = place.locator(`[name="${name}"]`);
    // Beside a card that is turned up, what was laid out may wait.
    const isUnknown = await place.evaluate((one) => one.classList.contains("unknown"));
    if (!wanted && (!isUnknown || (await page.locator(".pinned :is(.buttons, input[data-rows])").count()))) continue;
    if (isUnknown && !(await place.evaluate((one) => one.open))) await tap(place.locator("summary"), cost);
    const card = wanted?.card ?? (isUnknown ? await place.locator(".rows button").first().innerText() : undefined);
    known[key] = later;
    const counts = Object.entries(wanted?.counts ?? {});
    const differs = [];
    for (const [what, number] of counts) {
      const input = place.locator(`[name="${path}.${what}"]`);
      if ((await input.count()) && Number(await input.inputValue()) !== number) differs.push([input, number]);
    }
    const isOther = card !== undefined && (await field.inputValue()) !== card;
    if (!isOther && !differs.length) continue;
    if (!(await place.evaluate((one) => one.open))) await tap(place.locator("summary"), cost);
    for (const [input, number] of differs) {
      const by = number - Number(await input.inputValue());
      const key = input.locator(`xpath=../button[@data-step="${Math.sign(by)}"]`);
      for (let step = 0; step < Math.abs(by); step++) await tap(key, cost);
    }
    const row = place.getByRole("button", { name: card, exact: true });
    // Where nothing was known, the last card sends.
    const isLast = () => document.querySelector(".game").dataset.ends === "on" && document.querySelectorAll(".tile.unknown").length === 1;
    if (isUnknown && (await page.evaluate(isLast))) {
      await press(page, row, cost);
      return true;
    }
    if (isOther) await tap(row, cost);
    else await tap(place.locator(".sheet > .choice:not(.close)"), cost);
  }
  return false;
}

async function fillTracks(page, tracks, cost) {
  const rows = page.locator(".pinned fieldset.steps");
  for (let at = 0; at < (await rows.count()); at++) {
    const row = rows.nth(at);
    const by = (tracks[at] ?? 0) - Number(await row.locator(":checked").inputValue());
    // Two taps lead to any step.
    const isFar = Math.abs(by) > 2;
    if (isFar && !(await row.locator("details").evaluate((one) => one.open))) await tap(row.locator("summary"), cost);
    if (isFar) await tap(row.locator(`input[value="${tracks[at] ?? 0}"]`), cost);
    else for (let step = 0; step < Math.abs(by); step++) await tap(row.locator(`[data-by="${Math.sign(by)}"]`), cost);
  }
}

/** Whether the main button, or every answer, is on the screen, and the question no taller than it. */
async function look(page, cost) {
  const seen = await page.evaluate(() => {
    if (document.querySelector("details.tile[open]")) return { hidden: false, tall: false };
    const pinned = document.querySelector(".pinned");
    const main = pinned.querySelector(".go") ?? pinned.querySelector(".buttons");
    const { top, bottom } = (pinned.querySelector(".go") ?? main.firstElementChild).getBoundingClientRect();
    return { hidden: top < 0 || bottom > innerHeight, tall: pinned.scrollHeight > innerHeight };
  });
  cost.hidden += Number(seen.hidden);
  cost.tall += Number(seen.tall);
}
