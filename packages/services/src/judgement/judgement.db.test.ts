import type { Db } from "@tefuda/db/client";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { type DecideJudgementInput, decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { and, eq } from "drizzle-orm";
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
import { saveStep } from "../joker/save-step.ts";
import { judgeJoker } from "./judge-joker.ts";
import { findJudgement } from "./judgement-row.ts";
import { listJudgements } from "./list-judgements.ts";
import { openCase } from "./open-case.ts";
import { getOwnJudgement } from "./own-judgement.ts";
import { requestJudgement } from "./request-judgement.ts";
import { showPassed } from "./show-passed.ts";
import { judgementQueueTopic, judgementTopic } from "./topics.ts";

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

const mailsTo = (db: Db, userId: string) =>
  db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId));
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
    const { actor, ctx, hints } = await request(db);

    expect(await getOwnJudgement(ctx)).toMatchObject({
      registrationStatus: "judging",
      status: "requested",
      requestedAt: testNow,
    });
    expect((await mailsTo(db, actor.userId)).map(({ template }) => template)).toEqual([
      "judgementRequested",
    ]);
    expect(hints).toContainEqual({ to: [actor.userId], topic: "judgement", id: actor.userId });
    const queue = hints.find(({ topic }) => topic === "judgement-queue");
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

describe("judgeJoker", () => {
  it("registers on a pass: rank, document, mail, notification, audit and hint", async () => {
    const { db } = database;
    const { actor, ctx } = await request(db);
    const { judge, hints } = await openAs(db, actor.userId);
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
    expect(hints).toContainEqual({ to: [actor.userId], topic: "judgement", id: actor.userId });

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

    const hint = { to: [operator.actor.userId], topic: "judgement-queue", id: actor.userId };
    const queue = await judgementQueueTopic.open(operator, "", undefined);
    expect(queue.concerns(hint)).toBe(true);
    const strangers = await judgementQueueTopic.open(ctx, "", undefined);
    expect(strangers.concerns(hint)).toBe(false);
  });
});
