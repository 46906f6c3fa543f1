import { whereVisibleTo } from "@tefuda/db/queries/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { can } from "@tefuda/domain/policy/can";
import { and, eq } from "drizzle-orm";
import type { LiveChange, LiveCtx, LiveTopic } from "../live/topic.ts";
import { nothing } from "../matching/topics.ts";
import { type CandidateCard, selectCandidates, toCandidateCard } from "./card.ts";
import { CANDIDATE_BACK_HINT, CANDIDATES_HINT } from "./hints.ts";
import { companyOf, type Viewer } from "./viewer.ts";

/**
 * `candidates`: how a candidate stands to the reader's company, whenever that changes. Lists of
 * candidates are searches, so nothing is sent on opening, and a hint that names nobody says only
 * that the company sees other candidates than before: whoever follows it searches again. One who
 * is back is `added`: a list that was read meanwhile has no card to bring up to date.
 */
export const candidatesTopic: LiveTopic<CandidateCard | null> = {
  async open(ctx) {
    const { actor } = ctx;
    if (!can(actor, "joker:search") || actor.kind === "joker") return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === CANDIDATES_HINT || topic === CANDIDATE_BACK_HINT,
      read: async ({ topic, id }) => {
        const change = await changeOf(ctx, actor, id);
        const isBack = topic === CANDIDATE_BACK_HINT && change.type === "modified";
        return [isBack ? { ...change, type: "added" } : change];
      },
    };
  },
};

async function changeOf(
  { db, clock }: LiveCtx,
  viewer: Viewer,
  jokerId: string,
): Promise<LiveChange<CandidateCard | null>> {
  if (jokerId === CANDIDATES_HINT) return { type: "modified", id: jokerId, doc: null };
  const now = clock();
  const [row] = await selectCandidates(
    db,
    viewer,
    now,
    and(eq(jokerSearchDocuments.objectID, jokerId), whereVisibleTo(db, companyOf(viewer))),
  );
  return row
    ? { type: "modified", id: jokerId, doc: toCandidateCard(row, viewer, now) }
    : { type: "removed", id: jokerId };
}
