import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { offerQuotas } from "@tefuda/db/schema/offer";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { after } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { listIdentityRequests } from "./identity-requests.ts";
import { listOperatorCompanies } from "./list-companies.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

it("goes through all companies once, page by page, also when all came at once", async () => {
  for (let n = 0; n < 52; n++) await insertCompany(test.db);
  const { ctx } = testCtx(test.db, operatorOf());
  const first = await listOperatorCompanies(ctx, {});
  expect(first).toMatchObject({ count: 52 });
  expect(first.items).toHaveLength(50);
  const second = await listOperatorCompanies(ctx, { cursor: first.nextCursor });
  expect(second.items).toHaveLength(2);
  expect(second.nextCursor).toBeUndefined();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(52);
});

it("finds companies by their state, with the members they have and the offers they sent this month", async () => {
  const [active, suspended] = [
    await insertCompany(test.db, "青空"),
    await insertCompany(test.db, "青空の港"),
  ];
  await test.db.update(companies).set({ status: "suspended" }).where(eq(companies.id, suspended));
  await insertAce(test.db, active);
  const gone = await insertAce(test.db, active);
  await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, gone.userId));
  for (const [companyId, month, used] of [
    [active, "2026-03", 5],
    [active, "2026-04", 3],
    [suspended, "2026-04", 9],
  ] as const)
    await test.db
      .insert(offerQuotas)
      .values({ companyId, month, granted: 10, used, updatedAt: testNow });
  const { ctx } = testCtx(test.db, operatorOf());
  const found = await listOperatorCompanies(ctx, { status: "active", words: "青空" });
  expect(found.items).toMatchObject([{ id: active, members: 1, sentOffers: 3 }]);
  expect(found.count).toBe(1);
  expect(await listOperatorCompanies(ctx, { status: "suspended" })).toMatchObject({
    items: [{ id: suspended, members: 0, sentOffers: 9 }],
    count: 1,
  });
  expect(await listOperatorCompanies(ctx, { words: "港" })).toMatchObject({
    items: [{ id: suspended }],
    count: 1,
  });
});

it("shows the hundred companies that wait longest for another name", async () => {
  const ids = Array.from({ length: 101 }, () => uuidv7());
  const written = { createdAt: testNow, updatedAt: testNow };
  await test.db.insert(companies).values(ids.map((id) => ({ id, name: "青空", ...written })));
  await test.db
    .insert(companyIdentityRequests)
    .values(
      ids.map((companyId, n) => ({ id: uuidv7(), companyId, name: "海", requestedAt: after(n) })),
    );
  const waiting = await listIdentityRequests(testCtx(test.db, operatorOf()).ctx);
  expect(waiting.map(({ companyId }) => companyId)).toEqual(ids.slice(0, 100));
});
