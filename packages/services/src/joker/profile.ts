import type { Db } from "@tefuda/db/client";
import { careers, jokers } from "@tefuda/db/schema/joker";
import { asc, eq } from "@tefuda/db/sql";

export type JokerRow = typeof jokers.$inferSelect;
export type CareerRow = typeof careers.$inferSelect;

/** A seeker's whole profile as it is stored: the row and the careers in their order. */
export interface StoredProfile {
  readonly joker: JokerRow;
  readonly careers: readonly CareerRow[];
}

/**
 * Reads a profile, `undefined` when there is none. With `lock` the row stays locked until the end
 * of the transaction: whatever changes a profile or its judgement takes this lock first, so that
 * two of them never cross.
 */
export async function findProfile(
  db: Db,
  jokerId: string,
  { lock = false } = {},
): Promise<StoredProfile | undefined> {
  const row = db.select().from(jokers).where(eq(jokers.id, jokerId));
  const [joker] = await (lock ? row.for("no key update") : row);
  if (!joker) return undefined;
  return { joker, careers: await listCareers(db, jokerId) };
}

/** The careers of a seeker in their stored order. */
export function listCareers(db: Db, jokerId: string): Promise<CareerRow[]> {
  return db
    .select()
    .from(careers)
    .where(eq(careers.jokerId, jokerId))
    .orderBy(asc(careers.sortOrder), asc(careers.id));
}

/** The profile in the specification's shape, with the scores in one object (spec 3 · Joker). */
export function profileOf({ joker, careers }: StoredProfile) {
  return {
    id: joker.id,
    name: joker.name,
    nameKana: joker.nameKana,
    gender: joker.gender,
    birthday: joker.birthday,
    profileImageURL: joker.profileImageURL,
    email: joker.email,
    phone: joker.phone,
    graduatedSchool: joker.graduatedSchool,
    graduatedFacultyDepartment: joker.graduatedFacultyDepartment,
    industry: joker.industry,
    occupation: joker.occupation,
    subOccupation: joker.subOccupation,
    portfolioURL: joker.portfolioURL,
    introduction: joker.introduction,
    managementExperience: joker.managementExperience,
    skills: joker.skills,
    englishLevel: joker.englishLevel,
    englishScores: {
      toeicScore: joker.toeicScore,
      toeicAcqYear: joker.toeicAcqYear,
      toeflScore: joker.toeflScore,
      toeflAcqYear: joker.toeflAcqYear,
    },
    jobChangeWillingness: joker.jobChangeWillingness,
    sideJobWillingness: joker.sideJobWillingness,
    preferredWorkplaces: joker.preferredWorkplaces,
    preferredPrefectures: joker.preferredPrefectures,
    interestedOccupations: joker.interestedOccupations,
    interestedCompanyScales: joker.interestedCompanyScales,
    workStyles: joker.workStyles,
    focusOnChoosingCompanies: joker.focusOnChoosingCompanies,
    minDesiredSalary: joker.minDesiredSalary,
    maxDesiredSalary: joker.maxDesiredSalary,
    personalities: joker.personalities,
    careers: careers.map(careerOf),
  };
}
export type OwnProfile = ReturnType<typeof profileOf>;

function careerOf(career: CareerRow) {
  return {
    id: career.id,
    companyName: career.companyName,
    position: career.position,
    startWorkingDuration: career.startWorkingDuration,
    endWorkingDuration: career.endWorkingDuration,
    business: career.business,
    businessDetail: career.businessDetail,
    isMostRecent: career.isMostRecent,
    isCurrentWorkplace: career.isCurrentWorkplace,
  };
}
