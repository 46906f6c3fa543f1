import type { reviewPrompts, reviews } from "@tefuda/db/schema/video";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";
import { type DemoReview, demoReviews } from "../content/reviews.ts";
import { at } from "../factories/draw.ts";
import { stableId } from "../factories/ids.ts";
import type { MadeThread } from "../factories/thread.ts";
import { minutesAfter } from "../factories/times.ts";

type ReviewRow = typeof reviews.$inferSelect;
type PromptRow = typeof reviewPrompts.$inferSelect;

/** Interviews begin on the hour, mostly after work. */
const HOURS = [20, 19, 12, 18] as const;
const HOUR_MINUTES = 60;
const WRITTEN_AFTER_MINUTES = 47;

/**
 * What people thought of their interviews. Those who can be signed in as wrote none; they have been
 * asked already, so that no window stands in the way of looking around.
 */
export function buildReviews(
  now: Date,
  threads: readonly MadeThread[],
  keptOut: ReadonlySet<string>,
): { reviews: ReviewRow[]; reviewPrompts: PromptRow[] } {
  const others = threads.filter(
    ({ matching: { aceId, jokerId } }) =>
      aceId !== null && !keptOut.has(aceId) && !keptOut.has(jokerId),
  );
  return {
    reviews: demoReviews.map((review, index) =>
      makeReview(now, review, at(others, index * 2 + 1), index),
    ),
    reviewPrompts: threads.flatMap(({ interview, matching }) => {
      const room = interview?.videoChat;
      if (room?.status !== "done" || !room.endedAt) return [];
      const shown = { videoChatId: room.id, shownAt: minutesAfter(room.endedAt, 1) };
      return [matching.jokerId, matching.aceId].flatMap((userId) =>
        userId ? { ...shown, userId } : [],
      );
    }),
  };
}

function makeReview(
  now: Date,
  { by, rating, tags, comment, daysAgo }: DemoReview,
  { matching }: MadeThread,
  index: number,
): ReviewRow {
  const { jokerId, aceId, aceCompanyId } = matching;
  const day = addJstDays(startOfJstDay(now), -daysAgo);
  const interviewAt = minutesAfter(day, at(HOURS, index) * HOUR_MINUTES);
  const isByJoker = by === "joker" || aceId === null;
  return {
    id: stableId("review", index),
    videoChatId: stableId("reviewedVideoChat", index),
    matchingId: matching.id,
    userId: isByJoker ? jokerId : aceId,
    side: by,
    aboutUserId: isByJoker ? aceId : jokerId,
    companyId: aceCompanyId,
    interviewAt,
    rating,
    tags: [...tags],
    comment: comment ?? null,
    createdAt: minutesAfter(interviewAt, WRITTEN_AFTER_MINUTES),
  };
}
