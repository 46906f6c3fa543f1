import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import { can } from "@tefuda/domain/policy/can";
import { type LiveTopic, nothing } from "../live/topic.ts";
import { judgementSignals } from "../signals/judgement.ts";
import { findJudgement } from "./judgement-row.ts";
import { type OwnJudgement, readOwnJudgement } from "./own-judgement.ts";

/** `judgement`: where the seeker's own judgement stands, one document under the seeker's id. */
export const judgementTopic: LiveTopic<OwnJudgement> = {
  async open({ db, actor }) {
    if (actor.kind !== "joker") return nothing;
    const id = actor.userId;
    return {
      ...nothing,
      snapshot: [{ type: "added", id, doc: await readOwnJudgement(db, id) }],
      concerns: (signal) => signal.topic === judgementSignals.own,
      read: async () => [{ type: "modified", id, doc: await readOwnJudgement(db, id) }],
    };
  },
};

/** A case of the judging room: where it stands, and how many steps it has behind it. */
export interface JudgementMove {
  readonly status: JudgementStatus;
  readonly steps: number;
  /** Who has it in hand, or had it last. */
  readonly reviewerId: string | null;
}

/**
 * `judgement-queue`: which case of the judging room moved, under the seeker's id, for operators who
 * judge. The room reads its page again; an open case sees that it is out of date.
 */
export const judgementQueueTopic: LiveTopic<JudgementMove> = {
  async open({ db, actor }) {
    if (!can(actor, "judgement:judge")) return nothing;
    return {
      ...nothing,
      concerns: (signal) => signal.topic === judgementSignals.queue,
      async read({ id }) {
        const judgement = await findJudgement(db, id);
        if (!judgement) return [{ type: "removed", id }];
        const { status, history, reviewerId } = judgement;
        return [{ type: "modified", id, doc: { status, steps: history.length, reviewerId } }];
      },
    };
  },
};
