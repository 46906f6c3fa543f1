import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { DatabaseOptions, Db } from "@tefuda/db/client";
import { sql } from "@tefuda/db/sql";
import { expect } from "vitest";

/** A process of its own that does the dated work. */
export interface Worker {
  readonly child: ChildProcess;
  /** Waits until it has printed lines that begin so. */
  said(...lines: string[]): Promise<void>;
  /** Ends it; answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export function startWorker(options: DatabaseOptions, now: Date): Worker {
  const program = fileURLToPath(new URL("./worker.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options), now.toISOString()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  return {
    child,
    said: (...wanted) =>
      expect
        .poll(() => wanted.filter((line) => !lines.some((one) => one.startsWith(line))), {
          timeout: 60_000,
        })
        .toEqual([]),
    async end(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      return (await gone)[0];
    },
  };
}

/** Lets the time pass after which silent processes count as dead. */
export const passLifeTime = (db: Db) =>
  db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  );
