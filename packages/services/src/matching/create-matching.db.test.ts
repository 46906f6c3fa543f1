import { keeps } from "@tefuda/db/schema/candidate";
import { chatMessages } from "@tefuda/db/schema/chat";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, count, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { createMatching } from "./create-matching.ts";
import { insertAce, insertCompany, insertJoker, insertThread, start } from "./thread.fixture.ts";

const test = useTestDatabase();
const after = (ms: number) => new Date(start.getTime() + ms);

const messagesOf = (matchingId: string) =>
  test.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .orderBy(asc(chatMessages.seq));

it("begins with the first message, the themes at 200 ms and the interest at 400 ms", async () => {
  const { matchingId } = await insertThread(test.db, {
    themes: ["member", "other"],
    otherTheme: "評価制度",
    likeAction: "wantToHear",
  });
  const messages = await messagesOf(matchingId);
  expect(messages.map(({ seq, type, sentAt }) => ({ seq, type, sentAt }))).toEqual([
    { seq: 1, type: 3, sentAt: start },
    { seq: 2, type: 13, sentAt: after(200) },
    { seq: 3, type: 9, sentAt: after(400) },
  ]);
  expect(messages[1]).toMatchObject({ otherTheme: "評価制度", userName: "佐藤 花" });
  expect(messages[0]).toMatchObject({ isSystemMessage: true, userId: "system" });
  expect(messages.map(({ params }) => params)).toEqual([{ origin: "like" }, {}, {}]);
  const [matching] = await test.db.select().from(matchings).where(eq(matchings.id, matchingId));
  expect(matching).toMatchObject({
    lastSeq: 3,
    lastMessage: "気持ちが届きました",
    lastMessagedAt: after(400),
    aceUnreadCount: 2,
    jokerUnreadCount: 0,
    selectedInterestAction: "wantToHear",
    selectedInterestedThemes: ["member", "other"],
  });
});

it("asks for the interest when the like said nothing, which nobody has to read", async () => {
  const { matchingId } = await insertThread(test.db);
  expect((await messagesOf(matchingId)).map(({ type }) => type)).toEqual([3, 7]);
  const [matching] = await test.db.select().from(matchings).where(eq(matchings.id, matchingId));
  expect(matching).toMatchObject({
    aceUnreadCount: 0,
    jokerUnreadCount: 0,
    lastSenderId: "system",
  });
});

it("marks the offer, links like and recruitment, and frees the keep", async () => {
  const companyId = await insertCompany(test.db);
  const [joker, ace] = [await insertJoker(test.db), await insertAce(test.db, companyId)];
  const ids = { jokerId: joker.userId, aceId: ace.userId };
  const [recruitmentId, offerId, likeId] = [uuidv7(), uuidv7(), uuidv7()];
  const written = { createdAt: start, updatedAt: start };
  await test.db.insert(recruitments).values({
    id: recruitmentId,
    companyId,
    title: "募集",
    employmentType: "midCareer",
    ...written,
  });
  await test.db.insert(offers).values({
    ...ids,
    id: offerId,
    companyId,
    companyName: "",
    recruitmentId,
    recruitmentRevision: 2,
    reason: "",
    message: "",
    purpose: "casual",
    quotaMonth: "2025-04",
    expiresAt: after(1),
    ...written,
  });
  await test.db
    .insert(likes)
    .values({ ...ids, id: likeId, aceCompanyId: companyId, expiresAt: after(1), ...written });
  await test.db.insert(keeps).values({ ...ids, companyId, createdAt: start, expiresAt: after(1) });

  const made = await test.db.transaction((tx) =>
    createMatching(tx, {
      ...ids,
      companyId,
      offerId,
      likeId,
      recruitmentId,
      recruitmentRevision: 2,
      origin: "offer",
      now: start,
    }),
  );
  expect(made.userIds).toEqual([joker.userId, ace.userId]);
  const [offer] = await test.db.select().from(offers).where(eq(offers.id, offerId));
  expect(offer).toMatchObject({ status: "interested", answeredAt: start });
  const [like] = await test.db.select().from(likes).where(eq(likes.id, likeId));
  expect(like).toMatchObject({ status: "accepted" });
  const [matching] = await test.db
    .select()
    .from(matchings)
    .where(eq(matchings.id, made.matchingId));
  expect(matching).toMatchObject({ offerId, likeId, recruitmentId, recruitmentRevision: 2 });
  const [kept] = await test.db
    .select({ count: count() })
    .from(keeps)
    .where(and(eq(keeps.companyId, companyId), eq(keeps.jokerId, joker.userId)));
  expect(kept?.count).toBe(0);
});

it("makes one matching with one set of messages when fifty are made at once", async () => {
  const companyId = await insertCompany(test.db);
  const joker = await insertJoker(test.db);
  const staff = [await insertAce(test.db, companyId), await insertAce(test.db, companyId)];
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      test.db.transaction((tx) =>
        createMatching(tx, {
          jokerId: joker.userId,
          aceId: staff[index % 2]?.userId ?? "",
          companyId,
          origin: "like",
          themes: ["member"],
          now: start,
        }),
      ),
    ),
  );
  const made = results.filter((result) => result.status === "fulfilled");
  const refused = results.filter((result) => result.status === "rejected");
  expect(made).toHaveLength(1);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "alreadyExistsMatchingForJoker" });
  const rows = await test.db.select().from(matchings).where(eq(matchings.jokerId, joker.userId));
  expect(rows).toHaveLength(1);
  expect((await messagesOf(rows[0]?.id ?? "")).map(({ seq, type }) => [seq, type])).toEqual([
    [1, 3],
    [2, 13],
    [3, 7],
  ]);
});

it("needs a joker, an ace and a company, which belong together", async () => {
  const { joker } = await insertThread(test.db);
  const [one, other] = [await insertCompany(test.db), await insertCompany(test.db)];
  const ace = await insertAce(test.db, one);
  const make = (aceId: string, companyId: string, jokerId = joker.userId) =>
    test.db.transaction((tx) =>
      createMatching(tx, { jokerId, aceId, companyId, origin: "like", now: start }),
    );
  await expect(make(ace.userId, other)).rejects.toMatchObject({ code: "invalidParameter" });
  for (const [aceId, companyId, jokerId] of [
    ["", one],
    [ace.userId, ""],
    [ace.userId, one, ""],
  ] as const)
    await expect(make(aceId, companyId, jokerId)).rejects.toMatchObject({
      code: "invalidParameter",
    });
  expect((await make(ace.userId, one)).matchingId).toBeTruthy();
});
