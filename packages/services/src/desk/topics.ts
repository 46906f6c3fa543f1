import type { LiveTopic } from "../live/topic.ts";
import { threadHints } from "../matching/hints.ts";
import { nothing } from "../matching/topics.ts";
import { REPORT_HINT } from "../report/hints.ts";
import { DESK_HINT } from "./hints.ts";

const alsoMoves: Readonly<Record<string, string>> = {
  [threadHints.matching]: "matchings",
  [threadHints.messages]: "matchings",
  "judgement-queue": "judgements",
  [REPORT_HINT]: "reports",
};

/** `desk`: which list of the operator's desk moved; the page reads that list again. */
export const deskTopic: LiveTopic<Record<never, never>> = {
  async open({ actor }) {
    if (actor.kind !== "operator") return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === DESK_HINT || topic in alsoMoves,
      read: async ({ topic, id }) => [{ type: "modified", id: alsoMoves[topic] ?? id, doc: {} }],
    };
  },
};
