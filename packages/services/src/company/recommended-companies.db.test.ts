import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { offers } from "@tefuda/db/schema/offer";
import { eq } from "@tefuda/db/sql";
import type { SubOccupation } from "@tefuda/domain/options/occupations";
import type { WorkStyle } from "@tefuda/domain/options/work-styles";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import {
  after,
  hideFrom,
  insertCandidate,
  insertRecruitment,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLikeWorld, insertLikable, type LikeWorld } from "../like/like.fixture.ts";
import { insertPublicCompany } from "./company.fixture.ts";
import { recommendedCompanies } from "./recommended-companies.ts";

const test = useTestDatabase();
let world: LikeWorld;
beforeEach(async () => {
  world = await createLikeWorld(test.db);
});

const found = async (joker = world.joker) => {
  const { items, missing } = await recommendedCompanies(world.as(joker), { limit: 50 });
  const mine = items.find(({ id }) => id === world.ace.companyId);
  return { mine, missing, items };
};

it("recommends a company by its open positions, and says why", async () => {
  const ace = await insertLikable(test.db);
  await insertRecruitment(test.db, ace, { occupations: ["frontendEngineer"], workplaces: [13] });
  await test.db
    .update(jokers)
    .set({ preferredWorkplaces: ["tokyo"], workStyles: ["expert"] })
    .where(eq(jokers.id, world.joker.userId));
  const { items, missing, mine } = await found();
  expect(mine).toBeUndefined();
  expect(items.find(({ id }) => id === ace.companyId)).toMatchObject({
    openRecruitments: 1,
    reasons: [
      { kind: "subOccupation", key: "frontendEngineer" },
      { kind: "workplace", key: "tokyo" },
    ],
  });
  expect(missing).toContain("interestedOccupations");
  expect(missing).not.toContain("workStyles");
});

it("leaves out companies that are hidden, matched or closed", async () => {
  const { ace, joker, as, send, likeOf } = world;
  await test.db
    .update(companies)
    .set({ workStyles: ["ownedService", "global", "expert"] })
    .where(eq(companies.id, ace.companyId));
  const wish = { workStyles: ["ownedService", "global", "expert"] } as const;
  const wishes = { workStyles: [...wish.workStyles] };
  await test.db.update(jokers).set(wishes).where(eq(jokers.id, joker.userId));
  expect((await found()).mine).toMatchObject({ reasons: [{}, {}, {}] });

  await setSiteHost(test.db, ace.companyId, "mori.example.jp");
  const hider = await insertCandidate(test.db, wishes);
  expect((await found(hider)).mine).toBeDefined();
  await hideFrom(test.db, hider, "mori");
  expect((await found(hider)).mine).toBeUndefined();

  const { likeId } = likeOf(ace);
  await send({ likeId });
  expect((await found()).mine).toBeDefined();
  const beside = await insertPublicCompany(test.db, wishes);
  await answerLike(as(ace), { likeId, accept: true });
  expect((await found()).mine).toBeUndefined();
  // Neither another company goes with it, nor this one for anybody else.
  expect((await found()).items.map(({ id }) => id)).toContain(beside);
  expect((await found(await insertCandidate(test.db, wishes))).mine).toBeDefined();

  const other = await insertCandidate(test.db, wishes);
  await test.db.update(companies).set({ isPublic: false }).where(eq(companies.id, ace.companyId));
  expect((await found(other)).mine).toBeUndefined();
});

it("leaves out a company while an offer of it waits, for the one it was made to", async () => {
  const { ace, joker } = world;
  const wishes = { workStyles: ["ownedService", "global", "expert"] as WorkStyle[] };
  await test.db.update(companies).set(wishes).where(eq(companies.id, ace.companyId));
  await test.db.update(jokers).set(wishes).where(eq(jokers.id, joker.userId));
  const beside = await insertPublicCompany(test.db, wishes);
  const id = uuidv7();
  await test.db.insert(offers).values({
    id,
    aceId: ace.userId,
    companyId: ace.companyId,
    companyName: "青空",
    jokerId: joker.userId,
    recruitmentId: world.recruitmentId,
    recruitmentRevision: 1,
    reason: "経験に惹かれました。",
    message: "一度お話ししませんか。",
    purpose: "casual",
    quotaMonth: "2026-04",
    expiresAt: after(1),
    createdAt: testNow,
    updatedAt: testNow,
  });
  const { mine, items } = await found();
  expect(mine).toBeUndefined();
  expect(items.map((company) => company.id)).toContain(beside);
  expect((await found(await insertCandidate(test.db, wishes))).mine).toBeDefined();
  for (const ended of [{ status: "declined" }, { status: "sent", expiresAt: after(0) }] as const) {
    await test.db.update(offers).set(ended).where(eq(offers.id, id));
    expect((await found()).mine).toBeDefined();
  }
});

it("goes by open positions of the company itself alone", async () => {
  const [ace, other] = [await insertLikable(test.db), await insertLikable(test.db)];
  const occupations: SubOccupation[] = ["frontendEngineer"];
  await insertRecruitment(test.db, ace, { occupations, workplaces: [1] });
  await insertRecruitment(test.db, ace, { occupations, workplaces: [13], status: "paused" });
  await insertRecruitment(test.db, other, { occupations: ["webDesigner"], workplaces: [13] });
  const closed = await insertLikable(test.db);
  await insertRecruitment(test.db, closed, { occupations, status: "closed" });
  await test.db
    .update(jokers)
    .set({ preferredWorkplaces: ["tokyo"], workStyles: ["expert"] })
    .where(eq(jokers.id, world.joker.userId));
  const { items } = await found();
  const reasonsOf = (id: string) => items.find((company) => company.id === id)?.reasons;
  expect(reasonsOf(ace.companyId)).toEqual([{ kind: "subOccupation", key: "frontendEngineer" }]);
  expect(reasonsOf(other.companyId)).toBeUndefined();
  expect(reasonsOf(closed.companyId)).toBeUndefined();
});

it("compares nothing that has neither to do with one's work nor with one's wishes", async () => {
  const near = { preferredWorkplaces: ["tokyo"], sideJobWillingness: "active" } as const;
  const aside = await insertCandidate(test.db, {
    occupation: "sales",
    subOccupation: "corporateSales",
    preferredWorkplaces: [...near.preferredWorkplaces],
    sideJobWillingness: near.sideJobWillingness,
  });
  const ace = await insertLikable(test.db);
  await insertRecruitment(test.db, ace, {
    occupations: ["frontendEngineer"],
    employmentType: "sideJob",
    workplaces: [13],
  });
  const isFound = async (wish: Partial<typeof jokers.$inferInsert>) => {
    const nothing = { workStyles: [], interestedCompanyScales: [], interestedOccupations: [] };
    await test.db
      .update(jokers)
      .set({ ...nothing, ...wish })
      .where(eq(jokers.id, aside.userId));
    const { items } = await found(aside);
    return items.some(({ id }) => id === ace.companyId);
  };
  await test.db
    .update(companies)
    .set({ companyScale: "startup", workStyles: ["global"] })
    .where(eq(companies.id, ace.companyId));
  expect(await isFound({})).toBe(false);
  expect(await isFound({ occupation: null, subOccupation: null })).toBe(false);
  // One wish of each kind is enough.
  expect(await isFound({ interestedOccupations: ["frontendEngineer"] })).toBe(true);
  expect(await isFound({ workStyles: ["global"] })).toBe(true);
  expect(await isFound({ interestedCompanyScales: ["startup"] })).toBe(true);
  expect(
    await isFound({
      interestedOccupations: ["webDesigner"],
      workStyles: ["expert"],
      interestedCompanyScales: ["sme"],
    }),
  ).toBe(false);
});

it("compares the two hundred newest, and shows of equals the newest first", async () => {
  await test.clear();
  world = await createLikeWorld(test.db);
  const workStyles: WorkStyle[] = ["ownedService", "global", "expert"];
  await test.db.update(jokers).set({ workStyles }).where(eq(jokers.id, world.joker.userId));
  const ids = Array.from({ length: 201 }, () => uuidv7());
  await test.db.insert(companies).values(
    ids.map((id, n) => ({
      id,
      name: "青空",
      isPublic: true,
      workStyles,
      createdAt: after(n),
      updatedAt: testNow,
    })),
  );
  const { items } = await recommendedCompanies(world.as(world.joker), { limit: 300 });
  expect(items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 200));
});
