// What the browser tests work with: a server with folders of its own, a browser, devices, a look for faults.
import { spawn, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const ROOT = path.resolve(import.meta.dirname, "../..");
export const PROGRAM = process.env.TRICORDER ?? path.join(ROOT, "target/debug/tricorder");
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
export const BROWSER = process.env.CHROMIUM ?? BROWSERS.find((one) => existsSync(one));
/** Chromium without windows draws a page with two thirds of the work. The app is installed in the whole one. */
const SHELL = "/usr/bin/chromium-headless-shell";
const DRAWING = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : BROWSER);

/** Why there can be no browser tests here; undefined if there can. */
export const missing = !BROWSER
  ? "there is no Chromium"
  : !existsSync(PROGRAM)
    ? `there is no ${PROGRAM}`
    : undefined;

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "de-DE",
};
export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: "en-US" };

let browser;

/** The one browser of a test file. */
export async function launched() {
  browser ??= await chromium.launch({ executablePath: DRAWING, args: ["--no-sandbox"] });
  return browser;
}

export async function closed() {
  await browser?.close();
  browser = undefined;
}

/** A player's machine with the page open. */
export class Server {
  static async start(options = []) {
    const server = new Server();
    await server.begin(options);
    return server;
  }

  /** Begins to serve, at a free port. */
  async begin(options = []) {
    this.folder = mkdtempSync(path.join(tmpdir(), "tricorder-"));
    this.env = {
      ...process.env,
      TRICORDER_DATA_DIR: path.join(this.folder, "own"),
      TRICORDER_CACHE_DIR: process.env.TRICORDER_TEST_CACHE ?? path.join(this.folder, "cache"),
      TRICORDER_LANG: "",
      LANG: "C",
    };
    // Nobody reads what is written on standard error, and a pipe that is full stops the writer.
    const how = { env: this.env, stdio: ["ignore", "pipe", "ignore"] };
    this.child = spawn(PROGRAM, ["serve", "--port", "0", ...options], how);
    this.address = await new Promise((found, failed) => {
      let said = "";
      this.child.stdout.on("data", (part) => {
        said += part;
        const address = /http:\/\/\S+?\//.exec(said);
        if (address) found(address[0].replace(/\/$/, ""));
      });
      this.child.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Runs the program in a terminal of the same player. */
  run(...words) {
    return execFileSync(PROGRAM, words, { env: this.env, encoding: "utf8" });
  }

  /** Runs the program with lines typed into it. */
  tell(input, ...words) {
    return execFileSync(PROGRAM, words, { env: this.env, input, encoding: "utf8" });
  }

  /** The table of a game as it stands. */
  table(name) {
    return JSON.parse(this.run("solo", "status", "--json", "--name", name)).table;
  }

  /** A browser of a visitor: nothing in it yet. */
  async visitor(device = PHONE, more = {}) {
    const context = await (await launched()).newContext({ ...device, ...more, baseURL: this.address });
    const page = await context.newPage();
    page.faults = [];
    page.on("pageerror", (fault) => page.faults.push(String(fault)));
    page.on("console", (line) => {
      if (line.type() === "error") page.faults.push(line.text());
    });
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(this.address) || request.url().startsWith("data:");
      if (!isOwn) page.faults.push(`a request to ${request.url()}`);
    });
    return page;
  }

  stop() {
    this.child.kill("SIGINT");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The server of one file of tests: there before the first of them, put away with the browser behind the last. */
export function serverOfFile() {
  const server = new Server();
  before(() => server.begin());
  after(async () => {
    await closed();
    if (server.child) server.stop();
  });
  return server;
}

/** What keeps people out, by the rules of axe; an empty list is good. */
export async function barriers(page) {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map((one) => {
    const places = one.nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`);
    return `${one.id}: ${places.join(" | ")}`;
  });
}

/** How far the page is wider than the screen. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Where `.ci/app` and packages put what comes with the program. */
export const PACKAGED = process.env.TRICORDER_PACKAGED ?? path.join(ROOT, "target/packages/share/tricorder");

/** Writes the reference as plain files, with the app if that was packaged. */
export function site(folder, packaged = "") {
  const env = { ...process.env, TRICORDER_CATALOG: packaged };
  execFileSync(PROGRAM, ["admin", "site", folder], { encoding: "utf8", env });
}
