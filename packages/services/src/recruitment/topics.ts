import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq } from "@tefuda/db/sql";
import { can } from "@tefuda/domain/policy/can";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { type LiveTopic, nothing } from "../live/topic.ts";
import { RECRUITMENT_SIGNAL } from "../signals/recruitment.ts";

/** A position of the company: where it stands, and how often it was changed. */
export interface RecruitmentMove {
  readonly status: RecruitmentStatus;
  readonly lockVersion: number;
}

/**
 * `recruitments`: which position of the company changed, for its members. Lists and pages read
 * again; an open editor sees that it is out of date before it saves.
 */
export const recruitmentsTopic: LiveTopic<RecruitmentMove> = {
  async open({ db, actor }) {
    if (actor.kind !== "ace" || !can(actor, "recruitment:edit")) return nothing;
    return {
      ...nothing,
      concerns: (signal) => signal.topic === RECRUITMENT_SIGNAL,
      async read({ id }) {
        const [doc] = await db
          .select({ status: recruitments.status, lockVersion: recruitments.lockVersion })
          .from(recruitments)
          .where(and(eq(recruitments.id, id), eq(recruitments.companyId, actor.companyId)));
        return [doc ? { type: "modified", id, doc } : { type: "removed", id }];
      },
    };
  },
};
