// The reference as plain files: looked up in the browser alone, and read with the server gone.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { barriers, closed, launched, missing, overflow, PHONE, site } from "./kit.mjs";

const TYPES = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};
/** Milliseconds in which all pages are kept, on a busy machine. */
const LONG = 120_000;

describe("the site", { skip: missing }, () => {
  let folder;
  let server;
  let home;
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tricorder-site-"));
    site(path.join(folder, "site"));
    server = createServer((request, reply) => {
      const { pathname } = new URL(request.url, "http://localhost");
      const name = decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
      try {
        const file = readFileSync(path.join(folder, "site", path.normalize(name)));
        reply.writeHead(200, { "content-type": TYPES[path.extname(name)] ?? "text/plain" });
        reply.end(file);
      } catch {
        reply.writeHead(404).end();
      }
    });
    await new Promise((open) => server.listen(0, "127.0.0.1", open));
    home = `http://127.0.0.1:${server.address().port}`;
  });
  after(async () => {
    await closed();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function visitor(more = {}) {
    const context = await (await launched()).newContext({ ...PHONE, ...more, baseURL: home });
    return context.newPage();
  }

  test("half a word leads to the rule without any program", async () => {
    const page = await visitor();
    await page.goto("/de/index.html");
    await page.getByRole("combobox").pressSequentially("zurückr");
    await page.getByRole("option").first().tap();
    await page.waitForURL("**/cc.keyword.recall.html");
    assert.match(await page.locator("h1").innerText(), /Zurückrufen/);
  });

  test("nothing keeps anybody out", async () => {
    for (const colorScheme of ["light", "dark"]) {
      const page = await visitor({ colorScheme });
      for (const address of ["/", "/de/index.html", "/en/cc.keyword.log.html", "/de/cc.card.worf.html"]) {
        await page.goto(address);
        assert.deepEqual(await barriers(page), [], address);
        assert.ok((await overflow(page)) <= 0, address);
      }
    }
  });

  test("once kept, it is read with the server gone", { timeout: 3 * LONG }, async () => {
    const page = await visitor();
    await page.goto("/de/index.html");
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
        return (await Promise.all(counts)).reduce((all, one) => all + one, 0);
      });
    const files = JSON.parse(readFileSync(path.join(folder, "site", "files.json"), "utf8"));
    const wanted = files.shell.length + files.rest.length;
    const end = Date.now() + LONG;
    while ((await kept()) < wanted && Date.now() < end) await page.waitForTimeout(500);
    assert.ok((await kept()) >= wanted);
    server.closeAllConnections();
    server.close();
    for (const [address, heading] of [
      ["/de/cc.keyword.log.html", /Loggen/],
      ["/en/catan.glossary.distance-rule.html", /Distance rule/],
    ]) {
      await page.goto(address);
      assert.match(await page.locator("h1").innerText(), heading);
    }
  });
});
