import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import { addJstDays } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { sendMessage } from "../chat/send-message.ts";
import { countMatchings, countUnread } from "./count-matchings.ts";
import { createMatching } from "./create-matching.ts";
import { getCompanyMatching, getMatching } from "./get-matching.ts";
import { getPartnerProfile } from "./get-partner-profile.ts";
import { listCompanyMatchings, listMatchings } from "./list-matchings.ts";
import {
  createWorld,
  insertAce,
  insertCompany,
  insertJoker,
  insertThread,
  start,
} from "./thread.fixture.ts";

const test = useTestDatabase();

/** One joker with matchings at several companies; all at the same moment, so that ids decide. */
async function insertMany(count: number) {
  const joker = await insertJoker(test.db);
  const threads = [];
  for (let made = 0; made < count; made++) {
    const companyId = await insertCompany(test.db, `会社${made}`);
    const ace = await insertAce(test.db, companyId);
    const { matchingId } = await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: joker.userId,
        aceId: ace.userId,
        companyId,
        origin: "like",
        now: start,
      }),
    );
    threads.push({ matchingId, ace, companyId });
  }
  return { joker, threads };
}

it("pages through every matching once, also when their times are equal", async () => {
  const { joker, threads } = await insertMany(5);
  const ctx = createWorld(test.db).as(joker);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMatchings(ctx, { tab: "all", cursor, limit: 2 });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(threads.map(({ matchingId }) => matchingId).toReversed());
});

it.each([
  { status: "suspended", departure: "away" },
  { status: "closed", departure: "left" },
] as const)("tells a company that is $status from one that is not", async (one) => {
  const { matchingId, companyId, joker } = await insertThread(test.db);
  const ctx = createWorld(test.db).as(joker);
  expect((await getMatching(ctx, { matchingId })).partner.departure).toBeNull();
  await test.db.update(companies).set({ status: one.status }).where(eq(companies.id, companyId));
  const { partner } = await getMatching(ctx, { matchingId });
  expect(partner).toMatchObject({ hasLeft: true, departure: one.departure });
});

it("shows each side its partner", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await test.db
    .update(aces)
    .set({ isAvailable: false, profileImage: "/files/a.png" })
    .where(eq(aces.id, ace.userId));
  const [forJoker] = (await listMatchings(world.as(joker), { tab: "all", limit: 10 })).items;
  expect(forJoker?.partner).toMatchObject({
    id: ace.userId,
    name: "田中 一郎",
    companyName: "青空システム株式会社",
    imageURL: "/files/a.png",
    isAvailable: false,
  });
  const forAce = await getMatching(world.as(ace), { matchingId });
  expect(forAce.partner).toMatchObject({ id: joker.userId, name: "佐藤 花", isAvailable: true });
  expect(await getPartnerProfile(world.as(joker), { matchingId })).toMatchObject({ ace: null });
  const profile = await getPartnerProfile(world.as(ace), { matchingId });
  expect(profile).toMatchObject({ joker: { name: "佐藤 花", careers: [] } });
  for (const secret of ["email", "phone", "birthday", "rank"])
    expect(JSON.stringify(profile)).not.toContain(`"${secret}"`);
});

it("tells the company how recently a seeker was here, and nobody when", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = world.as(await insertAce(test.db, companyId, { authority: "admin" }));
  await test.db.update(jokers).set({ onlineAt: addJstDays(start, -2) });
  const own = world.as(ace);
  const told = [
    await getMatching(own, { matchingId }),
    ...(await listMatchings(own, { tab: "all", limit: 10 })).items,
    await getCompanyMatching(admin, { matchingId }),
    ...(await listCompanyMatchings(admin, { limit: 10 })).items,
  ];
  expect(told.map(({ partner }) => partner.recency)).toEqual(
    Array.from({ length: 4 }, () => "3日以内にログイン"),
  );
  const forJoker = await getMatching(world.as(joker), { matchingId });
  expect(forJoker.partner.recency).toBe("");
  expect(JSON.stringify([told, forJoker])).not.toMatch(/onlineAt/i);
  // Of somebody who has left nothing is said any more.
  await test.db.update(jokers).set({ withdrawnAt: start });
  expect((await getMatching(own, { matchingId })).partner.recency).toBe("");
});

it("puts a matching in the tabs it belongs to, and counts them", async () => {
  const { joker, threads } = await insertMany(3);
  const world = createWorld(test.db);
  const [unread, scheduling, fixed] = threads;
  if (!unread || !scheduling || !fixed) throw new Error("Three threads were made.");
  const message = { matchingId: unread.matchingId, id: uuidv7(), type: 0, text: "はい" } as const;
  await sendMessage(world.as(unread.ace), message);
  for (const [thread, status] of [
    [scheduling, "proposed"],
    [fixed, "fixed"],
  ] as const)
    await test.db.insert(schedules).values({
      id: uuidv7(),
      matchingId: thread.matchingId,
      status,
      purpose: "casual",
      proposerType: "joker",
      proposerId: joker.userId,
      durationMinutes: 30,
      candidates: [],
      expiresAt: start,
      createdAt: start,
      updatedAt: start,
    });

  const ctx = world.as(joker);
  const ids = async (tab: "all" | "unread" | "scheduling" | "fixed") =>
    (await listMatchings(ctx, { tab, limit: 10 })).items.map(({ id }) => id);
  expect(await ids("all")).toHaveLength(3);
  expect(await ids("unread")).toEqual([unread.matchingId]);
  expect(await ids("scheduling")).toEqual([scheduling.matchingId]);
  expect(await ids("fixed")).toEqual([fixed.matchingId]);
  expect(await countMatchings(ctx)).toEqual({
    all: 3,
    active: 3,
    unread: 1,
    scheduling: 1,
    fixed: 1,
    closed: 0,
    unreadTotal: 1,
  });
  expect(await countUnread(ctx)).toBe(1);
});

it("keeps strangers out and shows an admin the whole company", async () => {
  const { matchingId, companyId } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = world.as(await insertAce(test.db, companyId, { authority: "admin" }));
  await expect(getMatching(admin, { matchingId })).rejects.toMatchObject({ code: "dataNotFound" });
  expect((await listMatchings(admin, { tab: "all", limit: 10 })).items).toEqual([]);
  const company = await listCompanyMatchings(admin, { limit: 10 });
  expect(company.items.map(({ id }) => id)).toEqual([matchingId]);
  const member = world.as(await insertAce(test.db, companyId));
  expect((await listCompanyMatchings(member, { limit: 10 })).items).toEqual([]);
});

it("narrows the threads of a company by its member and by the candidate's name", async () => {
  const { companyId, ace, matchingId, joker } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = world.as(await insertAce(test.db, companyId, { authority: "admin" }));
  const colleague = await insertAce(test.db, companyId, { name: "久我 拓海" });
  const seeker = await insertJoker(test.db, "ヤマダ 太郎");
  const { matchingId: second } = await test.db.transaction((tx) =>
    createMatching(tx, {
      jokerId: seeker.userId,
      aceId: colleague.userId,
      companyId,
      origin: "like",
      now: start,
    }),
  );
  const found = async (filter: { aceId?: string; words?: string }) =>
    (await listCompanyMatchings(admin, { ...filter, limit: 10 })).items.map(({ id }) => id);
  expect((await found({})).toSorted()).toEqual([matchingId, second].toSorted());
  expect(await found({ aceId: ace.userId })).toEqual([matchingId]);
  expect(await found({ aceId: colleague.userId, words: "佐藤" })).toEqual([]);
  // Width and kana make no difference; an address or a company's name is not looked at.
  for (const words of ["やまだ", "ﾔﾏﾀﾞ太郎", "ヤマダ　太郎", "太郎、ヤマタ゛"])
    expect(await found({ words })).toEqual([second]);
  expect(await found({ words: "久我" })).toEqual([]);
  expect(await found({ aceId: uuidv7() })).toEqual([]);

  // Whoever has left is not found by the name any more.
  await test.db.update(jokers).set({ withdrawnAt: start }).where(eq(jokers.id, joker.userId));
  expect(await found({ words: "佐藤" })).toEqual([]);
  expect(await found({ aceId: ace.userId })).toEqual([matchingId]);
});

it("shows an admin nothing of what is the member's own", async () => {
  const { matchingId, companyId, joker } = await insertThread(test.db);
  const world = createWorld(test.db);
  const admin = world.as(await insertAce(test.db, companyId, { authority: "admin" }));
  await test.db
    .update(matchings)
    .set({ aceUnreadCount: 3, aceCloseText: "また機会がありましたら。" })
    .where(eq(matchings.id, matchingId));
  const card = await getCompanyMatching(admin, { matchingId });
  expect(card).toMatchObject({
    unreadCount: 0,
    closeText: null,
    aceName: "田中 一郎",
    partner: { id: joker.userId, name: "佐藤 花" },
  });
  expect(card).not.toHaveProperty("aceUnreadCount");
  expect(card).not.toHaveProperty("jokerUnreadCount");
});

it("shows a joker who is not registered the support thread only", async () => {
  const { joker } = await insertMany(1);
  const id = uuidv7();
  await test.db.insert(matchings).values({
    id,
    jokerId: joker.userId,
    operatorId: "operator",
    matchedAt: start,
    lastMessagedAt: start,
    createdAt: start,
    updatedAt: start,
  });
  const ctx = createWorld(test.db).as({ ...joker, registrationStatus: "judging" as const });
  const message = { id: uuidv7(), type: 0, text: "質問です" } as const;
  await expect(sendMessage(ctx, { ...message, matchingId: id })).resolves.toBeDefined();
  const card = await getMatching(ctx, { matchingId: id });
  expect(card).toMatchObject({
    isSupport: true,
    origin: "operator",
    partner: { name: "サポート" },
  });
});
