import { alias } from "@tefuda/db/pg-core";
import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { reviews } from "@tefuda/db/schema/video";
import { and, desc, eq, type SQL, sql } from "@tefuda/db/sql";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { ReviewFilter } from "@tefuda/domain/video/review";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

// Written out, for an index of a condition serves only queries that state the very same one.
const conditions: Readonly<Record<ReviewFilter, SQL | undefined>> = {
  all: undefined,
  low: sql`${reviews.rating} <= 2`,
  likeSelection: sql`${reviews.tags} @> array['likeSelection']::text[]`,
  unpleasant: sql`${reviews.tags} @> array['unpleasant']::text[]`,
};

const about = alias(users, "about_users");

export interface ListReviewsInput {
  readonly filter: ReviewFilter;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * What the two sides of interviews answered, the newest first, for the operators. The look itself
 * is put on record, once for a filter and not for each of its pages.
 */
export async function listReviews(
  ctx: Ctx<OperatorActor>,
  { filter, cursor, limit }: ListReviewsInput,
) {
  const after = decodeCursor(cursor);
  const found = await selectReviews(
    ctx,
    and(conditions[filter], whereBefore(reviews.createdAt, reviews.id, after)),
    oneMoreThan(limit),
  );
  if (!after)
    await writeAudit(ctx.db, ctx, {
      action: "viewReviews",
      target: { type: "review" },
      ...(filter !== "all" && { reason: `filter=${filter}` }),
    });
  const { page, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
  return { items: page, nextCursor };
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>["items"][number];

const selectReviews = ({ db }: Pick<Ctx, "db">, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      interviewAt: reviews.interviewAt,
      matchingId: reviews.matchingId,
      side: reviews.side,
      userId: reviews.userId,
      userName: users.name,
      aboutUserId: reviews.aboutUserId,
      aboutName: about.name,
      companyId: reviews.companyId,
      companyName: companies.name,
      rating: reviews.rating,
      tags: reviews.tags,
      comment: reviews.comment,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(about, eq(about.id, reviews.aboutUserId))
    .leftJoin(companies, eq(companies.id, reviews.companyId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
