import type { aces } from "@tefuda/db/schema/ace";
import type { jokers } from "@tefuda/db/schema/joker";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";

/** No mail ever reaches it: the top-level domain is reserved for that. */
export const erasedEmail = (id: string) => `${id}@erased.invalid`;

/** A seeker's row of whom nothing is known but that they were in a thread. */
export const blankJoker: Omit<typeof jokers.$inferSelect, KeptOfJoker> = {
  name: null,
  nameKana: null,
  gender: null,
  birthday: null,
  birthdayTimestamp: null,
  profileImageURL: null,
  facebookUserId: null,
  email: null,
  phone: null,
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
  preferredPrefectures: [],
  interestedOccupations: [],
  interestedCompanyScales: [],
  workStyles: [],
  focusOnChoosingCompanies: [],
  minDesiredSalary: null,
  maxDesiredSalary: null,
  personalities: [],
  registrationStatus: "loggedIn",
  rank: null,
  onlineAt: null,
  offlineAt: null,
  lastLoggedIn: null,
  updateJobChangeWillingnessAt: null,
  updateSideJobWillingnessAt: null,
  registeredOn: null,
  firstRegisteredAt: null,
  favoriteUserIds: [],
};

/** A member's row of whom nothing is known but that they were in a thread of the company. */
export const blankAce: Omit<typeof aces.$inferSelect, KeptOfAce> = {
  name: WITHDRAWN_USER_NAME,
  nameKana: null,
  gender: null,
  birthday: null,
  occupations: [],
  position: null,
  business: null,
  businessURL: null,
  businessDetail: null,
  graduatedSchool: null,
  graduatedFacultyDepartment: null,
  careers: [],
  introduction: null,
  valueInJob: null,
  appealOfWorking: null,
  personalities: [],
  profileImage: null,
  articleId: null,
  favoriteUserIds: [],
  isAvailable: false,
  isAgent: false,
  agentOrder: 0,
  pickupPoint: 0,
  onlineAt: null,
  offlineAt: null,
};

/** What stays: a column that is neither blank nor named here is a fault of types. */
type KeptOfJoker =
  | "id"
  | "publicId"
  | "createdOn"
  | "lockVersion"
  | "lastSaveId"
  | "withdrawnAt"
  | "createdAt"
  | "updatedAt";
type KeptOfAce =
  | "id"
  | "companyId"
  | "authority"
  | "email"
  | "lockVersion"
  | "lastSaveId"
  | "removedAt"
  | "searchText"
  | "createdAt"
  | "updatedAt";
