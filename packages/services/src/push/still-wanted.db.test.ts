import { sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, inArray } from "@tefuda/db/sql";
import type { PushParams } from "@tefuda/domain/push/pushes.ja";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertInterview } from "../interview/interview.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany, insertThread } from "../matching/thread.fixture.ts";
import { tellMessage } from "../notification/message-notice.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { readReader } from "./read-reader.ts";
import { stillTrue, type WaitingPush } from "./still-true.ts";

const test = useTestDatabase();
const MINUTE = 60_000;
const later = (ms: number) => new Date(testNow.getTime() + ms);
beforeEach(() => test.clear());

async function addBrowser(userId: string) {
  const [id, sessionId] = [uuidv7(), uuidv7()];
  const session = { id: sessionId, userId, token: sessionId, expiresAt: later(MINUTE) };
  await test.db.insert(sessions).values({ ...session, createdAt: testNow, updatedAt: testNow });
  const keys = { endpoint: `https://push.example.jp/${id}`, p256dh: "key", auth: "secret" };
  await test.db
    .insert(pushSubscriptions)
    .values({ id, userId, sessionId, ...keys, createdAt: testNow });
  return { id, sessionId };
}

function pushOf<K extends keyof PushParams>(
  kind: K,
  userId: string,
  params: PushParams[K],
): WaitingPush {
  const ids = { id: uuidv7(), userId, subscriptionId: uuidv7() };
  return { ...ids, kind, params: { ...params }, createdAt: testNow };
}

describe("whom a push goes to", () => {
  const read = (kind: string, userId: string, subscriptionId: string) =>
    readReader(
      { db: test.db, clock: () => testNow },
      { ...pushOf("test", userId, {}), kind, subscriptionId },
    );
  const change = (userId: string, fields: Partial<typeof users.$inferInsert>) =>
    test.db.update(users).set(fields).where(eq(users.id, userId));

  it("is the browser of its user, for as long as that browser's own session lasts", async () => {
    const { joker, ace } = await insertThread(test.db);
    const [mine, other] = [await addBrowser(joker.userId), await addBrowser(ace.userId)];
    const second = await addBrowser(joker.userId);
    expect(await read("newMessage", joker.userId, mine.id)).toMatchObject({
      browser: { id: mine.id },
      isContentHidden: false,
    });
    expect(await read("newMessage", joker.userId, other.id)).toBeUndefined();
    await test.db
      .update(sessions)
      .set({ expiresAt: testNow })
      .where(eq(sessions.id, mine.sessionId));
    expect(await read("newMessage", joker.userId, mine.id)).toBeUndefined();
    expect(await read("newMessage", joker.userId, second.id)).toBeDefined();
  });

  it.each(["suspendedAt", "withdrawalRequestedAt", "erasedAt"] as const)(
    "is nobody with %s",
    async (field) => {
      const { joker, ace } = await insertThread(test.db);
      const [mine, other] = [await addBrowser(joker.userId), await addBrowser(ace.userId)];
      await change(joker.userId, { [field]: testNow });
      expect(await read("newMessage", joker.userId, mine.id)).toBeUndefined();
      expect(await read("newMessage", ace.userId, other.id)).toBeDefined();
    },
  );

  it("is no member of staff who was removed, nor of a company that stopped", async () => {
    const { companyId, ace } = await insertThread(test.db);
    const colleague = await insertAce(test.db, companyId);
    const [first, second] = [await addBrowser(ace.userId), await addBrowser(colleague.userId)];
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, ace.userId));
    expect(await read("newMessage", ace.userId, first.id)).toBeUndefined();
    expect(await read("newMessage", colleague.userId, second.id)).toBeDefined();
    await test.db.update(companies).set({ status: "suspended" });
    expect(await read("newMessage", colleague.userId, second.id)).toBeUndefined();
  });

  it("is told of no offers and companies while restricted, but of messages", async () => {
    const { joker } = await insertThread(test.db);
    const { id } = await addBrowser(joker.userId);
    const told = async () => {
      const kinds = ["newMessage", "offer", "recommendMonthly"];
      const found = await Promise.all(kinds.map((kind) => read(kind, joker.userId, id)));
      return kinds.filter((_, index) => found[index]);
    };
    const all = ["newMessage", "offer", "recommendMonthly"];
    expect(await told()).toEqual(all);
    await change(joker.userId, { restrictedAt: testNow });
    expect(await told()).toEqual(["newMessage"]);
    await change(joker.userId, { restrictedUntil: later(1) });
    expect(await told()).toEqual(["newMessage"]);
    await change(joker.userId, { restrictedUntil: testNow });
    expect(await told()).toEqual(all);
  });
});

describe("what a push says of an offer", () => {
  const setup = async () => {
    const { joker, send } = await createOfferWorld(test.db);
    const { offerId } = await send();
    const names = { companyName: "青空", aceName: "田中" };
    const push = pushOf("offer", joker.userId, { ...names, offerId });
    return { joker, offerId, isTold: async () => Boolean(await stillTrue(test.db, push, testNow)) };
  };

  it("is so while it waits, whoever else has left", async () => {
    const { isTold } = await setup();
    const other = await insertThread(test.db);
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, other.ace.userId));
    await test.db
      .update(jokers)
      .set({ withdrawnAt: testNow })
      .where(eq(jokers.id, other.joker.userId));
    expect(await isTold()).toBe(true);
  });

  it.each<[string, Partial<typeof offers.$inferInsert>]>([
    ["was read", { status: "read" }],
    ["was taken back", { status: "withdrawn" }],
    ["has come to its end", { expiresAt: testNow }],
  ])("is so no more once it %s, whatever other offers wait", async (_, fields) => {
    const other = await setup();
    const { offerId, isTold } = await setup();
    await test.db.update(offers).set(fields).where(eq(offers.id, offerId));
    expect(await isTold()).toBe(false);
    expect(await other.isTold()).toBe(true);
  });

  it("is so no more once the seeker has left", async () => {
    const { joker, isTold } = await setup();
    await test.db.update(jokers).set({ withdrawnAt: testNow }).where(eq(jokers.id, joker.userId));
    expect(await isTold()).toBe(false);
  });
});

describe("what a push says of a matching", () => {
  it("is so for its two sides, until they write in it", async () => {
    const { matchingId, joker, ace } = await insertThread(test.db);
    const companyId = await insertCompany(test.db);
    const another = await insertAce(test.db, companyId);
    const second = await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: joker.userId,
        aceId: another.userId,
        companyId,
        origin: "like",
        now: testNow,
      }),
    );
    const isTold = async (userId: string) =>
      Boolean(
        await stillTrue(test.db, pushOf("matching", userId, { name: "", matchingId }), testNow),
      );
    const all = () => Promise.all([joker, ace, another].map(({ userId }) => isTold(userId)));
    expect(await all()).toEqual([true, true, false]);
    const write = (where: string, seq: number) =>
      test.db.insert(chatMessages).values({
        id: uuidv7(),
        matchingId: where,
        seq,
        type: 0,
        userId: joker.userId,
        userName: "",
        sentAt: testNow,
      });
    await write(second.matchingId, 50);
    expect(await all()).toEqual([true, true, false]);
    await write(matchingId, 50);
    expect(await all()).toEqual([false, true, false]);
  });
});

describe("what a push says of an interview", () => {
  it("is so while that very interview is fixed for that time", async () => {
    const [one, other] = [
      await insertInterview(test.db, { startAt: later(MINUTE), at: testNow }),
      await insertInterview(test.db, { startAt: later(MINUTE), at: testNow }),
    ];
    const isTold = async ({ matchingId, videoChatId, scheduleId, joker, startAt }: typeof one) => {
      const params = { matchingId, videoChatId, scheduleId, startAt: startAt.toISOString() };
      return Boolean(await stillTrue(test.db, pushOf("video3", joker.userId, params), testNow));
    };
    expect(await isTold(one)).toBe(true);
    const said = async (userId: string) => {
      const { matchingId, videoChatId, scheduleId, startAt } = one;
      const params = { matchingId, videoChatId, scheduleId, startAt: startAt.toISOString() };
      return (await stillTrue(test.db, pushOf("video3", userId, params), testNow))?.params;
    };
    expect(await said(one.joker.userId)).toMatchObject({
      interview: "田中 一郎さんとの10:01（日本時間）の面談",
    });
    expect(await said(one.ace.userId)).toMatchObject({
      interview: "佐藤 花さんとの10:01（日本時間）の面談",
    });
    expect(await isTold({ ...one, startAt: later(2 * MINUTE) })).toBe(false);
    await test.db
      .update(schedules)
      .set({ status: "cancelled" })
      .where(eq(schedules.id, one.scheduleId));
    expect([await isTold(one), await isTold(other)]).toEqual([false, true]);
  });
});

describe("what a push says of a message", () => {
  const read = (matchingId: string, fields: Partial<typeof matchings.$inferInsert>) =>
    test.db.update(matchings).set(fields).where(eq(matchings.id, matchingId));
  /** A thread with messages 51 and 52, of which one side is told. */
  async function setup(side: "joker" | "ace") {
    const thread = await insertThread(test.db);
    const { matchingId } = thread;
    const reader = thread[side];
    await read(matchingId, { lastSeq: 52 });
    for (const seq of [51, 52])
      await test.db.insert(chatMessages).values({
        id: uuidv7(),
        matchingId,
        seq,
        type: 0,
        userId: thread[side === "joker" ? "ace" : "joker"].userId,
        userName: "",
        sentAt: testNow,
      });
    const tell = (seq: number) =>
      test.db.transaction((tx) =>
        tellMessage(
          tx,
          { clock: () => testNow },
          { matchingId, userId: reader.userId, writerId: uuidv7(), name: "", imageURL: null, seq },
        ),
      );
    const remove = () =>
      test.db
        .update(chatMessages)
        .set({ removedAt: testNow })
        .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.seq, 52)));
    return { ...thread, reader, tell, remove };
  }

  it.each(["joker", "ace"] as const)("is so until the %s has read it", async (side) => {
    const { matchingId, reader } = await setup(side);
    const push = pushOf("newMessage", reader.userId, { name: "", matchingId, seq: 51 });
    const isTold = async () => Boolean(await stillTrue(test.db, push, testNow));
    const lastRead = (own: number, others: number) =>
      read(
        matchingId,
        side === "joker"
          ? { jokerLastReadSeq: own, aceLastReadSeq: others }
          : { aceLastReadSeq: own, jokerLastReadSeq: others },
      );
    await lastRead(50, 52);
    expect(await isTold()).toBe(true);
    await lastRead(51, 0);
    expect(await isTold()).toBe(false);
  });

  it("is so no more once it was taken down, whatever other threads hold", async () => {
    const [one, other] = [await setup("joker"), await setup("joker")];
    const isTold = async ({ matchingId, reader }: typeof one) => {
      const push = pushOf("newMessage", reader.userId, { name: "", matchingId, seq: 52 });
      return Boolean(await stillTrue(test.db, push, testNow));
    };
    await one.remove();
    expect([await isTold(one), await isTold(other)]).toEqual([false, true]);
  });

  it("is said by the newer one that waits for the same browser, where that will be told", async () => {
    const [one, other] = [await setup("joker"), await setup("joker")];
    const [first, second] = [
      await addBrowser(one.reader.userId),
      await addBrowser(one.reader.userId),
    ];
    await addBrowser(other.reader.userId);
    for (const { tell } of [one, other]) for (const seq of [51, 52]) await tell(seq);
    const waiting = await test.db
      .select()
      .from(pushOutbox)
      .where(inArray(pushOutbox.subscriptionId, [first.id, second.id]));
    const of = (id: string, seq: number) => {
      const found = waiting.find(
        ({ subscriptionId, params }) => subscriptionId === id && params.seq === seq,
      );
      if (!found) throw new Error("No such push.");
      return found;
    };
    const [older, newer] = [of(first.id, 51), of(first.id, 52)];
    const now = later(MINUTE);
    const isTold = async (push: WaitingPush) => Boolean(await stillTrue(test.db, push, now));
    const change = (fields: Partial<typeof pushOutbox.$inferInsert>) =>
      test.db.update(pushOutbox).set(fields).where(eq(pushOutbox.id, newer.id));
    expect([await isTold(older), await isTold(newer)]).toEqual([false, true]);
    for (const fields of [
      { kind: "matching" },
      { expiresAt: now },
      { params: { ...newer.params, matchingId: other.matchingId } },
      { subscriptionId: second.id, dedupeKey: "another" },
    ]) {
      await change(fields);
      expect([fields, await isTold(older)]).toEqual([fields, true]);
      await change(newer);
      expect(await isTold(older)).toBe(false);
    }
    await one.remove();
    expect(await isTold(older)).toBe(true);
  });
});
