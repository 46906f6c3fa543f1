import { companyScales } from "@tefuda/domain/options/company";
import { type Occupation, subOccupationsOf } from "@tefuda/domain/options/occupations";
import { selectionCriteria } from "@tefuda/domain/options/selection-criteria";
import { workStyles } from "@tefuda/domain/options/work-styles";
import type { DemoHeroJoker } from "../content/types.ts";
import type { Random } from "../drawings/random.ts";
import { pickMany, pickWeighted } from "./draw.ts";

type Wishes = Pick<
  DemoHeroJoker,
  | "jobChangeWillingness"
  | "sideJobWillingness"
  | "preferredWorkplaces"
  | "interestedOccupations"
  | "interestedCompanyScales"
  | "focusOnChoosingCompanies"
  | "workStyles"
  | "minDesiredSalary"
  | "maxDesiredSalary"
>;

const workplaceSets = {
  tokyo: ["tokyo"],
  tokyoRemote: ["tokyo", "remote"],
  remote: ["remote"],
  exceptTokyo: ["exceptTokyo"],
  exceptTokyoRemote: ["exceptTokyo", "remote"],
  abroad: ["tokyo", "abroad"],
  none: ["none"],
} as const;

const SALARY_STEP = 50;

/** What a seeker looks for. */
export function drawWishes(random: Random, occupation: Occupation, age: number): Wishes {
  const scales = companyScales.filter((scale) => scale !== "noInterest");
  const min =
    Math.round((320 + (age - 22) * 14 + random.int(-40, 160)) / SALARY_STEP) * SALARY_STEP;
  const set = pickWeighted(random, {
    tokyo: 24,
    tokyoRemote: 26,
    remote: 14,
    exceptTokyo: 12,
    exceptTokyoRemote: 8,
    abroad: 4,
    none: 12,
  });
  return {
    jobChangeWillingness: pickWeighted(random, {
      alreadyStartActivity: 22,
      considering: 36,
      ifGoodStory: 32,
      noIntention: 10,
    }),
    sideJobWillingness: pickWeighted(random, { active: 28, ifGoodStory: 40, noIntention: 32 }),
    preferredWorkplaces: workplaceSets[set],
    interestedOccupations: pickMany(
      random,
      subOccupationsOf(occupation).map(({ key }) => key),
      random.int(1, 3),
    ),
    interestedCompanyScales: random.chance(0.15)
      ? ["noInterest"]
      : pickMany(random, scales, random.int(1, 3)),
    focusOnChoosingCompanies: pickMany(random, selectionCriteria, random.int(1, 3)),
    workStyles: pickMany(random, workStyles, random.int(1, 5)),
    minDesiredSalary: min,
    ...(random.chance(0.6) && { maxDesiredSalary: min + SALARY_STEP * random.int(2, 6) }),
  };
}
