import type { Industry } from "@tefuda/domain/options/industries";
import type { SubOccupation } from "@tefuda/domain/options/occupations";
import { jstParts } from "@tefuda/domain/time/jst";
import { jokerPools } from "../content/joker-pools.ts";
import type { DemoCareer, OccupationTexts } from "../content/types.ts";
import type { Random } from "../drawings/random.ts";
import { at, pickMany } from "./draw.ts";

const YEARS_A_JOB = 4;
const SENIOR_AGE = 30;
const BETWEEN_JOBS = 0.12;

export interface CareerPath {
  readonly age: number;
  /** Age at which the first job began. */
  readonly startAge: number;
  readonly industry: Industry;
  readonly subOccupation: SubOccupation;
  readonly texts: OccupationTexts;
}

const monthText = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/** A text about today's work, told of work that is over. */
const inThePast = (text: string) => text.replaceAll("ています。", "ていました。");

/** One to four jobs without gaps from the end of school to this month, in any order. */
export function drawCareers(random: Random, now: Date, path: CareerPath): DemoCareer[] {
  const { year, month } = jstParts(now);
  const thisMonth = year * 12 + month - 1;
  const years = path.age - path.startAge;
  const firstMonth = (year - years) * 12 + 3 - (month < 4 ? 12 : 0);
  const count = 1 + random.int(0, Math.min(3, Math.floor(years / YEARS_A_JOB)));
  const span = Math.max(6, thisMonth - firstMonth);
  const starts = Array.from({ length: count }, (_, index) =>
    index === 0
      ? firstMonth
      : firstMonth + Math.round((span * (index + random.range(-0.2, 0.2))) / count),
  );
  const employers = pickMany(random, jokerPools.employers[path.industry], count);
  const businesses = pickMany(random, path.texts.businesses, count);
  const details = pickMany(random, path.texts.businessDetails, count);
  const isBetweenJobs = random.chance(BETWEEN_JOBS);
  return starts.map((start, index) => {
    const isLast = index === count - 1;
    const isCurrentWorkplace = isLast && !isBetweenJobs;
    const end = isLast ? thisMonth - 2 : (starts[index + 1] ?? thisMonth) - 1;
    const isSenior = isLast && path.age >= SENIOR_AGE;
    const business = at(businesses, index);
    return {
      companyName: at(employers, index),
      position: jokerPools.positions[path.subOccupation][isSenior ? 1 : 0],
      startWorkingDuration: monthText(start),
      ...(!isCurrentWorkplace && { endWorkingDuration: monthText(Math.max(start, end)) }),
      business: isCurrentWorkplace ? business : inThePast(business),
      businessDetail: at(details, index),
      isCurrentWorkplace,
    };
  });
}
