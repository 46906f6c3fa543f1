import type { Tx } from "@tefuda/db/client";
import { whereOfferOf } from "@tefuda/db/queries/offer";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AnswerOffer } from "@tefuda/domain/offer/schema";
import { offerMachine } from "@tefuda/domain/offer/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { and, eq } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintLike } from "../like/hints.ts";
import { type CreatedMatching, createMatching } from "../matching/create-matching.ts";
import { hintMatching } from "../matching/hints.ts";
import { mailMatched } from "../matching/mail-matched.ts";
import { pushMatched } from "../matching/push-matched.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { createNotification } from "../notification/create-notification.ts";
import { hintNotifications, hintOffer } from "./hints.ts";
import { takeBackMail } from "./notice.ts";

export interface OfferAnswer {
  /** Present when the answer is yes. */
  readonly matchingId?: string | undefined;
}

/**
 * The seeker's yes or no to an offer; a yes makes the matching in the same transaction
 * (spec 4 · Matching creation). The same answer again answers the same. The reason of a no stays
 * with the operators' figures and never reaches the company.
 * @throws AppError dataNotFound, alreadyExistsMatchingForJoker
 */
export async function answerOffer(ctx: Ctx<JokerActor>, input: AnswerOffer): Promise<OfferAnswer> {
  const done = await ctx.db.transaction((tx) => answer(tx, ctx, input));
  if (done.offer) await hintOffer(ctx, done.offer);
  if (done.matching) {
    hintMatching(ctx.ports.bus, done.matching.userIds, done.matching.matchingId);
    hintNotifications(ctx, done.offer.aceId);
    const { jokerId, aceId, companyId: aceCompanyId } = done.offer;
    for (const id of done.matching.settledLikeIds)
      await hintLike(ctx, { id, jokerId, aceId, aceCompanyId });
  }
  return { matchingId: done.matchingId };
}

async function answer(tx: Tx, ctx: Ctx<JokerActor>, input: AnswerOffer) {
  const now = ctx.clock();
  const [offer] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, input.offerId), whereOfferOf(tx, ctx.actor)))
    .for("no key update");
  if (!offer) throw new AppError("dataNotFound");
  const repeated = input.isInterested ? "interested" : "declined";
  if (offer.status === repeated) return { matchingId: await matchingOf(tx, offer.id) };

  const status = transition(offerMachine, {
    from: offer.status,
    action: input.isInterested ? "accept" : "decline",
    by: "joker",
  });
  if (!status || offer.expiresAt <= now) throw new AppError("dataNotFound");
  await tx
    .update(offers)
    .set({
      status,
      answeredAt: now,
      updatedAt: now,
      declineReasonKey: input.isInterested ? null : (input.reasonKey ?? null),
    })
    .where(eq(offers.id, offer.id));
  await takeBackMail(tx, offer.id);
  await writeAudit(tx, ctx, {
    action: "answerOffer",
    target: { type: "offer", id: offer.id },
    companyId: offer.companyId,
  });
  const { id: offerId, companyId } = offer;
  const { isInterested } = input;
  await recordEvent(tx, ctx, "offer_answer", { offerId, isInterested }, { companyId });
  if (!input.isInterested) return { offer };

  const matching = await createMatching(tx, {
    jokerId: offer.jokerId,
    aceId: offer.aceId,
    companyId: offer.companyId,
    origin: "offer",
    offerId: offer.id,
    recruitmentId: offer.recruitmentId,
    recruitmentRevision: offer.recruitmentRevision,
    purpose: offer.purpose,
    themes: input.themes,
    otherTheme: input.otherTheme,
    now,
  });
  await tellBoth(tx, ctx, offer.aceId, matching);
  return { offer, matching, matchingId: matching.matchingId };
}

async function matchingOf(tx: Tx, offerId: string): Promise<string | undefined> {
  const [matching] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(eq(matchings.offerId, offerId));
  return matching?.id;
}

async function tellBoth(tx: Tx, ctx: Ctx<JokerActor>, aceId: string, matching: CreatedMatching) {
  const { matchingId, jokerName } = matching;
  await createNotification(tx, ctx, {
    userId: aceId,
    type: "matchingEstablished",
    params: { jokerName, id: matchingId },
    dedupeKey: `matching:${matchingId}`,
  });
  const sides = { aceId, jokerId: ctx.actor.userId };
  await mailMatched(tx, ctx, sides, matching);
  await pushMatched(tx, ctx, sides, matching);
}
