import { whereVisibleTo } from "@tefuda/db/queries/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, eq } from "@tefuda/db/sql";
import { can } from "@tefuda/domain/policy/can";
import { type LiveChange, type LiveCtx, type LiveTopic, nothing } from "../live/topic.ts";
import { CANDIDATE_BACK_SIGNAL, CANDIDATES_SIGNAL } from "../signals/candidate.ts";
import { type CandidateCard, selectCandidates, toCandidateCard } from "./card.ts";
import { companyOf, type Viewer } from "./viewer.ts";

/**
 * `candidates`: how a candidate stands to the reader's company, whenever that changes. Lists of
 * candidates are searches, so nothing is sent on opening, and a signal that names nobody says only
 * that the company sees other candidates than before: whoever follows it searches again. One who
 * is back is `added`: a list that was read meanwhile has no card to bring up to date.
 */
export const candidatesTopic: LiveTopic<CandidateCard | null> = {
  async open(ctx) {
    const { actor } = ctx;
    if (!can(actor, "joker:search") || actor.kind === "joker") return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === CANDIDATES_SIGNAL || topic === CANDIDATE_BACK_SIGNAL,
      read: async ({ topic, id }) => {
        const change = await changeOf(ctx, actor, id);
        const isBack = topic === CANDIDATE_BACK_SIGNAL && change.type === "modified";
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
  if (jokerId === CANDIDATES_SIGNAL) return { type: "modified", id: jokerId, doc: null };
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
