import type { ProductServer } from "@tefuda/testing/server/product-server";
import type { Measured } from "../report.ts";
import type { Meter } from "./meter.ts";
import { type PgbenchLoad, runPgbench } from "./pgbench.ts";
import type { Person, Requests } from "./requests.ts";

/** Everything that a work needs: a running product, who is signed in, and its rows. */
export interface Bench {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly meter: Meter;
  readonly requests: Requests;
  readonly aces: readonly Person[];
  readonly seekers: readonly Person[];
  readonly threads: readonly string[];
  readonly offers: readonly string[];
  readonly streams: number;
  /** A time at the scale that was asked for; in less than a second nothing can be measured. */
  seconds(atFullLength: number): number;
  /** The first column that a statement answers, of the product's database or of the plain tables. */
  column(sql: string, values?: readonly unknown[]): Promise<string[]>;
  /** Another process of the product on the same database, in which the same people are signed in. */
  startBeside(env: Readonly<Record<string, string>>): Promise<ProductServer>;
  /** Has PostgreSQL put on the disk what it has in its log, so that it does not begin to in between. */
  settle(): Promise<void>;
}

export interface Outcome {
  readonly rows: readonly Measured[];
  readonly notes?: readonly string[];
}

/** How many a second PostgreSQL gets done of a script, or of several. */
export async function limitOf(
  { databaseUrl, settle }: Bench,
  scripts: readonly string[],
  load: PgbenchLoad,
): Promise<number> {
  await settle();
  return runPgbench(databaseUrl, scripts, load);
}

/** A number of the product's database. */
export async function countOf(bench: Bench, sql: string, values?: readonly unknown[]) {
  const [found] = await bench.column(sql, values);
  return Number(found);
}
