import { AGE_USE_MS } from "@tefuda/domain/candidate/constants";
import { filtersOf, type SearchJokers } from "@tefuda/domain/candidate/schema";
import type { Synonyms } from "@tefuda/domain/text/synonyms";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { once } from "../monitoring/once.ts";
import { recordReading } from "../monitoring/record-reading.ts";
import { countOften } from "../request-limit/count-often.ts";
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
  readonly synonyms: Synonyms | null;
}

/**
 * Searches candidates (spec 7 · Search): words that all have to occur, facets whose entries are
 * alternatives, an age range, a sort with the id as tie-break, 20 a page. A use of the age filter,
 * and every search of an operator, is put on record; the same ages asked for again in the same ten
 * minutes, by a page of the list or a list that reads itself again, are one use.
 * @throws AppError tooManyRequests for an ace who searches as no person does
 */
export async function searchJokers(
  ctx: Ctx<Viewer>,
  input: SearchJokers,
): Promise<FoundCandidates> {
  const { sort, page, ...query } = input;
  if (ctx.actor.kind === "ace") countOften(ctx, "search", ctx.actor.userId);
  // Nothing leaves before the record of it is written.
  const [{ ids, ...counts }] = await Promise.all([
    findJokers(ctx, { query, sort, page }),
    recordSearch(ctx, input),
  ]);
  const [hits] = await Promise.all([
    readCards(ctx.db, ctx.actor, ctx.clock(), ids),
    recordReading(ctx, "search", { facets: filtersOf(query), nbHits: counts.nbHits }, query),
  ]);
  return { hits, page, ...counts };
}

async function recordSearch(ctx: Ctx<Viewer>, { age }: SearchJokers): Promise<void> {
  const { actor } = ctx;
  const usesAge = age?.lower !== undefined || age?.upper !== undefined;
  if (!usesAge && actor.kind === "ace") return;
  const bounds = usesAge ? `${age.lower ?? ""}-${age.upper ?? ""}` : undefined;
  const use = Math.floor(ctx.clock().getTime() / AGE_USE_MS);
  // Of operators each reading counts, whatever they looked for.
  const onceKey =
    actor.kind === "ace" && bounds ? `age:${actor.userId}:${bounds}:${use}` : undefined;
  const write = () =>
    writeAudit(ctx.db, ctx, {
      action: usesAge ? "searchJokersByAge" : "searchJokers",
      target: { type: "search" },
      reason: bounds,
      onceKey,
    });
  await (onceKey ? once(ctx.db, onceKey, write) : write());
}
