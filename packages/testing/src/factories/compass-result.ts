import type { compassResults } from "@tefuda/db/schema/compass";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import { hashInput } from "@tefuda/services/compass/create-answer";
import { stableId } from "./ids.ts";

export type CompassResultRow = typeof compassResults.$inferSelect;

/** What the AI recruiter said of a seeker's text, as the rules say it. */
export function makeCompassResult(
  createdAt: Date,
  jokerId: string,
  input: string,
): CompassResultRow {
  return {
    id: stableId("compassResult", `${jokerId}:${input}`),
    jokerId,
    visitorKey: null,
    engine: "rules",
    inputHash: hashInput(input),
    input,
    ...adviseByRules(input),
    createdAt,
  };
}
