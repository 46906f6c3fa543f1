import type { jokers } from "@tefuda/db/schema/joker";
import { birthdayTimestamp } from "@tefuda/domain/joker/age";
import type { StepValues } from "@tefuda/domain/joker/step-save-schema";

type Columns = Partial<typeof jokers.$inferInsert>;

/**
 * The columns that a step's values set, with those derived from them. A value that the step left
 * empty clears its column; what the step does not ask for stays as it is.
 */
export function stepColumns(values: StepValues, now: Date): Columns {
  const columns: Columns = {};
  for (const [field, value] of Object.entries(values)) {
    if (field === "careers" || field === "englishScores") continue;
    Object.assign(columns, { [field]: value ?? null });
  }
  if ("englishScores" in values && values.englishScores) {
    const { toeicScore, toeicAcqYear, toeflScore, toeflAcqYear } = values.englishScores;
    Object.assign(columns, {
      toeicScore: toeicScore ?? null,
      toeicAcqYear: toeicAcqYear ?? null,
      toeflScore: toeflScore ?? null,
      toeflAcqYear: toeflAcqYear ?? null,
    });
  }
  if ("birthday" in values) columns.birthdayTimestamp = birthdayTimestamp(values.birthday);
  if ("introduction" in values) columns.hasIntroduction = Boolean(values.introduction);
  if ("jobChangeWillingness" in values) {
    columns.updateJobChangeWillingnessAt = now;
    if (values.sideJobWillingness) columns.updateSideJobWillingnessAt = now;
    else delete columns.sideJobWillingness;
  }
  // Prefectures refine one of the choices and mean nothing without it.
  if ("preferredWorkplaces" in values)
    columns.preferredPrefectures = values.preferredWorkplaces.includes("exceptTokyo")
      ? (values.preferredPrefectures ?? [])
      : [];
  return columns;
}
