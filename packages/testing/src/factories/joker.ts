import type { careers as careersTable, jokers } from "@tefuda/db/schema/joker";
import { birthdayTimestamp } from "@tefuda/domain/joker/age";
import { arrangeCareers } from "@tefuda/domain/joker/careers";
import type { Rank } from "@tefuda/domain/options/ranks";
import type { RegistrationStatus } from "@tefuda/domain/options/registration-statuses";
import type { PlaceNo } from "@tefuda/domain/options/workplaces";
import { jstDate } from "@tefuda/domain/time/jst";
import { createRandom } from "../drawings/random.ts";
import { pickMany } from "./draw.ts";
import { stableId } from "./ids.ts";
import { drawProfile, type JokerProfile } from "./joker-profile.ts";
import { daysBefore, minutesAfter, writtenAt } from "./times.ts";
import { makeUser, type UserRow } from "./user.ts";

export type JokerRow = typeof jokers.$inferSelect;
export type CareerRow = typeof careersTable.$inferSelect;

export interface MadeJoker {
  readonly user: UserRow;
  readonly joker: JokerRow;
  readonly careers: readonly CareerRow[];
}

export interface JokerInput {
  /** Decides everything that is drawn. */
  readonly key: string | number;
  readonly registrationStatus?: RegistrationStatus;
  readonly rank?: Rank | null;
  /** Absent draws one; null leaves the profile empty, as after signing up. */
  readonly profile?: JokerProfile | null;
  readonly createdAt?: Date;
  readonly onlineAt?: Date | null;
}

const PUBLIC_ID_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const PUBLIC_ID_LENGTH = 12;
const REGISTERED_AFTER_MINUTES = 2 * 1440;
const prefectures: readonly PlaceNo[] = [1, 4, 11, 12, 14, 20, 22, 23, 26, 27, 28, 34, 40];

/** A seeker with careers in their stored order, and the user who signs in. */
export function makeJoker(
  now: Date,
  input: JokerInput,
  overrides: Partial<JokerRow> = {},
): MadeJoker {
  const { key, registrationStatus = "registered", rank = null } = input;
  const random = createRandom(key, ":joker");
  const id = overrides.id ?? stableId("joker", key);
  const email = overrides.email ?? `joker-${key}@demo.example`.toLowerCase();
  const createdAt = input.createdAt ?? daysBefore(now, 100);
  const onlineAt = input.onlineAt === undefined ? daysBefore(now, 1) : input.onlineAt;
  const profile = input.profile === undefined ? drawProfile(key, now) : input.profile;
  const firstRegisteredAt =
    registrationStatus === "registered" ? minutesAfter(createdAt, REGISTERED_AFTER_MINUTES) : null;
  const joker: JokerRow = {
    ...(profile ? profileColumns(profile) : emptyProfile),
    id,
    email,
    publicId: Array.from({ length: PUBLIC_ID_LENGTH }, () =>
      random.pick([...PUBLIC_ID_LETTERS]),
    ).join(""),
    profileImageURL: null,
    facebookUserId: null,
    phone: profile && random.chance(0.4) ? `090${random.int(10_000_000, 99_999_999)}` : null,
    preferredPrefectures: profile?.preferredWorkplaces.includes("exceptTokyo")
      ? pickMany(random, prefectures, random.int(1, 3))
      : [],
    registrationStatus,
    rank,
    onlineAt,
    offlineAt: onlineAt && minutesAfter(onlineAt, random.int(1, 4)),
    lastLoggedIn: onlineAt && (random.chance(0.6) ? "spweb" : "web"),
    updateJobChangeWillingnessAt: profile && (firstRegisteredAt ?? createdAt),
    updateSideJobWillingnessAt: profile && (firstRegisteredAt ?? createdAt),
    registeredOn: firstRegisteredAt && jstDate(firstRegisteredAt),
    createdOn: jstDate(createdAt),
    firstRegisteredAt,
    favoriteUserIds: [],
    lockVersion: 0,
    lastSaveId: null,
    withdrawnAt: null,
    ...writtenAt(createdAt),
    ...overrides,
  };
  const user = makeUser(
    { id, name: joker.name ?? "", email, createdAt },
    { lastSignedInAt: onlineAt ?? createdAt },
  );
  return { user, joker, careers: profile ? careerRows(id, profile, createdAt) : [] };
}

function profileColumns({ careers: _, skills, ...profile }: JokerProfile) {
  const { preferredWorkplaces, interestedOccupations, interestedCompanyScales } = profile;
  return {
    ...emptyProfile,
    ...profile,
    birthdayTimestamp: birthdayTimestamp(profile.birthday),
    introduction: profile.introduction ?? null,
    hasIntroduction: Boolean(profile.introduction),
    skills: [...skills],
    preferredWorkplaces: [...preferredWorkplaces],
    interestedOccupations: [...interestedOccupations],
    interestedCompanyScales: [...interestedCompanyScales],
    focusOnChoosingCompanies: [...profile.focusOnChoosingCompanies],
    workStyles: [...profile.workStyles],
    personalities: [...profile.personalities],
    englishLevel: profile.englishLevel ?? null,
    toeicScore: profile.toeicScore ?? null,
    managementExperience: profile.managementExperience ?? null,
    portfolioURL: profile.portfolioURL ?? null,
    maxDesiredSalary: profile.maxDesiredSalary ?? null,
  };
}

const emptyProfile = {
  name: null,
  nameKana: null,
  gender: null,
  birthday: null,
  birthdayTimestamp: null,
  graduatedSchool: null,
  graduatedFacultyDepartment: null,
  industry: null,
  occupation: null,
  subOccupation: null,
  portfolioURL: null,
  introduction: null,
  hasIntroduction: false,
  managementExperience: null,
  skills: [],
  englishLevel: null,
  toeicScore: null,
  toeicAcqYear: null,
  toeflScore: null,
  toeflAcqYear: null,
  jobChangeWillingness: null,
  sideJobWillingness: null,
  preferredWorkplaces: [],
  interestedOccupations: [],
  interestedCompanyScales: [],
  workStyles: [],
  focusOnChoosingCompanies: [],
  minDesiredSalary: null,
  maxDesiredSalary: null,
  personalities: [],
};

function careerRows(jokerId: string, { careers }: JokerProfile, createdAt: Date): CareerRow[] {
  return arrangeCareers(careers).map((career, sortOrder) => ({
    ...career,
    id: stableId("career", `${jokerId}:${sortOrder}`),
    jokerId,
    sortOrder,
    ...writtenAt(createdAt),
  }));
}
