import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import { fromJst } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { createLikeWorld, insertLikable, type LikeWorld } from "../like/like.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { updateSettings } from "../notification/settings.fixture.ts";
import { recommendMonthly } from "./recommend-monthly.ts";

const test = useTestDatabase();
/** The first working day of May. */
const noon = fromJst(2026, 5, 1, 12);

let world: LikeWorld;
let companyId: string;
beforeEach(async () => {
  await test.clear();
  world = await createLikeWorld(test.db);
  const ace = await insertLikable(test.db);
  companyId = ace.companyId;
  await insertRecruitment(test.db, ace, { occupations: ["frontendEngineer"], workplaces: [13] });
  await test.db
    .update(jokers)
    .set({ preferredWorkplaces: ["tokyo"] })
    .where(eq(jokers.id, world.joker.userId));
});

const run = (now = noon) => recommendMonthly(world.as(world.joker, now));
const mails = () => mailsIn(test.db);
const notices = () => test.db.select().from(notifications);
const wantNews = (userId = world.joker.userId) =>
  updateSettings(test.db, userId, { isNewsMail: true });

it("mails who asked for news what suits them, once a month, however many look", async () => {
  await wantNews();
  expect(await run(fromJst(2026, 5, 1, 11, 59))).toBe(0);
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.reduce((sum, one) => sum + one)).toBe(1);
  expect(await run(fromJst(2026, 5, 1, 20))).toBe(0);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: "recommendMonthly", userId: world.joker.userId });
  expect(mail?.text).toContain(
    `・青空システム株式会社\n　https://tefuda.test/companies/${companyId}`,
  );
  expect(await run(fromJst(2026, 6, 1, 12))).toBe(1);
  expect(await mails()).toHaveLength(2);
});

it("names five companies at most", async () => {
  await wantNews();
  for (let one = 0; one < 5; one += 1) {
    const ace = await insertLikable(test.db);
    await insertRecruitment(test.db, ace, { occupations: ["frontendEngineer"], workplaces: [13] });
  }
  expect(await run()).toBe(1);
  const [mail] = await mails();
  expect(mail?.text.match(/\/companies\/[\da-f-]{36}/g)).toHaveLength(5);
});

it("tells the others in the product alone, and mails nobody who has nothing to be recommended", async () => {
  const lost = await insertCandidate(test.db, { occupation: null, subOccupation: null });
  await wantNews(lost.userId);
  expect(await run()).toBe(2);
  expect(await mails()).toEqual([]);
  const told = await notices();
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(
    [world.joker.userId, lost.userId].toSorted(),
  );
  expect(told).toMatchObject([{ link: "/companies" }, { link: "/companies" }]);
});

it("leaves alone who is restricted, suspended or leaving, or not registered yet", async () => {
  await wantNews();
  const id = world.joker.userId;
  const nothing = { suspendedAt: null, restrictedAt: null, withdrawalRequestedAt: null };
  for (const fields of [
    { suspendedAt: noon },
    { restrictedAt: noon },
    { withdrawalRequestedAt: noon },
  ]) {
    await test.db
      .update(users)
      .set({ ...nothing, ...fields })
      .where(eq(users.id, id));
    expect(await run()).toBe(0);
  }
  await test.db.update(users).set(nothing).where(eq(users.id, id));
  for (const fields of [
    { withdrawnAt: noon },
    { withdrawnAt: null, registrationStatus: "provisioning" as const },
  ]) {
    await test.db.update(jokers).set(fields).where(eq(jokers.id, id));
    expect(await run()).toBe(0);
  }
  expect([...(await mails()), ...(await notices())]).toEqual([]);
});

it("tells who came since, live and without a mail anew for those who know", async () => {
  await wantNews();
  await run();
  const late = await insertCandidate(test.db);
  const { ctx, signals } = testCtx(test.db, world.joker, fromJst(2026, 5, 1, 20));
  expect(await recommendMonthly(ctx)).toBe(1);
  expect(signals).toEqual([{ to: [late.userId], topic: "notifications", id: late.userId }]);
  expect(await mails()).toHaveLength(1);
});
