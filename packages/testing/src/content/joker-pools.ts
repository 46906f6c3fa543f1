import type { Occupation } from "@tefuda/domain/options/occupations";
import { consultantTexts } from "./jokers/consultant.ts";
import { corporateStaffTexts } from "./jokers/corporate-staff.ts";
import { designerTexts } from "./jokers/designer.ts";
import { directorTexts } from "./jokers/director.ts";
import { employers, faculties, portfolioHosts, schools } from "./jokers/employers.ts";
import { engineerTexts } from "./jokers/engineer.ts";
import { heroJokers } from "./jokers/heroes.ts";
import { marketerTexts } from "./jokers/marketer.ts";
import { familyNames, femaleGivenNames, maleGivenNames } from "./jokers/names.ts";
import { otherTexts } from "./jokers/other.ts";
import { personalityAnswers } from "./jokers/personalities.ts";
import { plannerTexts } from "./jokers/planner.ts";
import { positions } from "./jokers/positions.ts";
import { salesTexts } from "./jokers/sales.ts";
import type { OccupationTexts } from "./types.ts";

/** Texts of a career and an introduction for each main occupation. */
const occupationTexts = {
  engineer: engineerTexts,
  designer: designerTexts,
  planner: plannerTexts,
  consultant: consultantTexts,
  director: directorTexts,
  sales: salesTexts,
  marketer: marketerTexts,
  corporateStaff: corporateStaffTexts,
  other: otherTexts,
} as const satisfies Record<Occupation, OccupationTexts>;

/** Everything the generator of jokers draws from. */
export const jokerPools = {
  familyNames,
  maleGivenNames,
  femaleGivenNames,
  employers,
  schools,
  faculties,
  positions,
  occupationTexts,
  personalityAnswers,
  portfolioHosts,
} as const;

export { heroJokers };
