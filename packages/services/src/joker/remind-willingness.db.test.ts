import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { fromJst } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { testCtx } from "./joker.fixture.ts";
import { remindWillingness } from "./remind-willingness.ts";

const test = useTestDatabase();
/** A Monday. */
const said = fromJst(2026, 4, 13, 15);
/** A Saturday, and the Monday after it. */
const [saturday, monday] = [fromJst(2026, 6, 13, 15), fromJst(2026, 6, 15, 12)];

let joker: JokerActor;
beforeEach(async () => {
  await test.clear();
  joker = await insertCandidate(test.db, {
    updateJobChangeWillingnessAt: said,
    updateSideJobWillingnessAt: fromJst(2026, 5, 1),
  });
});

const run = (now: Date) => remindWillingness(testCtx(test.db, joker, now).ctx);
const say = (now: Date) =>
  test.db
    .update(jokers)
    .set({ updateJobChangeWillingnessAt: now, updateSideJobWillingnessAt: now })
    .where(eq(jokers.id, joker.userId));

it("reminds once on the first working noon after two months, however many look", async () => {
  for (const early of [fromJst(2026, 6, 12, 15), saturday, fromJst(2026, 6, 15, 11, 59)])
    expect(await run(early)).toBe(0);
  const runs = await Promise.all([run(monday), run(monday)]);
  expect(runs.toSorted()).toEqual([0, 1]);
  expect(await run(fromJst(2026, 6, 16, 12))).toBe(0);
  const mails = await mailsIn(test.db);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ template: "willingnessReminder", userId: joker.userId });
  expect(mails[0]?.text).toContain("https://tefuda.test/mypage/setting");
  expect(await test.db.select().from(notifications)).toMatchObject([
    { type: "willingnessReminder", link: "/mypage/setting" },
  ]);
});

it("writes to each by themselves, and tells their open pages", async () => {
  const other = await insertCandidate(test.db, {
    updateJobChangeWillingnessAt: said,
    updateSideJobWillingnessAt: said,
  });
  const { ctx, signals } = testCtx(test.db, joker, monday);
  expect(await remindWillingness(ctx)).toBe(2);
  expect(signals).toEqual(
    [joker, other].map(({ userId: id }) => ({ to: [id], topic: "notifications", id })),
  );
  expect((await mailsIn(test.db)).map(({ userId, to }) => [userId, to])).toEqual(
    [joker, other].map(({ userId }) => [userId, `${userId}@example.test`]),
  );
});

it("counts two calendar months, also where they have 59 days", async () => {
  await say(fromJst(2026, 1, 5, 12));
  expect(await run(fromJst(2026, 3, 4, 12))).toBe(0);
  expect(await run(fromJst(2026, 3, 5, 12))).toBe(1);
});

it("leaves alone whose older answer is 92 days old", async () => {
  const edge = fromJst(2026, 3, 15, 12);
  await say(edge);
  expect(await run(monday)).toBe(0);
  await test.db
    .update(jokers)
    .set({ updateSideJobWillingnessAt: said })
    .where(eq(jokers.id, joker.userId));
  expect(await run(monday)).toBe(0);
  await say(new Date(edge.getTime() + 1));
  expect(await run(monday)).toBe(1);
});

it("looks at each once more before it reminds", async () => {
  const { ctx } = testCtx(test.db, joker, monday);
  const suspendFirst = new Proxy(test.db, {
    get: (db, name) =>
      name === "transaction"
        ? async (act: Parameters<typeof db.transaction>[0]) => {
            await db.update(users).set({ suspendedAt: monday });
            return db.transaction(act);
          }
        : Reflect.get(db, name),
  });
  expect(await remindWillingness({ ...ctx, db: suspendFirst })).toBe(0);
  expect(await test.db.$count(mailOutbox)).toBe(0);
  await test.db.update(users).set({ suspendedAt: null });
  expect(await run(monday)).toBe(1);
});

it("begins anew with the next answer", async () => {
  await run(monday);
  await say(monday);
  expect(await run(fromJst(2026, 7, 15, 12))).toBe(0);
  expect(await run(fromJst(2026, 8, 17, 12))).toBe(1);
  expect(await test.db.select().from(mailOutbox)).toHaveLength(2);
});

it("leaves alone who never said it, said it long ago, or cannot act on it", async () => {
  const set = (fields: Partial<typeof users.$inferInsert>) =>
    test.db.update(users).set(fields).where(eq(users.id, joker.userId));
  const nothing = {
    suspendedAt: null,
    restrictedAt: null,
    dormantPausedAt: null,
    withdrawalRequestedAt: null,
  };
  for (const fields of [
    { suspendedAt: said },
    { restrictedAt: said },
    { dormantPausedAt: said },
    { withdrawalRequestedAt: said },
  ]) {
    await set({ ...nothing, ...fields });
    expect(await run(monday)).toBe(0);
  }
  await set(nothing);
  await say(fromJst(2026, 1, 5));
  expect(await run(monday)).toBe(0);
  await say(said);
  const status = (registrationStatus: "provisioning" | "registered") =>
    test.db.update(jokers).set({ registrationStatus }).where(eq(jokers.id, joker.userId));
  await status("provisioning");
  expect(await run(monday)).toBe(0);
  await status("registered");
  const withdraw = (withdrawnAt: Date | null) =>
    test.db.update(jokers).set({ withdrawnAt }).where(eq(jokers.id, joker.userId));
  await withdraw(said);
  expect(await run(monday)).toBe(0);
  await withdraw(null);
  expect(await run(monday)).toBe(1);
});
