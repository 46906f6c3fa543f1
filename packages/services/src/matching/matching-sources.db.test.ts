import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { type CreateMatchingInput, createMatching } from "./create-matching.ts";
import { insertAce, insertCompany, insertJoker, start } from "./thread.fixture.ts";

const test = useTestDatabase();
const later = new Date(start.getTime() + 60_000);
const written = { createdAt: start, updatedAt: start };
let ace: AceActor;
let joker: JokerActor;
let elsewhere: AceActor;
let somebody: JokerActor;
beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  await insertAce(test.db, companyId, { name: "先輩" });
  ace = await insertAce(test.db, companyId, { name: "担当" });
  joker = await insertJoker(test.db);
  elsewhere = await insertAce(test.db, await insertCompany(test.db));
  somebody = await insertJoker(test.db);
});

interface Between {
  readonly ace?: AceActor;
  readonly joker?: JokerActor;
}
const sidesOf = (between: Between) => {
  const sides = { ace, joker, ...between };
  return {
    aceId: sides.ace.userId,
    companyId: sides.ace.companyId,
    jokerId: sides.joker.userId,
  };
};

async function insertRecruitment(companyId: string) {
  const id = uuidv7();
  await test.db
    .insert(recruitments)
    .values({ id, companyId, title: "募集", employmentType: "midCareer", ...written });
  return id;
}

async function insertOffer(between: Between, fields: Partial<typeof offers.$inferInsert> = {}) {
  const id = uuidv7();
  const sides = sidesOf(between);
  await test.db.insert(offers).values({
    ...sides,
    id,
    companyName: "",
    recruitmentId: await insertRecruitment(sides.companyId),
    recruitmentRevision: 1,
    reason: "",
    message: "",
    purpose: "casual",
    quotaMonth: "2025-04",
    expiresAt: later,
    ...written,
    ...fields,
  });
  return id;
}

async function insertLike(between: Between, fields: Partial<typeof likes.$inferInsert> = {}) {
  const id = uuidv7();
  const { companyId: aceCompanyId, ...sides } = sidesOf(between);
  await test.db
    .insert(likes)
    .values({ ...sides, id, aceCompanyId, expiresAt: later, ...written, ...fields });
  return id;
}

const keep = (between: Between) =>
  test.db.insert(keeps).values({ ...sidesOf(between), createdAt: start, expiresAt: later });
const statusOf = async (id: string) => {
  const [offer] = await test.db.select().from(offers).where(eq(offers.id, id));
  const [like] = await test.db.select().from(likes).where(eq(likes.id, id));
  return offer?.status ?? like?.status;
};
const make = (input: Partial<CreateMatchingInput> = {}) =>
  test.db.transaction((tx) =>
    createMatching(tx, { ...sidesOf({}), origin: "like", now: start, ...input }),
  );

it("answers what waits between the two, and nothing that waits between others", async () => {
  const mine = [await insertOffer({}), await insertLike({})];
  const theirs = [
    await insertOffer({ ace: elsewhere }),
    await insertOffer({ joker: somebody }),
    await insertLike({ ace: elsewhere }),
    await insertLike({ joker: somebody }),
  ];
  for (const between of [{}, { ace: elsewhere }, { joker: somebody }]) await keep(between);
  const { settledLikeIds, aceName } = await make();
  expect(await Promise.all(mine.map(statusOf))).toEqual(["interested", "accepted"]);
  expect(settledLikeIds).toEqual([mine[1]]);
  expect(await Promise.all(theirs.map(statusOf))).toEqual(["sent", "sent", "sent", "sent"]);
  const kept = await test.db.select({ jokerId: keeps.jokerId }).from(keeps);
  expect(kept.map(({ jokerId }) => jokerId).toSorted()).toEqual(
    [joker.userId, somebody.userId].toSorted(),
  );
  expect(aceName).toBe("担当");
});

it("leaves what has lapsed between the two as it was", async () => {
  const lapsed = { expiresAt: start };
  const ids = [await insertOffer({}, lapsed), await insertLike({}, lapsed)];
  expect((await make()).settledLikeIds).toEqual([]);
  expect(await Promise.all(ids.map(statusOf))).toEqual(["sent", "sent"]);
});

it("arises from an open offer or like of the two, and from none of others", async () => {
  // The two have open ones too, which must not stand in for those that are named.
  const open = [await insertOffer({}), await insertLike({})];
  const offerIds = [
    await insertOffer({}, { status: "declined" }),
    await insertOffer({ ace: elsewhere }),
    await insertOffer({ joker: somebody }),
  ];
  const likeIds = [
    await insertLike({}, { status: "declined" }),
    await insertLike({ ace: elsewhere }),
    await insertLike({ joker: somebody }),
  ];
  const sources = [
    ...offerIds.map((offerId) => ({ offerId })),
    ...likeIds.map((likeId) => ({ likeId })),
  ];
  for (const source of sources)
    await expect(make(source)).rejects.toMatchObject({ code: "invalidParameter" });
  expect(await test.db.$count(matchings)).toBe(0);
  expect(await Promise.all(open.map(statusOf))).toEqual(["sent", "sent"]);
});

it("is about a position of the company's own", async () => {
  await insertRecruitment(ace.companyId);
  for (const recruitmentId of [await insertRecruitment(elsewhere.companyId), uuidv7()])
    await expect(make({ recruitmentId })).rejects.toMatchObject({ code: "invalidParameter" });
});

it("does not wait for an offer and a like that are being answered this very moment", async () => {
  const [offerId, likeId] = [await insertOffer({}), await insertLike({})];
  await test.db.transaction(async (tx) => {
    await tx.select().from(offers).where(eq(offers.id, offerId)).for("update");
    expect((await make()).settledLikeIds).toEqual([likeId]);
  });
  await test.db.delete(matchings);
  await test.db.update(likes).set({ status: "sent" });
  await test.db.transaction(async (tx) => {
    await tx.select().from(likes).where(eq(likes.id, likeId)).for("update");
    expect((await make()).settledLikeIds).toEqual([]);
  });
  expect([await statusOf(offerId), await statusOf(likeId)]).toEqual(["interested", "sent"]);
});
