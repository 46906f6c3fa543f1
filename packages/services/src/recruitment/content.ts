import type { recruitments } from "@tefuda/db/schema/recruitment";
import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { recruitmentSearchText } from "@tefuda/domain/recruitment/search";

type RecruitmentRow = typeof recruitments.$inferSelect;
/** The stated conditions of a position as others read them: without who is in charge. */
export type RecruitmentContent = Omit<Recruitment, "aceIds">;

/** The columns that a position's conditions stand in. */
export type RecruitmentColumns = Pick<
  RecruitmentRow,
  | "title"
  | "employmentType"
  | "contractType"
  | "occupations"
  | "workplaces"
  | "workConditions"
  | "minSalary"
  | "maxSalary"
  | "closesAt"
  | "conditions"
>;

/** The conditions of a position as they stand now, in the shape that its revisions keep. */
export function currentContent({ conditions, ...row }: RecruitmentColumns): RecruitmentContent {
  return {
    ...conditions,
    title: row.title,
    employmentType: row.employmentType,
    contractType: row.contractType ?? undefined,
    occupations: row.occupations,
    workplaces: row.workplaces,
    workConditions: row.workConditions,
    minSalary: row.minSalary ?? undefined,
    maxSalary: row.maxSalary ?? undefined,
    closesAt: row.closesAt ?? undefined,
  };
}

/** The conditions that a revision kept. */
export function keptContent({ aceIds: _, ...content }: Recruitment): RecruitmentContent {
  return content;
}

/** The columns that conditions are written to, with the text that words are looked for in. */
export function columnsOf(content: RecruitmentContent) {
  const {
    title = "",
    employmentType,
    contractType = null,
    occupations = [],
    workplaces = [],
    workConditions = [],
    minSalary = null,
    maxSalary = null,
    closesAt = null,
    ...conditions
  } = content;
  return {
    title,
    ...(employmentType && { employmentType }),
    contractType,
    occupations,
    workplaces,
    workConditions,
    minSalary,
    maxSalary,
    closesAt,
    conditions,
    textFolded: recruitmentSearchText(content),
  };
}
