import type { BusPort } from "@tefuda/adapters/bus/port";
import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, isNull } from "drizzle-orm";
import { hintCandidate } from "../candidate/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { NOTIFICATIONS_HINT } from "../notification/hints.ts";

/** What the live streams of offers listen for; the id is the offer's. */
export const OFFER_HINT = "offers";

interface OfferSides {
  readonly id: string;
  readonly jokerId: string;
  readonly aceId: string;
  readonly companyId: string;
}

/**
 * Tells everyone who lists an offer that it was made or changed: the joker, the ace, and the
 * company's admins; and all of the company, for whom the candidate's card changes. Call it after
 * commit.
 */
export async function hintOffer({ db, ports }: Pick<Ctx, "db" | "ports">, offer: OfferSides) {
  ports.bus.publish({ to: await sidesOf(db, offer), topic: OFFER_HINT, id: offer.id });
  await hintCandidate({ db, ports }, offer);
}

/** The users who list what is between a joker and an ace: both, and the company's admins. */
export async function sidesOf(
  db: Db,
  { jokerId, aceId, companyId }: Omit<OfferSides, "id">,
): Promise<string[]> {
  const admins = await db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), eq(aces.authority, "admin"), isNull(aces.removedAt)));
  return [...new Set([jokerId, aceId, ...admins.map(({ id }) => id)])];
}

/** Tells everyone of a company's offers to a joker that a match has settled. Call it after commit. */
export async function hintSettledOffers(
  ctx: Pick<Ctx, "db" | "ports">,
  { companyId, jokerId }: Pick<OfferSides, "companyId" | "jokerId">,
) {
  const settled = await ctx.db
    .select({ id: offers.id, aceId: offers.aceId })
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        eq(offers.jokerId, jokerId),
        eq(offers.status, "interested"),
      ),
    );
  for (const offer of settled) await hintOffer(ctx, { ...offer, companyId, jokerId });
}

/** Tells the joker alone that what their own card of an offer shows changed. Call it after commit. */
export function hintOfferToJoker(bus: BusPort, jokerId: string, offerId: string) {
  bus.publish({ to: [jokerId], topic: OFFER_HINT, id: offerId });
}

/** Tells a user that their notifications changed. Call it after commit. */
export function hintNotifications({ ports }: Pick<Ctx, "ports">, userId: string) {
  ports.bus.publish({ to: [userId], topic: NOTIFICATIONS_HINT, id: userId });
}
