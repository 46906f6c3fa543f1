import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { changeOf, namedBy, rowTopic } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, nothing } from "../live/topic.ts";
import { RECRUITMENT_SIGNAL } from "../signals/recruitment.ts";

/** A position of the company: where it stands, and how often it was changed. */
export interface RecruitmentMove {
  readonly status: RecruitmentStatus;
  readonly lockVersion: number;
}

const companyOf = (actor: SignedInActor) =>
  actor.kind === "ace" && can(actor, "recruitment:edit") ? actor.companyId : undefined;

async function findMove({ db, actor }: LiveCtx, id: string): Promise<RecruitmentMove | undefined> {
  const companyId = companyOf(actor);
  if (!companyId) return undefined;
  const [move] = await db
    .select({ status: recruitments.status, lockVersion: recruitments.lockVersion })
    .from(recruitments)
    .where(and(eq(recruitments.id, id), eq(recruitments.companyId, companyId)));
  return move;
}

/** `recruitments`: which position of the company changed, for its members; lists and pages read again. */
export const recruitmentsTopic: LiveTopic<RecruitmentMove> = {
  async open(ctx) {
    if (!companyOf(ctx.actor)) return nothing;
    return {
      ...nothing,
      concerns: (signal) => signal.topic === RECRUITMENT_SIGNAL,
      read: async ({ id }) => [changeOf(id, await findMove(ctx, id))],
    };
  },
};

/** `recruitment:{id}`: one of them; an open editor sees that it is out of date before it saves. */
export const recruitmentTopic: LiveTopic<RecruitmentMove> = rowTopic({
  find: findMove,
  concerns: namedBy(RECRUITMENT_SIGNAL),
});
