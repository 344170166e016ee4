// What is printed fits one page of A4, in both languages: the cheat sheets of all games, as the page shows them and as
// the program writes them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { missing, overflow, PHONE, serverOfFile } from "./kit.mjs";

const GAMES = ["cc", "2e", "catan", "1e"];
const LANGUAGES = { "de-DE": "de", "en-US": "en" };

/** How many sheets of paper a page takes. */
async function sheets(page) {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
}

describe("on paper", { skip: missing }, () => {
  const server = serverOfFile();

  for (const [locale, lang] of Object.entries(LANGUAGES)) {
    test(`a cheat sheet is one page: ${lang}`, async () => {
      const page = await server.visitor({ ...PHONE, locale });
      for (const game of GAMES) {
        await page.goto(`/cheat/${game}`);
        assert.ok((await overflow(page)) <= 0, game);
        assert.ok((await page.locator("dt").count()) > 20, game);
        assert.equal(await sheets(page), 1, `${game}, as the page shows it`);
        await page.goto("about:blank");
        await page.setContent(server.run("cheat", game, "--lang", lang, "--format", "html"));
        assert.equal(await sheets(page), 1, `${game}, as it is written`);
      }
    });
  }
});
