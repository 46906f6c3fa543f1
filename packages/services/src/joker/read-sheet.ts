import type { Db } from "@tefuda/db/client";
import { careers, jokers } from "@tefuda/db/schema/joker";
import { asc, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { ageBandOf } from "../candidate/masked-profile.ts";

/** A seeker's profile sheet: the whole profile as a company sees it after a match. */
export type JokerSheet = Awaited<ReturnType<typeof readSheet>>;

/**
 * Reads the whole profile as a company sees it after a match (spec 6 · Roles and permissions).
 * Each field is named one by one: contact data, birthday, gender, hidden companies, judgement and
 * rank never come along.
 * @throws dataNotFound
 */
export async function readSheet(db: Db, jokerId: string, now: Date) {
  const [[row], history] = await Promise.all([
    db
      .select({
        id: jokers.id,
        name: jokers.name,
        nameKana: jokers.nameKana,
        profileImageURL: jokers.profileImageURL,
        birthdayTimestamp: jokers.birthdayTimestamp,
        graduatedSchool: jokers.graduatedSchool,
        graduatedFacultyDepartment: jokers.graduatedFacultyDepartment,
        industry: jokers.industry,
        occupation: jokers.occupation,
        subOccupation: jokers.subOccupation,
        portfolioURL: jokers.portfolioURL,
        introduction: jokers.introduction,
        managementExperience: jokers.managementExperience,
        skills: jokers.skills,
        englishLevel: jokers.englishLevel,
        toeicScore: jokers.toeicScore,
        toeflScore: jokers.toeflScore,
        jobChangeWillingness: jokers.jobChangeWillingness,
        sideJobWillingness: jokers.sideJobWillingness,
        preferredWorkplaces: jokers.preferredWorkplaces,
        preferredPrefectures: jokers.preferredPrefectures,
        interestedOccupations: jokers.interestedOccupations,
        interestedCompanyScales: jokers.interestedCompanyScales,
        workStyles: jokers.workStyles,
        focusOnChoosingCompanies: jokers.focusOnChoosingCompanies,
        minDesiredSalary: jokers.minDesiredSalary,
        maxDesiredSalary: jokers.maxDesiredSalary,
        personalities: jokers.personalities,
        updatedAt: jokers.updatedAt,
      })
      .from(jokers)
      .where(eq(jokers.id, jokerId)),
    db
      .select({
        id: careers.id,
        companyName: careers.companyName,
        position: careers.position,
        startWorkingDuration: careers.startWorkingDuration,
        endWorkingDuration: careers.endWorkingDuration,
        business: careers.business,
        businessDetail: careers.businessDetail,
        isCurrentWorkplace: careers.isCurrentWorkplace,
      })
      .from(careers)
      .where(eq(careers.jokerId, jokerId))
      .orderBy(asc(careers.sortOrder), asc(careers.id)),
  ]);
  if (!row) throw new AppError("dataNotFound");
  const { birthdayTimestamp, ...profile } = row;
  return { ...profile, ageBand: ageBandOf(birthdayTimestamp, now), careers: history };
}
