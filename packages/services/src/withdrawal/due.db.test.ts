import type { Signal } from "@tefuda/adapters/bus/port";
import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { uploads } from "@tefuda/db/schema/upload";
import { eq, isNull, type SQL } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { insertJoker, insertThread } from "../matching/thread.fixture.ts";
import { deleteLeftThreads } from "./delete-left-threads.ts";
import { deleteWithdrawn } from "./delete-withdrawn.ts";
import { eachDue } from "./each-due.ts";
import { makeLeavers, userRow } from "./withdrawal.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const before = new Date("2026-10-01T00:00:00Z");
const later = new Date("2027-01-01T00:00:00Z");

const leave = (id: string, more: Partial<typeof users.$inferInsert> = {}) =>
  test.db
    .update(users)
    .set({ withdrawalRequestedAt: before, deleteAt: before, ...more })
    .where(eq(users.id, id));

it("looks at everybody once, however many are due", async () => {
  const { app } = makeLeavers(test.db);
  const due = Array.from({ length: 120 }, () => {
    const id = uuidv7();
    const written = { createdAt: before, updatedAt: before };
    return { id, name: "", email: `${id}@example.test`, deleteAt: before, ...written };
  });
  await test.db.insert(users).values(due);
  let searches = 0;
  const db: Db = Object.create(test.db, {
    select: {
      value: (fields: Parameters<Db["select"]>[0]) => {
        searches += 1;
        if (searches > 5) throw new Error("It begins again and again.");
        return test.db.select(fields as never);
      },
    },
  });
  const seen: string[] = [];
  const look = async (id: string) => void seen.push(id);
  expect(await eachDue({ ...app, db }, isNull(users.erasedAt), look)).toBe(120);
  expect(seen).toEqual(due.map(({ id }) => id));
});

it("deletes nobody whose time was put off, or who was deleted by another run, meanwhile", async () => {
  const { app } = makeLeavers(test.db);
  const { userId } = await insertJoker(test.db);
  for (const change of [{ deleteAt: later }, { erasedAt: before }]) {
    await leave(userId, { erasedAt: null });
    const db: Db = Object.create(test.db, {
      transaction: {
        value: async (work: Parameters<Db["transaction"]>[0]) => {
          await test.db.update(users).set(change).where(eq(users.id, userId));
          return test.db.transaction(work);
        },
      },
    });
    await deleteWithdrawn({ ...app, db });
    expect(await test.db.select().from(mailOutbox)).toEqual([]);
    expect(await userRow(test.db, userId)).toMatchObject(change);
  }
});

it("gives up the files that are of no use to others, of that person alone", async () => {
  const { app } = makeLeavers(test.db);
  const { joker, ace, matchingId } = await insertThread(test.db);
  const file = (name: string, more: Partial<typeof uploads.$inferInsert> = {}) => ({
    id: uuidv7(),
    ownerId: joker.userId,
    kind: "jokerImage" as const,
    name,
    size: 7,
    contentType: "image/png",
    storageKey: name,
    storedAt: before,
    attachedAt: before,
    createdAt: before,
    ...more,
  });
  await test.db
    .insert(uploads)
    .values([
      file("own"),
      file("another's", { ownerId: ace.userId }),
      file("in a thread", { kind: "chatFile", matchingId }),
      file("of a thread that has ended", { kind: "chatFile" }),
      file("never sent", { kind: "chatFile", attachedAt: null, matchingId }),
    ]);
  // A picture from before there were rows of files.
  await test.db
    .update(jokers)
    .set({ profileImageURL: "/files/from before" })
    .where(eq(jokers.id, joker.userId));
  await leave(joker.userId);
  expect(await deleteWithdrawn(app)).toBe(1);
  const kept = await test.db.select().from(uploads);
  const isGivenUp = kept.map(({ storageKey, expiresAt, attachedAt }) => [
    storageKey,
    expiresAt !== null && attachedAt === null,
  ]);
  expect(Object.fromEntries(isGivenUp)).toEqual({
    own: true,
    "another's": false,
    "in a thread": false,
    "of a thread that has ended": true,
    "never sent": true,
    "from before": true,
  });
});

it("tells the partner of each thread that goes with somebody who left, and deletes each by itself", async () => {
  const { app } = makeLeavers(test.db);
  const threads = [await insertThread(test.db), await insertThread(test.db)];
  for (const { joker } of threads) await leave(joker.userId, { erasedAt: before });
  const [first, second] = threads;
  if (second) await leave(second.ace.userId, { erasedAt: before, deleteAt: later });
  const signals: Signal[] = [];
  const bus = { ...app.ports.bus, publish: (signal: Signal) => void signals.push(signal) };
  const listening = { ...app, ports: { ...app.ports, bus } };
  expect(await deleteLeftThreads(listening)).toBe(2);
  const told = threads.map(({ matchingId, ace }) => ({
    to: [ace.userId, `thread:${matchingId}`],
    topic: "matchings",
    id: matchingId,
  }));
  expect(signals.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    told.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
  for (const { joker, ace } of threads) {
    expect(await userRow(test.db, joker.userId)).toBeUndefined();
    expect(await userRow(test.db, ace.userId)).toBeTruthy();
  }

  // Staff goes the other way round; and whoever is no longer due by then stays.
  const { joker, ace } = await insertThread(test.db);
  for (const change of [{ deleteAt: later }, { erasedAt: null }]) {
    await leave(ace.userId, { erasedAt: before });
    const db: Db = Object.create(test.db, {
      delete: {
        value: (table: typeof users) => ({
          where: async (which: SQL) => {
            await test.db.update(users).set(change).where(eq(users.id, ace.userId));
            await test.db.delete(table).where(which);
          },
        }),
      },
    });
    await deleteLeftThreads({ ...app, db });
    expect(await userRow(test.db, ace.userId)).toMatchObject(change);
  }
  await leave(ace.userId, { erasedAt: before });
  signals.length = 0;
  expect(await deleteLeftThreads(listening)).toBe(1);
  expect(signals).toMatchObject([{ to: [joker.userId, expect.any(String)], topic: "matchings" }]);
  expect(await userRow(test.db, first?.ace.userId ?? "")).toBeTruthy();
});
