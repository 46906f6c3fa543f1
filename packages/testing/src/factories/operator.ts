import type { operators } from "@tefuda/db/schema/account";
import type { OperatorRole } from "@tefuda/domain/policy/actor";
import { stableId } from "./ids.ts";
import { writtenAt } from "./times.ts";
import { makeUser, type UserRow } from "./user.ts";

export type OperatorRow = typeof operators.$inferSelect;

/** A member of the support team, with the user who signs in. */
export function makeOperator(
  createdAt: Date,
  { role, name, email }: { role: OperatorRole; name: string; email: string },
  overrides: Partial<OperatorRow> = {},
): { user: UserRow; operator: OperatorRow } {
  const id = overrides.id ?? stableId("operator", email);
  const operator: OperatorRow = {
    id,
    name,
    email,
    role,
    ...writtenAt(createdAt),
    ...overrides,
  };
  return { user: makeUser({ id, name, email, createdAt }), operator };
}
