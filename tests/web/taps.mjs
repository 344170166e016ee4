// How much work ten tasks at a table are: taps, keystrokes and screens scrolled on a phone, from the first page on.
// A task is data: what is tapped, typed and at last seen. `node taps.mjs` prints the table.
import { pathToFileURL } from "node:url";
import { closed, PHONE, Server } from "./kit.mjs";
import { TASKS } from "./tasks.mjs";

const { height } = PHONE.viewport;

/** So far the page has to be moved until something is seen between what is pinned above and below it, in pixels. */
async function moved(place) {
  const way = await place.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const pinned = [...document.querySelectorAll("body *")].filter(
      (other) => ["fixed", "sticky"].includes(getComputedStyle(other).position) && !other.contains(one),
    );
    let [top, bottom] = [0, innerHeight];
    for (const other of pinned) {
      const edge = other.getBoundingClientRect();
      if (!edge.height || edge.width < innerWidth / 2) continue;
      if (edge.top <= 0 && edge.bottom > 0 && edge.bottom < innerHeight / 3) top = Math.max(top, edge.bottom);
      if (edge.bottom >= innerHeight && edge.top > innerHeight / 2) bottom = Math.min(bottom, edge.top);
    }
    const far = Math.min(box.bottom, box.top + 48);
    if (getComputedStyle(one).position === "fixed" || one.closest("dialog,.foot,nav.rooms")) return 0;
    if (box.top < top) return box.top - top;
    return far > bottom ? far - bottom : 0;
  });
  if (way) await place.evaluate((_, way) => scrollBy({ top: way, behavior: "instant" }), way);
  return Math.abs(way);
}

/** Carries a task out; what it took. */
export async function measured(server, task) {
  const page = await server.visitor(PHONE, { locale: "en-US" });
  const work = { taps: 0, keys: 0, screens: 0 };
  await page.goto(task.from ?? "/");
  for (const [deed, where, what] of task.steps) {
    const place = page.locator(where).locator("visible=true").first();
    await place.waitFor({ timeout: 5000 }).catch(() => {
      throw new Error(`${task.name}: no ${where} at ${page.url()}`);
    });
    work.screens += (await moved(place)) / height;
    if (deed === "tap") {
      work.taps += 1;
      await place.click();
    } else if (deed === "type") {
      await place.press("End"); // where a tap behind the last word puts the cursor
      work.keys += what.length;
      await place.pressSequentially(what);
    } else if (deed === "paste") {
      work.taps += 2; // into the box, and on what the phone offers to paste
      await place.fill(what);
    } else if (deed === "enter") {
      work.keys += 1;
      await place.press("Enter");
    } else if (deed !== "see") {
      throw new Error(`nobody knows how to ${deed}`);
    }
    await page.waitForLoadState();
  }
  await page.context().close();
  return { ...work, screens: Math.round(work.screens * 10) / 10 };
}

/** All tasks, each with a player of its own. */
export async function table(tasks = TASKS) {
  const rows = {};
  for (const task of tasks) {
    const server = await Server.start();
    try {
      (task.before ?? []).forEach(([input, ...words]) => server.tell(input, ...words));
      rows[task.name] = await measured(server, task);
    } finally {
      server.stop();
    }
  }
  await closed();
  return rows;
}

/** All that a table adds up to: a screen scrolled counts like a tap or a key. */
export function sum(rows) {
  return Object.values(rows).reduce((all, row) => all + row.taps + row.keys + row.screens, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await table();
  console.log(JSON.stringify(rows, null, 1));
  console.log(Math.round(sum(rows) * 10) / 10);
}
