import type { Db } from "@tefuda/db/client";
import { careers, jokers } from "@tefuda/db/schema/joker";
import { asc, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { ageBand } from "@tefuda/domain/joker/age";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import { onlineRecencyLabel } from "@tefuda/domain/joker/recency";
import { maskContactDetails } from "@tefuda/domain/text/contact-details";
import { truncateGraphemes } from "@tefuda/domain/text/graphemes";
import { jstDate } from "@tefuda/domain/time/jst";
import { HOUR_MS } from "@tefuda/domain/time/units";
import { LRUCache } from "lru-cache";

const EXCERPT_MAX = 120;
/** What an excerpt is cut from, with room for contact details that begin at its end. */
const EXCERPT_SOURCE_MAX = 240;

type JokerRow = typeof jokers.$inferSelect;
type FactsRow = Pick<
  JokerRow,
  | "publicId"
  | "occupation"
  | "subOccupation"
  | "industry"
  | "jobChangeWillingness"
  | "sideJobWillingness"
  | "preferredWorkplaces"
  | "preferredPrefectures"
  | "skills"
  | "birthdayTimestamp"
  | "onlineAt"
  | "introduction"
>;

/** A seeker's own words as a company reads them before a match: without contact details. */
export const maskedText = (text: string | null) => text && maskContactDetails(text);

/**
 * What a company's cards say of a seeker before a match (spec 6 · Searching for jokers). Each
 * field is named one by one, so that nothing which a company may not see (name, contact, birthday,
 * gender, school, picture, rank, time of the last sign-in) can come along.
 */
export function maskedFacts(row: FactsRow, now: Date) {
  return {
    name: maskedJokerName(row.publicId),
    ageBand: ageBandOf(row.birthdayTimestamp, now),
    occupation: row.occupation,
    subOccupation: row.subOccupation,
    industry: row.industry,
    jobChangeWillingness: row.jobChangeWillingness,
    sideJobWillingness: row.sideJobWillingness,
    preferredWorkplaces: row.preferredWorkplaces,
    preferredPrefectures: row.preferredPrefectures,
    skills: row.skills.map((skill) => masks.memo(skill)),
    excerpt: row.introduction ? excerpts.memo(row.introduction) : "",
    recency: onlineRecencyLabel(row.onlineAt, now),
  };
}

/** What a company's page of one seeker says beside the card, before a match. @throws dataNotFound */
export async function readMaskedDetail(db: Db, jokerId: string) {
  const [profile, history] = await Promise.all([
    readMaskedProfile(db, jokerId),
    readMaskedCareers(db, jokerId),
  ]);
  return { ...profile, careers: history };
}

async function readMaskedProfile(db: Db, jokerId: string) {
  const [profile] = await db
    .select({
      introduction: jokers.introduction,
      managementExperience: jokers.managementExperience,
      englishLevel: jokers.englishLevel,
      toeicScore: jokers.toeicScore,
      toeflScore: jokers.toeflScore,
      interestedOccupations: jokers.interestedOccupations,
      interestedCompanyScales: jokers.interestedCompanyScales,
      workStyles: jokers.workStyles,
      focusOnChoosingCompanies: jokers.focusOnChoosingCompanies,
      minDesiredSalary: jokers.minDesiredSalary,
      maxDesiredSalary: jokers.maxDesiredSalary,
      personalities: jokers.personalities,
    })
    .from(jokers)
    .where(eq(jokers.id, jokerId));
  if (!profile) throw new AppError("dataNotFound");
  return {
    ...profile,
    introduction: maskedText(profile.introduction),
    personalities: profile.personalities.map(({ key, text }) => ({
      key,
      text: maskContactDetails(text),
    })),
  };
}

/** What someone did, without for whom: a company's name can give a person away. */
async function readMaskedCareers(db: Db, jokerId: string) {
  const history = await db
    .select({
      id: careers.id,
      position: careers.position,
      startWorkingDuration: careers.startWorkingDuration,
      endWorkingDuration: careers.endWorkingDuration,
      business: careers.business,
      businessDetail: careers.businessDetail,
      isCurrentWorkplace: careers.isCurrentWorkplace,
    })
    .from(careers)
    .where(eq(careers.jokerId, jokerId))
    .orderBy(asc(careers.sortOrder), asc(careers.id));
  return history.map((career) => ({
    ...career,
    position: maskedText(career.position),
    business: maskedText(career.business),
    businessDetail: maskedText(career.businessDetail),
  }));
}

/** The band shown in place of an age; blank when the birthday is unknown. */
export function ageBandOf(birthdayTimestamp: number | null, now: Date): string {
  return birthdayTimestamp === null ? "" : ageBand(jstDate(new Date(birthdayTimestamp)), now);
}

/**
 * What cards say again and again: to look twenty people's words through takes longer than to find them.
 * Newer ones push it out, and nothing is used after an hour.
 */
const remembered = (say: (text: string) => string) =>
  new LRUCache<string, string>({ max: 5000, ttl: HOUR_MS, memoMethod: say });
const masks = remembered(maskContactDetails);
const excerpts = remembered(excerptOf);

function excerptOf(introduction: string): string {
  const line = introduction.replace(/\s+/gu, " ").trim();
  const source = truncateGraphemes(line, EXCERPT_SOURCE_MAX, "…");
  return truncateGraphemes(maskContactDetails(source), EXCERPT_MAX, "…");
}
