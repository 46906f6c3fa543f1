import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { consentVersions } from "@tefuda/domain/account/constants";
import type { Actor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";

const written = { createdAt: testNow, updatedAt: testNow };

/** A company that shows itself, unless the columns say otherwise. */
export async function insertPublicCompany(
  db: Db,
  columns: Partial<typeof companies.$inferInsert> = {},
): Promise<string> {
  const id = columns.id ?? uuidv7();
  const name = "株式会社みどり";
  const agreed = { agreedTermsVersion: consentVersions.corporateTerms, agreedContractVersion: 0 };
  await db
    .insert(companies)
    .values({ id, name, isPublic: true, ...agreed, ...written, ...columns });
  return id;
}

/** Someone whom anyone may look at, unless the columns say otherwise. */
export async function insertMember(
  db: Db,
  companyId: string,
  columns: Partial<typeof aces.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const email = `${id}@example.jp`;
  await db.insert(users).values({ id, name: "", email, ...written });
  await db.insert(aces).values({ id, companyId, name: "田中 一郎", email, ...written, ...columns });
  return id;
}

/** A context of whoever reads, signed in or not. */
export function readerCtx(db: Db, actor: Actor, now = testNow): Ctx {
  const { ctx } = testCtx(db, { kind: "joker", userId: "", registrationStatus: "loggedIn" }, now);
  return { ...ctx, actor };
}
