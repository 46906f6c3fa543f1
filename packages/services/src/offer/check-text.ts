import { isPastedReason, repetitionOf, type TextRepetition } from "@tefuda/domain/offer/policy";
import type { CheckOfferText } from "@tefuda/domain/offer/schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { readEarlierTexts } from "./earlier-texts.ts";

export interface CheckedOfferText {
  /** How much of the whole text the company has sent to others before. */
  readonly percent: number;
  readonly repetition: TextRepetition;
  /** Whether the reason would be refused as it stands. */
  readonly isReasonPasted: boolean;
}

/**
 * How personal the text of an offer is so far. Looks at the company's own offers alone, a bounded
 * number of them, and says nothing about whose they were.
 */
export async function checkOfferText(
  { db, actor }: Ctx<AceActor>,
  { jokerId, reason, message }: CheckOfferText,
): Promise<CheckedOfferText> {
  const earlier = await readEarlierTexts(db, { companyId: actor.companyId, jokerId });
  return {
    ...repetitionOf(
      `${reason}\n${message}`,
      earlier.flatMap((offer) => [offer.reason, offer.message]),
    ),
    isReasonPasted:
      reason.trim() !== "" &&
      isPastedReason(
        reason,
        earlier.map((offer) => offer.reason),
      ),
  };
}
