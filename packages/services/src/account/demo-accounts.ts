import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { like } from "@tefuda/db/sql";
import { DEMO_DOMAIN } from "@tefuda/domain/account/demo";

/** Addresses at the demo's domain. */
export const demoAddresses = `%${DEMO_DOMAIN}`;

/** Whether there are accounts whose passwords everybody knows. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, demoAddresses))
    .limit(1);
  return found !== undefined;
}
