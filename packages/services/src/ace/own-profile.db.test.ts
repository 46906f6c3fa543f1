import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { type SaveAceStep, saveAceStepSchema } from "@tefuda/domain/ace/step-save";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it } from "vitest";
import { insertMember, insertPublicCompany } from "../company/company.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { chooseArticle } from "./choose-article.ts";
import { getAce } from "./get-ace.ts";
import { getOwnAce } from "./get-own-ace.ts";
import { saveAceStep } from "./save-ace-step.ts";
import { setAvailability } from "./set-availability.ts";

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
});

it("shows nothing of someone on pause, but the own preview does", async () => {
  await setAvailability(ctx(), { isAvailable: false });
  expect(await getAce(ctx(), { aceId: actor.userId })).toMatchObject({ profile: null });
  expect((await read()).preview.profile.name).toContain("相沢");
  await test.db.update(aces).set({ isAvailable: true });
});

it("takes no article of another company", async () => {
  const articleId = "01930000-0000-7000-8000-000000000000";
  await expect(chooseArticle(ctx(), { articleId })).rejects.toMatchObject({ code: "dataNotFound" });
  await chooseArticle(ctx(), { articleId: null });
});
