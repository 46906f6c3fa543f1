import type { secondFactors } from "@tefuda/db/schema/second-factor";
import { seal } from "@tefuda/services/second-factor/seal";
import { writtenAt } from "../factories/times.ts";
import type { UserRow } from "../factories/user.ts";
import { type DemoOperator, demoEmails, demoSecrets } from "./accounts.ts";

type FactorRow = typeof secondFactors.$inferInsert;

const operators = Object.keys(demoSecrets) as DemoOperator[];

/** The operators' authenticator apps, sealed with the secret of the product that is seeded. */
export function buildFactors(users: readonly UserRow[], authSecret: string): FactorRow[] {
  return operators.flatMap((account) => {
    const user = users.find(({ email }) => email === demoEmails[account]);
    if (!user) return [];
    const secretSealed = seal(authSecret, user.id, demoSecrets[account]);
    return [{ userId: user.id, secretSealed, ...writtenAt(user.createdAt) }];
  });
}
