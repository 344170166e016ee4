// Takes the pictures of the README anew: `node pictures.mjs`, after `cargo build`.
import path from "node:path";
import { closed, DESKTOP, PHONE, Server } from "./kit.mjs";
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
await closed();
server.stop();
