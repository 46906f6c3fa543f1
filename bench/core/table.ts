import { milliseconds, quantile } from "../quantiles.ts";
import type { Measured } from "../report.ts";
import type { Loaded } from "./load.ts";

/** What a work came to, beside the most that PostgreSQL does of it. */
export interface Result {
  readonly what: string;
  /** How many a second pgbench got done; absent where there is nothing to compare with. */
  readonly limit?: number;
  readonly loaded: Pick<Loaded, "times" | "perSecond" | "server" | "postgres">;
}

const count = (perSecond: number) => perSecond.toFixed(perSecond < 100 ? 1 : 0);
const orNothing = (value: number, text: (value: number) => string) =>
  Number.isFinite(value) ? text(value) : "–";

/** Which part of the limit the product reaches. */
export const ratio = (product: number, limit: number) => (product / limit).toFixed(2);

/** Processor time for one call. */
const perCall = (seconds: number, calls: number) =>
  orNothing((seconds * 1000) / calls, (value) => `${value.toFixed(2)} ms`);

/** A line of the table. */
export function rowOf({ what, limit, loaded }: Result): Measured {
  const { times, perSecond, server, postgres } = loaded;
  return {
    what,
    values: {
      "limit/s": limit === undefined ? "–" : count(limit),
      "product/s": limit === undefined ? "–" : count(perSecond),
      ratio: limit === undefined ? "–" : ratio(perSecond, limit),
      p50: milliseconds(quantile(times, 0.5)),
      p99: milliseconds(quantile(times, 0.99)),
      server: perCall(server, times.length),
      PostgreSQL: perCall(postgres, times.length),
    },
  };
}
