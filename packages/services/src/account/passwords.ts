import type { Db } from "@tefuda/db/client";
import { accounts } from "@tefuda/db/schema/account";
import { and, eq } from "@tefuda/db/sql";
import { uuidv7 } from "uuidv7";
import { hashPassword, isEarlierHash, verifyPassword } from "./password-hash.ts";

/** The way of signing in by a password, beside those by providers. */
export const CREDENTIAL = "credential";

/** What a password is compared with when there is none, so that both answers take as long. */
let nobody: Promise<string> | undefined;

/** Whether a password is right; takes the same time for a user without one. @throws AppError `serverBusy` */
export async function isRightPassword(
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const isRight = await verifyPassword(password, hash ?? (await nobody));
  return isRight && typeof hash === "string";
}

/** The hash of a user's password; undefined for who signs in by a provider alone. */
export async function readPassword(db: Db, userId: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL)));
  return row?.password;
}

/** Stores a new password hash of a user, the first one of somebody who signs in by a provider too. */
export async function storePassword(db: Db, now: Date, userId: string, passwordHash: string) {
  const password = { password: passwordHash, updatedAt: now };
  await db
    .insert(accounts)
    .values({
      id: uuidv7(),
      accountId: userId,
      providerId: CREDENTIAL,
      userId,
      createdAt: now,
      ...password,
    })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: password });
}

/** Hashes a password that was just right as dearly as today, unless it has changed meanwhile. */
export async function renewHash(
  db: Db,
  now: Date,
  userId: string,
  { hash, password }: { readonly hash: string | null; readonly password: string },
): Promise<void> {
  if (hash === null || !isEarlierHash(hash)) return;
  const renewed = { password: await hashPassword(password), updatedAt: now };
  await db
    .update(accounts)
    .set(renewed)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, CREDENTIAL),
        eq(accounts.password, hash),
      ),
    );
}
