import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, test } from "vitest";
import type { Db } from "./database.ts";
import { insertJoker, testTime } from "./rows.fixture.ts";
import { users } from "./schema/account.ts";
import { aces } from "./schema/ace.ts";
import { jokers } from "./schema/joker.ts";
import { mailOutbox } from "./schema/mail.ts";
import { eq, sql } from "./sql.ts";
import { type Given, statement } from "./statement.ts";

const database = useTestDatabase();
const params = { name: '佐藤 "花"', url: "https://tefuda.test/matchings/1" };

const insertMail = statement(
  (db, given: Given<{ id: string; params: typeof params; userId: string | null; at: Date }>) =>
    db
      .insert(mailOutbox)
      .values({
        id: given.id,
        template: "matchingEstablished",
        to: "hana@example.jp",
        params: given.params,
        userId: given.userId,
        nextAttemptAt: given.at,
        createdAt: given.at,
      })
      .returning({ id: mailOutbox.id, userId: mailOutbox.userId }),
);
const mailsAt = (db: Db) => db.$count(mailOutbox);

test("takes what its columns take, null among them, and answers as the builder does", async () => {
  const [id, userId] = [randomUUID(), await insertJoker(database.db)];
  const nobody = await insertMail(database.db, { id, params, userId: null, at: testTime });
  expect(nobody).toEqual([{ id, userId: null }]);
  const other = { id: randomUUID(), params, userId, at: testTime };
  expect(await insertMail(database.db, other)).toEqual([{ id: other.id, userId }]);
  const kept = await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  expect(kept).toMatchObject([{ params, createdAt: testTime, status: "waiting" }]);
});

test("says of a joined table that there is no row of it", async () => {
  const find = statement((db, given: Given<{ id: string }>) =>
    db
      .select({ joker: { id: jokers.id }, ace: { id: aces.id } })
      .from(jokers)
      .leftJoin(aces, eq(aces.id, jokers.id))
      .where(eq(jokers.id, given.id)),
  );
  const id = await insertJoker(database.db);
  expect(await find(database.db, { id })).toEqual([{ joker: { id }, ace: null }]);
});

test("belongs to the transaction that it is given, and is built once for all of them", async () => {
  let built = 0;
  const rename = statement((db, given: Given<{ id: string; email: string; at: Date }>) => {
    built += 1;
    return db
      .update(users)
      .set({ email: sql`${given.email}`, updatedAt: sql`${given.at}::timestamptz` })
      .where(eq(users.id, given.id));
  });
  const id = await insertJoker(database.db);
  const emailOf = async (db: Db) =>
    (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;
  const before = await emailOf(database.db);
  const failed = database.db.transaction(async (tx) => {
    await rename(tx, { id, email: "in@example.jp", at: testTime });
    expect(await emailOf(tx)).toBe("in@example.jp");
    throw new Error("stop");
  });
  await expect(failed).rejects.toThrow("stop");
  expect(await emailOf(database.db)).toBe(before);
  await rename(database.db, { id, email: "out@example.jp", at: testTime });
  expect(await emailOf(database.db)).toBe("out@example.jp");
  expect(built).toBe(1);
});

test("refuses to run without one of its values", async () => {
  const values = { id: randomUUID(), params, userId: null } as Parameters<typeof insertMail>[1];
  const before = await mailsAt(database.db);
  expect(() => insertMail(database.db, values)).toThrow('no value of "at"');
  expect(await mailsAt(database.db)).toBe(before);
});
