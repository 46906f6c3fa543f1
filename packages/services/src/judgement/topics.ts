import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import { can } from "@tefuda/domain/policy/can";
import { changeOf, namedBy, rowTopic } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, nothing } from "../live/topic.ts";
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

async function findMove({ db, actor }: LiveCtx, id: string): Promise<JudgementMove | undefined> {
  const judgement = can(actor, "judgement:judge") ? await findJudgement(db, id) : undefined;
  if (!judgement) return undefined;
  const { status, history, reviewerId } = judgement;
  return { status, steps: history.length, reviewerId };
}

/**
 * `judgement-queue`: which case of the judging room moved, under the seeker's id, for operators who
 * judge. The room reads its page again.
 */
export const judgementQueueTopic: LiveTopic<JudgementMove> = {
  async open(ctx) {
    if (!can(ctx.actor, "judgement:judge")) return nothing;
    return {
      ...nothing,
      concerns: (signal) => signal.topic === judgementSignals.queue,
      read: async ({ id }) => [changeOf(id, await findMove(ctx, id))],
    };
  },
};

/** `judgement-case:{jokerId}`: one of them; an open case sees that it is out of date. */
export const judgementCaseTopic: LiveTopic<JudgementMove> = rowTopic({
  find: findMove,
  concerns: namedBy(judgementSignals.queue),
});
