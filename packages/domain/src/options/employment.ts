/** Employment types (spec 3 · Enumerations). */
export const employmentTypes = ["midCareer", "sideJob"] as const;

export type EmploymentType = (typeof employmentTypes)[number];

export const employmentTypeLabels = {
  midCareer: "転職（正社員・契約社員など）",
  sideJob: "副業・業務委託",
} as const satisfies Record<EmploymentType, string>;

/** Short labels for tabs and badges. */
export const employmentTypeShortLabels = {
  midCareer: "転職",
  sideJob: "副業",
} as const satisfies Record<EmploymentType, string>;
