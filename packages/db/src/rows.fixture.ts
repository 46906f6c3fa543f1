import { randomUUID } from "node:crypto";
import type { Db } from "./database.ts";
import { users } from "./schema/account.ts";
import { aces } from "./schema/ace.ts";
import { companies } from "./schema/company.ts";
import { jokers } from "./schema/joker.ts";

export const testTime = new Date("2026-11-20T03:00:00.000Z");
const written = { createdAt: testTime, updatedAt: testTime };

async function insertUser(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insert(users).values({ id, email: `${id}@example.jp`, ...written });
  return id;
}

export async function insertJoker(db: Db): Promise<string> {
  const id = await insertUser(db);
  await db.insert(jokers).values({ id, publicId: id, createdOn: "2026-11-20", ...written });
  return id;
}

async function insertCompany(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insert(companies).values({ id, name: "株式会社テスト", ...written });
  return id;
}

export async function insertAce(db: Db, companyId: string): Promise<string> {
  const id = await insertUser(db);
  await db
    .insert(aces)
    .values({ id, companyId, name: "青木", email: `${id}@example.jp`, ...written });
  return id;
}

/** A joker, a company and an ace of it. */
export async function insertPair(db: Db) {
  const [jokerId, companyId] = [await insertJoker(db), await insertCompany(db)];
  return { jokerId, companyId, aceId: await insertAce(db, companyId) };
}
