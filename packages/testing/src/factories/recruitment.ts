import type {
  recruitmentAces,
  recruitmentRevisions,
  recruitments,
} from "@tefuda/db/schema/recruitment";
import { recruitmentSearchText } from "@tefuda/domain/recruitment/search";
import { demoRecruitments } from "../content/recruitments.ts";
import type { AceRow } from "./ace.ts";
import type { CompanyRow } from "./company.ts";
import { at } from "./draw.ts";
import { stableId } from "./ids.ts";
import { recruitmentContent } from "./recruitment-content.ts";
import { daysBefore } from "./times.ts";

export type RecruitmentRow = typeof recruitments.$inferSelect;
export type RecruitmentAceRow = typeof recruitmentAces.$inferSelect;
export type RecruitmentRevisionRow = typeof recruitmentRevisions.$inferSelect;

export interface MadeRecruitment {
  readonly recruitment: RecruitmentRow;
  readonly aces: readonly RecruitmentAceRow[];
  /** None before the first publication. */
  readonly revisions: readonly RecruitmentRevisionRow[];
}

const DRAFTED_DAYS = 4;
const CLOSED_DAYS = 3;

/** A position of the content with the members in charge and what it said when it was published. */
export function makeRecruitment(
  now: Date,
  { company, aces, index = 0 }: { company: CompanyRow; aces: readonly AceRow[]; index?: number },
  overrides: Partial<RecruitmentRow> = {},
): MadeRecruitment {
  const demo = at(demoRecruitments, index);
  const id = overrides.id ?? stableId("recruitment", index);
  const aceIds = aces.map((ace) => ace.id);
  const content = recruitmentContent(now, demo, { company, aceIds });
  const {
    title = "",
    employmentType = demo.employmentType,
    contractType = null,
    occupations = [],
    workplaces = [],
    workConditions = [],
    minSalary = null,
    maxSalary = null,
    aceIds: _,
    closesAt = null,
    ...conditions
  } = content;
  const publishedAt =
    demo.publishedDaysAgo === null ? null : daysBefore(now, demo.publishedDaysAgo);
  const savedAt = publishedAt ?? daysBefore(now, DRAFTED_DAYS);
  const recruitment: RecruitmentRow = {
    id,
    companyId: company.id,
    status: demo.status,
    title,
    employmentType,
    contractType,
    occupations,
    workplaces,
    workConditions,
    minSalary,
    maxSalary,
    conditions,
    textFolded: recruitmentSearchText(content),
    revision: publishedAt ? 1 : 0,
    publishedAt,
    lastConfirmedAt:
      demo.lastConfirmedDaysAgo === null ? null : daysBefore(now, demo.lastConfirmedDaysAgo),
    confirmationAskedAt: null,
    closesAt,
    unfinished: {},
    pauseReason: demo.status === "paused" ? "stale" : null,
    closedAt: demo.status === "closed" ? daysBefore(now, CLOSED_DAYS) : null,
    savedAs: null,
    lockVersion: 0,
    createdAt: daysBefore(savedAt, DRAFTED_DAYS),
    updatedAt: savedAt,
    ...overrides,
  };
  return {
    recruitment,
    aces: aceIds.map((aceId, sortOrder) => ({ recruitmentId: id, aceId, sortOrder })),
    revisions: publishedAt
      ? [
          {
            recruitmentId: id,
            revision: 1,
            content,
            savedBy: aceIds[0] ?? null,
            createdAt: publishedAt,
          },
        ]
      : [],
  };
}
