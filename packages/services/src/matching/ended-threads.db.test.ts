import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { sendMessage } from "../chat/send-message.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { purgeArchives } from "./purge-archives.ts";
import { createWorld, insertAce, insertJoker, insertThread, start } from "./thread.fixture.ts";

const test = useTestDatabase();
let world: ReturnType<typeof createWorld>;
beforeEach(async () => {
  await test.clear();
  world = createWorld(test.db);
});

describe("what a release takes with it", () => {
  it("is the notice of messages and the mails of the two that wait, and nothing else", async () => {
    const { matchingId, joker, ace, companyId } = await insertThread(test.db);
    await sendMessage(world.as(ace), { matchingId, id: uuidv7(), type: 0, text: "こんにちは" });
    const admin = await insertAce(test.db, companyId, { authority: "admin" });
    const mail = {
      template: "newMessage" as const,
      params: {},
      to: "a@example.jp",
      createdAt: start,
      nextAttemptAt: start,
    };
    const rows = [
      { userId: joker.userId, status: "waiting" as const },
      { userId: joker.userId, status: "sent" as const },
      { userId: admin.userId, status: "waiting" as const },
    ].map((fields, index) => ({
      ...mail,
      ...fields,
      id: uuidv7(),
      dedupeKey: `message:${matchingId}:${index}`,
    }));
    await test.db.insert(mailOutbox).values(rows);
    await deleteMatching(world.as(ace), { matchingId });
    const left = await test.db.select({ id: mailOutbox.id }).from(mailOutbox);
    expect(left.map(({ id }) => id).toSorted()).toEqual([rows[1]?.id, rows[2]?.id].toSorted());
    const told = await test.db.select().from(notifications);
    expect(told.map(({ type }) => type)).toEqual(["matchingReleased"]);
    // An ace's release stands in the company's own log.
    const audits = await test.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, "releaseMatching"));
    expect(audits).toMatchObject([{ companyId }]);
  });

  it("is every message of a long thread, in its archive", async () => {
    const { matchingId, joker } = await insertThread(test.db);
    const line = {
      matchingId,
      type: 0 as const,
      userId: joker.userId,
      userName: "",
      sentAt: start,
    };
    await test.db
      .insert(chatMessages)
      .values(Array.from({ length: 198 }, (_, n) => ({ ...line, id: uuidv7(), seq: n + 3 })));
    await deleteMatching(world.as(joker), { matchingId });
    expect(await test.db.$count(deletedChatMessages)).toBe(200);
  });
});

it("the archive loses what is old, however much it is, and keeps the rest with its files", async () => {
  const now = new Date("2026-04-03T01:00:00Z");
  const archive = (deletedAt: Date) => ({
    id: uuidv7(),
    route: "release" as const,
    matching: {},
    matchedAt: start,
    deletedAt,
  });
  const young = archive(addCalendarMonths(now, -5));
  const old = Array.from({ length: 50 }, () => archive(addCalendarMonths(now, -7)));
  await test.db.insert(deletedMatchings).values([...old, young]);
  const { userId: ownerId } = await insertJoker(test.db);
  await test.db.insert(deletedChatMessages).values({
    id: uuidv7(),
    matchingId: young.id,
    seq: 1,
    type: 14,
    userId: ownerId,
    userName: "",
    mediaUrl: "/files/chat/young",
    sentAt: start,
  });
  await test.db.insert(uploads).values({
    id: uuidv7(),
    ownerId,
    kind: "chatFile",
    name: "職務経歴書.pdf",
    size: 1,
    contentType: "application/pdf",
    storageKey: "chat/young",
    createdAt: start,
  });
  const report = { reporterId: ownerId, matchingId: young.id, reportReasons: [], dueAt: start };
  const ages = [35, 37].map((months) => addCalendarMonths(now, -months));
  await test.db
    .insert(reports)
    .values(ages.map((at) => ({ ...report, id: uuidv7(), createdAt: at, updatedAt: at })));
  const purge = () => purgeArchives({ db: test.db, clock: () => now });
  expect(await purge()).toBe(50);
  expect(await purge()).toBe(0);
  expect(await test.db.select().from(deletedChatMessages)).toMatchObject([{ seq: 1 }]);
  expect(await test.db.select().from(uploads)).toMatchObject([{ expiresAt: null }]);
  expect(await test.db.select().from(reports)).toMatchObject([{ createdAt: ages[0] }]);
  // What somebody else is just changing is left to the next time.
  const held = archive(addCalendarMonths(now, -7));
  await test.db.insert(deletedMatchings).values(held);
  await test.db.transaction(async (tx) => {
    await tx.select().from(deletedMatchings).where(eq(deletedMatchings.id, held.id)).for("update");
    expect(await purge()).toBe(0);
  });
  expect(await purge()).toBe(1);
});
