import type { Personality } from "@tefuda/domain/joker/field-schemas";
import type { CompanyScale } from "@tefuda/domain/options/company";
import { englishLevels } from "@tefuda/domain/options/english";
import { genders } from "@tefuda/domain/options/gender";
import { industries } from "@tefuda/domain/options/industries";
import { managementExperiences } from "@tefuda/domain/options/management-experience";
import {
  occupations,
  type SubOccupation,
  subOccupationKeys,
} from "@tefuda/domain/options/occupations";
import { platforms } from "@tefuda/domain/options/platforms";
import { ranks } from "@tefuda/domain/options/ranks";
import { registrationStatuses } from "@tefuda/domain/options/registration-statuses";
import type { SelectionCriterion } from "@tefuda/domain/options/selection-criteria";
import { jobChangeWillingnesses, sideJobWillingnesses } from "@tefuda/domain/options/willingness";
import type { WorkStyle } from "@tefuda/domain/options/work-styles";
import {
  type PlaceNo,
  type WorkplaceChoice,
  workplaceChoices,
} from "@tefuda/domain/options/workplaces";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import {
  eachOf,
  folded,
  id,
  moment,
  noIds,
  noNumbers,
  noTexts,
  notNegative,
  oneOf,
  written,
} from "./columns.ts";

export const jokers = pgTable(
  "jokers",
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What companies see instead of the name before a match begins with it. */
    publicId: text().notNull(),
    name: text(),
    nameKana: text(),
    gender: text({ enum: genders }),
    birthday: date({ mode: "string" }),
    /** The birthday's midnight in Japan, in milliseconds. */
    birthdayTimestamp: bigint({ mode: "number" }),
    profileImageURL: text(),
    facebookUserId: text(),
    email: text(),
    phone: text(),
    graduatedSchool: text(),
    graduatedFacultyDepartment: text(),
    industry: text({ enum: industries }),
    occupation: text({ enum: occupations }),
    subOccupation: text({ enum: subOccupationKeys }),
    portfolioURL: text(),
    introduction: text(),
    hasIntroduction: boolean().notNull().default(false),
    managementExperience: text({ enum: managementExperiences }),
    skills: text().array().notNull().default(noTexts),
    englishLevel: text({ enum: englishLevels }),
    toeicScore: smallint(),
    toeicAcqYear: smallint(),
    toeflScore: smallint(),
    toeflAcqYear: smallint(),
    jobChangeWillingness: text({ enum: jobChangeWillingnesses }),
    sideJobWillingness: text({ enum: sideJobWillingnesses }),
    preferredWorkplaces: text().array().$type<WorkplaceChoice[]>().notNull().default(noTexts),
    /** Numbers of prefectures, refining the choice `exceptTokyo`. */
    preferredPrefectures: smallint().array().$type<PlaceNo[]>().notNull().default(noNumbers),
    interestedOccupations: text().array().$type<SubOccupation[]>().notNull().default(noTexts),
    interestedCompanyScales: text().array().$type<CompanyScale[]>().notNull().default(noTexts),
    workStyles: text().array().$type<WorkStyle[]>().notNull().default(noTexts),
    focusOnChoosingCompanies: text()
      .array()
      .$type<SelectionCriterion[]>()
      .notNull()
      .default(noTexts),
    /** In units of 10,000 yen. */
    minDesiredSalary: integer(),
    maxDesiredSalary: integer(),
    personalities: jsonb().$type<Personality[]>().notNull().default([]),
    registrationStatus: text({ enum: registrationStatuses }).notNull().default("loggedIn"),
    rank: text({ enum: ranks }),
    onlineAt: moment(),
    offlineAt: moment(),
    lastLoggedIn: text({ enum: platforms }),
    updateJobChangeWillingnessAt: moment(),
    updateSideJobWillingnessAt: moment(),
    registeredOn: date({ mode: "string" }),
    createdOn: date({ mode: "string" }).notNull(),
    firstRegisteredAt: moment(),
    favoriteUserIds: uuid().array().notNull().default(noIds),
    /** Raised by every save of the profile; a stale one is refused. */
    lockVersion: integer().notNull().default(0),
    /** The key of the last save of a registration step: a retry of it has nothing left to do. */
    lastSaveId: uuid(),
    withdrawnAt: moment(),
    ...written(),
  },
  (t) => [
    unique("jokers_public_id_key").on(t.publicId),
    uniqueIndex("jokers_facebook_user_id_key").on(t.facebookUserId),
    oneOf("jokers_gender_check", t.gender, genders),
    oneOf("jokers_industry_check", t.industry, industries),
    oneOf("jokers_occupation_check", t.occupation, occupations),
    oneOf("jokers_sub_occupation_check", t.subOccupation, subOccupationKeys),
    oneOf("jokers_management_check", t.managementExperience, managementExperiences),
    oneOf("jokers_english_level_check", t.englishLevel, englishLevels),
    oneOf("jokers_job_change_check", t.jobChangeWillingness, jobChangeWillingnesses),
    oneOf("jokers_side_job_check", t.sideJobWillingness, sideJobWillingnesses),
    eachOf("jokers_workplaces_check", t.preferredWorkplaces, workplaceChoices),
    oneOf("jokers_registration_status_check", t.registrationStatus, registrationStatuses),
    oneOf("jokers_rank_check", t.rank, ranks),
    oneOf("jokers_last_logged_in_check", t.lastLoggedIn, platforms),
    check("jokers_desired_salary_check", sql`${t.minDesiredSalary} <= ${t.maxDesiredSalary}`),
    notNegative("jokers_counts_check", t.lockVersion),
    index("jokers_registration_status_created_at_idx").on(t.registrationStatus, t.createdAt, t.id),
    index("jokers_created_at_idx").on(t.createdAt, t.id),
    // What the support team finds a person by, and by which two accounts of one person are noticed.
    index("jokers_name_idx").on(sql`${folded(t.name)} text_pattern_ops`),
    index("jokers_name_kana_idx").on(sql`${folded(t.nameKana)} text_pattern_ops`),
    index("jokers_email_idx").on(t.email),
    index("jokers_phone_idx").on(t.phone).where(sql`${t.phone} is not null`),
    index("jokers_job_change_reminder_idx")
      .on(t.updateJobChangeWillingnessAt)
      .where(sql`${t.registrationStatus} = 'registered'`),
    index("jokers_side_job_reminder_idx")
      .on(t.updateSideJobWillingnessAt)
      .where(sql`${t.registrationStatus} = 'registered'`),
  ],
);

const yearMonth = "^[0-9]{4}-(0[1-9]|1[0-2])$";

export const careers = pgTable(
  "careers",
  {
    id: id(),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    /** The place in the stored order, from 0. */
    sortOrder: smallint().notNull().default(0),
    companyName: text().notNull(),
    position: text(),
    /** Months as `YYYY-MM`. */
    startWorkingDuration: text().notNull(),
    endWorkingDuration: text(),
    business: text(),
    businessDetail: text(),
    isMostRecent: boolean().notNull().default(false),
    isCurrentWorkplace: boolean().notNull().default(false),
    ...written(),
  },
  (t) => [
    index("careers_joker_id_idx").on(t.jokerId, t.sortOrder),
    uniqueIndex("careers_one_most_recent_key").on(t.jokerId).where(sql`${t.isMostRecent}`),
    check("careers_start_check", sql`${t.startWorkingDuration} ~ '${sql.raw(yearMonth)}'`),
    check("careers_end_check", sql`${t.endWorkingDuration} ~ '${sql.raw(yearMonth)}'`),
    check(
      "careers_current_check",
      sql`not (${t.isCurrentWorkplace} and ${t.endWorkingDuration} is not null)`,
    ),
  ],
);

/** Words of company sites that a joker hides from and does not want to see. */
export const hiddenCompanyDomains = pgTable(
  "hidden_company_domains",
  {
    id: id(),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    /** In the compared form: lower case, without scheme and `www.`. */
    word: text().notNull(),
    /** The word in the forms that companies' names are compared in. */
    nameKeys: text().array().notNull().generatedAlwaysAs(sql`company_name_keys("word")`),
    createdAt: moment().notNull(),
  },
  (t) => [unique("hidden_company_domains_joker_id_word_key").on(t.jokerId, t.word)],
);
