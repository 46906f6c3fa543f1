import { whereMemberOf } from "@tefuda/db/queries/matching";
import { matchings } from "@tefuda/db/schema/matching";
import { reviewPrompts, reviews, videoChats } from "@tefuda/db/schema/video";
import { and, desc, eq, gte, notExists, type SQL, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { addJstDays } from "@tefuda/domain/time/jst";
import { REVIEW_DAYS } from "@tefuda/domain/video/policy";
import type { Ctx } from "../kernel/context.ts";
import { findMatching } from "../matching/get-matching.ts";

export interface DueReview {
  readonly videoChatId: string;
  readonly matchingId: string;
  readonly partnerName: string;
  readonly doneAt: Date;
}

type Reader = Pick<Ctx<MemberActor>, "db" | "actor" | "clock">;

/**
 * The newest interview of the member's, held within 14 days, that they have not reviewed. Without a
 * thread only one whose window was never shown: it opens by itself once, and whoever puts it off
 * finds it in the thread.
 */
export async function reviewDue(
  ctx: Reader,
  { matchingId }: { readonly matchingId?: string | undefined },
): Promise<DueReview | null> {
  const [due] = await selectDue(
    ctx,
    matchingId ? eq(matchings.id, matchingId) : notExists(promptsOf(ctx)),
  );
  if (!due) return null;
  const card = await findMatching(ctx, due.matchingId);
  return card ? { ...due, partnerName: card.partner.name } : null;
}

/** An interview that the member may review now, or nothing. */
export async function findDue(ctx: Reader, videoChatId: string) {
  const [due] = await selectDue(ctx, eq(videoChats.id, videoChatId));
  return due;
}

/** Notes that the window was shown, so that it does not open by itself again. @throws AppError `dataNotFound` */
export async function markReviewShown(
  ctx: Ctx<MemberActor>,
  { videoChatId }: { readonly videoChatId: string },
): Promise<void> {
  if (!(await findDue(ctx, videoChatId))) throw new AppError("dataNotFound");
  await ctx.db
    .insert(reviewPrompts)
    .values({ videoChatId, userId: ctx.actor.userId, shownAt: ctx.clock() })
    .onConflictDoNothing();
}

function selectDue(ctx: Reader, where: SQL | undefined) {
  const { db, actor, clock } = ctx;
  const wasThere = JSON.stringify([{ userId: actor.userId }]);
  const endedAt = sql<Date>`${videoChats.endedAt}`.mapWith(videoChats.endedAt);
  return db
    .select({ videoChatId: videoChats.id, matchingId: matchings.id, doneAt: endedAt })
    .from(videoChats)
    .innerJoin(matchings, eq(matchings.id, videoChats.matchingId))
    .where(
      and(
        whereMemberOf(actor),
        eq(videoChats.status, "done"),
        gte(videoChats.endedAt, addJstDays(clock(), -REVIEW_DAYS)),
        // Whoever took the thread over from a colleague was not in the interview.
        sql`${videoChats.participants} @> ${wasThere}::jsonb`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(reviews)
            .where(and(eq(reviews.videoChatId, videoChats.id), eq(reviews.userId, actor.userId))),
        ),
        where,
      ),
    )
    .orderBy(desc(videoChats.endedAt), desc(videoChats.id))
    .limit(1);
}

const promptsOf = ({ db, actor }: Reader) =>
  db
    .select({ one: sql`1` })
    .from(reviewPrompts)
    .where(
      and(eq(reviewPrompts.videoChatId, videoChats.id), eq(reviewPrompts.userId, actor.userId)),
    );
