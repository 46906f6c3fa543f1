import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig, WrongSetting } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "tefuda-config-"));

it("runs on defaults with the embedded database and demo data", () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    port: 3000,
    seed: "demo",
    database: { dataDir: join(DATA_DIR, "database") },
  });
  expect(readConfig({ DATA_DIR }).authSecret).toBe(config.authSecret);
});

it("seeds nothing into PostgreSQL unless asked", () => {
  const DATABASE_URL = "postgres://localhost/tefuda";
  expect(readConfig({ DATA_DIR, DATABASE_URL }).seed).toBe("none");
  expect(readConfig({ DATA_DIR, DATABASE_URL, SEED: "demo" }).seed).toBe("demo");
});

it.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SEED", "yes"],
  ["ROLE", "worker"],
  ["WEB_CONCURRENCY", "2"],
  ["SMTP_URL", "localhost:25"],
  ["AUTH_SECRET", "short"],
  ["DEV_PAGES", "maybe"],
])("refuses %s=%s and names it", (name, value) => {
  expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(WrongSetting);
  expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(name);
});

it("keeps development pages away from a public address", () => {
  expect(readConfig({ DATA_DIR }).devPages).toBe(true);
  expect(readConfig({ DATA_DIR, PUBLIC_URL: "https://example.jp" }).devPages).toBe(false);
});
