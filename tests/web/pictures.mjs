// Takes the pictures of the README anew: `node pictures.mjs`, after `cargo build`.
import path from "node:path";
import { closed, DESKTOP, launched, PHONE, Server } from "./kit.mjs";
import { laidOut, TYPED, typed } from "./printed_turn.mjs";

const FOLDER = path.join(import.meta.dirname, "pictures");
const ENGLISH = { locale: "en-US" };
const TALL = { viewport: { width: 390, height: 1120 } };

/** Name, path, device, what else the browser says of itself. */
const PICTURES = [
  ["lookup-phone-de", "/?q=loggen", PHONE, {}],
  ["home-phone-de", "/", PHONE, {}],
  ["turn-phone-de", "/solo/abend", PHONE, {}],
  ["turn-phone-en-dark", "/solo/abend", PHONE, { ...ENGLISH, colorScheme: "dark" }],
  ["question-phone-en", "/solo/evening", PHONE, ENGLISH],
  ["deck-phone-en", "/deck/example%3Aklingon", PHONE, { ...ENGLISH, ...TALL }],
  ["turn-desktop-en", "/solo/abend", DESKTOP, {}],
  ["cards-desktop-en", "/cards?q=type:ship+range%3E%3D9", DESKTOP, {}],
];

/** What stands in the picture of a terminal: command lines of a player. */
const TYPED_LINES = ["recal", "solo log abend --limit 1", "deck check tests/decks/forms/web_page.txt"];

/** What terminals do with the signs for bold, faint and colored, as HTML. */
const STYLES = {
  1: "font-weight:bold",
  2: "color:#8b949e",
  31: "color:#ff7b72",
  32: "color:#7ee787",
  33: "color:#e3b341",
  34: "color:#79c0ff",
  35: "color:#d2a8ff",
  36: "color:#56d4dd",
};

function asHtml(text) {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  let open = 0;
  const styled = safe.replace(/\x1b\[([\d;]*)m/g, (_, codes) => {
    const styles = codes.split(";").flatMap((code) => STYLES[Number(code)] ?? []);
    if (styles.length) open += 1;
    return styles.length ? `<span style="${styles.join(";")}">` : "</span>".repeat(open) + ((open = 0) || "");
  });
  return styled.replace(/\x1b\[[\d;]*[A-Za-z]/g, "");
}

/** The program in a terminal of 80 columns. */
async function terminal(name) {
  const shown = TYPED_LINES.map((line) => {
    const output = server.run("--lang", "en", "--color", "always", ...line.split(" "));
    return `<b style="color:#7ee787">$ tricorder ${line}</b>\n${asHtml(output).trimEnd()}`;
  });
  const page = await (await launched()).newPage({ deviceScaleFactor: 2 });
  await page.setContent(
    `<pre style="display:inline-block;margin:0;padding:20px 24px;background:#0d1117;color:#e6edf3;font:14px/1.4 'DejaVu Sans Mono',monospace">${shown.join("\n\n")}</pre>`,
  );
  await page.locator("pre").screenshot({ path: path.join(FOLDER, `${name}.png`) });
}

// Paths in the picture are those a reader of the README has.
process.chdir(path.join(import.meta.dirname, "../.."));
const server = await Server.start();
laidOut(server, "abend");
typed(server, "abend", TYPED.slice(0, 3));
laidOut(server, "evening");
typed(server, "evening", []);
for (const [name, address, device, more] of PICTURES) {
  const page = await server.visitor(device, { ...more, deviceScaleFactor: 1 });
  await page.goto(address);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}
await terminal("terminal-en");
await closed();
server.stop();
