import type { Db, Tx } from "@tefuda/db/client";
import { accounts, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { and, asc, eq } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import { socialProviderLabels } from "@tefuda/domain/social/constants";
import { uuidv7 } from "uuidv7";
import { readPassword } from "../account/passwords.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

/** Whom a provider knows a person as. */
export interface SocialAccount {
  readonly provider: SocialProvider;
  readonly accountId: string;
}

/** The user whom a provider's account signs in, undefined for nobody. */
export async function findOwner(db: Db, { provider, accountId }: SocialAccount) {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, accountId)));
  return row?.userId;
}

/** The accounts by which a user signs in, the oldest first. */
export const listAccounts = (db: Db, userId: string) =>
  db
    .select({
      id: accounts.id,
      provider: accounts.providerId,
      accountId: accounts.accountId,
      linkedAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));

/** The providers, of some, that are linked to a user, in the order of those. */
export async function linkedOf(
  db: Db,
  userId: string,
  some: readonly SocialProvider[],
): Promise<SocialProvider[]> {
  const linked = await listAccounts(db, userId);
  return some.filter((one) => linked.some(({ provider }) => provider === one));
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  return (await readPassword(db, userId)) != null;
}

/** Changes of one user's ways of signing in come one after the other. */
export async function lockUser(tx: Tx, userId: string): Promise<{ email: string }> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!user) throw new AppError("unauthenticated");
  return user;
}

/**
 * Writes that a provider's account signs a user in. No token is kept: after this the provider is asked
 * nothing more.
 * @throws AppError lock when the account signs somebody in already
 */
export async function insertAccount(
  tx: Tx,
  now: Date,
  userId: string,
  { provider, accountId }: SocialAccount,
): Promise<void> {
  try {
    await tx.insert(accounts).values({
      id: uuidv7(),
      accountId,
      providerId: provider,
      userId,
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    if (uniqueViolation(error) !== "accounts_provider_id_account_id_key") throw error;
    throw new AppError("lock", { cause: error });
  }
  await noteFacebookUser(tx, now, userId, provider, accountId);
}

/** Keeps `facebookUserId`, by which a joker is found (spec 7 · Reads). */
export async function noteFacebookUser(
  tx: Tx,
  now: Date,
  userId: string,
  provider: SocialProvider,
  facebookUserId: string | null,
): Promise<void> {
  if (provider !== "facebook") return;
  await tx.update(jokers).set({ facebookUserId, updatedAt: now }).where(eq(jokers.id, userId));
}

export type LinkOutcome = "linked" | "hasOther" | "linkedElsewhere";

/** Adds a provider's account to those that sign a user in, and mails that it was done. */
export async function linkAccount(
  ctx: Ctx,
  userId: string,
  account: SocialAccount,
): Promise<LinkOutcome> {
  const now = ctx.clock();
  const attempt = ctx.db.transaction(async (tx): Promise<LinkOutcome> => {
    const { email } = await lockUser(tx, userId);
    const owner = await findOwner(tx, account);
    if (owner) return owner === userId ? "linked" : "linkedElsewhere";
    const linked = await listAccounts(tx, userId);
    if (linked.some(({ provider }) => provider === account.provider)) return "hasOther";
    await insertAccount(tx, now, userId, account);
    const params = { label: socialProviderLabels[account.provider] };
    await enqueueMail(tx, ctx, { template: "socialLinked", to: email, userId, params });
    await writeAudit(tx, ctx, {
      action: "linkSocial",
      target: { type: "joker", id: userId },
      by: { type: "joker", id: userId },
    });
    return "linked";
  });
  return attempt.catch((error: unknown) => {
    // Somebody else took it between the look and the writing.
    if (error instanceof AppError && error.code === "lock") return "linkedElsewhere";
    throw error;
  });
}
