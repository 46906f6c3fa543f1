import { expect, it } from "vitest";
import { readPgbench } from "./pgbench.ts";

const printed = (failed: number) => `pgbench (15.18 (Debian 15.18-0+deb12u1))
transaction type: 0.sql
scaling factor: 1
query mode: prepared
number of clients: 64
number of threads: 2
maximum number of tries: 1
duration: 5 s
number of transactions actually processed: 27415
number of failed transactions: ${failed} (0.000%)
latency average = 11.672 ms
initial connection time = 81.304 ms
tps = 5483.187410 (without initial connection time)
`;

it("reads how many transactions a second there were", () => {
  expect(readPgbench(printed(0))).toBe(5483.18741);
});

it("reads what PostgreSQL before 15 prints, which counts no failures", () => {
  expect(readPgbench("tps = 12.5 (without initial connection time)\n")).toBe(12.5);
});

it("takes no figure of a run in which something failed", () => {
  expect(() => readPgbench(printed(3))).toThrow("pgbench could not do its work.");
});

it("refuses what has no figure", () => {
  expect(() => readPgbench("pgbench: error: connection failed")).toThrow("could not do its work");
});
