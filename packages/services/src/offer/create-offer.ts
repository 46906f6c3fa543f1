import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { companies } from "@tefuda/db/schema/company";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, inArray, lte } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import { offerMessages } from "@tefuda/domain/offer/labels.ja";
import {
  canOfferAgain,
  isPastedReason,
  offerExpiresAt,
  offerUndoableUntil,
} from "@tefuda/domain/offer/policy";
import type { CreateOffer } from "@tefuda/domain/offer/schema";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { requireAgreement } from "../agreement/require-agreement.ts";
import { requireCandidate } from "../candidate/require-candidate.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { createNotification } from "../notification/create-notification.ts";
import { enqueuePush } from "../push/enqueue-push.ts";
import { requireLinkable } from "../recruitment/linkable.ts";
import { signalNotifications, signalOffer } from "../signals/offer.ts";
import { readEarlierOffers } from "./earlier-offers.ts";
import { readEarlierTexts } from "./earlier-texts.ts";
import { requireFirstContact } from "./first-contacts.ts";
import { offerNoticeKey } from "./notice.ts";
import { remainingOffers, takeOffer } from "./quota.ts";
import { tellQuota } from "./tell-quota.ts";

export interface SentOffer {
  readonly offerId: string;
  /** Offers the company can still send this month. */
  readonly remaining: number;
}

/**
 * Sends an offer to a candidate (spec 4 · Offers, spec 6 · Ace): linked to a published position
 * of the ace's, inside its pay, with a reason written for this person, and charged to the month's
 * quota and to the ace's day. Frees the company's keep, and tells its admins when the quota runs
 * low. The id is the client's: sending again sends no second offer.
 * @throws AppError agreementRequired, dataNotFound, aceNotLinkingRecruitment, invalidParameter, reachOfferDayLimit,
 * alreadyExistsMatchingForAce, alreadyExistsOffer, reactOfferCount
 */
export async function createOffer(ctx: Ctx<AceActor>, input: CreateOffer): Promise<SentOffer> {
  const { actor } = ctx;
  const now = ctx.clock();
  const { offerId, ...offer } = input;
  const sent = await findSent(ctx, offerId);
  if (sent) return sent;

  const done = await ctx.db
    .transaction(async (tx) => {
      await requireAgreement(tx, actor.companyId);
      await requireFirstContact(tx, actor.userId, now);
      await requireCandidate(tx, actor.companyId, input.jokerId);
      const recruitment = await requireLinkable(tx, actor, input, now);
      await refuseRepeated(tx, actor.companyId, input.jokerId, now);
      await refusePasted(tx, actor.companyId, input);
      const names = await namesOf(tx, actor);
      const quota = await takeOffer(tx, actor.companyId, now);
      const expiresAt = offerExpiresAt(now);
      await tx.insert(offers).values({
        ...offer,
        id: offerId,
        aceId: actor.userId,
        companyId: actor.companyId,
        companyName: names.companyName,
        recruitmentRevision: recruitment.revision,
        quotaMonth: quota.month,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      });
      await tx
        .delete(keeps)
        .where(and(eq(keeps.companyId, actor.companyId), eq(keeps.jokerId, input.jokerId)));
      await tellJoker(tx, ctx, input.jokerId, offerId, { ...names, expiresAt });
      await writeAudit(tx, ctx, { action: "createOffer", target: { type: "offer", id: offerId } });
      await recordEvent(tx, ctx, "offer_send", { offerId });
      const toldAdmins = await tellQuota(tx, ctx, actor.companyId, quota);
      return { offerId, remaining: quota.remaining, toldAdmins };
    })
    .catch(async (error: unknown) => {
      // The same offer may have been sent by another call in the meantime.
      const first = await findSent(ctx, offerId);
      if (first) return { ...first, toldAdmins: [] };
      // Another member's offer to the same person came first.
      if (uniqueViolation(error) === "offers_one_live_key")
        throw new AppError("alreadyExistsOffer", { cause: error });
      // The id is somebody else's offer, which does not exist for this ace.
      if (uniqueViolation(error) === "offers_pkey")
        throw new AppError("dataNotFound", { cause: error });
      throw error;
    });

  const { jokerId } = input;
  await signalOffer(ctx, {
    id: offerId,
    jokerId,
    aceId: actor.userId,
    companyId: actor.companyId,
  });
  for (const userId of [jokerId, ...done.toldAdmins]) signalNotifications(ctx, userId);
  return { offerId, remaining: done.remaining };
}

/** What the first call answered, when this offer of the ace's has been sent before. */
async function findSent(
  { db, actor, clock }: Ctx<AceActor>,
  offerId: string,
): Promise<SentOffer | undefined> {
  const [sent] = await db
    .select({ offerId: offers.id })
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(offers.aceId, actor.userId)));
  return sent && { ...sent, remaining: await remainingOffers(db, actor.companyId, clock()) };
}

/** @throws AppError alreadyExistsOffer */
async function refuseRepeated(tx: Tx, companyId: string, jokerId: string, now: Date) {
  // An offer whose time is up may not have been marked yet; unmarked, it would count as live.
  await tx
    .update(offers)
    .set({ status: "expired", updatedAt: now })
    .where(
      and(
        eq(offers.companyId, companyId),
        eq(offers.jokerId, jokerId),
        inArray(offers.status, [...liveOfferStatuses]),
        lte(offers.expiresAt, now),
      ),
    );
  const earlier = await readEarlierOffers(tx, { companyId, jokerId }, now);
  if (!canOfferAgain(earlier, now)) throw new AppError("alreadyExistsOffer");
}

/**
 * Refuses a reason that was written for someone else. One that was taken back, or written for
 * the same person before, is no such reason.
 * @throws AppError invalidParameter
 */
async function refusePasted(tx: Tx, companyId: string, { jokerId, reason }: CreateOffer) {
  const others = await readEarlierTexts(tx, { companyId, jokerId });
  if (
    isPastedReason(
      reason,
      others.map((other) => other.reason),
    )
  )
    throw new AppError("invalidParameter", { fields: { reason: offerMessages.similarReason } });
}

async function namesOf(tx: Tx, actor: AceActor) {
  const [names] = await tx
    .select({ aceName: aces.name, aceImage: aces.profileImage, companyName: companies.name })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(eq(aces.id, actor.userId));
  if (!names) throw new AppError("aceNotFound");
  return names;
}

async function tellJoker(
  tx: Tx,
  ctx: Ctx<AceActor>,
  jokerId: string,
  offerId: string,
  {
    aceName,
    aceImage,
    companyName,
    expiresAt,
  }: { aceName: string; aceImage: string | null; companyName: string; expiresAt: Date },
) {
  const aboutUserId = ctx.actor.userId;
  await createNotification(tx, ctx, {
    userId: jokerId,
    type: "offerReceived",
    params: { companyName, aceName },
    aboutUserId,
    imageURL: aceImage ?? undefined,
    dedupeKey: offerNoticeKey(offerId),
  });
  // Sent and taken back again and again, offers would be a way to keep somebody's phone ringing.
  const notBefore = offerUndoableUntil(ctx.clock());
  await enqueuePush(tx, ctx, {
    kind: "offer",
    userId: jokerId,
    params: { companyName, aceName, offerId },
    aboutUserId,
    dedupeKey: offerNoticeKey(offerId),
    notBefore,
  });
  const [joker] = await tx.select({ email: users.email }).from(users).where(eq(users.id, jokerId));
  if (!joker) return;
  await enqueueMail(tx, ctx, {
    template: "offerReceived",
    to: joker.email,
    userId: jokerId,
    params: { companyName, aceName, date: formatDate(expiresAt), url: `${ctx.site.origin}/offers` },
    aboutUserIds: [aboutUserId],
    dedupeKey: offerNoticeKey(offerId),
    notBefore,
  });
}
