import { COMPASS_RUNS_PER_DAY } from "../compass/limits.ts";
import {
  AGENTS_MAX,
  CANNED_REPLIES_PER_ACE,
  JOKER_KEEP_LIMIT,
  LIKE_DAILY_LIMIT,
  NEW_THREADS_PER_DAY,
  OFFER_TEMPLATES_PER_ACE,
  PROFILE_IMAGE_MAX_MB,
  SAVED_SEARCH_LIMIT,
} from "../constants/limits.ts";
import type { ModalId } from "../constants/modal-ids.ts";

/** Where a screen shows the error. `mail` never reaches a screen. */
export type ErrorPlace = "toast" | "field" | "modal" | "page" | "form" | "mail";

/** What the error means to a transport, in the sense of the HTTP status of that name. */
export type ErrorKind =
  | "badRequest"
  | "unauthorized"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooMany"
  | "unavailable"
  | "internal";

/** Where the screen goes, or what it offers, after the message. */
export type ErrorFollowUp =
  | "login"
  | "offers"
  | "calendarSetting"
  | "companyLogin"
  | "agreement"
  | "reload"
  | "retry";

/** Values of the placeholders of a text. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface ErrorEntry {
  kind: ErrorKind;
  where: ErrorPlace;
  /** The window that shows it, for `where: "modal"` where the specification names one. */
  modal?: ModalId;
  followUp?: ErrorFollowUp;
  /** Every placeholder of the text, with the value used when the thrower gives none. */
  params?: ErrorParams;
}

/** Every error a person can meet (spec 8 · The error catalogue). */
export const errorCatalogue = {
  aceNotFound: { kind: "notFound", where: "toast" },
  aceNotLinkingRecruitment: {
    kind: "badRequest",
    where: "modal",
    modal: "not-linking-recruitment",
  },
  alreadyExistsFacebookLoginUser: { kind: "conflict", where: "toast", followUp: "offers" },
  alreadyExistsLike: { kind: "conflict", where: "toast" },
  alreadyExistsKeep: { kind: "conflict", where: "toast" },
  alreadyExistsMatchingForAce: { kind: "conflict", where: "toast" },
  alreadyExistsMatchingForJoker: { kind: "conflict", where: "toast" },
  alreadyExistsMatchingForJokerOnLike: { kind: "conflict", where: "toast" },
  alreadyExistsMatchingForAgentAceOnLike: { kind: "conflict", where: "toast" },
  alreadyExistsOffer: { kind: "conflict", where: "toast" },
  alreadyRegisteredEmail: { kind: "conflict", where: "field" },
  alreadyRegisteredHiddenCompany: {
    kind: "conflict",
    where: "field",
    params: { label: "この言葉" },
  },
  cannotFetchImageFile: { kind: "badRequest", where: "toast" },
  companyNotFound: { kind: "notFound", where: "toast" },
  dataNotFound: { kind: "notFound", where: "toast" },
  encryptFailed: { kind: "internal", where: "toast" },
  exceededFileSize: { kind: "badRequest", where: "field", params: { limit: PROFILE_IMAGE_MAX_MB } },
  failedGetFileExtension: { kind: "badRequest", where: "field" },
  failedProcessImage: { kind: "badRequest", where: "toast" },
  failedToCreateAnswer: { kind: "internal", where: "toast" },
  failedToCreateAudio: { kind: "internal", where: "toast" },
  fetchDataError: { kind: "internal", where: "toast", followUp: "retry" },
  fetchGoogleCalendarEventFailure: { kind: "internal", where: "toast" },
  googleAuthExpired: { kind: "badRequest", where: "toast", followUp: "calendarSetting" },
  internalError: { kind: "internal", where: "toast" },
  invalidActionCode: { kind: "badRequest", where: "page" },
  invalidEmailOnLogin: { kind: "badRequest", where: "field" },
  invalidEmailOnSignup: { kind: "badRequest", where: "field" },
  invalidParameter: { kind: "badRequest", where: "toast" },
  likelyCompanyUser: { kind: "forbidden", where: "form", followUp: "companyLogin" },
  lock: { kind: "conflict", where: "toast", followUp: "reload" },
  loginPageForCompany: { kind: "forbidden", where: "form" },
  noAdditionalUserInfoOnFBLogin: { kind: "badRequest", where: "toast" },
  noCurrentUser: { kind: "unauthorized", where: "toast", followUp: "login" },
  notEmailPasswordUser: { kind: "badRequest", where: "mail" },
  notRegisteredProfile: { kind: "forbidden", where: "modal", modal: "joker-judging-status" },
  notSupportDevice: { kind: "badRequest", where: "page" },
  reactOfferCount: { kind: "conflict", where: "modal", modal: "confirm-offer-check" },
  reachJokerKeepLimit: {
    kind: "conflict",
    where: "modal",
    modal: "reach-joker-keep-limit",
    params: { limit: JOKER_KEEP_LIMIT },
  },
  recruitmentNotFound: { kind: "notFound", where: "toast" },
  requireRecentLogin: { kind: "forbidden", where: "modal" },
  userNotFound: { kind: "notFound", where: "toast", followUp: "login" },
  userNotFoundOnAuth: { kind: "unauthorized", where: "form" },
  weakPassword: { kind: "badRequest", where: "field" },
  wrongPassword: { kind: "unauthorized", where: "form" },
  unauthenticated: { kind: "unauthorized", where: "toast", followUp: "login" },
  unrecognizedAudio: { kind: "badRequest", where: "field" },
  timeout: { kind: "internal", where: "toast" },
  unexpected: { kind: "internal", where: "toast" },
  serverBusy: { kind: "unavailable", where: "toast", followUp: "retry" },
  invalidPasswordResetRequest: { kind: "forbidden", where: "page" },
  temporarilyLocked: { kind: "tooMany", where: "form" },
  wrongSecondFactor: { kind: "unauthorized", where: "field" },
  secondStepExpired: { kind: "unauthorized", where: "form" },
  socialSignInExpired: { kind: "unauthorized", where: "form" },
  customTokenExpired: { kind: "unauthorized", where: "toast" },
  alreadySignedIn: { kind: "conflict", where: "modal" },
  lastSignInWay: { kind: "conflict", where: "toast" },
  userDisabled: { kind: "forbidden", where: "form" },
  permissionDenied: { kind: "forbidden", where: "toast" },
  restricted: { kind: "forbidden", where: "toast" },
  agreementRequired: { kind: "forbidden", where: "toast", followUp: "agreement" },
  judgementTooSoon: { kind: "tooMany", where: "toast" },
  reachLikeLimit: { kind: "tooMany", where: "toast", params: { limit: LIKE_DAILY_LIMIT } },
  reachOfferDayLimit: { kind: "tooMany", where: "toast", params: { limit: NEW_THREADS_PER_DAY } },
  reachOfferTemplateLimit: {
    kind: "conflict",
    where: "form",
    params: { limit: OFFER_TEMPLATES_PER_ACE },
  },
  alreadyExistsOfferTemplate: { kind: "conflict", where: "field" },
  tooManyRequests: { kind: "tooMany", where: "toast" },
  scheduleConflict: { kind: "conflict", where: "toast" },
  scheduleExpired: { kind: "conflict", where: "toast" },
  tooLateToReschedule: { kind: "conflict", where: "toast" },
  interviewStarted: { kind: "conflict", where: "toast" },
  videoChatNotOpen: { kind: "forbidden", where: "toast" },
  videoSeatTaken: { kind: "conflict", where: "toast" },
  lastAdmin: { kind: "conflict", where: "toast" },
  agentIncomplete: { kind: "badRequest", where: "form", params: { list: "プロフィール" } },
  agentStillHires: { kind: "conflict", where: "form" },
  agentLeavesNoAdmin: { kind: "conflict", where: "form" },
  reachAgentLimit: { kind: "conflict", where: "form", params: { limit: AGENTS_MAX } },
  recruitmentIncomplete: { kind: "badRequest", where: "form", params: { list: "必須項目" } },
  reachSavedSearchLimit: {
    kind: "conflict",
    where: "form",
    params: { limit: SAVED_SEARCH_LIMIT },
  },
  alreadyExistsSavedSearch: { kind: "conflict", where: "field" },
  reachCannedReplyLimit: {
    kind: "conflict",
    where: "form",
    params: { limit: CANNED_REPLIES_PER_ACE },
  },
  reachCompassLimit: {
    kind: "tooMany",
    where: "form",
    params: { limit: COMPASS_RUNS_PER_DAY.joker },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** True for a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCatalogue, code);
}

/** Entry of a code, with its optional parts readable on every code. */
export function errorEntry(code: ErrorCode): ErrorEntry {
  return errorCatalogue[code];
}
