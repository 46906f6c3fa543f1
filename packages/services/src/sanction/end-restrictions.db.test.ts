import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { sanctions } from "@tefuda/db/schema/sanction";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertJoker, insertThread } from "../matching/thread.fixture.ts";
import { endRestrictions } from "./end-restrictions.ts";
import { liftSanction } from "./lift-sanction.ts";
import { readRestriction } from "./own-restriction.ts";
import { restrictUser } from "./restrict-user.ts";
import { givenTo, insertOperator } from "./sanction.fixture.ts";
import { suspendUser } from "./suspend-user.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const until = new Date("2026-04-05T15:00:00Z");
const later = new Date("2026-04-07T00:00:00Z");

async function scene() {
  const { db } = test;
  const { joker, ace } = await insertThread(db);
  const other = await insertJoker(db);
  const operator = await insertOperator(db, "admin");
  const { ctx } = testCtx(db, operator);
  const restrict = async (userId: string, lastDay = "2026-04-05") => {
    const given = givenTo(userId);
    await restrictUser(ctx, { ...given, lastDay });
    return given.id;
  };
  const lift = (id: string) => liftSanction(ctx, { id, reason: "見直したため" });
  const liftedAt = async (id: string) =>
    (await db.select().from(sanctions).where(eq(sanctions.id, id)))[0]?.liftedAt;
  return { db, joker, ace, other, operator, ctx, restrict, lift, liftedAt };
}

it("ends what is over, tells the person and the lists, and leaves every other sanction as it is", async () => {
  const { db, joker, ace, other, operator, ctx, restrict, lift, liftedAt } = await scene();
  const lifted = await restrict(joker.userId);
  await lift(lifted);
  const over = await restrict(joker.userId);
  const suspension = givenTo(joker.userId);
  await suspendUser(ctx, suspension);
  const staffs = await restrict(ace.userId, "2026-04-04");
  const others = await restrict(other.userId);
  await db.update(users).set({ restrictedUntil: later }).where(eq(users.id, other.userId));

  const run = testCtx(db, operator, until);
  expect(await endRestrictions(run.ctx)).toEqual({ ended: 2 });
  expect(await liftedAt(lifted)).toEqual(testNow);
  expect(await liftedAt(over)).toEqual(until);
  expect(await liftedAt(suspension.id)).toBeNull();
  expect(await liftedAt(staffs)).toEqual(until);
  expect(await liftedAt(others)).toBeNull();
  // Staff stands in no list of candidates.
  expect(run.signals).toEqual([
    { to: [ace.userId], topic: "session", id: ace.userId },
    { to: [joker.userId], topic: "session", id: joker.userId },
    { to: "everyone", topic: "candidates", id: "candidates" },
  ]);
});

it("leaves a restriction alone that was put in its place meanwhile", async () => {
  const { db, joker, ace, operator, restrict } = await scene();
  await restrict(joker.userId, "2026-04-04");
  await restrict(ace.userId, "2026-04-05");
  const { ctx } = testCtx(db, operator, until);
  let isFirst = true;
  const racing: Db = Object.create(db, {
    transaction: {
      value: async (work: Parameters<Db["transaction"]>[0]) => {
        if (isFirst) await restrictUser(ctx, givenTo(joker.userId));
        isFirst = false;
        return db.transaction(work);
      },
    },
  });
  expect(await endRestrictions({ ...ctx, db: racing })).toEqual({ ended: 1 });
  expect(await readRestriction(db, joker.userId, later)).toEqual({ until: null });
  expect(await readRestriction(db, ace.userId, testNow)).toBeUndefined();
});

it("makes room for a new one by ending the person's own that is over, and no other", async () => {
  const { db, joker, other, operator, restrict, lift, liftedAt } = await scene();
  const lifted = await restrict(joker.userId, "2026-04-03");
  await lift(lifted);
  const over = await restrict(joker.userId, "2026-04-03");
  const others = await restrict(other.userId, "2026-04-03");
  await restrictUser(testCtx(db, operator, until).ctx, givenTo(joker.userId));
  expect(await liftedAt(lifted)).toEqual(testNow);
  expect(await liftedAt(over)).toEqual(until);
  expect(await liftedAt(others)).toBeNull();
});
