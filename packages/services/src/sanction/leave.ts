import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq, isNull } from "@tefuda/db/sql";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import type { SanctionedMember } from "./find-member.ts";

/**
 * Takes a suspended person out of every list, page and thread, as leaving does: the moment marks
 * the row, so that {@link comeBack} finds what the suspension did and nothing else.
 */
export async function leave(tx: Tx, { kind, userId }: SanctionedMember, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: now, updatedAt: now }).where(eq(users.id, userId));
  if (kind === "ace") {
    await tx
      .update(aces)
      .set({ removedAt: now })
      .where(and(eq(aces.id, userId), isNull(aces.removedAt)));
    return;
  }
  await tx
    .update(jokers)
    .set({ withdrawnAt: now })
    .where(and(eq(jokers.id, userId), isNull(jokers.withdrawnAt)));
  await upsertSearchDocument(tx, userId, now);
}

/** Puts the person back; whoever was removed or withdrew beside the suspension stays away. */
export async function comeBack(
  tx: Tx,
  { kind, userId }: SanctionedMember,
  now: Date,
): Promise<void> {
  const [user] = await tx
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  const since = user?.suspendedAt;
  await tx
    .update(users)
    .set({
      suspendedAt: null,
      // Whoever could not come back was not away: what was written to them meanwhile counts for nothing.
      dormantToldAt: null,
      dormantPausedAt: null,
      dormantWarnedAt: null,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  if (!since) return;
  if (kind === "ace") {
    await tx
      .update(aces)
      .set({ removedAt: null })
      .where(and(eq(aces.id, userId), eq(aces.removedAt, since)));
    return;
  }
  await tx
    .update(jokers)
    .set({ withdrawnAt: null })
    .where(and(eq(jokers.id, userId), eq(jokers.withdrawnAt, since)));
  await upsertSearchDocument(tx, userId, now);
}
