import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { type SaveAceStep, saveAceStepSchema } from "@tefuda/domain/ace/step-save";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import { after } from "../candidate/candidate.fixture.ts";
import { insertMember, insertPublicCompany } from "../company/company.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { chooseArticle } from "./choose-article.ts";
import { getAce } from "./get-ace.ts";
import { getOwnAce } from "./get-own-ace.ts";
import { holdAce } from "./hold-ace.ts";
import { saveAceStep } from "./save-ace-step.ts";
import { setAvailability } from "./set-availability.ts";
import { updateAceImage } from "./update-ace-image.ts";

const test = useTestDatabase();
let actor: AceActor;
beforeAll(async () => {
  const companyId = await insertPublicCompany(test.db, { name: "ことのは" });
  const userId = await insertMember(test.db, companyId, { name: "相沢 明" });
  actor = { kind: "ace", userId, companyId, authority: "member", isAgent: false };
});

const ctx = () => testCtx(test.db, actor).ctx;
const read = () => getOwnAce(ctx());
const save = async (step: SaveAceStep["step"], values: object, lockVersion?: number) =>
  saveAceStep(
    ctx(),
    saveAceStepSchema.parse({
      step,
      values,
      lockVersion: lockVersion ?? (await read()).lockVersion,
    }),
  );

it("saves each step alone, and visitors see it at once", async () => {
  await save("introduction", { introduction: "はじめまして。" });
  const before = await read();
  expect(before.profile.introduction).toBe("はじめまして。");
  expect(before.missing).not.toContain("introduction");
  await save("name", { name: "相沢 あかり", nameKana: "アイザワ アカリ" });
  const seen = await getAce(ctx(), { aceId: actor.userId });
  expect(seen.profile).toMatchObject({ name: "相沢 あかり", introduction: "はじめまして。" });
  const [user] = await test.db.select().from(users).where(eq(users.id, actor.userId));
  expect(user?.name).toBe("相沢 あかり");
  const { ctx: own, signals } = testCtx(test.db, actor);
  const step = { step: "introduction", values: { introduction: "はじめまして。" } };
  const lockVersion = (await read()).lockVersion;
  await saveAceStep(own, saveAceStepSchema.parse({ ...step, lockVersion }));
  expect(signals).toEqual([{ to: "everyone", topic: "public-pages", id: "" }]);
});

it("refuses a save over a newer state, and a birthday to come", async () => {
  const { lockVersion } = await read();
  await save("education", { graduatedSchool: "国立大学" });
  await expect(save("introduction", { introduction: "古い" }, lockVersion)).rejects.toMatchObject({
    code: "lock",
  });
  const name = { name: "相沢 明", nameKana: "アイザワ アキラ", birthday: "2199-01-01" };
  await expect(save("name", name)).rejects.toMatchObject({ code: "invalidParameter" });
});

it("saves once what is sent again after a lost answer", async () => {
  const { lockVersion } = await read();
  const sent = saveAceStepSchema.parse({
    step: "introduction",
    values: { introduction: "二度届いた自己紹介です。" },
    lockVersion,
    saveId: uuidv7(),
  });
  const answers = await Promise.all([saveAceStep(ctx(), sent), saveAceStep(ctx(), sent)]);
  expect(answers).toEqual([{ lockVersion: lockVersion + 1 }, { lockVersion: lockVersion + 1 }]);
  await save("introduction", { introduction: "その後の自己紹介です。" });
  await expect(saveAceStep(ctx(), sent)).rejects.toMatchObject({ code: "lock" });
  expect((await read()).profile.introduction).toBe("その後の自己紹介です。");
});

it("keeps careers in their order, with the ids they had", async () => {
  const career = (companyName: string, startWorkingDuration: string) => ({
    companyName,
    startWorkingDuration,
    business: "採用の仕事を担当していました。いまも続けています。",
    isCurrentWorkplace: false,
    endWorkingDuration: "2024-01",
  });
  await save("careers", {
    careers: [career("古い会社", "2010-04"), career("新しい会社", "2020-04")],
  });
  const { careers } = (await read()).profile;
  expect(careers.map(({ companyName }) => companyName)).toEqual(["新しい会社", "古い会社"]);
  await save("careers", { careers: [{ ...career("新しい会社", "2020-04"), id: careers[0]?.id }] });
  expect((await read()).profile.careers.map(({ id }) => id)).toEqual([careers[0]?.id]);
  // Of two that claim one id the first keeps it.
  const twice = { ...career("新しい会社", "2020-04"), id: careers[0]?.id };
  await save("careers", { careers: [twice, { ...twice, startWorkingDuration: "2019-04" }] });
  const [first, second] = (await read()).profile.careers.map(({ id }) => id);
  expect([first, second]).toEqual([careers[0]?.id, expect.any(String)]);
  expect(second).not.toBe(first);
  const coming = [{ ...career("先の会社", "2199-04"), endWorkingDuration: "2199-05" }];
  await expect(save("careers", { careers: coming })).rejects.toMatchObject({
    code: "invalidParameter",
  });
});

it("shows nothing of someone on pause, but the own preview does", async () => {
  await setAvailability(ctx(), { isAvailable: false });
  expect(await getAce(ctx(), { aceId: actor.userId })).toMatchObject({ profile: null });
  expect((await read()).preview.profile.name).toContain("相沢");
  await test.db.update(aces).set({ isAvailable: true });
});

describe("the article beside a profile", () => {
  const insertArticle = async (columns: Partial<typeof articles.$inferInsert> = {}) => {
    const id = uuidv7();
    await test.db.insert(articles).values({
      id,
      title: "社員に聞く",
      slug: `talk-${id}`,
      body: "<p>本文</p>",
      category: "interview",
      companyId: actor.companyId,
      status: "published",
      publishedAt: testNow,
      createdAt: testNow,
      updatedAt: testNow,
      ...columns,
    });
    return id;
  };
  const chosen = async () => (await read()).profile.articleId;

  it("is a published one of the own company, and visitors see it at once", async () => {
    const articleId = await insertArticle();
    const refused = [
      uuidv7(),
      await insertArticle({ companyId: await insertPublicCompany(test.db) }),
      await insertArticle({ companyId: null }),
      await insertArticle({ status: "draft" }),
      await insertArticle({ publishedAt: null }),
    ];
    for (const id of refused)
      await expect(chooseArticle(ctx(), { articleId: id })).rejects.toMatchObject({
        code: "dataNotFound",
      });
    expect(await chosen()).toBeNull();
    const { ctx: own, signals } = testCtx(test.db, actor);
    await chooseArticle(own, { articleId });
    expect(signals).toEqual([{ to: "everyone", topic: "public-pages", id: "" }]);
    expect(await chosen()).toBe(articleId);
    await chooseArticle(ctx(), { articleId: null });
    expect(await chosen()).toBeNull();
  });

  it("is chosen among the hundred newest that visitors can read", async () => {
    await test.db.delete(articles);
    await insertArticle({ title: "明日の記事", publishedAt: after(1) });
    await insertArticle({ title: "下書き", status: "draft" });
    await insertArticle({ title: "ほかの会社", companyId: await insertPublicCompany(test.db) });
    for (let n = 0; n <= 100; n += 1)
      await insertArticle({ title: `${n}`, publishedAt: after(-n) });
    expect((await read()).articles.map(({ title }) => title)).toEqual(
      Array.from({ length: 100 }, (_, n) => `${n}`),
    );
  });
});

describe("the picture of a profile", () => {
  async function insertUpload(ownerId = actor.userId) {
    const id = uuidv7();
    const storageKey = `companies/${actor.companyId}/profileImages/${ownerId}-${id}`;
    await test.db.insert(uploads).values({
      id,
      ownerId,
      kind: "aceImage",
      name: "a.png",
      size: 1,
      contentType: "image/webp",
      storageKey,
      storedAt: testNow,
      createdAt: testNow,
    });
    return { uploadId: id, storageKey };
  }
  const uploadOf = async (id: string) =>
    (await test.db.select().from(uploads).where(eq(uploads.id, id)))[0];

  it("is the caller's own, replaces the one before, whose file goes, and is shown at once", async () => {
    const { ctx: own, signals } = testCtx(test.db, actor);
    const removed: string[] = [];
    const files = { ...own.ports.files, remove: async (key: string) => void removed.push(key) };
    const show = (uploadId: string | null) =>
      updateAceImage({ ...own, ports: { ...own.ports, files } }, { uploadId });
    const shown = async () => (await read()).profile.profileImage;
    const [one, two] = [await insertUpload(), await insertUpload()];
    // A picture from before files were kept here has no file to remove.
    await test.db
      .update(aces)
      .set({ profileImage: "https://pictures.example/a.png" })
      .where(eq(aces.id, actor.userId));
    const first = { profileImage: `/files/${one.storageKey}` };
    expect(await show(one.uploadId)).toEqual(first);
    expect(await shown()).toBe(`/files/${one.storageKey}`);
    expect(await uploadOf(one.uploadId)).toMatchObject({ attachedAt: testNow });
    expect(removed).toEqual([]);
    expect(signals).toEqual([{ to: "everyone", topic: "public-pages", id: "" }]);
    expect(await show(one.uploadId)).toEqual(first);

    await show(two.uploadId);
    expect(removed).toEqual([`${one.storageKey}-share.jpg`, one.storageKey]);
    expect(await uploadOf(one.uploadId)).toBeUndefined();
    expect(await show(null)).toEqual({ profileImage: null });
    expect(await shown()).toBeNull();
    expect(removed.slice(2)).toEqual([`${two.storageKey}-share.jpg`, two.storageKey]);
  });

  it("is out of use before its file goes, so that the sweep finds what was not removed", async () => {
    const { uploadId } = await insertUpload();
    await updateAceImage(ctx(), { uploadId });
    await updateAceImage(ctx(), { uploadId: null });
    expect(await uploadOf(uploadId)).toMatchObject({ attachedAt: null, expiresAt: testNow });
  });

  it("is none that somebody else has sent", async () => {
    const { uploadId } = await insertUpload(await insertMember(test.db, actor.companyId));
    await expect(updateAceImage(ctx(), { uploadId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });
});

it("lets nobody begin anything who was removed or made an agent meanwhile, or is unknown", async () => {
  const hold = (aceId: string) => test.db.transaction((tx) => holdAce(tx, aceId));
  await hold(actor.userId);
  for (const aceId of [
    uuidv7(),
    await insertMember(test.db, actor.companyId, { removedAt: testNow }),
    await insertMember(test.db, actor.companyId, { isAgent: true }),
  ])
    await expect(hold(aceId)).rejects.toMatchObject({ code: "unauthenticated" });
});
