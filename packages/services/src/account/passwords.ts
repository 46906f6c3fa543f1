import type { Db } from "@tefuda/db/client";
import { accounts } from "@tefuda/db/schema/account";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";

/** What a password is compared with when there is none, so that both answers take as long. */
let nobody: Promise<string> | undefined;

/** Whether a password is right; takes the same time for a user without one. */
export async function isRightPassword(
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const isRight = await verifyPassword({ hash: hash ?? (await nobody), password });
  return isRight && typeof hash === "string";
}

/** Stores a new password hash of a user. */
export async function storePassword(db: Db, now: Date, userId: string, passwordHash: string) {
  await db
    .update(accounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
}
