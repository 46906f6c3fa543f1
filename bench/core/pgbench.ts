import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findPrograms } from "@tefuda/testing/database/postgres-server";
import { PLAIN_SCHEMA } from "./plain-tables.ts";

/** More would take processors from PostgreSQL. */
const THREADS = 2;
/** What is asked for is read into memory in this time, which does not count. */
const WARM_UP_SECONDS = 1;
/** On a busy machine it takes a second to connect. */
const SHORTEST_SECONDS = 2;

export interface PgbenchLoad {
  readonly clients: number;
  readonly seconds: number;
}

/**
 * Has pgbench run one of the scripts after the other, chosen at random, and answers how many a second
 * PostgreSQL gets done. Each statement is prepared once for a connection.
 * @throws Error where there is no pgbench, or one of its transactions failed
 */
export async function runPgbench(
  databaseUrl: string,
  scripts: readonly string[],
  { clients, seconds }: PgbenchLoad,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "tefuda-pgbench-"));
  try {
    const files = scripts.map((_, number) => join(folder, `${number}.sql`));
    for (const [number, script] of scripts.entries())
      await writeFile(join(folder, `${number}.sql`), script);
    const program = await findPgbench();
    const threads = Math.min(THREADS, clients);
    const common = ["-n", "-M", "prepared", "-c", String(clients), "-j", String(threads)];
    const run = (lasting: number) => {
      const given = [...common, "-T", String(lasting), ...files.flatMap((file) => ["-f", file])];
      return runProgram(program, [...given, databaseUrl]);
    };
    await run(WARM_UP_SECONDS);
    return readPgbench(await run(Math.max(SHORTEST_SECONDS, Math.round(seconds))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error that says what to install */
export async function findPgbench(): Promise<string> {
  const folder = await findPrograms("pgbench");
  if (!folder)
    throw new Error(
      "pgbench is not installed here, against which the product is measured. It comes with PostgreSQL's server (Debian: postgresql; elsewhere often postgresql-contrib).",
    );
  return join(folder, "pgbench");
}

/**
 * The transactions a second in what pgbench prints.
 * @throws Error when some failed, or there is no such figure
 */
export function readPgbench(printed: string): number {
  const failed = Number(/^number of failed transactions: (\d+)/m.exec(printed)?.[1] ?? 0);
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(printed)?.[1]);
  if (failed > 0 || !(perSecond > 0))
    throw new Error(`pgbench could not do its work.\n${printed.slice(0, 2000)}`);
  return perSecond;
}

async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, PGOPTIONS: `-c search_path=${PLAIN_SCHEMA}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  if (code !== 0) throw new Error(`pgbench ended with ${code}.\n${complained.slice(0, 2000)}`);
  return printed;
}
