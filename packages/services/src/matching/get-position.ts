import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { readRecruitmentAt } from "../recruitment/read-recruitment-at.ts";
import { findRow } from "./get-matching.ts";

/** What a revision is never numbered: conditions that nothing kept read as they stand now. */
const NONE_KEPT = 0;

/**
 * The position that a matching is about, in the conditions it arose from, and as they stand now
 * when they have changed since (product details 14.2 · revision). Both sides read the same.
 * @throws AppError `dataNotFound` for a matching the actor is not in, or without a position.
 */
export async function getPosition(
  ctx: Ctx<SignedInActor>,
  { matchingId }: { readonly matchingId: string },
) {
  const row = await findRow(ctx, matchingId, "matching:list");
  if (!row?.recruitmentId) throw new AppError("dataNotFound");
  return readRecruitmentAt(ctx.db, row.recruitmentId, row.recruitmentRevision ?? NONE_KEPT);
}
