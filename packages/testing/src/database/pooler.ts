import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostgresOptions } from "@tefuda/db/postgres";
import { freePort } from "../server/free-port.ts";
import { accountFor, findPrograms } from "./postgres-server.ts";

/** Holds the port of the pooler that stands before the server of the tests, where one does. */
const PORT = "TEST_POOLER_PORT";

export interface Pooler {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a PgBouncer before a server, on a free port.
 * @param mode after what a connection goes to the next client
 */
export async function startPooler(
  serverUrl: string,
  mode: "transaction" | "statement" = "transaction",
): Promise<Pooler> {
  // Debian keeps it where not every PATH leads.
  const programs = (await findPrograms("pgbouncer")) ?? "/usr/sbin";
  const { hostname, port: behind, username } = new URL(serverUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "tefuda-pooler-"));
  // PgBouncer, too, refuses to run as root.
  const account = await accountFor();
  await chmod(folder, 0o755);
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${behind} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 12
max_client_conn = 1000
`,
  );
  const child = spawn(join(programs, "pgbouncer"), [settings], {
    ...account,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk).slice(0, 20_000);
      if (said.includes("process up")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PgBouncer did not start: ${said}`)));
  });
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  return {
    port,
    async stop() {
      process.off("exit", killAtExit);
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** With TEFUDA_TEST_POOLED=1 what this process and its children open from now on goes through a pooler. */
export async function standBefore(serverUrl: string | undefined): Promise<Pooler | undefined> {
  if (serverUrl === undefined || process.env.TEFUDA_TEST_POOLED !== "1") return undefined;
  const pooler = await startPooler(serverUrl);
  process.env[PORT] = `${pooler.port}`;
  return pooler;
}

/** How to reach a database of the tests' server: through the pooler, where one stands before it. */
export function optionsOf(url: string): PostgresOptions {
  const port = process.env[PORT];
  if (!port) return { url };
  const through = new URL(url);
  through.port = port;
  return { url: through.href, directUrl: url, namesStatements: false };
}

/** The same as settings of the product. */
export function databaseSettings(url: string | undefined): Readonly<Record<string, string>> {
  if (url === undefined) return {};
  const { url: way, directUrl } = optionsOf(url);
  return { DATABASE_URL: way, ...(directUrl && { DATABASE_DIRECT_URL: directUrl }) };
}
