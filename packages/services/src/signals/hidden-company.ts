import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { hiddenPairs } from "@tefuda/db/schema/hidden-company";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, inArray, isNull } from "@tefuda/db/sql";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidates } from "./candidate.ts";
import { signalLike } from "./like.ts";
import { signalOffer } from "./offer.ts";

/** The companies that an entry hides. */
export async function companiesOf(db: Db, entryId: string): Promise<string[]> {
  const pairs = await db
    .select({ id: hiddenPairs.companyId })
    .from(hiddenPairs)
    .where(eq(hiddenPairs.entryId, entryId));
  return pairs.map(({ id }) => id);
}

/**
 * Tells the staff of companies whom a seeker now hides from, or no longer, to look at their
 * candidates again, and both sides to look at what waits between them. Call it after commit.
 */
export async function signalSightChanged(
  ctx: Pick<Ctx, "db" | "ports"> & { readonly actor: Pick<JokerActor, "userId"> },
  concerned: readonly string[],
): Promise<void> {
  if (concerned.length === 0) return;
  const { db, actor, ports } = ctx;
  const [staff, openOffers, openLikes] = await Promise.all([
    db
      .select({ id: aces.id })
      .from(aces)
      .where(and(inArray(aces.companyId, [...concerned]), isNull(aces.removedAt))),
    db
      .select({
        id: offers.id,
        jokerId: offers.jokerId,
        aceId: offers.aceId,
        companyId: offers.companyId,
      })
      .from(offers)
      .where(
        and(
          eq(offers.jokerId, actor.userId),
          inArray(offers.status, [...liveOfferStatuses]),
          inArray(offers.companyId, [...concerned]),
        ),
      ),
    db
      .select({
        id: likes.id,
        jokerId: likes.jokerId,
        aceId: likes.aceId,
        aceCompanyId: likes.aceCompanyId,
      })
      .from(likes)
      .where(
        and(
          eq(likes.jokerId, actor.userId),
          eq(likes.status, "sent"),
          inArray(likes.aceCompanyId, [...concerned]),
        ),
      ),
  ]);
  signalCandidates(
    ports.bus,
    staff.map(({ id }) => id),
  );
  for (const offer of openOffers) await signalOffer(ctx, offer);
  for (const like of openLikes) await signalLike(ctx, like);
}
