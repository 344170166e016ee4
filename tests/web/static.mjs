// A web server that knows nothing but files: what anybody has.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import path from "node:path";

const TYPES = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Files of a folder below a path of this machine. */
export class StaticServer {
  static async start(folder, below = "/") {
    const files = new StaticServer();
    files.folder = folder;
    files.sent = 0;
    files.server = createServer((request, reply) => files.answer(request, reply, below));
    await new Promise((open) => files.server.listen(0, "127.0.0.1", open));
    files.home = `http://localhost:${files.server.address().port}${below}`;
    return files;
  }

  answer(request, reply, below) {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    try {
      const file = readFileSync(path.join(this.folder, path.normalize(name.slice(below.length))));
      this.sent += file.length;
      reply.writeHead(200, { "content-type": TYPES[path.extname(name)] ?? "application/octet-stream" });
      reply.end(file);
    } catch {
      reply.writeHead(404).end();
    }
  }

  /** The machine is gone. */
  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
