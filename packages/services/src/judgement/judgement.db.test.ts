import type { Db } from "@tefuda/db/client";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq } from "@tefuda/db/sql";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { type DecideJudgementInput, decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import { viewPersonSchema } from "@tefuda/domain/judgement/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import {
  insertJoker,
  insertJudge,
  insertJudgeableJoker,
  testCtx,
  testNow,
} from "../joker/joker.fixture.ts";
import { findProfile } from "../joker/profile.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { saveStep } from "../own-profile/save-step.ts";
import { judgeJoker } from "./judge-joker.ts";
import { findJudgement } from "./judgement-row.ts";
import { listJudgements } from "./list-judgements.ts";
import { openCase } from "./open-case.ts";
import { getOwnJudgement } from "./own-judgement.ts";
import { requestJudgement } from "./request-judgement.ts";
import { showPassed } from "./show-passed.ts";
import { judgementQueueTopic, judgementTopic } from "./topics.ts";
import { viewPerson } from "./view-person.ts";

type Verdict = Omit<DecideJudgementInput, "jokerId" | "steps" | "lockVersion">;

const database = useTestDatabase();
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);

async function request(db: Db, now = testNow) {
  const actor = await insertJudgeableJoker(db);
  const joker = testCtx(db, actor, now);
  await requestJudgement(joker.ctx);
  return { actor, ...joker };
}

async function openAs(db: Db, jokerId: string) {
  const operator = testCtx(db, await insertJudge(db));
  const seen = await openCase(operator.ctx, { jokerId });
  const { steps } = seen.judgement;
  const judge = (verdict: Verdict) =>
    judgeJoker(
      operator.ctx,
      decideJudgementSchema.parse({ jokerId, steps, lockVersion: seen.lockVersion, ...verdict }),
    );
  return { ...operator, seen, judge };
}

const mailsTo = (db: Db, userId: string) => mailsIn(db, eq(mailOutbox.userId, userId));
const documentOf = (db: Db, jokerId: string) =>
  db.select().from(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, jokerId));
const rejection: Verdict = { status: "rejected", reasonCodes: ["companyPurpose"] };
const remand: Verdict = {
  status: "remanded",
  reasonCodes: ["skillsTooFew"],
  fieldComments: [{ field: "skills", comment: "使った年数も書いてください。" }],
};

describe("requestJudgement", () => {
  it("makes the judgement, sends a mail and tells the operators after commit", async () => {
    const { db } = database;
    const judge = await insertJudge(db);
    const { actor, ctx, signals } = await request(db);

    expect(await getOwnJudgement(ctx)).toMatchObject({
      registrationStatus: "judging",
      status: "requested",
      requestedAt: testNow,
    });
    expect((await mailsTo(db, actor.userId)).map(({ template }) => template)).toEqual([
      "judgementRequested",
    ]);
    expect(signals).toContainEqual({ to: [actor.userId], topic: "judgement", id: actor.userId });
    const queue = signals.find(({ topic }) => topic === "judgement-queue");
    expect(queue).toMatchObject({ to: expect.arrayContaining([judge.userId]), id: actor.userId });
  });

  it("is one request when pressed twice at once", async () => {
    const { db } = database;
    const actor = await insertJudgeableJoker(db);
    const { ctx } = testCtx(db, actor);
    const answers = await Promise.all([requestJudgement(ctx), requestJudgement(ctx)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await findJudgement(db, actor.userId)).toMatchObject({ requestCount: 1 });
    expect(await mailsTo(db, actor.userId)).toHaveLength(1);
  });

  it("names what is missing", async () => {
    const { ctx } = testCtx(database.db, await insertJoker(database.db));
    await expect(requestJudgement(ctx)).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { industry: "この項目は入力必須です", careers: "この項目は入力必須です" },
    });
  });

  it("waits 24 hours after a rejection, and not at all after a remand", async () => {
    const { db } = database;
    const rejected = await request(db);
    await (await openAs(db, rejected.actor.userId)).judge(rejection);
    await expect(
      requestJudgement(testCtx(db, rejected.actor, hours(23)).ctx),
    ).rejects.toMatchObject({ code: "judgementTooSoon" });
    await requestJudgement(testCtx(db, rejected.actor, hours(24)).ctx);
    expect(await findJudgement(db, rejected.actor.userId)).toMatchObject({
      status: "requested",
      requestCount: 2,
    });

    const remanded = await request(db);
    await (await openAs(db, remanded.actor.userId)).judge(remand);
    const values = { introduction: "修正しました。" };
    const save = saveStepSchema.parse({ step: "introduction", values, lockVersion: 0 });
    await saveStep(remanded.ctx, save);
    const again = await requestJudgement(testCtx(db, remanded.actor).ctx);
    expect(again).toEqual({ registrationStatus: "judging", judgementStatus: "requested" });
  });
});

describe("openCase", () => {
  it("begins the review once and logs every view", async () => {
    const { db } = database;
    const { actor } = await request(db);
    const first = await openAs(db, actor.userId);
    const second = await openAs(db, actor.userId);
    expect(first.seen.judgement.status).toBe("reviewing");
    expect(second.seen.judgement.steps).toBe(first.seen.judgement.steps);
    expect(first.seen.profile.careers).toHaveLength(1);
    const views = await db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.targetId, actor.userId), eq(auditLogs.action, "openJudgement")));
    expect(views).toHaveLength(2);
  });

  it("reads as absent for a seeker who never asked", async () => {
    const { ctx } = testCtx(database.db, await insertJudge(database.db));
    await expect(openCase(ctx, { jokerId: uuidv7() })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });
});

describe("viewPerson", () => {
  const viewsOf = (db: Db, jokerId: string) =>
    db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.targetId, jokerId), eq(auditLogs.action, "viewPersonInJudging")));

  /** A case sent back, whose seeker then corrected sex and birthday and asked again. */
  async function requestCorrected(db: Db) {
    const { actor, ctx } = await request(db);
    await (await openAs(db, actor.userId)).judge(remand);
    const values = {
      name: "佐藤 花子",
      nameKana: "サトウ ハナコ",
      gender: "other",
      birthday: "1991-12-24",
    };
    await saveStep(ctx, saveStepSchema.parse({ step: "name", values, lockVersion: 0 }));
    await requestJudgement(ctx);
    return actor.userId;
  }

  it("tells neither sex nor birthday, now or before, until a reason is recorded", async () => {
    const { db } = database;
    const jokerId = await requestCorrected(db);
    const { ctx, seen } = await openAs(db, jokerId);
    expect(seen.previous?.profile.name).toBe("佐藤 花子");
    expect(seen.entered).toEqual({ done: 2, total: 2 });
    const told = JSON.stringify([seen, await listJudgements(ctx, { queue: "open" })]);
    for (const word of ["gender", "birthday", "female", "1992-05-01", "1991-12-24"])
      expect(told).not.toContain(word);

    expect(await viewPerson(ctx, { jokerId, reason: "重複登録の確認のため" })).toEqual({
      now: { gender: "other", birthday: "1991-12-24" },
      previous: { gender: "female", birthday: "1992-05-01" },
    });
  });

  it("records each view with its reason, and with nothing of what was seen", async () => {
    const { db } = database;
    const { actor } = await request(db);
    const jokerId = actor.userId;
    const { ctx } = await openAs(db, jokerId);
    expect((await viewPerson(ctx, { jokerId, reason: "重複登録の確認" })).previous).toBeNull();
    await viewPerson(ctx, { jokerId, reason: "年齢の確認" });
    const views = await viewsOf(db, jokerId);
    const by = { actorId: ctx.actor.userId, targetType: "joker" };
    expect(views.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
      { ...by, reason: "重複登録の確認" },
      { ...by, reason: "年齢の確認" },
    ]);
    expect(JSON.stringify(views)).not.toMatch(/female|1992-05-01/);
  });

  it.each([
    ["no reason", "", "この項目は入力必須です"],
    ["a blank reason", " 　\n", "この項目は入力必須です"],
    [
      "a reason of 201 characters",
      "あ".repeat(201),
      "200文字以内で入力してください（現在201文字）",
    ],
  ])("takes %s for none", (_, reason, message) => {
    const parsed = viewPersonSchema.safeParse({ jokerId: uuidv7(), reason });
    expect(parsed.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [["reason"], message],
    ]);
  });

  it("takes a reason of 200 characters, without the spaces around it", () => {
    const reason = "あ".repeat(200);
    const parsed = viewPersonSchema.parse({ jokerId: uuidv7(), reason: ` ${reason}\n` });
    expect(parsed.reason).toBe(reason);
  });

  it("shows nobody whose profile is not up for judging, and records nothing", async () => {
    const { db } = database;
    const { userId: jokerId } = await insertJudgeableJoker(db);
    const { ctx } = testCtx(db, await insertJudge(db));
    await expect(viewPerson(ctx, { jokerId, reason: "確認" })).rejects.toMatchObject({
      code: "dataNotFound",
    });
    expect(await viewsOf(db, jokerId)).toEqual([]);
  });
});

describe("judgeJoker", () => {
  it("registers on a pass: rank, document, mail, notification, audit and signal", async () => {
    const { db } = database;
    const { actor, ctx } = await request(db);
    const { judge, signals } = await openAs(db, actor.userId);
    await judge({ status: "passed", rank: "A" });

    expect((await findProfile(db, actor.userId))?.joker).toMatchObject({
      registrationStatus: "registered",
      rank: "A",
      registeredOn: "2026-04-03",
    });
    expect(await documentOf(db, actor.userId)).toMatchObject([{ isSearchable: true }]);
    const mails = await mailsTo(db, actor.userId);
    expect(mails.map(({ template }) => template)).toContain("judgementPassed");
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, actor.userId));
    expect(told).toMatchObject([{ type: "judgementPassed", isRead: false }]);
    expect(signals).toContainEqual({ to: [actor.userId], topic: "judgement", id: actor.userId });

    expect(await getOwnJudgement(ctx)).toMatchObject({ rank: "A", isShownJudgementPassed: false });
    await showPassed(ctx);
    expect(await getOwnJudgement(ctx)).toMatchObject({ isShownJudgementPassed: true });
  });

  it("gives the second of two operators a lock", async () => {
    const { db } = database;
    const { actor } = await request(db);
    const one = await openAs(db, actor.userId);
    const two = await openAs(db, actor.userId);
    expect([one.seen.holder, two.seen.holder?.name]).toEqual([null, "審査 太郎"]);
    const results = await Promise.allSettled([
      one.judge({ status: "passed", rank: "B" }),
      two.judge(rejection),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "lock" },
    });
    // Request, opening and one verdict.
    expect((await findJudgement(db, actor.userId))?.history).toHaveLength(3);
  });

  it("refuses a verdict on a profile that changed since it was opened", async () => {
    const { db } = database;
    const { actor, ctx } = await request(db);
    const { judge } = await openAs(db, actor.userId);
    const values = { introduction: "書き足しました。" };
    await saveStep(ctx, saveStepSchema.parse({ step: "introduction", values, lockVersion: 0 }));
    await expect(judge({ status: "passed", rank: "A" })).rejects.toMatchObject({ code: "lock" });
  });

  it("tells the seeker what to mend on a remand", async () => {
    const { db } = database;
    const { actor, ctx } = await request(db);
    await (await openAs(db, actor.userId)).judge(remand);
    expect(await getOwnJudgement(ctx)).toMatchObject({
      registrationStatus: "provisioning",
      status: "remanded",
      reasonCodes: ["skillsTooFew"],
    });
    const mail = (await mailsTo(db, actor.userId)).find((m) => m.template === "judgementRemanded");
    expect(mail?.text).toContain("スキルの記載が不足しています");
    expect(mail?.text).toContain("スキル：使った年数も書いてください。");
  });

  it("takes a pass back for misuse, and the search document with it", async () => {
    const { db } = database;
    const { actor } = await request(db);
    await (await openAs(db, actor.userId)).judge({ status: "passed", rank: "S" });
    await (await openAs(db, actor.userId)).judge(rejection);
    expect((await findProfile(db, actor.userId))?.joker).toMatchObject({
      registrationStatus: "judging",
      rank: null,
    });
    expect(await documentOf(db, actor.userId)).toEqual([]);
  });
});

describe("listJudgements", () => {
  it("lists the longest waiting first, page by page", async () => {
    const { db } = database;
    await database.clear();
    const actors = [];
    for (const hour of [3, 1, 2]) actors.push((await request(db, hours(hour))).actor);
    const { ctx } = testCtx(db, await insertJudge(db));
    const { items, nextCursor, counts } = await listJudgements(ctx, { queue: "open" });
    expect(items.map(({ jokerId }) => jokerId)).toEqual(
      [actors[1], actors[2], actors[0]].map((actor) => actor?.userId),
    );
    expect(nextCursor).toBeUndefined();
    expect(counts).toMatchObject({ requested: 3, passed: 0 });
    expect((await listJudgements(ctx, { queue: "passed" })).items).toEqual([]);
  });
});

describe("live topics", () => {
  it("give a seeker the own judgement and nobody else anything", async () => {
    const { db } = database;
    const { actor, ctx } = await request(db);
    const operator = testCtx(db, await insertJudge(db)).ctx;
    const own = await judgementTopic.open(ctx, "", undefined);
    expect(own.snapshot).toMatchObject([{ id: actor.userId, doc: { status: "requested" } }]);
    expect((await judgementTopic.open(operator, "", undefined)).snapshot).toEqual([]);

    const signal = { to: [operator.actor.userId], topic: "judgement-queue", id: actor.userId };
    const queue = await judgementQueueTopic.open(operator, "", undefined);
    expect(queue.concerns(signal)).toBe(true);
    const strangers = await judgementQueueTopic.open(ctx, "", undefined);
    expect(strangers.concerns(signal)).toBe(false);
  });
});
