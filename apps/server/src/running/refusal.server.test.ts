import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ProductServer, startServer } from "@tefuda/testing/server/product-server";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: ProductServer;
let folder: string;
beforeAll(async () => {
  // On the embedded database, whose folder has one owner.
  server = await startServer({ seed: "none", env: { ROLE: "api" } });
  folder = await mkdtemp(join(tmpdir(), "tefuda-refusal-"));
}, 180_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Starts another process beside the running one, which must end by itself. */
async function startAnother(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: { ...process.env, DATABASE_URL: undefined, ROLE: "api", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { said, code };
}

const port = () => new URL(server.url).port;

it("refuses a wrong setting and names it", async () => {
  const { said, code } = await startAnother({ PORT: "eighty", SEED: "everything" });
  expect(code).toBe(1);
  expect(said).toContain("Setting PORT must be a port number.");
  expect(said).toContain("Setting SEED must be");
});

it("refuses a data folder that is in use", async () => {
  const { said, code } = await startAnother({ DATA_DIR: server.dataDir, PORT: "0" });
  expect(code).toBe(1);
  expect(said).toMatch(/data folder .* is in use by process \d+/);
});

it("says what to do about a database folder that is damaged", async () => {
  const dataDir = join(folder, "damaged");
  const tables = join(dataDir, "database/tables");
  await mkdir(join(tables, "global"), { recursive: true });
  await writeFile(join(tables, "PG_VERSION"), "18\n");
  await writeFile(join(tables, "global/pg_control"), "noise");
  const { said, code } = await startAnother({ DATA_DIR: dataDir, PORT: "0", SEED: "none" });
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([
    expect.stringMatching(
      /^The database in \S+\/damaged\/database cannot be opened: it is damaged, or of another version \(.*\)\. Restore the data folder from a backup, or move that folder away to begin anew; docs\/guides\/operating\.md says how\.$/,
    ),
  ]);
});

it("refuses a port that is in use", async () => {
  const { said, code } = await startAnother({
    DATA_DIR: folder,
    PORT: port(),
    SEED: "none",
  });
  expect(code).toBe(1);
  expect(said).toContain(`Setting PORT ${port()} is in use`);
});
