import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings } from "@tefuda/db/schema/matching";
import { analyticsEvents, auditLogs } from "@tefuda/db/schema/monitoring";
import { reports } from "@tefuda/db/schema/report";
import { sanctions } from "@tefuda/db/schema/sanction";
import { and, eq } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { startSupport } from "../matching/start-support.ts";
import { insertAce, insertThread } from "../matching/thread.fixture.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { createReport } from "./create-report.ts";
import { handleReport } from "./handle-report.ts";
import { listReports } from "./list-reports.ts";
import { openReport } from "./open-report.ts";
import { insertReport } from "./report.fixture.ts";
import { takeReport } from "./take-report.ts";
import { reportCaseTopic, reportQueueTopic } from "./topics.ts";

const database = useTestDatabase();
const desk = async (role: "support" | "admin" = "support") =>
  testCtx(database.db, await insertOperator(database.db, role));

const decision = (reportId: string, rest: object) =>
  handleReportSchema.parse({ reportId, lockVersion: 0, note: "確認しました", ...rest });
const rowOf = async (db: Db, id: string) =>
  (await db.select().from(reports).where(eq(reports.id, id)))[0];
const auditsOf = async (db: Db, action: string, targetId: string) =>
  db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.action, action), eq(auditLogs.targetId, targetId)));

describe("reporting", () => {
  it("keeps the last 50 messages up to the report, and those only", async () => {
    const { db } = database;
    const { reportId, ace, joker, matchingId } = await insertReport(db, { messages: 19 });
    const template = await db.select().from(chatMessages).where(eq(chatMessages.type, 0));
    const last = template.filter((row) => row.matchingId === matchingId).at(-1);
    if (!last) throw new Error("The thread has no message.");
    for (let seq = 101; seq <= 160; seq += 1)
      await db.insert(chatMessages).values({ ...last, id: uuidv7(), seq, text: `${seq}` });
    const second = { reportId: uuidv7(), matchingId, reasons: ["other" as const] };
    await createReport(testCtx(db, joker).ctx, {
      ...second,
      content: "",
      shareMessages: true,
      release: false,
    });
    await db.insert(chatMessages).values({ ...last, id: uuidv7(), seq: 161, text: "報告のあと" });

    const kept = (await rowOf(db, second.reportId))?.evidence ?? [];
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => 111 + n));
    expect(await rowOf(db, reportId)).toMatchObject({
      reporterId: joker.userId,
      reportedUserId: ace.userId,
      status: "open",
      content: "何度も断っています。",
    });
  });

  it("keeps the one message of a thread that has no other", async () => {
    const { db } = database;
    const { matchingId, joker } = await insertThread(db);
    await db
      .delete(chatMessages)
      .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.seq, 2)));
    const input = { matchingId, reasons: ["other" as const], content: "", release: false };
    const reportId = uuidv7();
    await createReport(testCtx(db, joker).ctx, { ...input, reportId, shareMessages: true });
    expect((await rowOf(db, reportId))?.evidence?.map(({ seq }) => seq)).toEqual([1]);
  });

  it("is one report and one mail when sent twice", async () => {
    const { db } = database;
    const { input, reporter, ace } = await insertReport(db);
    await createReport(reporter.ctx, input);
    const mails = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, reporter.ctx.actor.userId));
    expect(mails.map(({ template }) => template)).toEqual(["reportReceived"]);
    expect(await auditsOf(db, "createReport", input.reportId)).toHaveLength(1);
    const sent = await db
      .select({ companyId: analyticsEvents.companyId })
      .from(analyticsEvents)
      .where(
        and(
          eq(analyticsEvents.name, "report_send"),
          eq(analyticsEvents.userId, reporter.ctx.actor.userId),
        ),
      );
    expect(sent).toEqual([{ companyId: ace.companyId }]);
    // The other side names the same id: it is not theirs.
    await expect(createReport(testCtx(db, ace).ctx, input)).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("can be made by either side of a thread about the other", async () => {
    const { db } = database;
    const { joker } = await insertThread(db);
    // The seeker has two threads.
    const { matchingId, ace } = await insertThread(db, { jokerId: joker.userId });
    for (const [reporter, reported] of [
      [joker, ace],
      [ace, joker],
    ] as const) {
      const reportId = uuidv7();
      await createReport(testCtx(db, reporter).ctx, {
        reportId,
        matchingId,
        reasons: ["other"],
        content: "",
        shareMessages: false,
        release: false,
      });
      expect(await rowOf(db, reportId)).toMatchObject({
        reporterId: reporter.userId,
        reportedUserId: reported.userId,
      });
    }
  });

  it("can be made for thirty days after the other side has ended the thread", async () => {
    const { db } = database;
    const { matchingId, joker, ace } = await insertThread(db);
    await deleteMatching(testCtx(db, ace).ctx, { matchingId });
    const [archived] = await db
      .select({ deletedAt: deletedMatchings.deletedAt })
      .from(deletedMatchings)
      .where(eq(deletedMatchings.id, matchingId));
    const endedAt = archived?.deletedAt.getTime() ?? 0;
    const reportAfter = (ms: number) =>
      createReport(testCtx(db, joker, new Date(endedAt + ms)).ctx, {
        reportId: uuidv7(),
        matchingId,
        reasons: ["other"],
        content: "",
        shareMessages: false,
        release: false,
      });
    const thirtyDays = 30 * 24 * 60 * 60_000;
    await expect(reportAfter(thirtyDays)).rejects.toMatchObject({ code: "dataNotFound" });
    await reportAfter(thirtyDays - 1);
  });

  it("ends the thread as well if that is asked for, before the eyes of both", async () => {
    const { db } = database;
    const { matchingId, joker, ace } = await insertThread(db);
    const { ctx, signals } = testCtx(db, joker);
    await createReport(ctx, {
      reportId: uuidv7(),
      matchingId,
      reasons: ["other"],
      content: "",
      shareMessages: false,
      release: true,
    });
    const to = expect.arrayContaining([joker.userId, ace.userId]);
    expect(signals).toContainEqual({ to, topic: "notifications", id: matchingId });
  });

  it("is for those in the thread, also once it has ended", async () => {
    const { db } = database;
    const { matchingId, joker, ace } = await insertThread(db);
    const stranger = await insertThread(db);
    const colleague = await insertAce(db, ace.companyId);
    const refuse = async (actors: readonly MemberActor[], id: string) => {
      for (const actor of actors)
        await expect(
          createReport(testCtx(db, actor).ctx, {
            reportId: uuidv7(),
            matchingId: id,
            reasons: ["other"],
            content: "",
            shareMessages: false,
            release: false,
          }),
        ).rejects.toMatchObject({ code: "dataNotFound" });
    };
    const strangers = [stranger.joker, stranger.ace, colleague];
    await refuse(strangers, matchingId);
    // They have an ended thread as well, another one.
    await deleteMatching(testCtx(db, ace).ctx, { matchingId });
    await deleteMatching(testCtx(db, stranger.ace).ctx, { matchingId: stranger.matchingId });
    await refuse(strangers, matchingId);
    // Nobody is reported in a thread with the support team.
    const { ctx } = testCtx(db, await insertOperator(db, "support"));
    const support = await startSupport(ctx, { jokerId: joker.userId });
    await refuse([joker], support.matchingId);
  });
});

describe("the desk", () => {
  it("sees first what is due first, with what was reported before", async () => {
    const { db } = database;
    await db.delete(reports);
    const slow = await insertReport(db, { reasons: ["soliciting"] });
    const urgent = await insertReport(db, { reasons: ["other", "inappropriateSpeech"] });
    const { ctx } = await desk();
    const { items, counts, nextCursor } = await listReports(ctx, { status: "open" });
    expect(items.map(({ id }) => id)).toEqual([urgent.reportId, slow.reportId]);
    expect(items[0]).toMatchObject({
      reporter: { kind: "joker", name: "佐藤 花" },
      reported: { kind: "ace", name: "田中 一郎", companyName: "青空システム株式会社" },
      earlierCount: 0,
    });
    expect(counts).toEqual({ open: 2, investigating: 0, actioned: 0, dismissed: 0 });
    expect(nextCursor).toBeUndefined();
  });

  it("pages without losing or repeating one", async () => {
    const { db } = database;
    await db.delete(reports);
    const { reportId } = await insertReport(db);
    const row = await rowOf(db, reportId);
    if (!row) throw new Error("The report is gone.");
    for (let n = 1; n < 35; n += 1) await db.insert(reports).values({ ...row, id: uuidv7() });
    const { ctx } = await desk();
    const first = await listReports(ctx, { status: "open" });
    const second = await listReports(ctx, { status: "open", cursor: first.nextCursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, new Set(ids).size]).toEqual([30, 5, 35]);
    expect(second.items[0]?.earlierCount).toBe(0);
  });

  it("hears of what comes in and moves, and how one report stands when a stream opens", async () => {
    const { db } = database;
    const [{ reportId, reporter }, beside] = [await insertReport(db), await insertReport(db)];
    expect(reporter.signals).toEqual([
      expect.objectContaining({ topic: "report-queue", id: reportId }),
    ]);
    const { ctx } = await desk();
    const signal = { to: [], topic: "report-queue", id: reportId };
    const all = await reportQueueTopic.open(ctx, "", undefined);
    const one = await reportCaseTopic.open(ctx, reportId, undefined);
    const doc = { status: "open", lockVersion: 0 };
    expect(one.snapshot).toEqual([{ type: "added", id: reportId, doc }]);
    for (const { concerns, read } of [all, one]) {
      expect(concerns(signal)).toBe(true);
      expect(await read(signal)).toEqual([{ type: "modified", id: reportId, doc }]);
    }
    expect(one.concerns({ ...signal, id: beside.reportId })).toBe(false);
    // Members hear of none.
    expect((await reportQueueTopic.open(reporter.ctx, "", undefined)).concerns(signal)).toBe(false);
    const member = await reportCaseTopic.open(reporter.ctx, reportId, undefined);
    expect([member.snapshot, member.concerns(signal)]).toEqual([[], false]);
  });
});

describe("handling", () => {
  it("takes a report in hand and restricts the person with the notice", async () => {
    const { db } = database;
    const { reportId, ace } = await insertReport(db);
    const editor = await insertOperator(db, "editor");
    const { ctx, signals } = await desk();
    const told = () => {
      const [signal] = signals.splice(0).filter(({ topic }) => topic === "report-queue");
      expect(signal).toMatchObject({
        to: expect.arrayContaining([ctx.actor.userId]),
        id: reportId,
      });
      expect(signal?.to).not.toContain(editor.userId);
    };
    await takeReport(ctx, { reportId, lockVersion: 0 });
    told();
    expect(await auditsOf(db, "takeReport", reportId)).toHaveLength(1);
    await handleReport(
      ctx,
      decision(reportId, {
        lockVersion: 1,
        status: "actioned",
        action: "restrict",
        notice: "連絡を控えてください。",
        lastDay: "2026-04-30",
      }),
    );
    expect(signals).toContainEqual({ to: [ace.userId], topic: "session", id: ace.userId });
    told();
    expect(await rowOf(db, reportId)).toMatchObject({
      status: "actioned",
      action: "restrict",
      handledBy: ctx.actor.userId,
      lockVersion: 2,
    });
    const [user] = await db.select().from(users).where(eq(users.id, ace.userId));
    expect(user?.restrictedUntil).toEqual(new Date("2026-04-30T15:00:00Z"));
    const given = await db.select().from(sanctions).where(eq(sanctions.reportId, reportId));
    expect(given).toMatchObject([{ kind: "restrict", notice: "連絡を控えてください。" }]);
    const again = decision(reportId, { lockVersion: 2, status: "dismissed" });
    await expect(handleReport(ctx, again)).rejects.toMatchObject({ code: "lock" });
  });

  it("leaves a suspension to admins, and the report open", async () => {
    const { db } = database;
    const { reportId, ace } = await insertReport(db);
    const suspension = { status: "actioned", action: "suspend", notice: "停止しました。" };
    const { ctx } = await desk();
    await expect(handleReport(ctx, decision(reportId, suspension))).rejects.toMatchObject({
      code: "permissionDenied",
    });
    expect((await rowOf(db, reportId))?.status).toBe("open");
    await handleReport((await desk("admin")).ctx, decision(reportId, suspension));
    const [user] = await db.select().from(users).where(eq(users.id, ace.userId));
    expect(user?.suspendedAt).not.toBeNull();
    const { reported } = await openReport(ctx, { reportId });
    expect(reported).toMatchObject({ isThere: true, isSuspended: true });
  });

  it("knows one who has left the product as gone, whatever stood before", async () => {
    const { db } = database;
    const { reportId, ace } = await insertReport(db);
    const now = new Date();
    await db
      .update(users)
      .set({ erasedAt: now, suspendedAt: now, restrictedAt: now })
      .where(eq(users.id, ace.userId));
    const { reported } = await openReport((await desk()).ctx, { reportId });
    expect(reported).toMatchObject({ isThere: false, isSuspended: false, isRestricted: false });
  });

  it("tells nobody of a report that needs nothing", async () => {
    const { db } = database;
    const { reportId, ace } = await insertReport(db);
    const { ctx } = await desk();
    await handleReport(ctx, decision(reportId, { status: "dismissed" }));
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.userId, ace.userId));
    expect(mails).toEqual([]);
    expect(await auditsOf(db, "handleReport", reportId)).toMatchObject([
      { reason: "dismissed none" },
    ]);
  });
});
