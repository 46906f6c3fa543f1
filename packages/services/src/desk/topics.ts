import type { Signal } from "@tefuda/adapters/bus/port";
import { can } from "@tefuda/domain/policy/can";
import { type LiveTopic, nothing } from "../live/topic.ts";
import { DESK_SIGNAL, type DeskNoun, deskAccess } from "../signals/desk.ts";
import { threadSignals } from "../signals/matching.ts";
import { REPORT_SIGNAL } from "../signals/report.ts";

const alsoMoves: Readonly<Record<string, DeskNoun>> = {
  [threadSignals.matching]: "matchings",
  [threadSignals.messages]: "matchings",
  "judgement-queue": "judgements",
  [REPORT_SIGNAL]: "reports",
};

const isNoun = (id: string): id is DeskNoun => Object.hasOwn(deskAccess, id);

/** `desk`: which list of the operator's desk moved; the page reads that list again. */
export const deskTopic: LiveTopic<Record<never, never>> = {
  async open({ actor }) {
    if (actor.kind !== "operator") return nothing;
    const nounOf = ({ topic, id }: Signal) => alsoMoves[topic] ?? (topic === DESK_SIGNAL ? id : "");
    return {
      ...nothing,
      concerns: (signal) => {
        const noun = nounOf(signal);
        return isNoun(noun) && can(actor, deskAccess[noun]);
      },
      read: async (signal) => [{ type: "modified", id: nounOf(signal), doc: {} }],
    };
  },
};
