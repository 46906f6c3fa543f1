import { type AceProfileStep, aceProfileStepKeys } from "./steps.ts";

/** What of a profile tells whether a step is filled in. */
export interface AceProgress {
  readonly introduction: string | null;
  readonly valueInJob: string | null;
  readonly appealOfWorking: string | null;
  readonly business: string | null;
  readonly businessDetail: string | null;
  readonly nameKana: string | null;
  readonly gender: string | null;
  readonly birthday: string | null;
  readonly profileImage: string | null;
  readonly position: string | null;
  readonly occupations: readonly unknown[];
  readonly graduatedSchool: string | null;
  readonly careers: readonly unknown[];
  readonly personalities: readonly unknown[];
}

const isFilled: Record<AceProfileStep, (profile: AceProgress) => boolean> = {
  introduction: ({ introduction }) => Boolean(introduction),
  valueInJob: ({ valueInJob }) => Boolean(valueInJob),
  appealOfWorking: ({ appealOfWorking }) => Boolean(appealOfWorking),
  business: ({ business, businessDetail }) => Boolean(business && businessDetail),
  name: ({ nameKana, gender, birthday }) => Boolean(nameKana && gender && birthday),
  profileImage: ({ profileImage }) => Boolean(profileImage),
  positionOccupation: ({ position, occupations }) => Boolean(position) && occupations.length > 0,
  education: ({ graduatedSchool }) => Boolean(graduatedSchool),
  careers: ({ careers }) => careers.length > 0,
  personalities: ({ personalities }) => personalities.length > 0,
};

/** The steps that are still to be filled in, in their order (spec 3 · Ace profile steps). */
export const missingAceSteps = (profile: AceProgress): AceProfileStep[] =>
  aceProfileStepKeys.filter((key) => !isFilled[key](profile));

/** The next step to be filled in after one, going round; undefined when all are. */
export function nextMissingAceStep(
  after: AceProfileStep,
  missing: readonly AceProfileStep[],
): AceProfileStep | undefined {
  const at = aceProfileStepKeys.indexOf(after);
  const round = [...aceProfileStepKeys.slice(at + 1), ...aceProfileStepKeys.slice(0, at)];
  return round.find((key) => missing.includes(key));
}
