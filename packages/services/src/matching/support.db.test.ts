import { deletedChatMessages } from "@tefuda/db/schema/chat";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { listMessages } from "../chat/list-messages.ts";
import { markRead } from "../chat/mark-read.ts";
import { sendMessage } from "../chat/send-message.ts";
import { insertOperator } from "../joker/joker.fixture.ts";
import { releaseByOperator } from "../release/release-by-operator.ts";
import { createMatching } from "./create-matching.ts";
import { getMatching } from "./get-matching.ts";
import { listOverseen } from "./list-overseen.ts";
import { findSupportJoker, startSupport } from "./start-support.ts";
import {
  createWorld,
  insertAce,
  insertCompany,
  insertJoker,
  insertThread,
  start,
} from "./thread.fixture.ts";

const test = useTestDatabase();
const auditOf = (targetId: string, action: string) =>
  test.db.$count(auditLogs, and(eq(auditLogs.targetId, targetId), eq(auditLogs.action, action)));
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "ご用件をどうぞ。" }) as const;

describe("the support team's thread", () => {
  it("is one for a seeker, however many operators begin it at once", async () => {
    const world = createWorld(test.db);
    const operator = await insertOperator(test.db);
    const operators = [operator, await insertOperator(test.db, "admin")];
    const { userId: jokerId } = await insertJoker(test.db);
    const begun = await Promise.all(
      operators.map((operator) => startSupport(world.as(operator), { jokerId })),
    );
    expect(new Set(begun.map(({ matchingId }) => matchingId)).size).toBe(1);
    expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await auditOf(jokerId, "startSupport")).toBe(1);
    await expect(startSupport(world.as(operator), { jokerId: uuidv7() })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("is written in from both sides, with the unread counted for each", async () => {
    const world = createWorld(test.db);
    const operator = await insertOperator(test.db);
    const joker = await insertJoker(test.db);
    const { matchingId } = await startSupport(world.as(operator), { jokerId: joker.userId });
    await sendMessage(world.as(operator), text(matchingId));
    expect(await getMatching(world.as(joker), { matchingId })).toMatchObject({
      unreadCount: 1,
      partner: { name: "サポート" },
    });
    await markRead(world.as(joker), { matchingId, seq: 2 });
    await sendMessage(world.as(joker), text(matchingId));
    expect(await getMatching(world.as(operator), { matchingId })).toMatchObject({ unreadCount: 1 });
    expect(await getMatching(world.as(joker), { matchingId })).toMatchObject({ unreadCount: 0 });
  });

  it("puts each reading on record, the pages of one opening as one", async () => {
    const world = createWorld(test.db);
    const operator = await insertOperator(test.db);
    const joker = await insertJoker(test.db);
    const { matchingId } = await startSupport(world.as(operator), { jokerId: joker.userId });
    await listMessages(world.as(operator), { matchingId, limit: 50 });
    await listMessages(world.as(operator), { matchingId, limit: 50 });
    await listMessages(world.as(joker), { matchingId, limit: 50 });
    expect(await auditOf(matchingId, "viewSupportThread")).toBe(1);
    const other = await insertOperator(test.db);
    await listMessages(world.as(other), { matchingId, limit: 50 });
    expect(await auditOf(matchingId, "viewSupportThread")).toBe(2);
  });

  it("finds a seeker by the whole address only, and records the look", async () => {
    const world = createWorld(test.db);
    const operator = await insertOperator(test.db);
    const { userId } = await insertJoker(test.db, "山本 葵");
    const find = (email: string) => findSupportJoker(world.as(operator), { email });
    expect(await find(`${userId}@example.jp`)).toMatchObject({ jokerId: userId, name: "山本 葵" });
    expect(await find(userId)).toBeNull();
    expect(await auditOf(userId, "findSupportJoker")).toBe(1);
  });
});

describe("matchings of members", () => {
  it("are listed by ids and states, without a name or a word of theirs", async () => {
    const world = createWorld(test.db);
    const operator = await insertOperator(test.db);
    const { matchingId, joker, ace } = await insertThread(test.db);
    await sendMessage(world.as(ace), { ...text(matchingId), text: "秘密の用件です。" });
    for (const id of [matchingId, joker.userId, ace.userId, ace.companyId]) {
      const { items } = await listOverseen(world.as(operator), { id });
      expect(items.map((item) => item.id)).toEqual([matchingId]);
      const shown = JSON.stringify(items);
      expect(shown).not.toMatch(/秘密|佐藤|田中|青空/);
    }
    const { items } = await listOverseen(world.as(operator), { id: uuidv7() });
    expect(items).toEqual([]);
  });

  it("are listed once each, page by page from the newest, without the support team's own", async () => {
    await test.clear();
    const world = createWorld(test.db);
    const companyId = await insertCompany(test.db);
    const ace = await insertAce(test.db, companyId);
    const numberOf = new Map<string, number>();
    for (let number = 1; number <= 55; number += 1) {
      const joker = await insertJoker(test.db);
      const now = number <= 40 ? new Date(start.getTime() + 1) : start;
      const given = { jokerId: joker.userId, aceId: ace.userId, companyId, now };
      const { matchingId } = await test.db.transaction((tx) =>
        createMatching(tx, { ...given, origin: "like" }),
      );
      numberOf.set(matchingId, number);
    }
    const operator = world.as(await insertOperator(test.db));
    const { userId: jokerId } = await insertJoker(test.db);
    await startSupport(operator, { jokerId });
    const first = await listOverseen(operator, {});
    const second = await listOverseen(operator, { cursor: first.nextCursor });
    const down = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => from - index);
    const numbers = ({ items }: typeof first) => items.map(({ id }) => numberOf.get(id));
    expect(numbers(first)).toEqual([...down(40, 1), ...down(55, 46)]);
    expect(numbers(second)).toEqual(down(45, 41));
    expect(second.nextCursor).toBeUndefined();
    expect((await listOverseen(operator, { id: jokerId })).items).toEqual([]);
  });

  it("are ended by the support team for both, once, with the reason in the record only", async () => {
    const world = createWorld(test.db);
    const operator = await insertOperator(test.db);
    const { matchingId, joker, ace } = await insertThread(test.db);
    await sendMessage(world.as(ace), text(matchingId));
    const reason = "規約に沿わない勧誘が確認されたため";
    const release = () => releaseByOperator(world.as(operator), { matchingId, reason });
    await release();
    await release();
    expect(await test.db.$count(matchings, eq(matchings.id, matchingId))).toBe(0);
    const [archived] = await test.db
      .select()
      .from(deletedMatchings)
      .where(eq(deletedMatchings.id, matchingId));
    expect(archived).toMatchObject({ route: "operator", reason, releasedBy: operator.userId });
    expect(JSON.stringify(archived?.matching)).not.toContain("ご用件をどうぞ");
    const kept = await test.db
      .select({ seq: deletedChatMessages.seq })
      .from(deletedChatMessages)
      .where(eq(deletedChatMessages.matchingId, matchingId));
    expect(kept.map(({ seq }) => seq).sort()).toEqual([1, 2, 3]);
    for (const member of [joker, ace]) {
      const told = await test.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, member.userId));
      expect(told.filter(({ type }) => type === "matchingReleased")).toHaveLength(1);
      expect(JSON.stringify(told)).not.toContain(reason);
      await expect(getMatching(world.as(member), { matchingId })).rejects.toMatchObject({
        code: "dataNotFound",
      });
    }
    await expect(
      releaseByOperator(world.as(operator), { matchingId: uuidv7(), reason }),
    ).rejects.toMatchObject({ code: "dataNotFound" });
  });
});
