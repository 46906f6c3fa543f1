import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { BARE_POLICY } from "./bare-headers.ts";

const folder = join(import.meta.dirname, "../../../web/src/service-worker");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** The worker itself may call the product and show its icons, and load nothing else. */
const WORKER_POLICY = `${BARE_POLICY}; connect-src 'self'; img-src 'self'`;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

/**
 * The worker's script: what it has to know, then the worker as it stands. The offline page comes with
 * it, so that nothing has to be kept in the browser's caches.
 * @param neutral what a push says that may not or cannot say more
 */
function serviceWorkerScript({ brand, neutral }: { brand: string; neutral: string }) {
  const offlinePage = read("offline.html").replaceAll("{{brand}}", escapeHtml(brand));
  const scripts = [...offlinePage.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, script = ""]) => `'sha256-${hashOf(script)}'`);
  const offlinePolicy = [
    "default-src 'none'",
    `script-src ${hashes.join(" ")}`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const settings = JSON.stringify({ brand, neutral, offlinePage, offlinePolicy });
  return `self.tefuda = ${settings};\n${read("worker.js")}`;
}

/** The service worker at the root, so that it may answer for every page; asked for anew at each check. */
export function serviceWorker(
  server: FastifyInstance,
  { brand, development }: Pick<Config, "brand" | "development">,
  neutral: string,
) {
  const make = () => serviceWorkerScript({ brand, neutral });
  const made = make();
  server.get("/sw.js", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", WORKER_POLICY)
      .type("text/javascript; charset=utf-8")
      .send(development ? make() : made),
  );
}
