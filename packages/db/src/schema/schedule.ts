import { calendarProviders } from "@tefuda/domain/calendar/constants";
import { offerPurposes } from "@tefuda/domain/offer/constants";
import { proposerTypes, type ScheduleReason } from "@tefuda/domain/schedule/constants";
import { scheduleStatuses } from "@tefuda/domain/schedule/states";
import type { ScheduleCandidate, ScheduleDuration } from "@tefuda/domain/schedule/types";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { sessions, users } from "./account.ts";
import { id, moment, notNegative, oneOf, written } from "./columns.ts";
import { matchings } from "./matching.ts";

export const schedules = pgTable(
  "schedules",
  {
    id: id(),
    matchingId: uuid()
      .notNull()
      .references(() => matchings.id, { onDelete: "cascade" }),
    round: integer().notNull().default(1),
    status: text({ enum: scheduleStatuses }).notNull().default("proposed"),
    purpose: text({ enum: offerPurposes }).notNull(),
    proposerType: text({ enum: proposerTypes }).notNull(),
    proposerId: uuid().notNull(),
    durationMinutes: smallint().$type<ScheduleDuration>().notNull(),
    timeZone: text({ enum: ["Asia/Tokyo"] })
      .notNull()
      .default("Asia/Tokyo"),
    candidates: jsonb().$type<ScheduleCandidate[]>().notNull(),
    selectedCandidateId: text(),
    /** The chosen candidate's time, for overlaps and reminders. */
    startAt: moment(),
    endAt: moment(),
    fixedAt: moment(),
    note: text(),
    reasonKey: text().$type<ScheduleReason>(),
    reasonNote: text(),
    expiresAt: moment().notNull(),
    /** The first round of an interview that was moved: outside calendars know it by that id. */
    firstRoundId: uuid(),
    /** How often outside calendars were told of the interview, over all of its rounds. */
    calendarSequence: integer().notNull().default(0),
    /** Who changed it last, absent for the clock: the same call again is told from another's. */
    changedBy: uuid(),
    lockVersion: integer().notNull().default(0),
    ...written(),
  },
  (t) => [
    uniqueIndex("schedules_one_open_key")
      .on(t.matchingId)
      .where(sql`${t.status} in ('proposed', 'fixed')`),
    oneOf("schedules_status_check", t.status, scheduleStatuses),
    oneOf("schedules_purpose_check", t.purpose, offerPurposes),
    oneOf("schedules_proposer_type_check", t.proposerType, proposerTypes),
    check("schedules_duration_check", sql`${t.durationMinutes} in (30, 45, 60)`),
    check("schedules_round_check", sql`${t.round} >= 1`),
    check("schedules_time_check", sql`${t.startAt} < ${t.endAt}`),
    notNegative("schedules_lock_version_check", t.lockVersion, t.calendarSequence),
    index("schedules_matching_id_created_at_idx").on(t.matchingId, t.createdAt, t.id),
    index("schedules_expires_at_idx").on(t.expiresAt).where(sql`${t.status} = 'proposed'`),
    index("schedules_start_at_idx").on(t.startAt).where(sql`${t.status} = 'fixed'`),
  ],
);

/** The calendar of a user at an outside provider; busy times only are ever read. */
export const calendarLinks = pgTable(
  "calendar_links",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text({ enum: calendarProviders }).notNull(),
    scope: text().notNull(),
    /** Sealed with a key that is made from the product's secret. */
    tokenEncrypted: text().notNull(),
    linkedAt: moment().notNull(),
    expiredAt: moment(),
    /** Someone is getting new tokens until then: a provider takes each refresh token once. */
    refreshingUntil: moment(),
  },
  (t) => [oneOf("calendar_links_provider_check", t.provider, calendarProviders)],
);

/** A browser that was sent to a provider's page and has not come back; one for each session. */
export const calendarLinkAttempts = pgTable(
  "calendar_link_attempts",
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Hash of the state that the browser brings back. */
    stateHash: text().notNull(),
    /** The proof key's secret half, sealed. */
    verifierSealed: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("calendar_link_attempts_expires_at_idx").on(t.expiresAt)],
);

/** The weekly hours at which a user is free, in minutes since midnight in Japan. */
export const availableHours = pgTable(
  "available_hours",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 0 is Sunday. */
    weekday: smallint().notNull(),
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
  },
  (t) => [
    primaryKey({ name: "available_hours_pkey", columns: [t.userId, t.weekday, t.startMinute] }),
    check("available_hours_weekday_check", sql`${t.weekday} between 0 and 6`),
    check(
      "available_hours_minutes_check",
      sql`0 <= ${t.startMinute} and ${t.startMinute} < ${t.endMinute} and ${t.endMinute} <= 1440`,
    ),
  ],
);
