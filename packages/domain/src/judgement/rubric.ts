import { countGraphemes } from "../text/graphemes.ts";
import { toNfkc } from "../text/visible.ts";
import type { RubricItem, RubricPoint, RubricPoints } from "./rank.ts";

/** What the rubric reads of a profile; any of it may be missing. */
export interface RubricProfile {
  readonly careers: readonly {
    readonly business?: string | null | undefined;
    readonly businessDetail?: string | null | undefined;
  }[];
  readonly skills: readonly string[];
  readonly introduction?: string | null | undefined;
  readonly preferredWorkplaces: readonly unknown[];
  readonly interestedOccupations: readonly unknown[];
  readonly interestedCompanyScales: readonly unknown[];
  readonly focusOnChoosingCompanies: readonly unknown[];
  readonly workStyles: readonly unknown[];
  readonly minDesiredSalary?: number | null | undefined;
  readonly maxDesiredSalary?: number | null | undefined;
}

/** The amounts from which an item is worth one point and two. */
const thresholds = {
  careerConcreteness: [40, 120],
  achievement: [1, 3],
  skillClarity: [3, 6],
  preferenceClarity: [1, 3],
  introduction: [50, 200],
} as const satisfies Record<RubricItem, readonly [number, number]>;

/** A number with what it counts: `30%`, `1,200万円`, `5名`, `2倍`. */
const achievement =
  /[0-9][0-9,.]*\s*(?:%|パーセント|割|倍|件|名|人|社|台|本|万|億|円|秒|時間|日|位|か月)/g;

const length = (text: string | null | undefined) => countGraphemes(text?.trim() ?? "");

function amounts(profile: RubricProfile): Record<RubricItem, number> {
  const texts = profile.careers.map(({ business, businessDetail }) =>
    [business, businessDetail].filter(Boolean).join("\n"),
  );
  const wishes = [
    profile.preferredWorkplaces,
    profile.interestedOccupations,
    profile.interestedCompanyScales,
    profile.focusOnChoosingCompanies,
    profile.workStyles,
  ].filter((values) => values.length > 0).length;
  const salary = (profile.minDesiredSalary ?? profile.maxDesiredSalary) == null ? 0 : 1;
  const all = toNfkc([...texts, profile.introduction ?? ""].join("\n"));
  return {
    careerConcreteness: Math.max(...texts.map(length)),
    achievement: all.match(achievement)?.length ?? 0,
    skillClarity: profile.skills.length,
    preferenceClarity: wishes + salary,
    introduction: length(profile.introduction),
  };
}

function point(amount: number, [one, two]: readonly [number, number]): RubricPoint {
  if (amount >= two) return 2;
  return amount >= one ? 1 : 0;
}

/**
 * The points a profile would get by counting alone: a first proposal beside the rubric, which the
 * operator corrects. It looks only at what was written, never at age, gender, school or photo.
 */
export function proposePoints(profile: RubricProfile): RubricPoints {
  const amount = amounts(profile);
  return {
    careerConcreteness: point(amount.careerConcreteness, thresholds.careerConcreteness),
    achievement: point(amount.achievement, thresholds.achievement),
    skillClarity: point(amount.skillClarity, thresholds.skillClarity),
    preferenceClarity: point(amount.preferenceClarity, thresholds.preferenceClarity),
    introduction: point(amount.introduction, thresholds.introduction),
  };
}
