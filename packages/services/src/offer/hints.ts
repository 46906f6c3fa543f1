import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

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
 * company's admins. Call it after commit.
 */
export async function hintOffer({ db, ports }: Pick<Ctx, "db" | "ports">, offer: OfferSides) {
  const admins = await db
    .select({ id: aces.id })
    .from(aces)
    .where(
      and(eq(aces.companyId, offer.companyId), eq(aces.authority, "admin"), isNull(aces.removedAt)),
    );
  const to = new Set([offer.jokerId, offer.aceId, ...admins.map(({ id }) => id)]);
  ports.bus.publish({ to: [...to], topic: OFFER_HINT, id: offer.id });
}

/** Tells a user that their notifications changed. Call it after commit. */
export function hintNotifications({ ports }: Pick<Ctx, "ports">, userId: string) {
  ports.bus.publish({ to: [userId], topic: "notifications", id: userId });
}
