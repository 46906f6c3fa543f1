import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq, isNotNull } from "@tefuda/db/sql";
import { chatTexts } from "@tefuda/domain/chat/labels.ja";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { selectCards } from "../matching/card.ts";
import { startSupport } from "../matching/start-support.ts";
import { createWorld, insertThread } from "../matching/thread.fixture.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { readReportMessages } from "../report/read-messages.ts";
import { insertReport } from "../report/report.fixture.ts";
import { takeDownReported } from "../report/take-down-reported.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { threadAddress } from "../signals/matching.ts";
import { markRead } from "./mark-read.ts";
import { sendMessage } from "./send-message.ts";
import { signalTakenDown, takeDown, takeDownMessage } from "./take-down.ts";

const test = useTestDatabase();
const reason = "差別的な発言";
const notFound = { code: "dataNotFound" };
const operator = async (): Promise<OperatorActor> => insertOperator(test.db, "support");
const threadOf = async (id: string) =>
  (await test.db.select().from(matchings).where(eq(matchings.id, id)))[0];
const auditsOf = (matchingId: string) =>
  test.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.action, "takeDownMessage"), eq(auditLogs.targetId, matchingId)));

describe("a message that came with a report", () => {
  it("is taken down once, before everyone's eyes, and stays with the report and the archive", async () => {
    const { db } = test;
    const { matchingId, reportId, joker, ace } = await insertReport(db, { messages: 2 });
    const { ctx, signals } = testCtx(db, await operator());
    const { lastSeq: seq = 0 } = (await threadOf(matchingId)) ?? {};
    await takeDownReported(ctx, { reportId, seq, reason });
    await takeDownReported(ctx, { reportId, seq, reason });

    expect((await threadOf(matchingId))?.lastMessage).toBe(chatTexts.removed.ace);
    expect(await auditsOf(matchingId)).toMatchObject([
      { actorId: ctx.actor.userId, companyId: null, reason: `#${seq} ${reason}` },
    ]);
    expect(signals.map(({ topic }) => topic)).toEqual(["chat-changed", "matchings"]);
    for (const { to } of signals)
      expect(to).toEqual(
        expect.arrayContaining([joker.userId, ace.userId, threadAddress(matchingId)]),
      );

    const { messages } = await readReportMessages(ctx, { reportId });
    expect(messages.slice(-2)).toMatchObject([
      { text: "1通目", isTakenDown: false, canBeTakenDown: true },
      { text: "2通目", isTakenDown: true, canBeTakenDown: false },
    ]);
    // What nobody wrote cannot be taken down.
    expect(messages[0]).toMatchObject({ canBeTakenDown: false });
    await deleteMatching(testCtx(db, joker).ctx, { matchingId });
    const [kept] = await db
      .select()
      .from(deletedChatMessages)
      .where(and(eq(deletedChatMessages.matchingId, matchingId), eq(deletedChatMessages.seq, seq)));
    expect(kept).toMatchObject({ text: "2通目", removedAt: ctx.clock() });
    const { messages: ended } = await readReportMessages(ctx, { reportId });
    expect(ended.some((message) => message.isTakenDown || message.canBeTakenDown)).toBe(false);
  });

  it("leaves the preview of a later message alone", async () => {
    const { matchingId, reportId } = await insertReport(test.db, { messages: 2 });
    const { ctx } = testCtx(test.db, await operator());
    const { lastSeq = 0 } = (await threadOf(matchingId)) ?? {};
    await takeDownReported(ctx, { reportId, seq: lastSeq - 1, reason });
    expect((await threadOf(matchingId))?.lastMessage).toBe("2通目");
  });

  it("leaves the preview of a later message that reads the same, and is no longer unread", async () => {
    const { db } = test;
    const { matchingId, joker, ace } = await insertThread(db);
    const world = createWorld(db);
    const send = (sender: typeof joker | typeof ace, text: string) =>
      sendMessage(world.as(sender), { matchingId, id: uuidv7(), type: 0, text });
    const { ctx } = testCtx(db, await operator());
    const down = (seq: number) =>
      db.transaction((tx) => takeDown(tx, ctx, { matchingId, seq, reason }));
    const { message: asked } = await send(ace, "お返事をお願いします。");
    const before = await threadOf(matchingId);
    const { message: first } = await send(joker, "同じ言葉");
    const { message: last } = await send(joker, "同じ言葉");
    const askers = async () =>
      (await selectCards(db, eq(matchings.id, matchingId))).map((row) => row.lastAskedBy);
    await down(first.seq);
    expect(await threadOf(matchingId)).toMatchObject({
      lastMessage: "同じ言葉",
      aceUnreadCount: (before?.aceUnreadCount ?? 0) + 1,
    });
    expect(await askers()).toEqual([joker.userId]);
    await down(last.seq);
    expect(await threadOf(matchingId)).toMatchObject({
      lastMessage: chatTexts.removed.joker,
      aceUnreadCount: before?.aceUnreadCount,
    });
    expect(await askers()).toEqual([ace.userId]);
    await markRead(world.as(joker), { matchingId, seq: asked.seq });
    await down(asked.seq);
    expect(await threadOf(matchingId)).toMatchObject({ jokerUnreadCount: 0 });
  });

  it("rings no bell once nothing else is unread, and leaves the notification of who wrote", async () => {
    const { db } = test;
    const { matchingId, joker, ace } = await insertThread(db);
    const world = createWorld(db);
    const send = async (text: string) =>
      (await sendMessage(world.as(ace), { matchingId, id: uuidv7(), type: 0, text })).message;
    await db.update(matchings).set({ jokerUnreadCount: 0 }).where(eq(matchings.id, matchingId));
    const [first, last] = [await send("1通目"), await send("2通目")];
    const { ctx, signals } = testCtx(db, await operator());
    const down = async (seq: number) => {
      const taken = await db.transaction((tx) => takeDown(tx, ctx, { matchingId, seq, reason }));
      signalTakenDown(ctx, taken);
    };
    const told = () =>
      db
        .select({ id: notifications.id, isRead: notifications.isRead })
        .from(notifications)
        .where(eq(notifications.userId, joker.userId));
    const signalled = () => signals.filter(({ topic }) => topic === "notifications");
    await down(first.seq);
    expect(await told()).toMatchObject([{ isRead: false }]);
    expect(signalled()).toEqual([]);
    await down(last.seq);
    const [notice] = await told();
    expect(notice).toMatchObject({ isRead: true });
    expect(signalled()).toEqual([{ to: [joker.userId], topic: "notifications", id: notice?.id }]);
  });

  it("is one that the reporter agreed to show", async () => {
    const { db } = test;
    const { ctx } = testCtx(db, await operator());
    const { matchingId, reportId, ace } = await insertReport(db);
    const silent = await insertReport(db, { shareMessages: false });
    const { message: later } = await sendMessage(testCtx(db, ace).ctx, {
      matchingId,
      id: uuidv7(),
      type: 0,
      text: "報告のあと",
    });
    for (const input of [
      { reportId, seq: later.seq },
      { reportId, seq: 1 },
      { reportId: silent.reportId, seq: 3 },
      { reportId: uuidv7(), seq: 3 },
    ])
      await expect(takeDownReported(ctx, { ...input, reason })).rejects.toMatchObject(notFound);
    const down = and(eq(chatMessages.matchingId, matchingId), isNotNull(chatMessages.removedAt));
    expect(await db.$count(chatMessages, down)).toBe(0);
  });
});

describe("the preview of a thread", () => {
  /** The same words said by the seeker so often, and a line after them that does not show. */
  async function repeat(times: number) {
    const { matchingId, joker, ace } = await insertThread(test.db);
    const world = createWorld(test.db);
    for (let n = 0; n < times; n += 1)
      await sendMessage(world.as(joker), { matchingId, id: uuidv7(), type: 0, text: "同じ言葉" });
    await test.db
      .update(matchings)
      .set({ lastSeq: 3 + times })
      .where(eq(matchings.id, matchingId));
    const { ctx } = testCtx(test.db, await operator());
    const down = (seq: number) =>
      test.db.transaction((tx) => takeDown(tx, ctx, { matchingId, seq, reason }));
    return { matchingId, world, ace, down };
  }

  it("is that of the message that is shown, whatever was said before and in other threads", async () => {
    await repeat(3);
    const { matchingId, down } = await repeat(2);
    await down(4);
    expect((await threadOf(matchingId))?.lastMessage).toBe(chatTexts.removed.joker);
  });

  it("does not stand for one that was taken down itself", async () => {
    const { matchingId, down } = await repeat(2);
    await test.db
      .update(chatMessages)
      .set({ removedAt: new Date() })
      .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.seq, 4)));
    await down(3);
    expect((await threadOf(matchingId))?.lastMessage).toBe(chatTexts.removed.joker);
  });

  it("goes with what is unread of this thread alone, and not with what was read", async () => {
    const other = await repeat(1);
    const { matchingId, world, ace, down } = await repeat(2);
    await markRead(world.as(ace), { matchingId, seq: 3 });
    await down(3);
    expect(await threadOf(matchingId)).toMatchObject({ aceUnreadCount: 1 });
    await down(4);
    expect(await threadOf(matchingId)).toMatchObject({ aceUnreadCount: 0 });
    expect(await threadOf(other.matchingId)).toMatchObject({ aceUnreadCount: 1 });
  });
});

describe("a message of a support thread", () => {
  it("is taken down by the support team, and of no other thread", async () => {
    const { db } = test;
    const { matchingId: others, joker } = await insertThread(db);
    const actor = await operator();
    const { ctx } = testCtx(db, actor);
    const { matchingId } = await startSupport(ctx, { jokerId: joker.userId });
    const world = createWorld(db);
    const text = { id: uuidv7(), type: 0, text: "個人の番号です" } as const;
    const { message } = await sendMessage(world.as(joker), { ...text, matchingId });
    const said = { ...text, id: uuidv7(), matchingId: others };
    const { message: elsewhere } = await sendMessage(world.as(joker), said);
    await takeDownMessage(ctx, { matchingId, seq: message.seq, reason });
    expect(await auditsOf(matchingId)).toHaveLength(1);
    expect((await threadOf(matchingId))?.lastMessage).toBe(chatTexts.removed.joker);
    for (const input of [
      { matchingId, seq: 1 },
      { matchingId, seq: message.seq + 1 },
      { matchingId: others, seq: elsewhere.seq },
    ])
      await expect(takeDownMessage(ctx, { ...input, reason })).rejects.toMatchObject(notFound);
  });
});
