import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fillEmbeddedFolder } from "../database/embedded.ts";
import { databaseSettings } from "../database/pooler.ts";
import { freePort } from "./free-port.ts";

const READY_WITHIN_MS = 150_000;
/** Calls and jobs under way may take ten seconds each. */
const CLOSED_WITHIN_MS = 30_000;
const root = join(import.meta.dirname, "../../../..");

export type Seed = "demo" | "none";

/** A mail that the product would have sent. */
export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The real product as a process of its own, with a data folder of its own on a free port. */
export interface ProductServer {
  readonly url: string;
  /** Where it keeps its data. */
  readonly dataDir: string;
  /** Its PostgreSQL database; nothing on the embedded one, which is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly pid: number | undefined;
  /** Everything the process printed so far. */
  output(): string;
  /** Stops the process as an operator would and starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Ends the process at once, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Starts the process again after `kill`, on the same data and port. */
  start(): Promise<void>;
  /** Stops the process and removes its data; fails when it did not close cleanly. */
  stop(): Promise<void>;
  /** Stops the process as an operator would and leaves its data. */
  close(): Promise<void>;
  /** The mails so far, the newest first. */
  readOutbox(): Promise<OutboxMail[]>;
}

export interface ServerSettings {
  readonly seed: Seed;
  /** A PostgreSQL database of the server's own; the embedded one when absent. */
  readonly databaseUrl?: string | undefined;
  /** Past the pooler, where one stands before the server: what is copied afterwards must have nobody connected. */
  readonly isDirect?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** A folder of a server that was stopped: this one starts with a copy of it. */
  readonly dataFrom?: string | undefined;
}

/** Starts the product and answers once it is ready. */
export async function startServer({
  seed,
  databaseUrl,
  isDirect = false,
  env = {},
  dataFrom,
}: ServerSettings): Promise<ProductServer> {
  const folder = await mkdtemp(join(tmpdir(), "tefuda-server-"));
  if (dataFrom) await cp(dataFrom, folder, { recursive: true });
  else if (databaseUrl === undefined) await fillEmbeddedFolder(join(folder, "database"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let printed = "";

  const start = async () => {
    const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
      cwd: root,
      env: {
        ...process.env,
        // What a developer has set for a server of their own must not reach this one.
        PUBLIC_URL: undefined,
        SMTP_URL: undefined,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        DEV_PAGES: "1",
        LOG_LEVEL: "warn",
        DATABASE_URL: databaseUrl,
        ...(isDirect ? {} : databaseSettings(databaseUrl)),
        DATA_DIR: folder,
        PORT: String(port),
        SEED: seed,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    try {
      await untilReady(url, child, () => printed);
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    }
    return child;
  };

  let child = await start().catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    dataDir: folder,
    databaseUrl,
    get pid() {
      return child.pid;
    },
    output: () => printed,
    async restart() {
      await close(child, () => printed);
      child = await start();
    },
    async kill() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    async start() {
      child = await start();
    },
    close: () => close(child, () => printed),
    async stop() {
      try {
        await close(child, () => printed);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    readOutbox: () => readOutboxOf(url),
  };
}

/** The mails that the product at an address keeps, the newest first. */
export async function readOutboxOf(url: string): Promise<OutboxMail[]> {
  const answer = await fetch(`${url}/dev/outbox.json`);
  if (!answer.ok) throw new Error(`/dev/outbox.json answered ${answer.status}`);
  return (await answer.json()) as OutboxMail[];
}

async function untilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it was ready.\n${output()}`);
    }
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The server was not ready after ${READY_WITHIN_MS} ms.\n${output()}`);
}

async function close(child: ChildProcess, output: () => string) {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, "exit");
    child.kill("SIGTERM");
    const impatient = setTimeout(() => child.kill("SIGKILL"), CLOSED_WITHIN_MS);
    await closed;
    clearTimeout(impatient);
  }
  if (child.exitCode !== 0) {
    const how = child.signalCode ?? `code ${child.exitCode}`;
    throw new Error(`The server did not close cleanly (${how}).\n${output()}`);
  }
}
