import type { SearchJokers } from "@tefuda/domain/candidate/schema";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type CandidateCard, readCards } from "./card.ts";
import { findJokers } from "./find-jokers.ts";
import type { Viewer } from "./viewer.ts";

export interface FoundCandidates {
  readonly hits: CandidateCard[];
  /** How many there are in all, exactly. */
  readonly nbHits: number;
  readonly page: number;
  /** Pages that can be opened, 50 at most. */
  readonly nbPages: number;
}

/**
 * Searches candidates (spec 7 · Search): words that all have to occur, facets whose entries are
 * alternatives, an age range, a sort with the id as tie-break, 20 a page. A use of the age filter,
 * and every search of an operator, is put on record.
 */
export async function searchJokers(
  ctx: Ctx<Viewer>,
  input: SearchJokers,
): Promise<FoundCandidates> {
  const { sort, page, ...query } = input;
  await recordSearch(ctx, input);
  const { ids, ...counts } = await findJokers(ctx, { query, sort, page });
  return { hits: await readCards(ctx.db, ctx.actor, ctx.clock(), ids), page, ...counts };
}

async function recordSearch(ctx: Ctx<Viewer>, { age }: SearchJokers): Promise<void> {
  const usesAge = age?.lower !== undefined || age?.upper !== undefined;
  if (!usesAge && ctx.actor.kind === "ace") return;
  await writeAudit(ctx.db, ctx, {
    action: usesAge ? "searchJokersByAge" : "searchJokers",
    target: { type: "search" },
    reason: usesAge ? `${age.lower ?? ""}-${age.upper ?? ""}` : undefined,
  });
}
