import { appendFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mountSmallDisk, type SmallDisk } from "@tefuda/testing/files/small-disk";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { DataFolderDamaged, DataFolderFull, whyNotOpened } from "./damaged-folder.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";
import { isDatabaseAway } from "./violations.ts";

let disk: SmallDisk;
beforeEach(async () => {
  disk = await mountSmallDisk(128);
});
afterEach(() => disk.stop());

it("is asked nothing more once its journal finds no room, and is whole when there is some again", async ({
  task,
}) => {
  const dataDir = join(disk.folder, "database");
  const panics: Error[] = [];
  const first = await openDatabase({ dataDir, onPanic: (error) => panics.push(error) });
  await first.db.execute(sql`create table kept (id text)`);
  await first.db.execute(sql`insert into kept values ('0')`);
  const spare = join(disk.folder, "spare");
  await writeFile(spare, Buffer.alloc(64 * 1024));
  disk.fill();
  const kept = ["0"];
  const keep = async () => {
    const id = String(kept.length);
    await first.db.execute(sql`insert into kept values (${id})`);
    kept.push(id);
    await first.db.execute(sql`select pg_logical_emit_message(false, '', repeat('a', 500000))`);
    return keep();
  };
  const panic = await keep().catch((error: unknown) => error);
  expect(isDatabaseAway(panic)).toBe(true);
  expect(panics).toEqual([expect.objectContaining({ severity: "PANIC", code: "53100" })]);
  // The engine itself would hold the process for ever.
  await expect(first.answer()).rejects.toBe(panics[0]);
  await expect(first.db.transaction(keep)).rejects.toThrow();
  expect(panics).toHaveLength(1);
  await first.close();

  // No room for the lock; then for the lock, and not for a journal.
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataFolderFull);
  await rm(spare);
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataFolderFull);

  disk.free();
  const again = await openDatabase({ dataDir });
  const found = await rows<{ id: string }>(again.db, sql`select id from kept`);
  tellFault(
    task,
    "disk full, in the middle of the journal",
    outcomeOf(
      kept,
      found.map(({ id }) => id),
    ),
  );
  expect(found.map(({ id }) => id)).toEqual(kept);
  await again.close();
});

it("is held for damaged from the room of one piece of its journal on, and for full below", async () => {
  const used = join(disk.folder, "used");
  await writeFile(used, Buffer.alloc(112 * 1024 * 1024));
  expect(await whyNotOpened(disk.folder, "why")).toBeInstanceOf(DataFolderDamaged);
  await appendFile(used, "a byte more");
  expect(await whyNotOpened(disk.folder, "why")).toBeInstanceOf(DataFolderFull);
});
