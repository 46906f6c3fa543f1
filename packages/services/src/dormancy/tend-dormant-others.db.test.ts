import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sessions, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { calendarLinks } from "@tefuda/db/schema/schedule";
import { eq, sql } from "@tefuda/db/sql";
import { addCalendarMonths, addJstDays } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { setActivity } from "../activity/set-activity.ts";
import { sealTokens } from "../calendar/tokens.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { jokerRow, userRow } from "../withdrawal/withdrawal.fixture.ts";
import { endDormancy, endDormancyBySignIn } from "./end-dormancy.ts";
import { tendDormant } from "./tend-dormant.ts";
import { insertUnused, toWarning } from "./unused.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

type Work = Parameters<Db["transaction"]>[0];
/** A database that does something else, or something more, where a transaction begins. */
const withTransaction = (transaction: (work: Work) => Promise<unknown>): Db =>
  Object.create(test.db, { transaction: { value: transaction } });

const now = new Date("2026-11-20T03:00:00Z");
const monthsAgo = (months: number, days = 0) => addJstDays(addCalendarMonths(now, -months), days);
const daysAgo = (days: number) => addJstDays(now, -days);

/** A seeker, unused for 40 months and written to by nobody, but for what is said. */
const seeker = (
  user: Partial<typeof users.$inferInsert> = {},
  joker: Partial<typeof jokers.$inferInsert> = {},
) => {
  const id = uuidv7();
  const before = monthsAgo(40);
  const written = { createdAt: before, updatedAt: before };
  const email = `${id}@example.test`;
  return {
    user: { id, name: "", email, lastSignedInAt: before, ...written, ...user },
    joker: {
      id,
      publicId: id,
      email,
      createdOn: "2023-07-20",
      onlineAt: before,
      ...written,
      ...joker,
    },
  };
};
const session = (userId: string, updatedAt: Date) => ({
  id: uuidv7(),
  userId,
  token: uuidv7(),
  expiresAt: now,
  createdAt: updatedAt,
  updatedAt,
});

describe("of all accounts the job", () => {
  it("looks at those alone for whom a step may be due", async () => {
    const { app } = await insertUnused(test.db);
    const told = { dormantToldAt: monthsAgo(22) };
    const unused = Array.from({ length: 120 }, () => seeker());
    const busy = seeker();
    const others = [
      busy,
      seeker({ lastSignedInAt: monthsAgo(12) }),
      seeker({ lastSignedInAt: monthsAgo(18, 3.5) }),
      seeker({ lastSignedInAt: null, createdAt: monthsAgo(12) }),
      seeker({}, { onlineAt: monthsAgo(12) }),
      seeker({}, { withdrawnAt: monthsAgo(12) }),
      seeker({ suspendedAt: monthsAgo(12) }),
      seeker({ withdrawalRequestedAt: monthsAgo(12) }),
      seeker({ erasedAt: monthsAgo(12) }),
      // Told, paused and warned a moment ago, each before the next step can be due.
      seeker({ lastSignedInAt: monthsAgo(20), dormantToldAt: daysAgo(10) }),
      seeker({ ...told, lastSignedInAt: monthsAgo(25), dormantPausedAt: daysAgo(10) }),
      seeker({ ...told, dormantPausedAt: monthsAgo(12), dormantWarnedAt: daysAgo(10) }),
    ];
    const all = [...unused, ...others];
    await test.db.insert(users).values(all.map(({ user }) => user));
    await test.db.insert(jokers).values(all.map(({ joker }) => joker));
    const [first] = unused;
    await test.db
      .insert(sessions)
      .values([session(first?.user.id ?? "", monthsAgo(20)), session(busy.user.id, monthsAgo(12))]);
    let looked = 0;
    let searches = 0;
    const counting: Db = Object.create(test.db, {
      transaction: {
        value: async () => {
          looked += 1;
        },
      },
      select: {
        value: (fields: Parameters<Db["select"]>[0]) => {
          searches += 1;
          if (searches > 10) throw new Error("It begins again and again.");
          return test.db.select(fields as never);
        },
      },
    });
    expect(await tendDormant({ ...app, db: counting })).toBe(0);
    expect(looked).toBe(120);
  });

  it("goes by what each has used alone", async () => {
    const { app, joker, at, tend, mails } = await insertUnused(test.db);
    at(18);
    const other = await insertCandidate(test.db, { onlineAt: app.clock() });
    await test.db
      .update(users)
      .set({ lastSignedInAt: app.clock() })
      .where(eq(users.id, other.userId));
    // To the end of their tables, so that nobody is found by being the first.
    await test.db.update(jokers).set({ name: "最後" }).where(eq(jokers.id, joker.userId));
    await test.db.update(users).set({ name: "最後" }).where(eq(users.id, joker.userId));
    expect(await tend()).toBe(1);
    expect(await mails()).toEqual(["dormantNotice"]);
    const [mail] = await test.db.select().from(mailOutbox);
    expect(mail?.to).toBe((await userRow(test.db, joker.userId))?.email);
  });

  it("leaves whoever is leaving or suspended by the time that it comes to them", async () => {
    const { app, joker, at, tend } = await insertUnused(test.db);
    at(18);
    const own = eq(users.id, joker.userId);
    const none = { suspendedAt: null, withdrawalRequestedAt: null, erasedAt: null };
    const seekersOwn = eq(jokers.id, joker.userId);
    const meanwhile = [
      () => test.db.update(jokers).set({ withdrawnAt: app.clock() }).where(seekersOwn),
      () => test.db.update(users).set({ suspendedAt: app.clock() }).where(own),
      () => test.db.update(users).set({ withdrawalRequestedAt: app.clock() }).where(own),
      () => test.db.update(users).set({ erasedAt: app.clock() }).where(own),
    ];
    for (const happens of meanwhile) {
      const db = withTransaction(async (work) => {
        await happens();
        return test.db.transaction(work);
      });
      expect(await tendDormant({ ...app, db })).toBe(0);
      await test.db.update(jokers).set({ withdrawnAt: null }).where(seekersOwn);
      await test.db.update(users).set(none).where(own);
    }
    expect(await test.db.select().from(mailOutbox)).toEqual([]);
    expect(await tend()).toBe(1);
  });
});

describe("a mail about it", () => {
  it("that never left is written anew after exactly 30 days", async () => {
    const { at, tend, lose, mails } = await insertUnused(test.db);
    at(18);
    await tend();
    await lose("failed");
    at(18, 30);
    expect(await tend()).toBe(1);
    expect(await mails()).toEqual(["dormantNotice", "dormantNotice"]);
  });

  it("that came back counts for nothing, and for no more once the seeker is out of sight", async () => {
    const life = await insertUnused(test.db);
    const { at, tend, send, mails, isFound, marks } = life;
    const comesBack = () => test.db.update(mailOutbox).set({ status: "failed" });
    at(18);
    await tend();
    await send();
    await comesBack();
    at(24);
    expect(await tend()).toBe(1);
    expect(await isFound()).toBe(true);
    expect(await mails()).toEqual(["dormantNotice", "dormantNotice"]);
    await test.db.delete(mailOutbox);
    await test.db.update(users).set({ dormantToldAt: null });
    await toWarning(life);
    await comesBack();
    at(36, -1);
    expect(await tend()).toBe(0);
    expect(await marks()).toEqual([true, true, true]);
  });

  it("is taken for lost for 100 days, in which its row would be there", async () => {
    const { at, tend, lose, mails, isFound } = await insertUnused(test.db);
    at(60);
    await tend();
    await lose("dropped");
    at(60, 100);
    expect(await tend()).toBe(1);
    expect(await mails()).toEqual(["dormantNotice"]);
    expect(await isFound()).toBe(true);
    await lose("dropped");
    at(60, 201);
    expect(await tend()).toBe(1);
    expect(await mails()).toEqual([]);
    expect(await isFound()).toBe(false);
  });
});

it("takes everything of a deleted seeker away and tells all who have to do with them", async () => {
  const life = await insertUnused(test.db);
  const { app, joker, begin, at, isFound } = life;
  const { userId } = joker;
  const companyId = await insertCompany(test.db);
  const ace = await insertAce(test.db, companyId);
  const sides = { jokerId: userId, aceId: ace.userId, companyId };
  const { matchingId } = await test.db.transaction((tx) =>
    createMatching(tx, { ...sides, origin: "like", now: begin }),
  );
  await toWarning(life);
  at(36);
  const tokens = { accessToken: "a", refreshToken: "theirs", expiresInSeconds: 60 };
  await test.db.insert(calendarLinks).values({
    userId,
    provider: "google",
    scope: "",
    tokenEncrypted: await sealTokens(app, userId, tokens),
    linkedAt: begin,
  });
  await test.db.insert(sessions).values(session(userId, begin));
  // As if something had brought them back among the candidates.
  const pause = (dormantPausedAt: Date | null) =>
    test.db.update(users).set({ dormantPausedAt }).where(eq(users.id, userId));
  const paused = (await userRow(test.db, userId))?.dormantPausedAt ?? null;
  await pause(null);
  await test.db.transaction((tx) => upsertSearchDocument(tx, userId, app.clock()));
  await pause(paused);
  expect(await isFound()).toBe(true);

  const { ctx, signals } = testCtx(test.db, joker, app.clock());
  const revoked: string[] = [];
  const calendar = { revoke: async (token: string) => void revoked.push(token) } as never;
  const ports = { ...app.ports, bus: ctx.ports.bus, calendar };
  expect(await tendDormant({ ...app, ports })).toBe(1);
  expect(await isFound()).toBe(false);
  expect(await test.db.select().from(sessions)).toEqual([]);
  expect(revoked).toEqual(["theirs"]);
  expect(signals).toEqual([
    { to: [userId], topic: "session", id: userId },
    { to: [ace.userId, `thread:${matchingId}`], topic: "matchings", id: matchingId },
    { to: "everyone", topic: "candidates", id: "candidates" },
  ]);
});

describe("coming back", () => {
  const writtenBy = async (id: string) =>
    rows<{ by: string }>(test.db, sql`select xmin::text as by from users where id = ${id}`);

  it("is nothing to do, write or tell of for whoever was not away, and for nobody else", async () => {
    const life = await insertUnused(test.db);
    await toWarning(life);
    const other = await insertCandidate(test.db);
    const before = await writtenBy(other.userId);
    const { ctx, signals } = testCtx(test.db, other, life.app.clock());
    await setActivity(ctx, { activity: "online", platform: "web" });
    expect(signals).toEqual([]);
    expect(await writtenBy(other.userId)).toEqual(before);
    expect(await life.marks()).toEqual([true, true, true]);
  });

  it("is told to nobody while the seeker was still in sight", async () => {
    const { app, joker, at, tend, marks } = await insertUnused(test.db);
    at(18);
    await tend();
    const { ctx, signals } = testCtx(test.db, joker, app.clock());
    await setActivity(ctx, { activity: "online", platform: "web" });
    expect(await marks()).toEqual([false, false, false]);
    expect(signals).toEqual([]);
    expect(await test.db.transaction((tx) => endDormancy(tx, uuidv7(), now))).toBe(false);
  });

  it("by signing in ends with the very moment of the deletion", async () => {
    const { joker } = await insertUnused(test.db);
    const signIn = (id = joker.userId) =>
      test.db.transaction((tx) => endDormancyBySignIn(tx, id, now));
    const wrong = { code: "wrongPassword" };
    await expect(signIn(uuidv7())).rejects.toMatchObject(wrong);
    expect(await signIn()).toBe(false);
    await test.db.update(users).set({ deleteAt: new Date(now.getTime() + 1) });
    expect(await signIn()).toBe(false);
    await test.db.update(users).set({ deleteAt: now });
    await expect(signIn()).rejects.toMatchObject(wrong);
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ withdrawnAt: null });
  });
});
