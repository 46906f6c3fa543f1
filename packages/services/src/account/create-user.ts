import type { Db } from "@tefuda/db/client";
import { accounts, users } from "@tefuda/db/schema/account";
import { uniqueViolation } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import { uuidv7 } from "uuidv7";

export interface NewUser {
  /** Made here when absent. */
  readonly id?: string | undefined;
  /** Lower case, as the domain's `email` field stores it. */
  readonly email: string;
  readonly name: string;
  /** An invited member has to set a password of its own at the first login. */
  readonly mustChangePassword?: boolean | undefined;
}

/**
 * Writes a user whose address is proven, without a way of signing in yet.
 * @throws alreadyRegisteredEmail
 */
export async function insertUser(
  db: Db,
  now: Date,
  { id = uuidv7(), email, name, mustChangePassword = false }: NewUser,
): Promise<string> {
  const written = { createdAt: now, updatedAt: now };
  try {
    await db
      .insert(users)
      .values({ id, email, name, emailVerified: true, mustChangePassword, ...written });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key") throw error;
    throw new AppError("alreadyRegisteredEmail", { cause: error });
  }
  return id;
}

/**
 * Writes a user who signs in by e-mail and password, with a password that is hashed already, so
 * that no transaction waits for the hashing.
 * @throws alreadyRegisteredEmail
 */
export async function insertCredentialUser(
  db: Db,
  now: Date,
  user: NewUser,
  passwordHash: string,
): Promise<{ id: string }> {
  const id = await insertUser(db, now, user);
  await db.insert(accounts).values({
    id: uuidv7(),
    accountId: id,
    providerId: "credential",
    userId: id,
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  });
  return { id };
}
