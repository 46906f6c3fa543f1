import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { isIPv6 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseSettings } from "../../packages/testing/src/database/pooler.ts";
import { copyDatabaseOf, type DemoData } from "../../packages/testing/src/server/demo-data.ts";
import { freePort } from "../../packages/testing/src/server/free-port.ts";
import { readOutboxOf } from "../../packages/testing/src/server/product-server.ts";
import type { ProductServer } from "./server.ts";

const script = fileURLToPath(
  new URL("../../apps/server/src/running/host.fixture.ts", import.meta.url),
);

type Settings = Readonly<Record<string, string>>;
type Order = Settings | "close";
type Answer = "started" | "closed";

/** A process that runs one product at a time, and starts the next one without loading it again. */
export interface Host {
  /** Starts the product on a copy of the data; the one before has to be stopped. */
  start(env: Settings, dataFrom: DemoData): Promise<ProductServer>;
  end(): Promise<void>;
}

/** @param env what the process itself has, beside what the products are told */
export function startHost(env: Settings): Host {
  let printed = "";
  const child = fork(script, {
    env: {
      ...process.env,
      // What a developer has set for a server of their own must not reach these.
      PUBLIC_URL: undefined,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      ...env,
    },
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });

  const order = async (what: Order, expected: Answer) => {
    const answer = await ask(child, what);
    if (answer !== expected) throw new Error(`The server ended.\n${printed}`);
  };

  return {
    async start(given, dataFrom) {
      const folder = await mkdtemp(join(tmpdir(), "tefuda-server-"));
      await cp(dataFrom.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      const database = await copyDatabaseOf(dataFrom);
      const port = await freePort();
      const url = `http://${given.HOST ? hostOf(given.HOST) : "localhost"}:${port}`;
      const before = printed.length;
      const settings = {
        NODE_ENV: "production",
        DEV_PAGES: "1",
        LOG_LEVEL: "warn",
        DATA_DIR: folder,
        ...databaseSettings(database?.url),
        PORT: String(port),
        SEED: "demo",
        ...given,
      };
      const start = () => order(settings, "started");
      const close = () => order("close", "closed");
      await start();
      return {
        url,
        dataDir: folder,
        databaseUrl: database?.url,
        output: () => printed.slice(before),
        start,
        close,
        restart: start,
        async stop() {
          await close();
          await database?.drop();
          await rm(folder, { recursive: true, force: true });
        },
        readOutbox: () => readOutboxOf(url),
      };
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}

const hostOf = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/** Sends an order; answers what comes back, nothing when the process ends instead. */
async function ask(child: ChildProcess, order: Order) {
  if (!child.connected) return undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  const answer = once(child, "message", { signal }).then(([word]) => word as Answer);
  const end = once(child, "exit", { signal }).then(() => undefined);
  child.send(order);
  try {
    return await Promise.race([answer, end]);
  } finally {
    waiting.abort();
    await Promise.allSettled([answer, end]);
  }
}
