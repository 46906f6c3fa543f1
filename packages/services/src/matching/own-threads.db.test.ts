import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq } from "@tefuda/db/sql";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { listMessages } from "../chat/list-messages.ts";
import { insertOperator } from "../joker/joker.fixture.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { releaseByOperator } from "../release/release-by-operator.ts";
import { setTurnClose } from "../turn/set-close.ts";
import { getMatching } from "./get-matching.ts";
import { getPartnerProfile } from "./get-partner-profile.ts";
import { listCompanyMatchings, listMatchings } from "./list-matchings.ts";
import { findSupportJoker, startSupport } from "./start-support.ts";
import { createWorld, insertAce, insertJoker, insertThread, start } from "./thread.fixture.ts";
import { companyMatchingTopic, matchingsTopic, matchingTopic, unreadTopic } from "./topics.ts";

const test = useTestDatabase();
let world: ReturnType<typeof createWorld>;
beforeEach(async () => {
  await test.clear();
  world = createWorld(test.db);
});
const noThread = { code: "dataNotFound" };

/** A seeker with two threads, one at each of two companies. */
async function insertTwo() {
  const first = await insertThread(test.db);
  const { joker } = first;
  const second = await insertThread(test.db, { jokerId: joker.userId });
  return { joker, first, second };
}
const rowOf = async (id: string) =>
  (await test.db.select().from(matchings).where(eq(matchings.id, id)))[0];
const insertSchedule = (
  { matchingId, joker }: Awaited<ReturnType<typeof insertThread>>,
  status: ScheduleStatus,
  fields: Partial<typeof schedules.$inferInsert> = {},
) =>
  test.db.insert(schedules).values({
    id: uuidv7(),
    matchingId,
    status,
    purpose: "casual",
    proposerType: "joker",
    proposerId: joker.userId,
    durationMinutes: 30,
    candidates: [],
    expiresAt: start,
    createdAt: start,
    updatedAt: start,
    ...fields,
  });

describe("one of two threads", () => {
  it("is read, closed and released, and the other stays as it is", async () => {
    const { joker, first, second } = await insertTwo();
    for (const { matchingId } of [first, second])
      expect(await getMatching(world.as(joker), { matchingId })).toMatchObject({ id: matchingId });
    const { matchingId } = second;
    await setTurnClose(world.as(joker), { matchingId, text: "またの機会に" });
    expect(await rowOf(first.matchingId)).toMatchObject({ jokerCloseText: null });
    expect(await rowOf(matchingId)).toMatchObject({ jokerCloseText: "またの機会に" });
    await deleteMatching(world.as(joker), { matchingId });
    expect(await rowOf(first.matchingId)).toBeDefined();
    expect(await rowOf(matchingId)).toBeUndefined();
    // Whoever has released one thread has not released another.
    const other = await insertThread(test.db);
    await expect(deleteMatching(world.as(joker), other)).rejects.toMatchObject(noThread);
  });

  it("is not found among those that are arranged once it is closed", async () => {
    const { joker, first, second } = await insertTwo();
    for (const thread of [first, { ...second, joker }]) await insertSchedule(thread, "proposed");
    await test.db
      .update(matchings)
      .set({ closedAt: start, closedSeq: 2, closedBy: "ace" })
      .where(eq(matchings.id, first.matchingId));
    const { items } = await listMatchings(world.as(joker), { tab: "scheduling", limit: 9 });
    expect(items.map(({ id }) => id)).toEqual([second.matchingId]);
  });

  it("shows when the two meet, as long as that stands", async () => {
    const thread = await insertThread(test.db);
    const times = { startAt: start, endAt: new Date(start.getTime() + 1_800_000) };
    await insertSchedule(thread, "fixed", times);
    const card = () => getMatching(world.as(thread.joker), thread);
    expect((await card()).interviewAt).toEqual(start);
    await test.db.update(schedules).set({ status: "cancelled" });
    expect((await card()).interviewAt).toBeNull();
  });

  it("shows the article that its own ace chose, once that is published", async () => {
    const thread = await insertThread(test.db);
    const card = () => getMatching(world.as(thread.joker), thread);
    const [articleId, otherId] = [uuidv7(), uuidv7()];
    const written = {
      body: "",
      category: "interview" as const,
      createdAt: start,
      updatedAt: start,
    };
    await test.db.insert(articles).values([
      { ...written, id: articleId, title: "準備", slug: "prepare" },
      { ...written, id: otherId, title: "別", slug: "other", status: "published" },
    ]);
    expect((await card()).article).toBeNull();
    await test.db.update(aces).set({ articleId });
    expect((await card()).article).toBeNull();
    await test.db.update(articles).set({ status: "published" });
    expect((await card()).article).toEqual({ title: "準備", slug: "prepare", coverUrl: null });
  });

  it("shows no profile of somebody who has left", async () => {
    const thread = await insertThread(test.db);
    await test.db.update(jokers).set({ withdrawnAt: start });
    const read = getPartnerProfile(world.as(thread.ace), thread);
    await expect(read).rejects.toMatchObject(noThread);
  });
});

it("an admin pages through the threads of the company, each once", async () => {
  const { companyId, ace, matchingId } = await insertThread(test.db);
  const later = new Date(start.getTime() + 60_000);
  const second = await insertThread(test.db, { aceId: ace.userId, companyId, now: later });
  const admin = world.as(await insertAce(test.db, companyId, { authority: "admin" }));
  const newest = await listCompanyMatchings(admin, { limit: 1 });
  const oldest = await listCompanyMatchings(admin, { limit: 1, cursor: newest.nextCursor });
  expect([newest, oldest].map(({ items }) => items.map(({ id }) => id))).toEqual([
    [second.matchingId],
    [matchingId],
  ]);
  expect(oldest.nextCursor).toBeUndefined();
});

describe("the support team", () => {
  it("has a thread of its own with a seeker, which is nobody else's", async () => {
    const { joker, matchingId: ordinary } = await insertThread(test.db);
    const operator = await insertOperator(test.db);
    const somebody = await insertJoker(test.db);
    const others = await startSupport(world.as(operator), { jokerId: somebody.userId });
    const find = () =>
      findSupportJoker(world.as(operator), { email: `${joker.userId}@example.jp` });
    expect(await find()).toMatchObject({ jokerId: joker.userId, matchingId: null });
    world.signals.length = 0;
    const { matchingId } = await startSupport(world.as(operator), { jokerId: joker.userId });
    expect(world.signals).toEqual([
      {
        to: expect.arrayContaining([joker.userId, operator.userId]),
        topic: "matchings",
        id: matchingId,
      },
    ]);
    expect(await find()).toMatchObject({ matchingId });
    const judging = world.as({ ...joker, registrationStatus: "judging" });
    expect(await getMatching(judging, { matchingId })).toMatchObject({
      partner: { isAvailable: true },
    });
    expect((await listMessages(judging, { matchingId, limit: 9 })).messages).toHaveLength(1);
    for (const id of [ordinary, others.matchingId])
      await expect(listMessages(judging, { matchingId: id, limit: 9 })).rejects.toMatchObject(
        noThread,
      );
    // Support threads have no turns.
    await expect(
      setTurnClose(world.as(joker), { matchingId, text: "終わります" }),
    ).rejects.toMatchObject(noThread);
    await test.db.update(jokers).set({ onlineAt: start });
    const forTeam = await getMatching(world.as(operator), { matchingId });
    expect(forTeam.partner.recency).toBe("");
  });

  it("begins none with somebody who has left", async () => {
    const operator = world.as(await insertOperator(test.db));
    const { userId: jokerId } = await insertJoker(test.db);
    await test.db.update(jokers).set({ withdrawnAt: start });
    await expect(startSupport(operator, { jokerId })).rejects.toMatchObject(noThread);
    expect(await findSupportJoker(operator, { email: `${jokerId}@example.jp` })).toBeNull();
  });

  it("is noted for each thread it reads, whatever else it did there", async () => {
    const operator = await insertOperator(test.db);
    const begin = async () => {
      const { userId: jokerId } = await insertJoker(test.db);
      return startSupport(world.as(operator), { jokerId });
    };
    const [thread, other] = [await begin(), await begin()];
    const row = {
      actorId: operator.userId,
      actorType: "operator",
      action: "viewSupportThread",
      targetType: "matching",
      targetId: thread.matchingId,
      createdAt: world.as(operator).clock(),
    };
    const beside = [
      { action: "takeDownMessage" },
      { targetType: "joker" },
      { targetId: other.matchingId },
      { actorId: uuidv7() },
    ];
    await test.db
      .insert(auditLogs)
      .values(beside.map((fields) => ({ ...row, ...fields, id: uuidv7() })));
    const read = () => listMessages(world.as(operator), { ...thread, limit: 9 });
    const noted = () =>
      test.db.$count(
        auditLogs,
        and(
          eq(auditLogs.actorId, operator.userId),
          eq(auditLogs.targetId, thread.matchingId),
          eq(auditLogs.targetType, "matching"),
          eq(auditLogs.action, "viewSupportThread"),
        ),
      );
    await read();
    expect(await noted()).toBe(1);
    world.pass(59_999);
    await read();
    expect(await noted()).toBe(1);
    world.pass(1);
    await read();
    expect(await noted()).toBe(2);
  });

  it("ends its own thread before the seeker's eyes and the desk's", async () => {
    const operator = await insertOperator(test.db, "admin");
    const { userId: jokerId } = await insertJoker(test.db);
    const { matchingId } = await startSupport(world.as(operator), { jokerId });
    world.signals.length = 0;
    await releaseByOperator(world.as(operator), { matchingId, reason: "解決したため" });
    const told = await test.db.select().from(notifications);
    expect(told.map(({ type, userId }) => [type, userId])).toEqual([["matchingReleased", jokerId]]);
    const to = expect.arrayContaining([operator.userId]);
    expect(world.signals).toContainEqual({ to, topic: "desk", id: "matchings" });
    expect(world.signals).toContainEqual(expect.objectContaining({ to, topic: "matchings" }));
  });
});

describe("live", () => {
  it("the list begins with the newest fifty, and is whole", async () => {
    const { joker, ace, companyId } = await insertThread(test.db);
    const ids = Array.from({ length: 50 }, () => uuidv7());
    const written = { createdAt: start, updatedAt: start };
    await test.db
      .insert(users)
      .values(ids.map((id) => ({ id, name: "", email: `${id}@example.jp`, ...written })));
    await test.db
      .insert(jokers)
      .values(ids.map((id) => ({ id, publicId: id, createdOn: "2025-04-03", ...written })));
    await test.db.insert(matchings).values(
      ids.map((jokerId) => ({
        id: uuidv7(),
        jokerId,
        aceId: ace.userId,
        aceCompanyId: companyId,
        matchedAt: start,
        lastMessagedAt: start,
        ...written,
      })),
    );
    const list = await matchingsTopic.open(world.as(ace), "", undefined);
    expect(list.snapshot).toHaveLength(50);
    expect(list.isWhole).toBe(true);
    expect((await unreadTopic.open(world.as(joker), "", undefined)).isWhole).toBe(true);
  });

  it("a head is whole and concerns its own thread, and is nothing without one", async () => {
    const { matchingId, joker } = await insertThread(test.db);
    const head = await matchingTopic.open(world.as(joker), matchingId, undefined);
    expect(head).toMatchObject({ isWhole: true, snapshot: [{ type: "added", id: matchingId }] });
    for (const [topic, id, concerns] of [
      ["matchings", matchingId, true],
      ["chat", matchingId, true],
      ["chat", uuidv7(), false],
      ["typing", matchingId, false],
    ] as const)
      expect([topic, head.concerns({ to: [], topic, id })]).toEqual([topic, concerns]);
    const stranger = await insertThread(test.db);
    for (const [topic, key] of [
      [matchingTopic, stranger.matchingId],
      [matchingTopic, "nonsense"],
      [companyMatchingTopic, matchingId],
    ] as const)
      expect(await topic.open(world.as(joker), key, undefined)).toMatchObject({
        isWhole: true,
        snapshot: [],
      });
  });
});
