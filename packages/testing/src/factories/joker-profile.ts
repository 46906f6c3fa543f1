import { industries } from "@tefuda/domain/options/industries";
import { subOccupationsOf } from "@tefuda/domain/options/occupations";
import { personalityKeys } from "@tefuda/domain/options/personalities";
import { skillSuggestions } from "@tefuda/domain/options/skills";
import { jstParts } from "@tefuda/domain/time/jst";
import { jokerPools } from "../content/joker-pools.ts";
import type { DemoHeroJoker } from "../content/types.ts";
import { createRandom, type Random } from "../drawings/random.ts";
import { pickMany, pickWeighted } from "./draw.ts";
import { drawCareers } from "./joker-careers.ts";
import { drawWishes } from "./joker-wishes.ts";

/** A profile as the content holds it; what a seeker may leave out may be missing. */
export type JokerProfile = Omit<DemoHeroJoker, "rank" | "introduction" | "managementExperience"> &
  Partial<Pick<DemoHeroJoker, "introduction" | "managementExperience">>;

const pad = (value: number) => String(value).padStart(2, "0");

/** A full profile from the pools: the same one for the same key. */
export function drawProfile(key: string | number, now: Date): JokerProfile {
  const random = createRandom(key, ":profile");
  const gender = pickWeighted(random, { female: 46, male: 50, other: 4 });
  const age = 23 + Math.floor((random.next() + random.next()) * 14);
  const startAge = age > 26 && random.chance(0.2) ? 24 : 22;
  const occupation = pickWeighted(random, {
    engineer: 25,
    sales: 17,
    corporateStaff: 12,
    marketer: 11,
    designer: 10,
    director: 9,
    planner: 7,
    consultant: 6,
    other: 3,
  });
  const subOccupation = random.pick(subOccupationsOf(occupation)).key;
  const industry = random.pick(industries);
  const texts = jokerPools.occupationTexts[occupation];
  return {
    ...drawName(random, gender),
    gender,
    birthday: `${jstParts(now).year - age - 1}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`,
    industry,
    occupation,
    subOccupation,
    graduatedSchool: random.pick(jokerPools.schools),
    graduatedFacultyDepartment: random.pick(jokerPools.faculties),
    careers: drawCareers(random, now, { age, startAge, industry, subOccupation, texts }),
    skills: pickMany(random, skillSuggestions[occupation], random.int(3, 7)),
    ...drawEnglish(random),
    ...(random.chance(0.6) && {
      managementExperience: pickWeighted(random, {
        none: 46,
        small: 32,
        middle: 14,
        large: 6,
        more: 2,
      }),
    }),
    ...(random.chance(0.25) && {
      portfolioURL: `${random.pick(jokerPools.portfolioHosts)}/${random.int(1000, 9999)}`,
    }),
    ...(random.chance(0.82) && { introduction: random.pick(texts.introductions) }),
    ...drawWishes(random, occupation, age),
    personalities: pickMany(random, personalityKeys, random.int(0, 3)).map((personality) => ({
      key: personality,
      text: random.pick(jokerPools.personalityAnswers[personality]),
    })),
  };
}

function drawName(random: Random, gender: DemoHeroJoker["gender"]) {
  const { familyNames, maleGivenNames, femaleGivenNames } = jokerPools;
  const isFemale = gender === "female" || (gender === "other" && random.chance(0.5));
  const family = random.pick(familyNames);
  const given = random.pick(isFemale ? femaleGivenNames : maleGivenNames);
  return { name: `${family.text} ${given.text}`, nameKana: `${family.kana} ${given.kana}` };
}

function drawEnglish(random: Random): Pick<DemoHeroJoker, "englishLevel" | "toeicScore"> {
  if (random.chance(0.5)) return {};
  const englishLevel = pickWeighted(random, { daily: 62, business: 32, native: 6 });
  if (englishLevel === "native" || random.chance(0.4)) return { englishLevel };
  const floor = englishLevel === "business" ? 150 : 110;
  return { englishLevel, toeicScore: 5 * random.int(floor, floor + 45) };
}
