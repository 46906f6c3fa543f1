import { randomUUID } from "node:crypto";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertAce, insertJoker, insertPair, testTime } from "../rows.fixture.ts";
import { users } from "../schema/account.ts";
import { aces } from "../schema/ace.ts";
import { hiddenJokers } from "../schema/candidate.ts";
import { companies } from "../schema/company.ts";
import { hiddenPairs } from "../schema/hidden-company.ts";
import { hiddenCompanyDomains, jokers } from "../schema/joker.ts";
import { jokerSearchDocuments } from "../schema/joker-search-document.ts";
import { likes } from "../schema/like.ts";
import { matchings } from "../schema/matching.ts";
import { offers } from "../schema/offer.ts";
import { recruitments } from "../schema/recruitment.ts";
import { and, eq, type SQL } from "../sql.ts";
import { whereViewableAce } from "./ace.ts";
import {
  whereFindable,
  whereHiddenBy,
  whereLikes,
  whereMatchedWith,
  whereOfferedBy,
  whereVisibleTo,
} from "./candidate.ts";
import { whereLikeOf, whereLikeOpen } from "./like.ts";
import { whereMemberOf } from "./matching.ts";
import { onAce, onJoker, whereComesIn } from "./member.ts";
import { whereOfferOf, whereOfferOpen } from "./offer.ts";
import { whereHoldsAnyOf, whereOpen, wherePublicCompany } from "./recruitment.ts";

const test = useTestDatabase();
const written = { createdAt: testTime, updatedAt: testTime };
const [later, past] = [new Date("2026-11-20T03:00:00.001Z"), new Date("2026-11-20T02:59:59.999Z")];

interface Side {
  companyId: string;
  aceId: string;
  recruitmentId: string;
}
/** A company that asks, and another. */
let ours: Side;
let theirs: Side;
let colleagueId: string;
/** Jokers by the name that a test gives them. */
let named: Map<string, string>;
const idOf = (name: string) => named.get(name) ?? "";
const namesOf = (rows: readonly { id: string }[]) => {
  const names = new Map([...named].map(([name, id]) => [id, name]));
  return rows.map(({ id }) => names.get(id) ?? id).toSorted();
};

async function insertSide(): Promise<Side> {
  const { companyId, aceId } = await insertPair(test.db);
  const recruitmentId = randomUUID();
  await test.db
    .insert(recruitments)
    .values({ id: recruitmentId, companyId, employmentType: "midCareer", ...written });
  return { companyId, aceId, recruitmentId };
}

async function insertCandidates(...names: string[]) {
  for (const name of names) {
    const id = await insertJoker(test.db);
    named.set(name, id);
    await test.db
      .insert(jokerSearchDocuments)
      .values({ objectID: id, registrationStatus: "registered", rank: "B", updatedAt: testTime });
  }
}

async function hide(name: string, { companyId }: Side) {
  const entry = { id: randomUUID(), jokerId: idOf(name), word: "nobody.example" };
  await test.db.insert(hiddenCompanyDomains).values({ ...entry, createdAt: testTime });
  await test.db
    .insert(hiddenPairs)
    .values({ entryId: entry.id, companyId, jokerId: entry.jokerId });
}

const putAside = (name: string, { companyId, aceId }: Side) =>
  test.db
    .insert(hiddenJokers)
    .values({ companyId, aceId, jokerId: idOf(name), createdAt: testTime });

const match = async (name: string, { companyId: aceCompanyId, aceId }: Side) => {
  const times = { matchedAt: testTime, lastMessagedAt: testTime, ...written };
  const id = randomUUID();
  await test.db
    .insert(matchings)
    .values({ id, aceId, aceCompanyId, jokerId: idOf(name), ...times });
  return id;
};

async function offer(name: string, side: Side, fields: Partial<typeof offers.$inferInsert> = {}) {
  const id = randomUUID();
  await test.db.insert(offers).values({
    id,
    ...side,
    companyName: "株式会社テスト",
    jokerId: idOf(name),
    recruitmentRevision: 1,
    reason: "理由",
    message: "本文",
    purpose: "casual",
    quotaMonth: "2026-11",
    expiresAt: later,
    ...written,
    ...fields,
  });
  return id;
}

async function like(name: string, side: Side, fields: Partial<typeof likes.$inferInsert> = {}) {
  const { aceId, companyId: aceCompanyId } = side;
  const row = { id: randomUUID(), aceId, aceCompanyId, jokerId: idOf(name), expiresAt: later };
  await test.db.insert(likes).values({ ...row, ...written, ...fields });
  return row.id;
}

const candidates = async (where: SQL | undefined) =>
  namesOf(
    await test.db
      .select({ id: jokerSearchDocuments.objectID })
      .from(jokerSearchDocuments)
      .where(where),
  );
const jokerOf = (name: string): JokerActor => ({
  kind: "joker",
  userId: idOf(name),
  registrationStatus: "registered",
});
const memberOf = ({ companyId, aceId: userId }: Side): AceActor => ({
  kind: "ace",
  userId,
  companyId,
  authority: "member",
  isAgent: false,
});

beforeEach(async () => {
  named = new Map();
  [ours, theirs] = [await insertSide(), await insertSide()];
  colleagueId = await insertAce(test.db, ours.companyId);
});
afterEach(() => test.clear());

it("holds what a company and a candidate have for this pair alone", async () => {
  await insertCandidates("one", "other");
  await hide("one", ours);
  await putAside("one", ours);
  await match("one", ours);
  await offer("one", ours);
  await like("one", ours);
  const { db } = test;
  const [us, them] = [ours.companyId, theirs.companyId];
  expect(await candidates(whereVisibleTo(db, us))).toEqual(["other"]);
  expect(await candidates(whereVisibleTo(db, them))).toEqual(["one", "other"]);
  for (const has of [whereHiddenBy, whereMatchedWith, whereOfferedBy]) {
    expect(await candidates(has(db, us))).toEqual(["one"]);
    expect(await candidates(has(db, them))).toEqual([]);
  }
  expect(await candidates(whereLikes(db, us, testTime))).toEqual(["one"]);
  expect(await candidates(whereLikes(db, them, testTime))).toEqual([]);
});

it("counts no offer that was taken back, and no like that was answered or whose time is up", async () => {
  await insertCandidates("waiting", "taken back", "declined", "too late");
  await offer("waiting", ours);
  await offer("taken back", ours, { status: "withdrawn" });
  expect(await candidates(whereOfferedBy(test.db, ours.companyId))).toEqual(["waiting"]);
  await like("waiting", ours);
  await like("declined", ours, { status: "declined" });
  await like("too late", ours, { expiresAt: testTime });
  expect(await candidates(whereLikes(test.db, ours.companyId, testTime))).toEqual(["waiting"]);
});

it("finds candidates who show to the company, are not put aside and not matched", async () => {
  await insertCandidates("found", "hiding", "put aside", "matched", "left");
  await hide("hiding", ours);
  await putAside("put aside", ours);
  await match("matched", ours);
  await test.db
    .update(jokerSearchDocuments)
    .set({ registrationStatus: "loggedIn" })
    .where(eq(jokerSearchDocuments.objectID, idOf("left")));
  expect(await candidates(whereFindable(test.db, ours.companyId))).toEqual(["found"]);
  expect(await candidates(whereVisibleTo(test.db, ours.companyId))).not.toContain("left");
});

it("shows a joker the own likes and offers, but of companies that the joker hides and what was taken back", async () => {
  await insertCandidates("one", "other");
  const [another, hidden] = [await insertSide(), await insertSide()];
  await hide("one", hidden);
  const shown = [await like("one", ours), await offer("one", ours)];
  await like("one", hidden);
  await like("other", theirs);
  await offer("one", hidden);
  await offer("one", another, { status: "withdrawn" });
  await offer("other", theirs);
  const actor = jokerOf("one");
  const sent = await test.db.select().from(likes).where(whereLikeOf(test.db, actor));
  const received = await test.db.select().from(offers).where(whereOfferOf(test.db, actor));
  expect([...sent, ...received].map(({ id }) => id)).toEqual(shown);
});

it("shows a member what is for the member, and an administrator what is for the company", async () => {
  await insertCandidates("one", "other", "third", "hiding", "put aside", "left");
  const ownLike = await like("one", ours);
  const colleaguesLike = await like("other", { ...ours, aceId: colleagueId });
  await like("third", theirs);
  for (const name of ["hiding", "put aside", "left"]) await like(name, ours);
  await hide("hiding", ours);
  await putAside("put aside", ours);
  await test.db
    .update(jokerSearchDocuments)
    .set({ rank: "Z" })
    .where(eq(jokerSearchDocuments.objectID, idOf("left")));
  const ownOffer = await offer("one", ours);
  const colleaguesOffer = await offer("other", { ...ours, aceId: colleagueId });
  await offer("third", theirs);

  const shownTo = async (actor: AceActor) => {
    const received = await test.db.select().from(likes).where(whereLikeOf(test.db, actor));
    const sent = await test.db.select().from(offers).where(whereOfferOf(test.db, actor));
    return [...received, ...sent].map(({ id }) => id).toSorted();
  };
  const member = memberOf(ours);
  expect(await shownTo(member)).toEqual([ownLike, ownOffer].toSorted());
  expect(await shownTo({ ...member, authority: "admin" })).toEqual(
    [ownLike, ownOffer, colleaguesLike, colleaguesOffer].toSorted(),
  );
});

it("counts likes and offers as open that nobody answered and whose time is not up", async () => {
  await insertCandidates("waiting", "answered", "too late");
  const open = [await like("waiting", ours), await offer("waiting", ours)];
  for (const [name, fields] of [
    ["answered", { status: "declined" }],
    ["too late", { expiresAt: testTime }],
  ] as const) {
    await like(name, ours, fields);
    await offer(name, ours, fields);
  }
  const sent = await test.db.select().from(likes).where(whereLikeOpen(testTime));
  const received = await test.db.select().from(offers).where(whereOfferOpen(testTime));
  expect([...sent, ...received].map(({ id }) => id)).toEqual(open);
});

it("shows either side the own matchings", async () => {
  await insertCandidates("one", "other");
  const own = await match("one", ours);
  await match("other", theirs);
  for (const actor of [jokerOf("one"), memberOf(ours)]) {
    const found = await test.db.select().from(matchings).where(whereMemberOf(actor));
    expect(found.map(({ id }) => id)).toEqual([own]);
  }
});

it("lets nobody in who is suspended, leaving or yet to set a password, and nobody as what they are no more", async () => {
  await insertCandidates("one", "suspended", "leaving", "invited");
  const set = (name: string, fields: Partial<typeof users.$inferInsert>) =>
    test.db
      .update(users)
      .set(fields)
      .where(eq(users.id, idOf(name)));
  await set("suspended", { suspendedAt: past });
  await set("leaving", { withdrawalRequestedAt: past });
  await set("invited", { mustChangePassword: true });
  await test.db
    .update(jokers)
    .set({ withdrawnAt: past })
    .where(eq(jokers.id, idOf("leaving")));
  await test.db.update(aces).set({ removedAt: past }).where(eq(aces.id, colleagueId));
  named.set("ace", ours.aceId).set("removed", colleagueId);
  const found = await test.db
    .select({ id: users.id, aceId: aces.id, jokerId: jokers.id, comesIn: whereComesIn() as SQL })
    .from(users)
    .leftJoin(aces, onAce())
    .leftJoin(jokers, onJoker());
  const one = (name: string) => {
    const rows = found.filter(({ id }) => id === idOf(name));
    expect(rows).toHaveLength(1);
    const [row] = rows;
    return { isAce: row?.aceId === row?.id, isJoker: row?.jokerId === row?.id, in: row?.comesIn };
  };
  expect(one("one")).toEqual({ isAce: false, isJoker: true, in: true });
  expect(one("suspended")).toEqual({ isAce: false, isJoker: true, in: false });
  expect(one("invited")).toEqual({ isAce: false, isJoker: true, in: false });
  expect(one("leaving")).toEqual({ isAce: false, isJoker: false, in: false });
  expect(one("ace")).toEqual({ isAce: true, isJoker: false, in: true });
  expect(one("removed")).toEqual({ isAce: false, isJoker: false, in: true });
});

it("shows everyone the companies that are public and active, and those of their members who may be looked at", async () => {
  await test.db.update(companies).set({ isPublic: true });
  const unlisted = await insertSide();
  const suspended = await insertSide();
  await test.db
    .update(companies)
    .set({ isPublic: true, status: "suspended" })
    .where(eq(companies.id, suspended.companyId));
  const gone = await insertAce(test.db, theirs.companyId);
  await test.db.update(aces).set({ removedAt: past }).where(eq(aces.id, gone));
  await test.db.update(aces).set({ isAvailable: false }).where(eq(aces.id, colleagueId));
  const shown = await test.db.select().from(companies).where(wherePublicCompany());
  const shownIds = shown.map(({ id }) => id);
  expect(shownIds).toEqual(expect.arrayContaining([ours.companyId, theirs.companyId]));
  expect(shownIds).not.toContain(unlisted.companyId);
  expect(shownIds).not.toContain(suspended.companyId);
  const viewable = await test.db
    .select({ id: aces.id })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(whereViewableAce());
  expect(viewable.map(({ id }) => id).toSorted()).toEqual([ours.aceId, theirs.aceId].toSorted());
});

it("counts positions as open that are published, not over in Japan, and confirmed within sixty days", async () => {
  const position = async (fields: Partial<typeof recruitments.$inferInsert>) => {
    const id = randomUUID();
    await test.db.insert(recruitments).values({
      id,
      companyId: ours.companyId,
      employmentType: "midCareer",
      status: "published",
      publishedAt: testTime,
      workplaces: [13],
      ...written,
      ...fields,
    });
    return id;
  };
  const open = [
    await position({ closesAt: "2026-11-20" }),
    await position({ publishedAt: new Date("2026-09-21T03:00:00.001Z") }),
  ];
  await position({ status: "paused" });
  await position({ closesAt: "2026-11-19" });
  await position({ publishedAt: new Date("2026-09-21T03:00:00.000Z") });
  await position({ workplaces: [27] });
  const found = await test.db
    .select()
    .from(recruitments)
    .where(and(whereOpen(testTime), whereHoldsAnyOf(recruitments.workplaces, [13, 14])));
  expect(found.map(({ id }) => id).toSorted()).toEqual(open.toSorted());
  expect(whereHoldsAnyOf(recruitments.workplaces, [])).toBeUndefined();
});
