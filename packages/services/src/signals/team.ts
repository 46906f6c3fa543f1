import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { inArray } from "@tefuda/db/sql";
import { rolesFor } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";

/** The operators whose role lets them do something: they are told of what waits for it, nobody else. */
export async function teamFor(db: Db, action: Action): Promise<string[]> {
  const found = await db
    .select({ id: operators.id })
    .from(operators)
    .where(inArray(operators.role, rolesFor(action)));
  return found.map(({ id }) => id);
}
