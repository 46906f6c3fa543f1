import type { BusPort } from "@tefuda/adapters/bus/port";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { readStaff, signalCandidateTo } from "./candidate.ts";
import { NOTIFICATIONS_SIGNAL } from "./notification.ts";

/** What the live streams of offers listen for; the id is the offer's. */
export const OFFER_SIGNAL = "offers";

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
export const signalOffer = (ctx: Pick<Ctx, "db" | "ports">, offer: OfferSides): Promise<void> =>
  signalBetween(ctx, OFFER_SIGNAL, offer);

/**
 * Tells the same of what is between a joker and an ace under a topic: both and the company's admins list
 * it, and for all of the company the candidate's card changes. Call it after commit.
 */
export async function signalBetween(
  { db, ports }: Pick<Ctx, "db" | "ports">,
  topic: string,
  { id, jokerId, aceId, companyId }: OfferSides,
): Promise<void> {
  const staff = await readStaff(db, { companyId });
  const admins = staff.filter(({ authority }) => authority === "admin");
  const to = [...new Set([jokerId, aceId, ...admins.map((admin) => admin.id)])];
  ports.bus.publish({ to, topic, id });
  signalCandidateTo(
    ports.bus,
    staff.map((ace) => ace.id),
    jokerId,
  );
}

/** Tells everyone of a company's offers to a joker that a match has settled. Call it after commit. */
export async function signalSettledOffers(
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
  for (const offer of settled) await signalOffer(ctx, { ...offer, companyId, jokerId });
}

/** Tells the joker alone that what their own card of an offer shows changed. Call it after commit. */
export function signalOfferToJoker(bus: BusPort, jokerId: string, offerId: string) {
  bus.publish({ to: [jokerId], topic: OFFER_SIGNAL, id: offerId });
}

/** Tells a user that their notifications changed. Call it after commit. */
export function signalNotifications({ ports }: Pick<Ctx, "ports">, userId: string) {
  ports.bus.publish({ to: [userId], topic: NOTIFICATIONS_SIGNAL, id: userId });
}
