// Takes the pictures of the README anew: `node pictures.mjs`, after `cargo build`.
import path from "node:path";
import { closed, DESKTOP, PHONE, Server } from "./kit.mjs";

const FOLDER = path.join(import.meta.dirname, "pictures");
const English = { locale: "en-US" };

/** Name, path, device, what else the browser says of itself. */
const PICTURES = [
  ["lookup-phone-de", "/?q=loggen", PHONE, {}],
  ["lookup-phone-en-dark", "/e/cc/keyword/recall", PHONE, { ...English, colorScheme: "dark" }],
  ["cards-desktop-en", "/cards?q=type:ship range>=9", DESKTOP, {}],
];

const server = await Server.start();
for (const [name, address, device, more] of PICTURES) {
  const page = await server.visitor(device, { ...more, deviceScaleFactor: 1 });
  await page.goto(address);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}
await closed();
server.stop();
