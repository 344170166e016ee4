// The reference as plain files, on a server that knows nothing else.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { barriers, closed, launched, missing, overflow, PHONE, site } from "./kit.mjs";
import { StaticServer } from "./static.mjs";

describe("the site", { skip: missing }, () => {
  let folder;
  let server;
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tricorder-site-"));
    site(path.join(folder, "site"));
    server = await StaticServer.start(path.join(folder, "site"));
  });
  after(async () => {
    await closed();
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("nothing keeps anybody out", async () => {
    for (const colorScheme of ["light", "dark"]) {
      const context = await (await launched()).newContext({ ...PHONE, colorScheme, baseURL: server.home });
      const page = await context.newPage();
      for (const address of ["/", "/de/index.html", "/en/cc.keyword.log.html", "/de/cc.card.worf.html"]) {
        await page.goto(address);
        assert.deepEqual(await barriers(page), [], address);
        assert.ok((await overflow(page)) <= 0, address);
      }
    }
  });

  test("the first page of all opens the language of the reader", async () => {
    const context = await (await launched()).newContext({ ...PHONE, baseURL: server.home });
    const page = await context.newPage();
    await page.goto("/");
    await page.waitForURL("**/de/index.html");
  });
});
