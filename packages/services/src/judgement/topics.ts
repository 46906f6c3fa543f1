import { can } from "@tefuda/domain/policy/can";
import type { LiveTopic } from "../live/topic.ts";
import { nothing } from "../matching/topics.ts";
import { judgementHints } from "./hints.ts";
import { type OwnJudgement, readOwnJudgement } from "./own-judgement.ts";

/** `judgement`: where the seeker's own judgement stands, one document under the seeker's id. */
export const judgementTopic: LiveTopic<OwnJudgement> = {
  async open({ db, actor }) {
    if (actor.kind !== "joker") return nothing;
    const id = actor.userId;
    return {
      ...nothing,
      snapshot: [{ type: "added", id, doc: await readOwnJudgement(db, id) }],
      concerns: (hint) => hint.topic === judgementHints.own,
      read: async () => [{ type: "modified", id, doc: await readOwnJudgement(db, id) }],
    };
  },
};

/**
 * `judgement-queue`: which case of the judging room moved, for operators who judge. It carries the
 * seeker's id alone; the room reads its page again.
 */
export const judgementQueueTopic: LiveTopic<null> = {
  async open({ actor }) {
    if (!can(actor, "judgement:judge")) return nothing;
    return {
      ...nothing,
      concerns: (hint) => hint.topic === judgementHints.queue,
      read: async ({ id }) => [{ type: "modified", id, doc: null }],
    };
  },
};
