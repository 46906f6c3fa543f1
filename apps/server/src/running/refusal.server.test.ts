import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openDatabase } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { fillEmbeddedFolder } from "@tefuda/testing/database/embedded";
import { type ProductServer, startServer } from "@tefuda/testing/server/product-server";
import { uuidv7 } from "uuidv7";
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

/** Runs a file of the server beside the running one; its process must end by itself. */
async function run(env: Record<string, string>, file: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", file), ...args], {
    env: { ...process.env, DATABASE_URL: undefined, ROLE: "api", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { printed, said, code };
}
const startAnother = (env: Record<string, string>) => run(env, "main.ts");

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
  expect(said).toBe(
    `The data folder ${join(server.dataDir, "database")} is in use by process ${server.pid} on ${hostname()}. ` +
      "Stop that process, or give this one another folder or a DATABASE_URL.\n",
  );
});

it("refuses demo accounts where others come until they are removed, and a port that is in use", async () => {
  const dataDir = join(folder, "demo");
  await fillEmbeddedFolder(join(dataDir, "database"));
  const database = await openDatabase({ dataDir: join(dataDir, "database") });
  const now = new Date();
  await database.db.insert(users).values({
    id: uuidv7(),
    email: "admin@demo.example",
    name: "三枝 真帆",
    createdAt: now,
    updatedAt: now,
  });
  await database.close();
  const forReal = { DATA_DIR: dataDir, PORT: port(), PUBLIC_URL: "https://jobs.example.jp" };
  expect(await startAnother(forReal)).toEqual({
    printed: "",
    said:
      "This database holds demo accounts, whose passwords everybody knows, and DATABASE_URL, PUBLIC_URL, SMTP_URL or HOST says that others come here. " +
      "Remove them with npm run demo:remove, or set SEED=demo to let everybody in by them.\n",
    code: 1,
  });
  expect(await run(forReal, "commands/remove-demo.ts")).toEqual({
    printed: "",
    said: "Nobody is there to ask.\nUsage: npm run demo:remove -- --yes\n",
    code: 1,
  });
  expect(await run(forReal, "commands/remove-demo.ts", "--yes")).toEqual({
    printed: "1 people and 0 companies were removed, with all their files.\n",
    said: "",
    code: 0,
  });
  // It is let in, and gets as far as the port, which the running one has.
  const { said, code } = await startAnother(forReal);
  expect(code).toBe(1);
  expect(said).toContain(`Setting PORT ${port()} is in use`);
}, 300_000);

it("refuses an address that this machine has not, and a secret that is only half there", async () => {
  const dataDir = join(folder, "elsewhere");
  await fillEmbeddedFolder(join(dataDir, "database"));
  const elsewhere = { DATA_DIR: dataDir, PORT: "0", SEED: "none", HOST: "192.0.2.7" };
  expect(await startAnother(elsewhere)).toEqual({
    printed: "",
    said: "Setting HOST 192.0.2.7 is no address of this machine.\n",
    code: 1,
  });
  await writeFile(join(dataDir, "auth-secret"), "");
  expect(await startAnother({ DATA_DIR: dataDir, PORT: "0" })).toEqual({
    printed: "",
    said:
      `The secret of this installation, ${join(dataDir, "auth-secret")}, is too short: 0 of at least 32 characters. ` +
      "Restore it from a backup, or remove it to have another one made; docs/guides/operating.md says what that does.\n",
    code: 1,
  });
}, 300_000);

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
