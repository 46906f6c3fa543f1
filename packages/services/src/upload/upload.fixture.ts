import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createDiskFiles } from "@tefuda/adapters/files/disk";
import type { FilesPort } from "@tefuda/adapters/files/port";
import type { Db } from "@tefuda/db/client";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import sharp from "sharp";
import { insertJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";

/** A context with a real file store, and the moment that it takes place. */
export function filesCtx(db: Db, actor: JokerActor, now = testNow) {
  const files = createDiskFiles(mkdtempSync(join(tmpdir(), "tefuda-uploads-")));
  const { ctx, signals } = testCtx(db, actor, now);
  return { ctx: withFiles(ctx, files), files, signals };
}

/** The same context on another file store, for instance one that fails. */
export const withFiles = (ctx: Ctx<JokerActor>, files: FilesPort): Ctx<JokerActor> => ({
  ...ctx,
  ports: { ...ctx.ports, files },
});

export const at = (ctx: Ctx<JokerActor>, now: Date): Ctx<JokerActor> => ({
  ...ctx,
  clock: () => now,
});

export const insertSender = (db: Db): Promise<JokerActor> => insertJoker(db);

/** A picture of one colour. */
export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: "#c8401f" } });

/** What is kept under the address of a file. */
export async function contentOf(files: FilesPort, path: string): Promise<Buffer> {
  const file = await files.get(path.replace("/files/", ""));
  if (!file) throw new Error(`There is no file at ${path}.`);
  return buffer(file.stream);
}
