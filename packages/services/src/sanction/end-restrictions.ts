import type { Db, Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { sanctions } from "@tefuda/db/schema/sanction";
import { and, asc, eq, isNull, lte } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { endRestriction } from "./lift-sanction.ts";
import { signalRestriction } from "./signals.ts";

/** Restrictions that one run ends. */
const BATCH = 100;

/**
 * Ends the restrictions whose time is up: policy has not counted them since that moment, here the
 * rows follow, and the seekers are found again.
 */
export async function endRestrictions(
  ctx: Pick<Ctx, "db" | "clock" | "ports">,
): Promise<{ ended: number }> {
  const now = ctx.clock();
  const due = await ctx.db
    .select({ userId: users.id, jokerId: jokers.id })
    .from(users)
    .leftJoin(jokers, eq(jokers.id, users.id))
    .where(lte(users.restrictedUntil, now))
    .orderBy(asc(users.restrictedUntil))
    .limit(BATCH);
  let ended = 0;
  for (const { userId, jokerId } of due) {
    const member = { kind: jokerId ? ("joker" as const) : ("ace" as const), userId };
    const isEnded = await ctx.db.transaction((tx) => endOne(tx, member, now));
    if (!isEnded) continue;
    ended += 1;
    signalRestriction(ctx, member);
  }
  return { ended };
}

/** Of all sanctions a restriction alone has an end. */
async function endOne(tx: Tx, member: { kind: "joker" | "ace"; userId: string }, now: Date) {
  if (!(await isDue(tx, member.userId, now))) return false;
  await tx
    .update(sanctions)
    .set({ liftedAt: now, updatedAt: now })
    .where(
      and(
        eq(sanctions.userId, member.userId),
        isNull(sanctions.liftedAt),
        lte(sanctions.endsAt, now),
      ),
    );
  await endRestriction(tx, member, now);
  return true;
}

/** An operator may have put a new restriction in its place meanwhile. */
async function isDue(tx: Db, userId: string, now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.restrictedUntil, now)))
    .for("no key update");
  return user !== undefined;
}
