import { expect, it } from "vitest";
import { isDatabaseAway, isRefusedValue } from "./violations.ts";

const coded = (code: string) => Object.assign(new Error("it failed"), { code });

it.each([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "08000",
  "53100",
  "57P01",
  "57P05",
  "25006",
  "28000",
  "55P03",
  "57014",
])("tells by %s that the database is away", (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isRefusedValue(coded(code))).toBe(false);
});

it.each(["22003", "22007", "22008", "22021", "22P02", "22P05"])(
  "tells by %s that a value cannot be read",
  (code) => {
    expect(isRefusedValue(coded(code))).toBe(true);
    expect(isDatabaseAway(coded(code))).toBe(false);
  },
);

it.each(["57P06", "25001", "40P01", "55006", "23505", "22012", "ENOENT"])(
  "tells neither by %s",
  (code) => {
    expect(isDatabaseAway(coded(code))).toBe(false);
    expect(isRefusedValue(coded(code))).toBe(false);
  },
);
