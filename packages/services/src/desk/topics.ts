import type { Hint } from "@tefuda/adapters/bus/port";
import { can } from "@tefuda/domain/policy/can";
import type { LiveTopic } from "../live/topic.ts";
import { threadHints } from "../matching/hints.ts";
import { nothing } from "../matching/topics.ts";
import { REPORT_HINT } from "../report/hints.ts";
import { DESK_HINT, type DeskNoun, deskAccess } from "./hints.ts";

const alsoMoves: Readonly<Record<string, DeskNoun>> = {
  [threadHints.matching]: "matchings",
  [threadHints.messages]: "matchings",
  "judgement-queue": "judgements",
  [REPORT_HINT]: "reports",
};

const isNoun = (id: string): id is DeskNoun => Object.hasOwn(deskAccess, id);

/** `desk`: which list of the operator's desk moved; the page reads that list again. */
export const deskTopic: LiveTopic<Record<never, never>> = {
  async open({ actor }) {
    if (actor.kind !== "operator") return nothing;
    const nounOf = ({ topic, id }: Hint) => alsoMoves[topic] ?? (topic === DESK_HINT ? id : "");
    return {
      ...nothing,
      concerns: (hint) => {
        const noun = nounOf(hint);
        return isNoun(noun) && can(actor, deskAccess[noun]);
      },
      read: async (hint) => [{ type: "modified", id: nounOf(hint), doc: {} }],
    };
  },
};
