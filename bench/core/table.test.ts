import { expect, it } from "vitest";
import { rowOf } from "./table.ts";

const loaded = {
  times: Array.from({ length: 200 }, (_, n) => n + 1),
  perSecond: 40,
  server: 0.1,
  postgres: 0.05,
};

it("puts the product beside the limit, and processor time for one call", () => {
  expect(rowOf({ what: "list", limit: 160, loaded })).toEqual({
    what: "list",
    values: {
      "limit/s": "160",
      "product/s": "40.0",
      ratio: "0.25",
      p50: "100.0 ms",
      p99: "198.0 ms",
      server: "0.50 ms",
      PostgreSQL: "0.25 ms",
    },
  });
});

it("leaves out what could not be compared or read", () => {
  const { values } = rowOf({ what: "live", loaded: { ...loaded, server: Number.NaN } });
  expect(values).toMatchObject({ "limit/s": "–", ratio: "–", server: "–", PostgreSQL: "0.25 ms" });
});
