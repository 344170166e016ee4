// A real PostgreSQL of the distribution: in a folder of its own, on a socket in it, gone with the tests however they end.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** How long a server may take to start on a busy machine. */
const PATIENCE = 90_000;
/** Runs a server until its input ends, which it does with whoever started it. */
const WATCH = readFileSync(path.resolve(import.meta.dirname, "../it/kit/postgres/watch.sh"), "utf8");
const SETTINGS = ["listen_addresses=", "fsync=off", "full_page_writes=off", "unix_socket_permissions=0777"];

/** Where its programs lie: the newest of Debian's, or those of `pg_config`. */
function programs() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const bins = versions.sort((a, b) => b - a).map((version) => path.join(debian, version, "bin"));
  const configured = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  return [...bins, configured ?? ""].find((bin) => existsSync(path.join(bin, "initdb")));
}

/** As whom it runs: it refuses to be root. */
function guise() {
  if (process.getuid() !== 0) return {};
  const number = (which, name) => spawnSync("id", [which, name], { encoding: "utf8" });
  const name = ["postgres", "nobody"].find((one) => number("-u", one).status === 0);
  return { uid: Number(number("-u", name).stdout), gid: Number(number("-g", name).stdout) };
}

const BIN = programs();

/** Why there can be none; undefined if there can. */
export const missing = BIN ? undefined : "there is no PostgreSQL";

export class Postgres {
  static async start() {
    const server = new Postgres();
    const who = guise();
    server.folder = mkdtempSync(path.join(tmpdir(), "tricorder-pg"));
    if (who.uid !== undefined) chownSync(server.folder, who.uid, who.gid);
    const data = path.join(server.folder, "data");
    const how = { ...who, cwd: server.folder };
    const made = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale", "C.UTF-8"];
    execFileSync(path.join(BIN, "initdb"), made, { ...how, stdio: "ignore" });
    const settings = SETTINGS.flatMap((line) => ["-c", line]);
    const run = [path.join(BIN, "postgres"), "-D", data, "-k", server.folder, ...settings];
    const watch = ["-c", WATCH, "watch", server.folder, ...run];
    server.watch = spawn("sh", watch, { ...how, detached: true, stdio: ["pipe", "ignore", "ignore"] });
    await server.answers();
    return server;
  }

  /** The address of its database, as clients take it. */
  get url() {
    return `postgres://postgres@${encodeURIComponent(this.folder)}/postgres`;
  }

  async answers() {
    const start = Date.now();
    while (spawnSync(path.join(BIN, "pg_isready"), ["-q", "-h", this.folder]).status !== 0) {
      if (Date.now() - start > PATIENCE) throw new Error("PostgreSQL does not answer");
      await new Promise((soon) => setTimeout(soon, 50));
    }
  }

  /** Ends it, with all it keeps. */
  async stop() {
    const ended = new Promise((gone) => this.watch.once("exit", gone));
    this.watch.stdin.end();
    await ended;
  }
}
