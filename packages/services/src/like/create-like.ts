import type { Tx } from "@tefuda/db/client";
import { whereHiddenBy, whereVisibleTo } from "@tefuda/db/queries/candidate";
import { whereOfferOf, whereOfferOpen } from "@tefuda/db/queries/offer";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, lte, not } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { LIKE_DAILY_LIMIT } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import { canLikeAgain, likesLeft, matchedOnLike } from "@tefuda/domain/like/policy";
import type { CreateLike } from "@tefuda/domain/like/schema";
import { likeExpiresAt } from "@tefuda/domain/like/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalLike } from "../signals/like.ts";
import { signalNotifications } from "../signals/offer.ts";
import { likesSentToday } from "./daily-count.ts";
import { requireReceiver } from "./receivers.ts";

/**
 * What a like came to: sent, or not needed, for the company's own offer waits for an answer and
 * is the shorter way.
 */
export type LikeOutcome =
  | {
      readonly kind: "liked";
      readonly likeId: string;
      /** Likes that can still be sent today. */
      readonly remaining: number;
    }
  | { readonly kind: "offered"; readonly offerId: string };

/**
 * Sends a like to an ace, about a position of theirs or not (spec 6 · Joker). The id is the
 * client's: sending again sends no second like.
 * @throws AppError aceNotFound, recruitmentNotFound, alreadyExistsMatchingForJokerOnLike,
 * alreadyExistsMatchingForAgentAceOnLike, alreadyExistsLike, reachLikeLimit, dataNotFound
 */
export async function createLike(ctx: Ctx<JokerActor>, input: CreateLike): Promise<LikeOutcome> {
  const sent = await findSent(ctx, input.likeId);
  if (sent) return sent;
  const done = await ctx.db
    .transaction((tx) => send(tx, ctx, input))
    .catch(async (error: unknown) => {
      // The same like may have been sent by another call in the meantime.
      const outcome = await findSent(ctx, input.likeId);
      if (outcome) return { outcome, like: undefined };
      if (uniqueViolation(error) === "likes_one_live_key")
        throw new AppError("alreadyExistsLike", { cause: error });
      // The id is somebody else's like, which does not exist for this joker.
      if (uniqueViolation(error) === "likes_pkey")
        throw new AppError("dataNotFound", { cause: error });
      throw error;
    });
  if (done.like) {
    await signalLike(ctx, done.like);
    signalNotifications(ctx, done.like.aceId);
  }
  return done.outcome;
}

async function send(tx: Tx, ctx: Ctx<JokerActor>, { likeId: id, ...input }: CreateLike) {
  const now = ctx.clock();
  const jokerId = ctx.actor.userId;
  // One like of a joker at a time, so that the day's number holds whatever arrives at once.
  const [joker] = await tx
    .select({ publicId: jokers.publicId })
    .from(jokers)
    .where(eq(jokers.id, jokerId))
    .for("no key update");
  if (!joker) throw new AppError("dataNotFound");
  const receiver = await requireReceiver(tx, ctx.actor, input, now);
  // Whoever was an agent when the window opened may be one no more.
  if (input.isConsultation && !receiver.isAgent) throw new AppError("aceNotFound");
  await refuseMatched(tx, jokerId, receiver);
  const offerId = await openOfferOf(tx, ctx, receiver.companyId);
  if (offerId) return { outcome: { kind: "offered", offerId } as const, like: undefined };
  await refuseRepeated(tx, jokerId, receiver.companyId, now);
  const left = likesLeft(await likesSentToday(tx, jokerId, now));
  if (left === 0) throw new AppError("reachLikeLimit", { params: { limit: LIKE_DAILY_LIMIT } });

  const like = { id, jokerId, aceId: receiver.aceId, aceCompanyId: receiver.companyId };
  await tx.insert(likes).values({
    ...like,
    recruitmentId: input.recruitmentId ?? null,
    recruitmentRevision: receiver.recruitmentRevision,
    selectedInterestAction: input.selectedInterestAction ?? null,
    message: input.message ?? null,
    expiresAt: likeExpiresAt(now),
    createdAt: now,
    updatedAt: now,
  });
  if (await isShownTo(tx, jokerId, receiver.companyId))
    await tellAce(tx, ctx, like, maskedJokerName(joker.publicId));
  const { companyId } = receiver;
  await recordEvent(tx, ctx, "like_send", { likeId: id }, { companyId });
  await writeAudit(tx, ctx, {
    action: "createLike",
    target: { type: "like", id },
    companyId,
  });
  return { outcome: { kind: "liked", likeId: id, remaining: left - 1 } as const, like };
}

/** What the first call answered, when this like of the joker's has been sent before. */
async function findSent(
  { db, actor, clock }: Ctx<JokerActor>,
  likeId: string,
): Promise<LikeOutcome | undefined> {
  const [sent] = await db
    .select({ likeId: likes.id })
    .from(likes)
    .where(and(eq(likes.id, likeId), eq(likes.jokerId, actor.userId)));
  if (!sent) return undefined;
  const remaining = likesLeft(await likesSentToday(db, actor.userId, clock()));
  return { kind: "liked", ...sent, remaining };
}

/** @throws AppError alreadyExistsMatchingForJokerOnLike, alreadyExistsMatchingForAgentAceOnLike */
async function refuseMatched(
  tx: Tx,
  jokerId: string,
  receiver: { readonly companyId: string; readonly isAgent: boolean },
) {
  const [matching] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(and(eq(matchings.aceCompanyId, receiver.companyId), eq(matchings.jokerId, jokerId)));
  if (matching) throw new AppError(matchedOnLike(receiver));
}

async function openOfferOf(tx: Tx, { actor, clock }: Ctx<JokerActor>, companyId: string) {
  const [offer] = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.companyId, companyId), whereOfferOf(tx, actor), whereOfferOpen(clock())));
  return offer?.id;
}

/** @throws AppError alreadyExistsLike */
async function refuseRepeated(tx: Tx, jokerId: string, companyId: string, now: Date) {
  const between = and(eq(likes.jokerId, jokerId), eq(likes.aceCompanyId, companyId));
  // A like whose time is up may not have been marked yet; unmarked, it would count as live.
  await tx
    .update(likes)
    .set({ status: "expired", updatedAt: now })
    .where(and(between, eq(likes.status, "sent"), lte(likes.expiresAt, now)));
  const earlier = await tx
    .select({ status: likes.status, expiresAt: likes.expiresAt })
    .from(likes)
    .where(between);
  if (!canLikeAgain(earlier, now)) throw new AppError("alreadyExistsLike");
}

/** Of someone whom the company does not see, or has put aside, it lists no like either. */
async function isShownTo(tx: Tx, jokerId: string, companyId: string): Promise<boolean> {
  const shown = await tx
    .select({ id: jokerSearchDocuments.objectID })
    .from(jokerSearchDocuments)
    .where(
      and(
        eq(jokerSearchDocuments.objectID, jokerId),
        whereVisibleTo(tx, companyId),
        not(whereHiddenBy(tx, companyId)),
      ),
    );
  return shown.length > 0;
}

async function tellAce(
  tx: Tx,
  ctx: Ctx<JokerActor>,
  { id, aceId }: { readonly id: string; readonly aceId: string },
  jokerName: string,
) {
  const dedupeKey = `like:${id}`;
  await createNotification(tx, ctx, {
    userId: aceId,
    type: "likeReceived",
    params: { jokerName },
    aboutUserId: ctx.actor.userId,
    dedupeKey,
  });
  const [ace] = await tx.select({ email: users.email }).from(users).where(eq(users.id, aceId));
  if (!ace) return;
  await enqueueMail(tx, ctx, {
    template: "likeReceived",
    to: ace.email,
    userId: aceId,
    params: { url: `${ctx.site.origin}/offers?tab=likes` },
    dedupeKey,
  });
}
