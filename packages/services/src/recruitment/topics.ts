import { recruitments } from "@tefuda/db/schema/recruitment";
import { can } from "@tefuda/domain/policy/can";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { and, eq } from "drizzle-orm";
import type { LiveTopic } from "../live/topic.ts";
import { nothing } from "../matching/topics.ts";
import { RECRUITMENT_HINT } from "./hints.ts";

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
      concerns: (hint) => hint.topic === RECRUITMENT_HINT,
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
