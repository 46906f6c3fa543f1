import { can } from "@tefuda/domain/policy/can";
import type { LiveTopic } from "../live/topic.ts";
import { nothing } from "../matching/topics.ts";
import { CANDIDATES_HINT } from "./hints.ts";

/**
 * `candidates`: that a company sees other candidates than before. It carries no rows, for lists
 * of candidates are searches; whoever follows it searches again.
 */
export const candidatesTopic: LiveTopic<null> = {
  async open({ actor }) {
    if (!can(actor, "joker:search")) return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === CANDIDATES_HINT,
      read: async () => [{ type: "modified", id: CANDIDATES_HINT, doc: null }],
    };
  },
};
