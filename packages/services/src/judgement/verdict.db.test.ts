import type { Db } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { analyticsEvents, auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, asc, eq } from "@tefuda/db/sql";
import { decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { insertJoker, insertJudge, insertJudgeableJoker, testCtx } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { judgeJoker } from "./judge-joker.ts";
import { findJudgement } from "./judgement-row.ts";
import { openCase } from "./open-case.ts";
import { getOwnJudgement } from "./own-judgement.ts";
import { requestJudgement } from "./request-judgement.ts";
import { showPassed } from "./show-passed.ts";
import { judgementCaseTopic, judgementQueueTopic, judgementTopic } from "./topics.ts";

const database = useTestDatabase();
beforeEach(() => database.clear());
const as = (actor: JokerActor) => testCtx(database.db, actor).ctx;

async function request(db: Db) {
  const actor = await insertJudgeableJoker(db);
  await requestJudgement(testCtx(db, actor).ctx);
  return actor;
}

async function openAs(db: Db, jokerId: string) {
  const operator = testCtx(db, await insertJudge(db));
  const { judgement, lockVersion } = await openCase(operator.ctx, { jokerId });
  operator.signals.length = 0;
  const judge = (verdict: object) =>
    judgeJoker(
      operator.ctx,
      decideJudgementSchema.parse({ jokerId, steps: judgement.steps, lockVersion, ...verdict }),
    );
  return { ...operator, judge, steps: judgement.steps };
}

const pass = { status: "passed", rank: "A" };
const rejection = {
  status: "rejected",
  reasonCodes: ["companyPurpose"],
  comment: "採用のためのご登録はできません。",
};
const eventsOf = (db: Db, name: "judgement_request" | "judgement_result") =>
  db
    .select({ userId: analyticsEvents.userId, params: analyticsEvents.params })
    .from(analyticsEvents)
    .where(eq(analyticsEvents.name, name))
    .orderBy(asc(analyticsEvents.id));

describe("a verdict", () => {
  it("is put on record, counted and told to the seeker and to those who judge", async () => {
    const { db } = database;
    const { userId: jokerId } = await request(db);
    const { ctx, signals, judge } = await openAs(db, jokerId);
    await judge(pass);
    expect(signals).toEqual([
      { to: [jokerId], topic: "session", id: jokerId },
      { to: [jokerId], topic: "judgement", id: jokerId },
      { to: [ctx.actor.userId], topic: "judgement-queue", id: jokerId },
      { to: [jokerId], topic: "notifications", id: jokerId },
    ]);
    const again = await openAs(db, jokerId);
    await again.judge(rejection);
    const log = await db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, "judgeJoker"), eq(auditLogs.targetId, jokerId)))
      .orderBy(asc(auditLogs.id));
    expect(log).toMatchObject([
      { actorId: ctx.actor.userId, targetType: "joker", reason: "passed A" },
      { actorId: again.ctx.actor.userId, reason: "rejected companyPurpose" },
    ]);
    expect(await eventsOf(db, "judgement_result")).toEqual([
      { userId: jokerId, params: { status: "passed" } },
      { userId: jokerId, params: { status: "rejected" } },
    ]);
  });

  it("that rejects tells why by mail, and in the product alone without an address", async () => {
    const { db } = database;
    const [{ userId: jokerId }, { userId: silent }] = [await request(db), await request(db)];
    await db.update(jokers).set({ email: null }).where(eq(jokers.id, silent));
    for (const id of [jokerId, silent]) await (await openAs(db, id)).judge(rejection);
    const mails = await mailsIn(db, eq(mailOutbox.template, "judgementRejected"));
    expect(mails).toMatchObject([{ userId: jokerId, to: `${jokerId}@example.test` }]);
    expect(mails[0]?.text).toContain("求職以外の目的での登録と判断しました");
    expect(mails[0]?.text).toContain("https://tefuda.test/mypage");
    const told = await db.select().from(notifications);
    expect(told.map(({ userId, type }) => [userId, type]).toSorted()).toEqual(
      [
        [jokerId, "judgementRejected"],
        [silent, "judgementRejected"],
      ].toSorted(),
    );
  });

  it("is refused about another step of the case, or another version of the profile", async () => {
    const { db } = database;
    const { userId: jokerId } = await request(db);
    const { judge, steps } = await openAs(db, jokerId);
    const lock = { code: "lock" };
    await expect(judge({ ...pass, steps: steps - 1 })).rejects.toMatchObject(lock);
    await expect(judge({ ...pass, lockVersion: 1 })).rejects.toMatchObject(lock);
    await judge(pass);
    // What has passed is rejected only, never judged again.
    await expect(judge({ ...pass, steps: steps + 1 })).rejects.toMatchObject(lock);
  });
});

describe("where a seeker stands", () => {
  it("is told before the first request, while one waits, and after a rejection", async () => {
    const { db } = database;
    const actor = await insertJudgeableJoker(db);
    expect(await getOwnJudgement(as(actor))).toEqual({
      registrationStatus: "provisioning",
      status: null,
      rank: null,
      requestedAt: null,
      deadline: null,
      requestableAt: null,
      reasonCodes: [],
      fieldComments: [],
      comment: null,
      isShownJudgementPassed: true,
    });
    await requestJudgement(as(actor));
    expect(await getOwnJudgement(as(actor))).toMatchObject({
      status: "requested",
      requestableAt: null,
      isShownJudgementPassed: true,
    });
    await (await openAs(db, actor.userId)).judge(rejection);
    expect(await getOwnJudgement(as(actor))).toMatchObject({
      status: "rejected",
      requestableAt: new Date("2026-04-04T01:00:00Z"),
      reasonCodes: ["companyPurpose"],
      comment: "採用のためのご登録はできません。",
    });
  });

  it("is moved by the first press alone, and by none once it has passed", async () => {
    const { db } = database;
    const actor = await insertJudgeableJoker(db);
    const press = async () => {
      const { ctx, signals } = testCtx(db, actor);
      const answer = await requestJudgement(ctx);
      return [answer.registrationStatus, answer.judgementStatus, signals.length];
    };
    // The seeker's session and screen, and the queue.
    expect(await press()).toEqual(["judging", "requested", 3]);
    expect(await press()).toEqual(["judging", "requested", 0]);
    await (await openAs(db, actor.userId)).judge(pass);
    expect(await press()).toEqual(["registered", "passed", 0]);
    expect(await eventsOf(db, "judgement_request")).toEqual([{ userId: actor.userId, params: {} }]);
  });

  it("has the passed screen behind it once that seeker has seen it", async () => {
    const { db } = database;
    const [passed, other, waiting] = [await request(db), await request(db), await request(db)];
    for (const { userId } of [passed, other]) await (await openAs(db, userId)).judge(pass);
    await showPassed(as(passed));
    await showPassed(as(waiting));
    const seen = async ({ userId }: JokerActor) =>
      (await findJudgement(db, userId))?.isShownJudgementPassed;
    expect([await seen(passed), await seen(other), await seen(waiting)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the live topics", () => {
  it("tell a seeker where the own judgement stands now", async () => {
    const { db } = database;
    const actor = await request(db);
    const { userId: id } = actor;
    const own = await judgementTopic.open(as(actor), "", undefined);
    const signal = { to: [id], topic: "judgement", id };
    expect([own.concerns(signal), own.concerns({ ...signal, topic: "judgement-queue" })]).toEqual([
      true,
      false,
    ]);
    await (await openAs(db, id)).judge(pass);
    expect(await own.read(signal)).toMatchObject([{ type: "modified", id, doc: { rank: "A" } }]);
  });

  it("tell those who judge how far a case is and in whose hands, or that there is none", async () => {
    const { db } = database;
    const { userId: id } = await request(db);
    const { ctx } = await openAs(db, id);
    const queue = await judgementQueueTopic.open(ctx, "", undefined);
    const read = (of: string) => queue.read({ to: [], topic: "judgement-queue", id: of });
    expect(await read(id)).toEqual([
      {
        type: "modified",
        id,
        doc: { status: "reviewing", steps: 2, reviewerId: ctx.actor.userId },
      },
    ]);
    const none = (await insertJoker(db)).userId;
    expect(await read(none)).toEqual([{ type: "removed", id: none }]);
    expect(queue.concerns({ to: [], topic: "judgement", id })).toBe(false);
  });

  it("tell those who judge how a case stands when a stream opens, and then of that one alone", async () => {
    const { db } = database;
    const seeker = await request(db);
    const { userId: id } = seeker;
    const { ctx, judge } = await openAs(db, id);
    const one = await judgementCaseTopic.open(ctx, id, undefined);
    expect(one.snapshot).toEqual([
      { type: "added", id, doc: { status: "reviewing", steps: 2, reviewerId: ctx.actor.userId } },
    ]);
    const signal = { to: [], topic: "judgement-queue", id };
    expect(one.concerns(signal)).toBe(true);
    expect(one.concerns({ ...signal, id: (await request(db)).userId })).toBe(false);
    await judge(pass);
    expect(await one.read(signal)).toMatchObject([
      { type: "modified", id, doc: { status: "passed", steps: 3 } },
    ]);
    const own = await judgementCaseTopic.open(as(seeker), id, undefined);
    expect([own.snapshot, own.concerns(signal)]).toEqual([[], false]);
  });
});
