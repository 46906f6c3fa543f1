import { randomUUID } from "node:crypto";
import type { FilesPort } from "@tefuda/adapters/files/port";
import { PgTable } from "@tefuda/db/pg-core";
import { rows } from "@tefuda/db/rows";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import * as tables from "@tefuda/db/schema/tables";
import { eq, getTableName, is, sql } from "@tefuda/db/sql";
import { hasDemoAccounts } from "@tefuda/services/account/demo-accounts";
import { createAuth } from "@tefuda/services/auth/auth";
import { beforeEach, expect, it } from "vitest";
import { useTestDatabase } from "../database/test-database.ts";
import { removeDemo } from "./remove.ts";
import { seedDemo } from "./seed.ts";

const test = useTestDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const written = { createdAt: now, updatedAt: now };
const stored = new Set<string>();
const files: FilesPort = {
  put: async (key) => void stored.add(key),
  get: async () => undefined,
  remove: async (key) => void stored.delete(key),
};

beforeEach(async () => {
  await test.clear();
  stored.clear();
  const auth = createAuth(test.db, {
    secret: "jC4u0Qm7pXwZ1sT8vB2nK6yR3fH9dL5e",
    origin: "http://localhost:3000",
  });
  await seedDemo({ db: test.db, clock: () => now, ports: { auth, files } });
}, 120_000);

const remove = () => removeDemo({ db: test.db, ports: { files } });
/** Notes for who follows the index of candidates; they say who is gone. */
const followed = "joker_search_changes";

/** How many rows there are in each table that has some. */
async function filled() {
  const names = Object.values(tables).flatMap((one) => (is(one, PgTable) ? getTableName(one) : []));
  const counts = await Promise.all(
    names.map(async (name) => {
      const [found] = await rows<{ count: number }>(
        test.db,
        sql`select count(*)::int as count from ${sql.identifier(name)}`,
      );
      return [name, found?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([name, count]) => count > 0 && name !== followed));
}

async function insertPerson(email: string) {
  const id = randomUUID();
  await test.db.insert(users).values({ id, email, name: "本物 一郎", ...written });
  return id;
}

it("leaves nothing of the demo data, no row and no file", async () => {
  expect(await hasDemoAccounts(test.db)).toBe(true);
  expect(stored.size).toBeGreaterThan(50);
  const before = await filled();
  const removed = await remove();
  expect(removed).toMatchObject({ people: before.users, kept: [] });
  expect(removed.companies).toHaveLength(before.companies ?? 0);
  expect(removed.companies).toContain("株式会社ツムギワークス");
  expect(await hasDemoAccounts(test.db)).toBe(false);
  expect(await filled()).toEqual({});
  expect([...stored]).toEqual([]);
  expect(await remove()).toEqual({ people: 0, companies: [], kept: [] });
});

it("leaves people of other addresses, and companies in which they work", async () => {
  const own = randomUUID();
  await test.db.insert(companies).values({ id: own, name: "株式会社ほんもの", ...written });
  const join = async (email: string, companyId: string) => {
    const id = await insertPerson(email);
    await test.db.insert(aces).values({ id, companyId, name: "本物 一郎", email, ...written });
    return id;
  };
  const ours = await join("real@example.jp", own);
  const [shared] = await test.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.name, "株式会社ツムギワークス"));
  const guest = await join("guest@example.jp", shared?.id ?? "");
  const removed = await remove();
  expect(removed.kept).toEqual(["株式会社ツムギワークス"]);
  expect(removed.companies).not.toContain("株式会社ほんもの");
  const left = await test.db.select({ id: users.id }).from(users);
  expect(left.map(({ id }) => id).toSorted()).toEqual([ours, guest].toSorted());
  expect(await test.db.$count(companies)).toBe(2);
  expect(await hasDemoAccounts(test.db)).toBe(false);
});
