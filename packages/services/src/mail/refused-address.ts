import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { and, eq, isNotNull, isNull } from "@tefuda/db/sql";

/** Nothing more is tried at an address that a mail server has refused for good. */
export async function refuseAddress(db: Db, address: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailRefusedAt: now })
    .where(and(eq(users.email, address), isNull(users.emailRefusedAt)));
}

/** Its owner has opened what was mailed there. */
export async function proveAddress(db: Db, address: string): Promise<void> {
  await db
    .update(users)
    .set({ emailRefusedAt: null })
    .where(and(eq(users.email, address), isNotNull(users.emailRefusedAt)));
}

export async function isRefusedAddress(db: Db, address: string): Promise<boolean> {
  const isRefused = and(eq(users.email, address), isNotNull(users.emailRefusedAt));
  return (await db.$count(users, isRefused)) > 0;
}
