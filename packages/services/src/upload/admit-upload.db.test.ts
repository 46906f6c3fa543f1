import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { admitUpload } from "./admit-upload.ts";
import { filesCtx, insertSender } from "./upload.fixture.ts";

const database = useTestDatabase();
const MB = 1024 * 1024;
const start = async () => filesCtx(database.db, await insertSender(database.db)).ctx;

it("takes three hundred files of a person in an hour", async () => {
  const ctx = await start();
  for (let n = 0; n < 300; n += 1) await admitUpload(ctx);
  await expect(admitUpload(ctx)).rejects.toMatchObject({
    code: "tooManyRequests",
    retryAfter: 3600,
  });
  await admitUpload(await start());
});

it("takes no more of a person once 300 MB have become part of nothing", async () => {
  const ctx = await start();
  const stranger = await insertSender(database.db);
  const keep = async (megabytes: number, ownerId = ctx.actor.userId) => {
    const id = uuidv7();
    await database.db.insert(uploads).values({
      id,
      ownerId,
      kind: "jokerImage",
      name: "face.jpg",
      size: megabytes * MB,
      contentType: "image/webp",
      storageKey: id,
      createdAt: ctx.clock(),
    });
    return id;
  };
  await keep(300, stranger.userId);
  const first = await keep(299);
  await admitUpload(ctx);
  const second = await keep(1);
  await expect(admitUpload(ctx)).rejects.toMatchObject({
    code: "tooManyRequests",
    retryAfter: 3600,
  });
  await database.db.update(uploads).set({ attachedAt: ctx.clock() }).where(eq(uploads.id, second));
  await admitUpload(ctx);
  await keep(1);
  await database.db.update(uploads).set({ expiresAt: ctx.clock() }).where(eq(uploads.id, first));
  await admitUpload(ctx);
});
