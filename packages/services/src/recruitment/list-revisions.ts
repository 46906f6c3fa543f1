import { aces } from "@tefuda/db/schema/ace";
import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { and, desc, eq, lt } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { ListRevisions } from "@tefuda/domain/recruitment/schema";
import type { Ctx } from "../kernel/context.ts";
import { oneMoreThan } from "../kernel/cursor.ts";
import { keptContent } from "./content.ts";

/**
 * What a position of the company said at each save, the newest first, each with what it said
 * before (product details 14.2 · revision).
 * @throws AppError recruitmentNotFound
 */
export async function listRevisions(ctx: Ctx<AceActor>, input: ListRevisions) {
  const { db, actor } = ctx;
  const { recruitmentId, cursor, limit } = input;
  const [position] = await db
    .select({ title: recruitments.title })
    .from(recruitments)
    .where(and(eq(recruitments.id, recruitmentId), eq(recruitments.companyId, actor.companyId)));
  if (!position) throw new AppError("recruitmentNotFound");
  // One more than shown, for what the last one shown changed.
  const found = await db
    .select({
      revision: recruitmentRevisions.revision,
      content: recruitmentRevisions.content,
      createdAt: recruitmentRevisions.createdAt,
      savedBy: aces.name,
    })
    .from(recruitmentRevisions)
    .leftJoin(aces, eq(aces.id, recruitmentRevisions.savedBy))
    .where(
      and(
        eq(recruitmentRevisions.recruitmentId, recruitmentId),
        cursor === undefined ? undefined : lt(recruitmentRevisions.revision, cursor),
      ),
    )
    .orderBy(desc(recruitmentRevisions.revision))
    .limit(oneMoreThan(limit));
  const page = found.slice(0, limit);
  return {
    title: position.title,
    items: page.map((row, index) => {
      const earlier = found[index + 1];
      return {
        ...row,
        content: keptContent(row.content),
        previous: earlier ? keptContent(earlier.content) : null,
      };
    }),
    nextCursor: found.length > limit ? page.at(-1)?.revision : undefined,
  };
}
