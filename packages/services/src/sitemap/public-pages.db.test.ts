import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { createLikeWorld, insertLikable, type LikeWorld } from "../like/like.fixture.ts";
import { countPublicPages, listPublicPages } from "./public-pages.ts";

const test = useTestDatabase();
let world: LikeWorld;
beforeEach(async () => {
  await test.clear();
  world = await createLikeWorld(test.db);
});

it("names the open positions of companies that show themselves, the oldest first", async () => {
  const { ace, joker, as, recruitmentId } = world;
  const second = await insertRecruitment(test.db, ace, { closesAt: "2026-04-03" });
  await insertRecruitment(test.db, ace, { closesAt: "2026-04-02" });
  await insertRecruitment(test.db, ace, { status: "paused" });
  const hidden = await insertLikable(test.db);
  await insertRecruitment(test.db, hidden);
  await test.db
    .update(companies)
    .set({ isPublic: false })
    .where(eq(companies.id, hidden.companyId));
  expect(await listPublicPages(as(joker), { kind: "recruitments", page: 0 })).toEqual([
    { id: recruitmentId, updatedAt: testNow },
    { id: second, updatedAt: testNow },
  ]);
  expect(await listPublicPages(as(joker), { kind: "recruitments", page: 1 })).toEqual([]);
  expect(
    (await listPublicPages(as(joker), { kind: "companies", page: 0 })).map(({ id }) => id),
  ).toEqual([ace.companyId]);
  expect(await listPublicPages(as(joker), { kind: "aces", page: 0 })).toMatchObject([
    { id: ace.userId },
  ]);
  expect(await countPublicPages(as(joker))).toEqual({
    companies: 1,
    aces: 1,
    recruitments: 2,
    articles: 0,
  });
});
