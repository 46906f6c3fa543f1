import type { Tx } from "@tefuda/db/client";
import { whereLikeOf } from "@tefuda/db/queries/like";
import { aces } from "@tefuda/db/schema/ace";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq } from "@tefuda/db/sql";
import { AppError, isAppError } from "@tefuda/domain/errors/app-error";
import type { AnswerLike } from "@tefuda/domain/like/schema";
import { likeMachine } from "@tefuda/domain/like/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { requireAgreement } from "../agreement/require-agreement.ts";
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
import { signalNotifications, signalSettledOffers } from "../signals/offer.ts";

export interface LikeAnswer {
  /** Present when the answer is yes. */
  readonly matchingId?: string | undefined;
}

type Like = typeof likes.$inferSelect;

/**
 * The yes or no of an ace to a like, an admin's to any of the company's; a yes makes the matching
 * of the ace who was liked in the same transaction (spec 4 · Matching creation). A no is quiet:
 * nobody is told. The same answer again answers the same.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce
 */
export async function answerLike(ctx: Ctx<AceActor>, input: AnswerLike): Promise<LikeAnswer> {
  const done = await ctx.db.transaction((tx) => answer(tx, ctx, input)).catch(asAce);
  if (done.like) await signalLike(ctx, done.like);
  if (done.matching) {
    signalMatching(ctx.ports.bus, done.matching.userIds, done.matching.matchingId);
    for (const userId of done.matching.userIds) signalNotifications(ctx, userId);
    if (done.like)
      await signalSettledOffers(ctx, { ...done.like, companyId: done.like.aceCompanyId });
  }
  return { matchingId: done.matchingId };
}

/** The seeker's word for it is not the company's. */
function asAce(error: unknown): never {
  if (isAppError(error) && error.code === "alreadyExistsMatchingForJoker")
    throw new AppError("alreadyExistsMatchingForAce", { cause: error });
  throw error;
}

async function answer(tx: Tx, ctx: Ctx<AceActor>, { likeId, accept }: AnswerLike) {
  const now = ctx.clock();
  const [like] = await tx
    .select()
    .from(likes)
    .where(and(eq(likes.id, likeId), whereLikeOf(tx, ctx.actor)))
    .for("no key update");
  if (!like) throw new AppError("dataNotFound");
  if (like.status === (accept ? "accepted" : "declined"))
    return { matchingId: await matchingOf(tx, like.id) };

  // An agent's consultations are no business of the company.
  if (accept && !ctx.actor.isAgent) await requireAgreement(tx, ctx.actor.companyId);
  const action = accept ? "accept" : "decline";
  const status = transition(likeMachine, { from: like.status, action, by: "ace" });
  if (!status || like.expiresAt <= now) throw new AppError("dataNotFound");
  // A yes is marked with the matching.
  if (!accept)
    await tx
      .update(likes)
      .set({ status, answeredAt: now, updatedAt: now })
      .where(eq(likes.id, likeId));
  await writeAudit(tx, ctx, { action: "answerLike", target: { type: "like", id: likeId } });
  await recordEvent(tx, ctx, "like_answer", { likeId, accept });
  if (!accept) return { like };

  const matching = await match(tx, ctx, like);
  return { like, matching, matchingId: matching.matchingId };
}

async function match(tx: Tx, ctx: Ctx<AceActor>, like: Like): Promise<CreatedMatching> {
  const [ace] = await tx
    .select({ isAgent: aces.isAgent })
    .from(aces)
    .where(eq(aces.id, like.aceId));
  const made = {
    jokerId: like.jokerId,
    aceId: like.aceId,
    companyId: like.aceCompanyId,
    origin: ace?.isAgent ? "agent" : "like",
    likeId: like.id,
    recruitmentId: like.recruitmentId,
    recruitmentRevision: like.recruitmentRevision,
    likeAction: like.selectedInterestAction,
    now: ctx.clock(),
  } as const;
  return createMatching(tx, made, (matching) => tellBoth(tx, ctx, like, matching));
}

async function matchingOf(tx: Tx, likeId: string): Promise<string | undefined> {
  const [matching] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(eq(matchings.likeId, likeId));
  return matching?.id;
}

async function tellBoth(tx: Tx, ctx: Ctx<AceActor>, like: Like, matching: NewMatching) {
  const { matchingId: id, jokerName, aceName, companyName } = matching;
  const dedupeKey = `matching:${id}`;
  // An ace who answers sees the match at once; one for whom an admin answers has to hear of it.
  const isAnsweredFor = like.aceId !== ctx.actor.userId;
  await atOnce([
    createNotification(tx, ctx, {
      userId: like.jokerId,
      type: "likeAccepted",
      params: { companyName, aceName, id },
      aboutUserId: like.aceId,
      dedupeKey,
    }),
    isAnsweredFor &&
      createNotification(tx, ctx, {
        userId: like.aceId,
        type: "matchingEstablished",
        params: { jokerName, id },
        aboutUserId: like.jokerId,
        dedupeKey,
      }),
    mailMatched(tx, ctx, like, matching),
    pushMatched(tx, ctx, like, matching),
  ]);
}
