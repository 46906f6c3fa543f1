import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { eq, inArray } from "@tefuda/db/sql";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertJoker, insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { findProfile } from "../joker/profile.ts";
import { getOwnProfile } from "./get-own-profile.ts";
import { saveStep } from "./save-step.ts";

const database = useTestDatabase();

const step = (name: string, values: Record<string, unknown>, lockVersion = 0) =>
  saveStepSchema.parse({ step: name, values, lockVersion });

describe("saveStep", () => {
  it("saves at once, makes the profile provisioning and counts the version up", async () => {
    const actor = await insertJoker(database.db);
    const { ctx } = testCtx(database.db, actor);

    const saved = await saveStep(ctx, step("industry", { industry: "finance" }));

    expect(saved).toEqual({ registrationStatus: "provisioning", lockVersion: 1 });
    const own = await getOwnProfile(ctx);
    expect(own.profile.industry).toBe("finance");
    expect(own.resumeStep).toBe("occupation");
    expect(own.missing.map(({ item }) => item)).not.toContain("industry");
  });

  it("refuses a save against an old version and leaves the newer one", async () => {
    const actor = await insertJoker(database.db);
    const { ctx } = testCtx(database.db, actor);
    await saveStep(ctx, step("industry", { industry: "finance" }));

    await expect(saveStep(ctx, step("industry", { industry: "maker" }))).rejects.toMatchObject({
      code: "lock",
    });
    expect((await getOwnProfile(ctx)).profile.industry).toBe("finance");
  });

  it("saves once what is sent again after a lost answer", async () => {
    const actor = await insertJoker(database.db);
    const { ctx, signals } = testCtx(database.db, actor);
    const sent = { ...step("industry", { industry: "finance" }), saveId: uuidv7() };

    const answers = await Promise.all([saveStep(ctx, sent), saveStep(ctx, sent)]);
    expect(answers[0]).toEqual({ registrationStatus: "provisioning", lockVersion: 1 });
    expect(answers[1]).toEqual(answers[0]);
    expect(signals).toEqual([]);

    const next = { ...step("industry", { industry: "maker" }, 1), saveId: uuidv7() };
    expect(await saveStep(ctx, next)).toMatchObject({ lockVersion: 2 });
    await expect(saveStep(ctx, sent)).rejects.toMatchObject({ code: "lock" });
    expect((await getOwnProfile(ctx)).profile.industry).toBe("maker");
  });

  it("keeps prefectures only beside the choice that they refine", async () => {
    const { ctx } = testCtx(database.db, await insertJoker(database.db));
    const places = (...preferredWorkplaces: string[]) => ({
      preferredWorkplaces,
      preferredPrefectures: [26, 27],
    });
    await saveStep(ctx, step("preferredWorkplaces", places("exceptTokyo", "remote")));
    expect((await getOwnProfile(ctx)).profile.preferredPrefectures).toEqual([26, 27]);
    await saveStep(ctx, step("preferredWorkplaces", places("tokyo"), 1));
    expect((await getOwnProfile(ctx)).profile.preferredPrefectures).toEqual([]);
  });

  it("refuses a year that has not come", async () => {
    const { ctx } = testCtx(database.db, await insertJoker(database.db));
    const values = { englishScores: { toeicScore: 800, toeicAcqYear: 2027 } };
    await expect(saveStep(ctx, step("english", values))).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { "englishScores.toeicAcqYear": "日付の形式が正しくありません" },
    });
  });

  it("lets one of two saves at the same moment through", async () => {
    const actor = await insertJoker(database.db);
    const { ctx } = testCtx(database.db, actor);

    const results = await Promise.allSettled([
      saveStep(ctx, step("industry", { industry: "finance" })),
      saveStep(ctx, step("industry", { industry: "maker" })),
    ]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "lock" },
    });
  });

  it("stores careers in order, marks the first and keeps the id of an entry", async () => {
    const actor = await insertJudgeableJoker(database.db);
    const { ctx } = testCtx(database.db, actor);
    const [current] = (await getOwnProfile(ctx)).profile.careers;
    const older = {
      companyName: "株式会社まつ",
      startWorkingDuration: "2015-04",
      endWorkingDuration: "2018-03",
      business: "法人のお客さま向けの提案と導入支援を担当しました。",
    };

    await saveStep(
      ctx,
      step("careers", { careers: [older, { ...current, endWorkingDuration: "2020-01" }] }),
    );

    const { careers } = (await getOwnProfile(ctx)).profile;
    expect(careers.map(({ companyName }) => companyName)).toEqual([
      "株式会社みなと",
      "株式会社まつ",
    ]);
    expect(careers.map(({ isMostRecent }) => isMostRecent)).toEqual([true, false]);
    expect(careers[0]).toMatchObject({ id: current?.id, endWorkingDuration: null });
  });

  it("never takes over the id of another seeker's career", async () => {
    const owner = await insertJudgeableJoker(database.db);
    const stranger = await insertJudgeableJoker(database.db);
    const theirs = await findProfile(database.db, owner.userId);
    const { ctx } = testCtx(database.db, stranger);

    await saveStep(ctx, step("careers", { careers: theirs?.careers ?? [] }));

    expect((await findProfile(database.db, owner.userId))?.careers).toEqual(theirs?.careers);
    const own = await findProfile(database.db, stranger.userId);
    expect(own?.careers.map(({ companyName }) => companyName)).toEqual(["株式会社みなと"]);
    expect(own?.careers[0]?.id).not.toBe(theirs?.careers[0]?.id);
  });

  it("takes two entries of one id for two, of which the first keeps it", async () => {
    const { ctx } = testCtx(database.db, await insertJudgeableJoker(database.db));
    const [current] = (await getOwnProfile(ctx)).profile.careers;
    const copy = { ...current, isCurrentWorkplace: false, endWorkingDuration: "2020-01" };
    await saveStep(ctx, step("careers", { careers: [copy, current] }));
    const { careers } = (await getOwnProfile(ctx)).profile;
    expect(careers).toMatchObject([
      { id: current?.id, endWorkingDuration: null },
      { endWorkingDuration: "2020-01" },
    ]);
    expect(careers[1]?.id).not.toBe(current?.id);
  });

  it("counts the steps of the registration, not those of a later edit", async () => {
    const newcomer = await insertJoker(database.db);
    const registered = await insertJudgeableJoker(database.db, {
      registrationStatus: "registered",
      rank: "B",
    });
    for (const actor of [newcomer, registered])
      await saveStep(testCtx(database.db, actor).ctx, step("industry", { industry: "finance" }));
    const events = await database.db
      .select()
      .from(analyticsEvents)
      .where(inArray(analyticsEvents.userId, [newcomer.userId, registered.userId]));
    expect(events).toMatchObject([
      { name: "registration_step", userId: newcomer.userId, params: { step: "industry" } },
    ]);
  });

  it("refuses a birthday of someone under 18", async () => {
    const { ctx } = testCtx(database.db, await insertJoker(database.db));
    const values = {
      name: "山田 光",
      nameKana: "ヤマダ ヒカル",
      gender: "other",
      birthday: "2008-04-04",
    };
    await expect(saveStep(ctx, step("name", values))).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { birthday: "18歳以上の方がご登録いただけます" },
    });
  });

  it("confirms the account's address, whatever the step sends", async () => {
    const { ctx } = testCtx(database.db, await insertJoker(database.db, { email: null }));
    await saveStep(ctx, step("email", { email: "someone-else@example.test" }));
    const { profile, accountEmail } = await getOwnProfile(ctx);
    expect(profile.email).toBe(accountEmail);
  });

  it("keeps a registered seeker registered and the search document up to date", async () => {
    const actor = await insertJudgeableJoker(database.db, {
      registrationStatus: "registered",
      rank: "B",
    });
    const { ctx } = testCtx(database.db, actor);
    const introduction = "画面づくりと、チームで進める開発が得意です。";

    const saved = await saveStep(ctx, step("introduction", { introduction }));

    expect(saved.registrationStatus).toBe("registered");
    const [document] = await database.db
      .select()
      .from(jokerSearchDocuments)
      .where(eq(jokerSearchDocuments.objectID, actor.userId));
    expect(document).toMatchObject({ isSearchable: true, hasIntroduction: true, rank: "B" });
    expect(document?.text).toContain(introduction);
    expect(JSON.stringify(document)).not.toMatch(/佐藤|サトウ|@example|青空大学|みなと/);
  });

  it("refuses to empty what judging required of a registered seeker", async () => {
    const actor = await insertJoker(database.db, { registrationStatus: "registered" });
    const { ctx } = testCtx(database.db, actor);
    await expect(saveStep(ctx, step("phone", { phone: "" }))).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { name: "この項目は入力必須です", careers: "この項目は入力必須です" },
    });
  });

  it("reads as absent for someone without a profile", async () => {
    const nobody = { kind: "joker", userId: uuidv7(), registrationStatus: "loggedIn" } as const;
    const { ctx } = testCtx(database.db, nobody);
    await expect(getOwnProfile(ctx)).rejects.toMatchObject({ code: "dataNotFound" });
    await expect(saveStep(ctx, step("industry", { industry: "maker" }))).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("dates a change of willingness", async () => {
    const actor = await insertJoker(database.db);
    const { ctx } = testCtx(database.db, actor);
    await saveStep(
      ctx,
      step("jobChangeWillingness", {
        jobChangeWillingness: "considering",
        sideJobWillingness: "active",
      }),
    );
    const stored = await findProfile(database.db, actor.userId);
    expect(stored?.joker.updateJobChangeWillingnessAt).toEqual(testNow);
    expect(stored?.joker.updateSideJobWillingnessAt).toEqual(testNow);
  });
});
