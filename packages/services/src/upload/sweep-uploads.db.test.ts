import { users } from "@tefuda/db/schema/account";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { testNow } from "../joker/joker.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { attachUpload } from "./attach-upload.ts";
import { removeRetired, retireFile } from "./retire-file.ts";
import { storeUpload } from "./store-upload.ts";
import { sweepUploads } from "./sweep-uploads.ts";
import { at, filesCtx, insertSender, picture, withFiles } from "./upload.fixture.ts";

const database = useTestDatabase();
beforeEach(() => database.clear());

const hours = (n: number) => new Date(testNow.getTime() + n * 3_600_000);
const start = async () => filesCtx(database.db, await insertSender(database.db));
type World = Awaited<ReturnType<typeof start>>;

const send = async ({ ctx }: World) => {
  const sent = { kind: "jokerImage", uploadId: uuidv7(), name: "a.png" } as const;
  const { path } = await storeUpload(ctx, { ...sent, bytes: await picture().png().toBuffer() });
  return { uploadId: sent.uploadId, key: path.replace("/files/", "") };
};
const attach = ({ ctx }: World, uploadId: string, ownerId = ctx.actor.userId) =>
  database.db.transaction((tx) =>
    attachUpload(tx, { uploadId, ownerId, kind: "jokerImage", now: ctx.clock() }),
  );
const rowIds = async () =>
  (await database.db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id);
const isThere = async ({ files }: World, key: string) => {
  const file = await files.get(key);
  file?.stream.destroy();
  return file !== undefined;
};

it("lets only the sender make a file part of something, and once", async () => {
  const world = await start();
  const other = await insertSender(database.db);
  const { uploadId, key } = await send(world);
  const refused = { code: "dataNotFound" };
  await expect(attach(world, uploadId, other.userId)).rejects.toMatchObject(refused);
  await expect(attach(world, uuidv7())).rejects.toMatchObject(refused);
  const both = await Promise.allSettled([attach(world, uploadId), attach(world, uploadId)]);
  expect(both.filter(({ status }) => status === "fulfilled")).toEqual([
    { status: "fulfilled", value: key },
  ]);
  await expect(attach(world, uploadId)).rejects.toMatchObject(refused);
});

it("makes no file part of something that is of another kind, or on its way out", async () => {
  const world = await start();
  const { uploadId } = await send(world);
  const { actor, clock } = world.ctx;
  const attachment = { uploadId, ownerId: actor.userId, now: clock() };
  const as = (kind: "jokerImage" | "chatFile") =>
    database.db.transaction((tx) => attachUpload(tx, { ...attachment, kind }));
  await expect(as("chatFile")).rejects.toMatchObject({ code: "dataNotFound" });
  await database.db.update(uploads).set({ expiresAt: hours(1) });
  await expect(as("jokerImage")).rejects.toMatchObject({ code: "dataNotFound" });
});

it("looks for a small picture beside the images of chats alone", async () => {
  const world = await start();
  const { key } = await send(world);
  const sent = { kind: "chatFile", uploadId: uuidv7(), name: "a.txt" } as const;
  const { path } = await storeUpload(world.ctx, { ...sent, bytes: Buffer.from("本文") });
  const removed: string[] = [];
  const noting = {
    ...world.files,
    remove: (one: string) => {
      removed.push(one);
      return world.files.remove(one);
    },
  };
  expect(await sweepUploads(at(withFiles(world.ctx, noting), hours(24.1)))).toBe(2);
  expect(removed.toSorted()).toEqual([key, path.replace("/files/", "")].toSorted());
});

it("removes files that became part of nothing within a day, and their rows", async () => {
  const world = await start();
  const [lost, used] = [await send(world), await send(world)];
  await attach(world, used.uploadId);
  expect(await sweepUploads(at(world.ctx, hours(23.9)))).toBe(0);
  expect(await sweepUploads(at(world.ctx, hours(24.1)))).toBe(1);
  expect(await rowIds()).toEqual([used.uploadId]);
  expect(await isThere(world, lost.key)).toBe(false);
  expect(await isThere(world, used.key)).toBe(true);
});

it("finds what a crash left between the row and the file, whichever came through", async () => {
  const world = await start();
  const sent = { kind: "jokerImage", uploadId: uuidv7(), name: "a.png" } as const;
  const bytes = await picture().png().toBuffer();
  const crashing = {
    ...world.files,
    async put(key: string, content: Uint8Array, type: string) {
      await world.files.put(key, content, type);
      throw new Error("the machine is gone");
    },
  };
  await expect(storeUpload(withFiles(world.ctx, crashing), { ...sent, bytes })).rejects.toThrow();
  const key = `jokers/profileImages/${world.ctx.actor.userId}-${sent.uploadId}`;
  expect(await isThere(world, key)).toBe(true);
  await expect(attach(world, sent.uploadId)).rejects.toMatchObject({ code: "dataNotFound" });
  await sweepUploads(at(world.ctx, hours(25)));
  expect(await isThere(world, key)).toBe(false);
  expect(await rowIds()).toEqual([]);
});

it("goes on past a file that cannot be removed, and comes back to it", async () => {
  const world = await start();
  const [bad, good] = [await send(world), await send(world)];
  const failing = {
    ...world.files,
    remove: (key: string) =>
      key === bad.key ? Promise.reject(new Error("denied")) : world.files.remove(key),
  };
  const later = at(withFiles(world.ctx, failing), hours(25));
  await expect(sweepUploads(later)).rejects.toThrow("1 files could not be removed.");
  expect(await rowIds()).toEqual([bad.uploadId]);
  expect(await isThere(world, good.key)).toBe(false);
  expect(await sweepUploads(at(world.ctx, hours(25.5)))).toBe(0);
  expect(await sweepUploads(at(world.ctx, hours(26.5)))).toBe(1);
  expect(await rowIds()).toEqual([]);
});

it("removes the files of people who are gone", async () => {
  const world = await start();
  const used = await send(world);
  await attach(world, used.uploadId);
  await database.db.delete(users).where(eq(users.id, world.ctx.actor.userId));
  expect(await sweepUploads(world.ctx)).toBe(1);
  expect(await isThere(world, used.key)).toBe(false);
});

it("leaves what stays when whoever sent it is gone: pages' pictures, files of a thread", async () => {
  const world = await start();
  const { matchingId } = await insertThread(database.db);
  const orphan = async (
    row: Pick<typeof uploads.$inferInsert, "kind" | "attachedAt" | "matchingId">,
  ) => {
    const id = uuidv7();
    const storageKey = `orphans/${id}`;
    await world.files.put(storageKey, Buffer.from("x"), "image/webp");
    await database.db.insert(uploads).values({
      id,
      name: "a.png",
      size: 1,
      contentType: "image/webp",
      storageKey,
      storedAt: testNow,
      attachedAt: testNow,
      createdAt: testNow,
      ...row,
    });
    return id;
  };
  const stay = [
    await orphan({ kind: "articleImage" }),
    await orphan({ kind: "companyImage" }),
    await orphan({ kind: "chatFile", matchingId }),
  ];
  const unattached = { attachedAt: null };
  for (const row of [
    { kind: "articleImage", ...unattached },
    { kind: "companyImage", ...unattached },
    { kind: "aceImage" },
    { kind: "chatFile" },
  ] as const)
    await orphan(row);
  expect(await sweepUploads(world.ctx)).toBe(4);
  expect((await rowIds()).sort()).toEqual(stay);
});

it("removes a file out of use at once, or leaves it to the sweep", async () => {
  const world = await start();
  const { actor, clock } = world.ctx;
  const retire = (key: string) =>
    database.db.transaction((tx) =>
      retireFile(tx, { key, ownerId: actor.userId, kind: "jokerImage", now: clock() }),
    );
  const used = await send(world);
  await attach(world, used.uploadId);
  await retire(used.key);
  await removeRetired(world.ctx, used.key);
  expect([await isThere(world, used.key), await rowIds()]).toEqual([false, []]);

  const old = `jokers/profileImages/${actor.userId}`;
  await world.files.put(old, Buffer.from("x"), "image/webp");
  await retire(old);
  expect(await database.db.select().from(uploads)).toMatchObject([
    { storageKey: old, size: 0, attachedAt: null, expiresAt: clock() },
  ]);
  const away = { ...world.files, remove: () => Promise.reject(new Error("away")) };
  await removeRetired(withFiles(world.ctx, away), old);
  expect(await isThere(world, old)).toBe(true);
  expect(await sweepUploads(world.ctx)).toBe(1);
  expect([await isThere(world, old), await rowIds()]).toEqual([false, []]);
});

it("removes the small picture of an image of a chat together with the image", async () => {
  const world = await start();
  const sent = { kind: "chatFile", uploadId: uuidv7(), name: "a.png" } as const;
  const bytes = await picture().png().toBuffer();
  const key = (await storeUpload(world.ctx, { ...sent, bytes })).path.replace("/files/", "");
  expect(await isThere(world, `${key}-small`)).toBe(true);
  expect(await sweepUploads(at(world.ctx, hours(24.1)))).toBe(1);
  for (const one of [key, `${key}-small`]) expect(await isThere(world, one)).toBe(false);
});

it("removes what is shared in the place of a public picture together with the picture", async () => {
  const world = await start();
  const { actor, clock } = world.ctx;
  const here = [];
  for (const [key, files] of [
    ["companies/1/images/a", world.files],
    ["companies/1/cover.png", world.files],
    ["articles/a", { ...world.files, remove: () => Promise.reject(new Error("away")) }],
  ] as const) {
    const beside = `${key.replace(".png", "-png")}-share.jpg`;
    for (const one of [key, beside]) await world.files.put(one, Buffer.from("x"), "image/webp");
    await database.db.transaction((tx) =>
      retireFile(tx, { key, ownerId: actor.userId, kind: "companyImage", now: clock() }),
    );
    await removeRetired(withFiles(world.ctx, files), key);
    here.push(await isThere(world, key), await isThere(world, beside));
  }
  expect(here).toEqual([false, false, false, false, true, true]);
  expect(await sweepUploads(world.ctx)).toBe(1);
  for (const one of ["articles/a", "articles/a-share.jpg"])
    expect(await isThere(world, one)).toBe(false);
});
