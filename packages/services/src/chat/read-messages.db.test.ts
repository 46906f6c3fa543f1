import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { listAuditLogs } from "../company-admin/list-audit-logs.ts";
import {
  createWorld,
  insertAce,
  insertJoker,
  insertThread,
  start,
} from "../matching/thread.fixture.ts";
import { listCompanyMessages, listMessages } from "./list-messages.ts";
import { markRead } from "./mark-read.ts";
import { sendMessage } from "./send-message.ts";
import { syncCompanyMessages, syncMessages } from "./sync-messages.ts";

const test = useTestDatabase();
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "こんにちは" }) as const;

it("reads backwards page by page, each message once, oldest first within a page", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  for (let sent = 0; sent < 6; sent++)
    await sendMessage(world.as(sent % 2 ? joker : ace), text(matchingId));

  const seen: number[] = [];
  let beforeSeq: number | undefined;
  for (;;) {
    const page = await listMessages(world.as(joker), { matchingId, beforeSeq, limit: 3 });
    seen.unshift(...page.messages.map(({ seq }) => seq));
    if (!page.hasOlder) break;
    beforeSeq = page.messages[0]?.seq;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const but = { matchingId, limit: 7 };
  expect(await listMessages(world.as(joker), but)).toMatchObject({ hasOlder: true });
  expect(await listMessages(world.as(joker), { ...but, beforeSeq: 1 })).toEqual({
    messages: [],
    hasOlder: false,
  });
});

it("reads a message with the listed fields", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await sendMessage(world.as(joker), text(matchingId));
  const last = async () =>
    (await listMessages(world.as(joker), { matchingId, limit: 1 })).messages[0];
  expect(Object.keys((await last()) ?? {})).toEqual(
    expect.arrayContaining([
      "type",
      "text",
      "mediaUrl",
      "userId",
      "userName",
      "isExpired",
      "isRead",
      "isSent",
      "isSystemMessage",
      "sentAt",
      "selectedInterestedThemes",
      "selectedInterestAction",
    ]),
  );
  expect(await last()).toMatchObject({ isRead: false, isSent: true });
  await markRead(world.as(ace), { matchingId, seq: 3 });
  expect(await last()).toMatchObject({ isRead: true });
});

it("fills a gap from any number on", async () => {
  const { matchingId, joker } = await insertThread(test.db);
  const ctx = createWorld(test.db).as(joker);
  for (let sent = 0; sent < 3; sent++) await sendMessage(ctx, text(matchingId));
  const gap = await syncMessages(ctx, { matchingId, afterSeq: 3 });
  expect(gap.messages.map(({ seq }) => seq)).toEqual([4, 5]);
  expect(gap.lastSeq).toBe(5);
});

it("says nothing of a message that was taken down", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const { message } = await sendMessage(world.as(joker), text(matchingId));
  await test.db
    .update(chatMessages)
    .set({ removedAt: start })
    .where(eq(chatMessages.id, message.id));
  const { messages } = await listMessages(world.as(ace), { matchingId, limit: 1 });
  expect(messages).toMatchObject([{ isRemoved: true, text: "" }]);
});

it("lets the company's admin read, and no stranger", async () => {
  const { matchingId, companyId } = await insertThread(test.db);
  const other = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = world.as(await insertAce(test.db, companyId, { authority: "admin" }));
  const colleague = world.as(await insertAce(test.db, companyId));
  const page = await listCompanyMessages(admin, { matchingId, limit: 10 });
  expect(page.messages).toHaveLength(2);

  const notFound = { code: "dataNotFound" };
  for (const read of [
    () => listCompanyMessages(admin, { matchingId: other.matchingId, limit: 10 }),
    () => listCompanyMessages(colleague, { matchingId, limit: 10 }),
    () => syncCompanyMessages(admin, { matchingId: other.matchingId, afterSeq: 0 }),
    () => syncCompanyMessages(colleague, { matchingId, afterSeq: 0 }),
    () => listMessages(admin, { matchingId, limit: 10 }),
    () => listMessages(colleague, { matchingId, limit: 10 }),
    () => syncMessages(world.as(other.joker), { matchingId, afterSeq: 0 }),
  ])
    await expect(read()).rejects.toMatchObject(notFound);
  await expect(
    listMessages(world.as(await insertJoker(test.db)), { matchingId, limit: 10 }),
  ).rejects.toMatchObject(notFound);
});

it("puts an admin's reading of a colleague's thread into the company's log, and marks nothing", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = await insertAce(test.db, companyId, { authority: "admin" });
  await sendMessage(world.as(joker), text(matchingId));
  const [before] = await test.db.select().from(matchings).where(eq(matchings.id, matchingId));
  const readings = () =>
    test.db
      .select({ actorId: auditLogs.actorId, companyId: auditLogs.companyId })
      .from(auditLogs)
      .where(and(eq(auditLogs.action, "viewCompanyThread"), eq(auditLogs.targetId, matchingId)));

  // The two of the thread read it without a trace, the ace also as an admin.
  await listMessages(world.as(joker), { matchingId, limit: 10 });
  await listCompanyMessages(world.as({ ...ace, authority: "admin" }), { matchingId, limit: 10 });
  expect(await readings()).toEqual([]);
  const { messages } = await listCompanyMessages(world.as(admin), { matchingId, limit: 10 });
  await listCompanyMessages(world.as(admin), { matchingId, limit: 10 });
  expect(messages.at(-1)).toMatchObject({ text: "こんにちは", isRead: false });
  expect(await readings()).toEqual([{ actorId: admin.userId, companyId }]);
  world.pass(10 * 60_000);
  await listCompanyMessages(world.as(admin), { matchingId, limit: 10 });
  expect(await readings()).toHaveLength(2);
  const { items } = await listAuditLogs(world.as(admin), {});
  expect(items[0]).toMatchObject({ action: "viewCompanyThread", targetName: "田中 一郎" });

  const [after] = await test.db.select().from(matchings).where(eq(matchings.id, matchingId));
  expect(after).toEqual(before);
});
