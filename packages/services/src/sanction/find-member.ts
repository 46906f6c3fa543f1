import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";

/** A job seeker or a member of a company's staff, whom a sanction can be about. */
export interface SanctionedMember {
  readonly kind: "joker" | "ace";
  readonly userId: string;
  readonly email: string;
}

/**
 * The person of a sanction, the user's row locked, so that two operators act one after the other.
 * @throws dataNotFound also for operators, and for someone whose data is gone
 */
export async function findMember(tx: Tx, userId: string): Promise<SanctionedMember> {
  const [user] = await tx
    .select({ email: users.email, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!user || user.erasedAt) throw new AppError("dataNotFound");
  const { email } = user;
  const [ace] = await tx.select({ id: aces.id }).from(aces).where(eq(aces.id, userId));
  if (ace) return { kind: "ace", userId, email };
  const [joker] = await tx.select({ id: jokers.id }).from(jokers).where(eq(jokers.id, userId));
  if (joker) return { kind: "joker", userId, email };
  throw new AppError("dataNotFound");
}
