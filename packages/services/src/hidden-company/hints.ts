import { whereHostHolds } from "@tefuda/db/queries/hidden-company";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { hintCandidates } from "../candidate/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintLike } from "../like/hints.ts";
import { hintOffer } from "../offer/hints.ts";

/**
 * Tells the staff of the companies that a word concerns to look at their candidates again, and
 * both sides to look at what waits between them. Call it after commit.
 */
export async function hintSightChanged(
  ctx: Pick<Ctx<JokerActor>, "db" | "actor" | "ports">,
  word: string,
): Promise<void> {
  const { db, actor, ports } = ctx;
  const concerned = db.select({ id: companies.id }).from(companies).where(whereHostHolds(word));
  const [staff, openOffers, openLikes] = await Promise.all([
    db
      .select({ id: aces.id })
      .from(aces)
      .where(and(inArray(aces.companyId, concerned), isNull(aces.removedAt))),
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
          inArray(offers.companyId, concerned),
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
          inArray(likes.aceCompanyId, concerned),
        ),
      ),
  ]);
  hintCandidates(
    ports.bus,
    staff.map(({ id }) => id),
  );
  for (const offer of openOffers) await hintOffer(ctx, offer);
  for (const like of openLikes) await hintLike(ctx, like);
}
