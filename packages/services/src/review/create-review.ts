import { matchings } from "@tefuda/db/schema/matching";
import { reviews, videoChats } from "@tefuda/db/schema/video";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { reviewTagsFor } from "@tefuda/domain/video/review";
import type { CreateReview } from "@tefuda/domain/video/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { findDue } from "./review-due.ts";

/**
 * Keeps what a member thought of an interview; the operators read it, the other side never does.
 * The first answer stands: sending it again changes nothing.
 *
 * @throws AppError `dataNotFound` for an interview that is not the member's, not done, or held more
 * than 14 days ago, `invalidParameter` for a tag of the other side's.
 */
export async function createReview(
  ctx: Ctx<MemberActor>,
  { videoChatId, rating, tags, comment }: CreateReview,
): Promise<void> {
  const { db, actor, clock } = ctx;
  const due = await findDue(ctx, videoChatId);
  if (!due) {
    // Asked last: of two calls at once the first may be written in between.
    if (await isReviewed(ctx, videoChatId)) return;
    throw new AppError("dataNotFound");
  }
  const { matchingId } = due;
  const allowed = reviewTagsFor(actor.kind);
  if (tags.some((tag) => !allowed.includes(tag))) throw new AppError("invalidParameter");
  const [thread] = await db
    .select({
      jokerId: matchings.jokerId,
      aceId: matchings.aceId,
      companyId: matchings.aceCompanyId,
      interviewAt: videoChats.startAt,
    })
    .from(videoChats)
    .innerJoin(matchings, eq(matchings.id, videoChats.matchingId))
    .where(eq(videoChats.id, videoChatId));
  if (!thread) throw new AppError("dataNotFound");
  const { companyId, interviewAt } = thread;
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(reviews)
      .values({
        id: uuidv7(),
        videoChatId,
        matchingId,
        userId: actor.userId,
        side: actor.kind,
        aboutUserId: actor.kind === "joker" ? thread.aceId : thread.jokerId,
        companyId,
        interviewAt,
        rating,
        tags: [...new Set(tags)],
        comment: comment ?? null,
        createdAt: clock(),
      })
      .onConflictDoNothing({ target: [reviews.videoChatId, reviews.userId] })
      .returning({ id: reviews.id });
    if (written.length > 0) await recordEvent(tx, ctx, "review_send", {}, { companyId });
  });
}

async function isReviewed({ db, actor }: Ctx<MemberActor>, videoChatId: string) {
  const written = and(eq(reviews.videoChatId, videoChatId), eq(reviews.userId, actor.userId));
  return (await db.$count(reviews, written)) > 0;
}
