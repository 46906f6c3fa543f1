import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { uploads } from "@tefuda/db/schema/upload";
import { eq, sql } from "@tefuda/db/sql";
import { deleteMatchingSchema } from "@tefuda/domain/matching/schema";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { listCompanyMessages, listMessages } from "../chat/list-messages.ts";
import { sendMessage } from "../chat/send-message.ts";
import { syncMessages } from "../chat/sync-messages.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { getCompanyMatching, getMatching } from "../matching/get-matching.ts";
import { getPartnerProfile } from "../matching/get-partner-profile.ts";
import { getPosition } from "../matching/get-position.ts";
import { listMatchings } from "../matching/list-matchings.ts";
import { purgeArchives } from "../matching/purge-archives.ts";
import {
  createWorld,
  insertAce,
  insertJoker,
  insertThread,
  start,
} from "../matching/thread.fixture.ts";
import { createReport } from "../report/create-report.ts";
import { readFile } from "../views/read-file.ts";
import { deleteMatching } from "./delete-matching.ts";

const test = useTestDatabase();
const noThread = { code: "dataNotFound" };
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "よろしくお願いします。" }) as const;

async function attachFile(matchingId: string, ownerId: string) {
  const id = uuidv7();
  const storageKey = `chat/${id}`;
  const [last] = await test.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .limit(1);
  if (!last) throw new Error("The thread has no message.");
  await test.db.insert(chatMessages).values({
    ...last,
    id,
    seq: 90,
    type: 14,
    mediaUrl: `/files/${storageKey}`,
  });
  await test.db.insert(uploads).values({
    id,
    ownerId,
    kind: "chatFile",
    name: "職務経歴書.pdf",
    size: 1,
    contentType: "application/pdf",
    storageKey,
    storedAt: start,
    attachedAt: start,
    matchingId,
    messageId: id,
    createdAt: start,
  });
  return storageKey;
}

describe("releasing a matching", () => {
  it("archives it, leaves a record and tells the other side alone, once", async () => {
    const world = createWorld(test.db);
    const { matchingId, joker, ace, companyId } = await insertThread(test.db);
    await sendMessage(world.as(ace), text(matchingId));
    const input = deleteMatchingSchema.parse({ matchingId });
    await deleteMatching(world.as(joker), input);
    await deleteMatching(world.as(joker), input);

    expect(await test.db.$count(matchings, eq(matchings.id, matchingId))).toBe(0);
    const archives = await test.db
      .select()
      .from(deletedMatchings)
      .where(eq(deletedMatchings.id, matchingId));
    expect(archives).toMatchObject([{ route: "release", releasedBy: joker.userId }]);
    expect(archives[0]?.deletedAt).toBeInstanceOf(Date);
    // A copy of the matching, without its words.
    expect(archives[0]?.matching).toMatchObject({
      id: matchingId,
      aceId: ace.userId,
      aceCompanyId: companyId,
      jokerId: joker.userId,
      lastSeq: 3,
      lastMessage: "",
    });
    const records = await test.db.select().from(reports).where(eq(reports.matchingId, matchingId));
    expect(records).toMatchObject([{ reporterId: joker.userId, reportedUserId: null }]);
    const told = await test.db.select().from(notifications);
    const about = told.filter(({ type }) => type === "matchingReleased");
    expect(about.filter(({ userId }) => userId === ace.userId)).toHaveLength(1);
    expect(about.filter(({ userId }) => userId === joker.userId)).toEqual([]);
    // The company's own log does not say who ended it.
    const [audit] = await test.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.targetId, matchingId));
    expect(audit).toMatchObject({ action: "releaseMatching", companyId: null });
    for (const kind of ["matchings", "schedules", "notifications"]) {
      const signal = world.signals.find(({ topic, id }) => topic === kind && id === matchingId);
      expect(signal?.to, kind).toEqual(expect.arrayContaining([joker.userId, ace.userId]));
    }
    expect(companyId).toBeTruthy();
  });

  it("takes back the mails about it that still wait to leave", async () => {
    const world = createWorld(test.db);
    const [thread, other] = [await insertThread(test.db), await insertThread(test.db)];
    const url = "https://tefuda.example.jp/matchings";
    const keys = [thread, other].flatMap(({ matchingId, joker }) => [
      `matching:${matchingId}:${joker.userId}`,
      `message:${matchingId}:${joker.userId}:3`,
      `turn:${matchingId}:3`,
    ]);
    for (const dedupeKey of keys)
      await enqueueMail(test.db, world.as(thread.joker), {
        template: "newMessage",
        to: "hana@example.jp",
        userId: thread.joker.userId,
        params: { name: "田中", url },
        aboutUserIds: [],
        dedupeKey,
      });
    await deleteMatching(world.as(thread.ace), thread);
    const left = await test.db
      .select({ key: mailOutbox.dedupeKey })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, thread.joker.userId));
    expect(left.map(({ key }) => key).toSorted()).toEqual(keys.slice(3).toSorted());
  });

  it("is for its members, and one who did not release it cannot ask again", async () => {
    const world = createWorld(test.db);
    const { matchingId, joker, ace, companyId } = await insertThread(test.db);
    const admin = await insertAce(test.db, companyId, { authority: "admin" });
    for (const stranger of [admin, await insertJoker(test.db), (await insertThread(test.db)).ace])
      await expect(deleteMatching(world.as(stranger), { matchingId })).rejects.toMatchObject(
        noThread,
      );
    await deleteMatching(world.as(ace), { matchingId });
    await expect(deleteMatching(world.as(joker), { matchingId })).rejects.toMatchObject(noThread);
  });

  it("leaves nothing to read on any path, files included", async () => {
    const world = createWorld(test.db);
    const { matchingId, joker, ace, companyId } = await insertThread(test.db);
    const admin = await insertAce(test.db, companyId, { authority: "admin" });
    const key = await attachFile(matchingId, ace.userId);
    const files = { get: async () => ({ body: "", contentType: "", size: 1 }) };
    const reading = (who: typeof joker | typeof ace) => {
      const ctx = world.as(who);
      return { ...ctx, ports: { ...ctx.ports, files: files as never } };
    };
    expect(await readFile(reading(joker), key)).toBeDefined();
    await deleteMatching(world.as(joker), { matchingId });

    for (const who of [joker, ace]) {
      const ctx = world.as(who);
      const paths = [
        () => getMatching(ctx, { matchingId }),
        () => getPosition(ctx, { matchingId }),
        () => getPartnerProfile(ctx, { matchingId }),
        () => listMessages(ctx, { matchingId, limit: 50 }),
        () => syncMessages(ctx, { matchingId, afterSeq: 0 }),
        () => sendMessage(ctx, text(matchingId)),
      ];
      for (const path of paths) await expect(path()).rejects.toMatchObject(noThread);
      expect((await listMatchings(ctx, { tab: "all", limit: 50 })).items).toEqual([]);
      expect(await readFile(reading(who), key)).toBeUndefined();
    }
    for (const path of [
      () => getCompanyMatching(world.as(admin), { matchingId }),
      () => listCompanyMessages(world.as(admin), { matchingId, limit: 50 }),
    ])
      await expect(path()).rejects.toMatchObject(noThread);
    expect(await readFile(reading(admin), key)).toBeUndefined();
  });

  it("does all of it or nothing", async () => {
    const world = createWorld(test.db);
    const { matchingId, joker } = await insertThread(test.db);
    await test.db.execute(
      sql`alter table deleted_chat_messages add constraint no_archive check (false) not valid`,
    );
    const input = { reportId: uuidv7(), matchingId, reasons: ["other" as const], release: true };
    const report = { ...input, content: "", shareMessages: false };
    await expect(createReport(world.as(joker), report)).rejects.toThrow();
    await expect(deleteMatching(world.as(joker), { matchingId })).rejects.toThrow();
    await test.db.execute(sql`alter table deleted_chat_messages drop constraint no_archive`);
    expect(await test.db.$count(matchings, eq(matchings.id, matchingId))).toBe(1);
    expect(await test.db.$count(reports, eq(reports.matchingId, matchingId))).toBe(0);
    expect(await test.db.$count(deletedMatchings, eq(deletedMatchings.id, matchingId))).toBe(0);
    expect(world.signals).toEqual([]);
    await createReport(world.as(joker), report);
    await createReport(world.as(joker), report);
    expect(await test.db.$count(matchings, eq(matchings.id, matchingId))).toBe(0);
    expect(await test.db.$count(reports, eq(reports.matchingId, matchingId))).toBe(1);
  });
});

it("releases with a report that is sent again with the wish to release", async () => {
  const world = createWorld(test.db);
  const { matchingId, joker } = await insertThread(test.db);
  const report = {
    reportId: uuidv7(),
    matchingId,
    reasons: ["other" as const],
    content: "",
    shareMessages: false,
  };
  await createReport(world.as(joker), { ...report, release: false });
  await createReport(world.as(joker), { ...report, release: true });
  expect(await test.db.$count(matchings, eq(matchings.id, matchingId))).toBe(0);
  expect(await test.db.$count(reports, eq(reports.matchingId, matchingId))).toBe(1);
});

describe("the archive", () => {
  it("can be reported for a month, with its messages if that is agreed to", async () => {
    const world = createWorld(test.db);
    const { matchingId, joker, ace } = await insertThread(test.db);
    await sendMessage(world.as(ace), text(matchingId));
    await deleteMatching(world.as(ace), { matchingId });
    const input = { matchingId, reasons: ["other" as const], content: "", release: false };
    const reportId = uuidv7();
    await createReport(world.as(joker), { ...input, reportId, shareMessages: true });
    const [report] = await test.db.select().from(reports).where(eq(reports.id, reportId));
    expect(report?.reportedUserId).toBe(ace.userId);
    expect(report?.evidence?.at(-1)?.text).toBe("よろしくお願いします。");
    world.pass(31 * 24 * 3_600_000);
    await expect(
      createReport(world.as(joker), { ...input, reportId: uuidv7(), shareMessages: false }),
    ).rejects.toMatchObject(noThread);
  });

  it("loses its words, files and people after six months", async () => {
    const world = createWorld(test.db);
    const { matchingId, joker, ace } = await insertThread(test.db);
    const key = await attachFile(matchingId, ace.userId);
    await deleteMatching(world.as(joker), { matchingId });
    const ctx = world.as(joker);
    const at = (months: number) => ({
      db: test.db,
      clock: () => addCalendarMonths(ctx.clock(), months),
    });
    const messages = () =>
      test.db.$count(deletedChatMessages, eq(deletedChatMessages.matchingId, matchingId));
    await purgeArchives(at(5));
    expect(await messages()).toBe(3);
    await purgeArchives(at(7));
    await purgeArchives(at(7));
    expect(await messages()).toBe(0);
    const [archive] = await test.db
      .select()
      .from(deletedMatchings)
      .where(eq(deletedMatchings.id, matchingId));
    expect(archive).toMatchObject({ route: "release", jokerId: null, aceId: null, matching: {} });
    const [file] = await test.db.select().from(uploads).where(eq(uploads.storageKey, key));
    expect(file?.expiresAt).not.toBeNull();
    await purgeArchives(at(40));
    expect(await test.db.$count(reports, eq(reports.matchingId, matchingId))).toBe(0);
  });
});
