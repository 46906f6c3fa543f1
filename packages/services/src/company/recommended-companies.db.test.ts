import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  hideFrom,
  insertCandidate,
  insertRecruitment,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLikeWorld, insertLikable, type LikeWorld } from "../like/like.fixture.ts";
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
  await answerLike(as(ace), { likeId, accept: true });
  expect((await found()).mine).toBeUndefined();

  const other = await insertCandidate(test.db, wishes);
  await test.db.update(companies).set({ isPublic: false }).where(eq(companies.id, ace.companyId));
  expect((await found(other)).mine).toBeUndefined();
});
