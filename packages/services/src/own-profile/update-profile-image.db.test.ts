import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertJudgeableJoker, testNow } from "../joker/joker.fixture.ts";
import { requestJudgement } from "../judgement/request-judgement.ts";
import { threadAddress } from "../signals/matching.ts";
import { storeUpload } from "../upload/store-upload.ts";
import { sweepUploads } from "../upload/sweep-uploads.ts";
import { filesCtx, insertSender, picture } from "../upload/upload.fixture.ts";
import { getOwnProfile } from "./get-own-profile.ts";
import { updateProfileImage } from "./update-profile-image.ts";

const database = useTestDatabase();
const start = async () => filesCtx(database.db, await insertSender(database.db));
type World = Awaited<ReturnType<typeof start>>;

const send = async ({ ctx }: World) => {
  const bytes = await picture().png().toBuffer();
  return storeUpload(ctx, { kind: "jokerImage", uploadId: uuidv7(), name: "a.png", bytes });
};
const shown = async ({ ctx }: World) => (await getOwnProfile(ctx)).profile.profileImageURL;
const isThere = async ({ files }: World, path: string) => {
  const file = await files.get(path.replace("/files/", ""));
  file?.stream.destroy();
  return file !== undefined;
};

it("shows the picture, also when the call is sent again, and removes the one before", async () => {
  const world = await start();
  const first = await send(world);
  await updateProfileImage(world.ctx, first);
  expect(await updateProfileImage(world.ctx, first)).toEqual({ profileImageURL: first.path });
  expect(await shown(world)).toBe(first.path);

  const second = await send(world);
  await updateProfileImage(world.ctx, second);
  expect(await shown(world)).toBe(second.path);
  expect([await isThere(world, first.path), await isThere(world, second.path)]).toEqual([
    false,
    true,
  ]);
  await expect(updateProfileImage(world.ctx, first)).rejects.toMatchObject({
    code: "dataNotFound",
  });
  expect(await shown(world)).toBe(second.path);
});

it("takes the picture away, and does so once", async () => {
  const world = await start();
  const { uploadId, path } = await send(world);
  await updateProfileImage(world.ctx, { uploadId });
  for (const _ of [1, 2])
    expect(await updateProfileImage(world.ctx, { uploadId: null })).toEqual({
      profileImageURL: null,
    });
  expect(await shown(world)).toBeNull();
  expect(await isThere(world, path)).toBe(false);
});

it("removes a picture that was there before uploads had rows", async () => {
  const world = await start();
  const key = `jokers/profileImages/${world.ctx.actor.userId}`;
  await world.files.put(key, Buffer.from("x"), "image/webp");
  await database.db.update(jokers).set({ profileImageURL: `/files/${key}` });
  await updateProfileImage(world.ctx, await send(world));
  expect(await isThere(world, `/files/${key}`)).toBe(false);
});

it("does not take another person's picture, nor one that never came", async () => {
  const [world, other] = [await start(), await start()];
  const { uploadId } = await send(other);
  for (const id of [uploadId, uuidv7()])
    await expect(updateProfileImage(world.ctx, { uploadId: id })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  expect(await shown(world)).toBeNull();
});

it("leaves the picture that shows to no sweep", async () => {
  const world = await start();
  const { path, uploadId } = await send(world);
  await updateProfileImage(world.ctx, { uploadId });
  const later = new Date(testNow.getTime() + 100 * 86_400_000);
  await sweepUploads({ ...world.ctx, clock: () => later });
  expect(await isThere(world, path)).toBe(true);
});

it("lets those who are matched look again", async () => {
  const world = await start();
  const written = { createdAt: testNow, updatedAt: testNow };
  const [companyId, aceId, id] = [uuidv7(), uuidv7(), uuidv7()];
  const email = `${aceId}@example.test`;
  await database.db.insert(users).values({ id: aceId, name: "", email, ...written });
  await database.db
    .insert(companies)
    .values({ id: companyId, name: "ことのは株式会社", ...written });
  await database.db
    .insert(aces)
    .values({ id: aceId, companyId, name: "相沢 明", email, ...written });
  const { userId: jokerId } = world.ctx.actor;
  const times = { matchedAt: testNow, lastMessagedAt: testNow, ...written };
  await database.db
    .insert(matchings)
    .values({ id, jokerId, aceId, aceCompanyId: companyId, ...times });
  const sent = await send(world);
  const to = [jokerId, aceId, threadAddress(id)];
  // Sent again, it changes nothing that anybody would have to look at.
  for (const _ of [1, 2]) {
    await updateProfileImage(world.ctx, sent);
    expect(world.signals).toEqual([{ to, topic: "matchings", id }]);
  }
});

describe("after a remand for the picture", () => {
  const remanded = async () => {
    const actor = await insertJudgeableJoker(database.db);
    const world = filesCtx(database.db, actor);
    await updateProfileImage(world.ctx, await send(world));
    await requestJudgement(world.ctx);
    await database.db
      .update(jokerJudgements)
      .set({ status: "remanded", reasonCodes: ["imageInappropriate"] })
      .where(eq(jokerJudgements.jokerId, actor.userId));
    await database.db
      .update(jokers)
      .set({ registrationStatus: "provisioning" })
      .where(eq(jokers.id, actor.userId));
    world.signals.length = 0;
    return world;
  };
  const stands = async ({ ctx }: World) => {
    const { judgement, lockVersion } = await getOwnProfile(ctx);
    return [judgement.registrationStatus, judgement.status, lockVersion];
  };

  it("asks for judging again with another picture, and with none", async () => {
    for (const isRemoved of [false, true]) {
      const world = await remanded();
      const next = isRemoved ? { uploadId: null } : await send(world);
      await updateProfileImage(world.ctx, next);
      expect(await stands(world)).toEqual(["judging", "requested", 2]);
      expect(world.signals.map(({ topic }) => topic)).toContain("judgement-queue");
    }
  });

  it("leaves it to the confirmation while registering", async () => {
    const world = await remanded();
    await updateProfileImage(world.ctx, { ...(await send(world)), place: "registration" });
    expect(await stands(world)).toEqual(["provisioning", "remanded", 2]);
  });
});
