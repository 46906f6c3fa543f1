import type { Tx } from "@tefuda/db/client";
import { whereOfferTo } from "@tefuda/db/queries/offer";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import { type Given, statement } from "@tefuda/db/statement";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AnswerOffer } from "@tefuda/domain/offer/schema";
import { offerMachine } from "@tefuda/domain/offer/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { atOnce } from "../kernel/at-once.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import {
  type CreatedMatching,
  createMatching,
  type NewMatching,
} from "../matching/create-matching.ts";
import { mailMatched } from "../matching/mail-matched.ts";
import { pushMatched } from "../matching/push-matched.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalLike } from "../signals/like.ts";
import { signalMatching } from "../signals/matching.ts";
import { signalNotifications, signalOffer } from "../signals/offer.ts";
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
  if (done.offer) await signalOffer(ctx, done.offer);
  if (done.matching) {
    signalMatching(ctx.ports.bus, done.matching.userIds, done.matching.matchingId);
    signalNotifications(ctx, done.offer.aceId);
    const { jokerId, aceId, companyId: aceCompanyId } = done.offer;
    for (const id of done.matching.settledLikeIds)
      await signalLike(ctx, { id, jokerId, aceId, aceCompanyId });
  }
  return { matchingId: done.matchingId };
}

const lockOffer = statement((db, given: Given<{ offerId: string; jokerId: string }>) =>
  db
    .select()
    .from(offers)
    .where(and(eq(offers.id, given.offerId), whereOfferTo(db, given.jokerId)))
    .for("no key update"),
);

async function answer(tx: Tx, ctx: Ctx<JokerActor>, input: AnswerOffer) {
  const now = ctx.clock();
  const [offer] = await lockOffer(tx, { offerId: input.offerId, jokerId: ctx.actor.userId });
  if (!offer) throw new AppError("dataNotFound");
  const repeated = input.isInterested ? "interested" : "declined";
  if (offer.status === repeated) return { matchingId: await matchingOf(tx, offer.id) };

  const status = transition(offerMachine, {
    from: offer.status,
    action: input.isInterested ? "accept" : "decline",
    by: "joker",
  });
  if (!status || offer.expiresAt <= now) throw new AppError("dataNotFound");
  // A yes is marked with the matching.
  if (!input.isInterested)
    await tx
      .update(offers)
      .set({ status, answeredAt: now, updatedAt: now, declineReasonKey: input.reasonKey ?? null })
      .where(eq(offers.id, offer.id));
  const { id: offerId, companyId } = offer;
  const { isInterested } = input;
  const [matching] = await atOnce([
    isInterested ? match(tx, ctx, offer, input) : undefined,
    takeBackMail(tx, offerId),
    writeAudit(tx, ctx, {
      action: "answerOffer",
      target: { type: "offer", id: offerId },
      companyId,
    }),
    recordEvent(tx, ctx, "offer_answer", { offerId, isInterested }, { companyId }),
  ]);
  return matching ? { offer, matching, matchingId: matching.matchingId } : { offer };
}

async function match(
  tx: Tx,
  ctx: Ctx<JokerActor>,
  offer: typeof offers.$inferSelect,
  { themes, otherTheme }: AnswerOffer,
): Promise<CreatedMatching> {
  const made = {
    jokerId: offer.jokerId,
    aceId: offer.aceId,
    companyId: offer.companyId,
    origin: "offer",
    offerId: offer.id,
    recruitmentId: offer.recruitmentId,
    recruitmentRevision: offer.recruitmentRevision,
    purpose: offer.purpose,
    themes,
    otherTheme,
    now: ctx.clock(),
  } as const;
  return createMatching(tx, made, (matching) => tellBoth(tx, ctx, offer.aceId, matching));
}

async function matchingOf(tx: Tx, offerId: string): Promise<string | undefined> {
  const [matching] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(eq(matchings.offerId, offerId));
  return matching?.id;
}

async function tellBoth(tx: Tx, ctx: Ctx<JokerActor>, aceId: string, matching: NewMatching) {
  const { matchingId, jokerName } = matching;
  const sides = { aceId, jokerId: ctx.actor.userId };
  await atOnce([
    createNotification(tx, ctx, {
      userId: aceId,
      type: "matchingEstablished",
      params: { jokerName, id: matchingId },
      aboutUserId: sides.jokerId,
      dedupeKey: `matching:${matchingId}`,
    }),
    mailMatched(tx, ctx, sides, matching),
    pushMatched(tx, ctx, sides, matching),
  ]);
}
