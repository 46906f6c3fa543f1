import { occupationOfSub } from "@tefuda/domain/options/occupations";
import { shownRanks } from "@tefuda/domain/options/ranks";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Random } from "../drawings/random.ts";
import type { CompanyRow } from "../factories/company.ts";
import type { JokerRow } from "../factories/joker.ts";
import type { RecruitmentRow } from "../factories/recruitment.ts";
import type { HiddenWordRow } from "./jokers.ts";

const ESTABLISHED_DAYS = 95;

/** Hands out seekers so that a company and a seeker have one relation at most. */
export interface Pairs {
  /** Takes a pair; false when it is taken, or when the seeker hides from the company. */
  take(company: CompanyRow, joker: JokerRow): boolean;
  /** A seeker for the company, in the main occupation of the position when there is one left. */
  draw(random: Random, company: CompanyRow, recruitment?: RecruitmentRow): JokerRow;
}

/** @param reserved seekers who are given relations by name only. */
export function createPairs(
  now: Date,
  jokers: readonly JokerRow[],
  words: readonly HiddenWordRow[],
  reserved: readonly JokerRow[],
): Pairs {
  const taken = new Set<string>();
  const pool = jokers.filter(
    (joker) =>
      joker.registrationStatus === "registered" &&
      shownRanks.some((rank) => rank === joker.rank) &&
      now.getTime() - joker.createdAt.getTime() > ESTABLISHED_DAYS * DAY_MS &&
      !reserved.includes(joker),
  );
  const isHiding = (company: CompanyRow, joker: JokerRow) =>
    words.some(({ jokerId, word }) => jokerId === joker.id && company.siteHost.includes(word));
  const isFree = (company: CompanyRow, joker: JokerRow) =>
    !taken.has(`${company.id}:${joker.id}`) && !isHiding(company, joker);
  const take: Pairs["take"] = (company, joker) => {
    if (!isFree(company, joker)) return false;
    taken.add(`${company.id}:${joker.id}`);
    return true;
  };
  return {
    take,
    draw(random, company, recruitment) {
      const free = pool.filter((joker) => isFree(company, joker));
      const wanted = recruitment?.occupations.map(occupationOfSub) ?? [];
      const fitting = free.filter(({ occupation }) => occupation && wanted.includes(occupation));
      const joker = random.pick(fitting.length > 0 ? fitting : free);
      take(company, joker);
      return joker;
    },
  };
}
