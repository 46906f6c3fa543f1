import { type Rating, type ReviewTag, reviewTags } from "@tefuda/domain/video/review";
import { signalKinds } from "@tefuda/domain/video/schema";
import { videoChatStatuses } from "@tefuda/domain/video/states";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { eachOf, id, moment, noTexts, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";
import { matchings } from "./matching.ts";
import { schedules } from "./schedule.ts";

/** Who was in the room: the first time and, of someone who is out, the last; ISO times. */
export interface VideoParticipant {
  readonly userId: string;
  readonly joinedAt?: string;
  readonly leftAt?: string;
}

export const videoChats = pgTable(
  "video_chats",
  {
    id: id(),
    matchingId: uuid()
      .notNull()
      .references(() => matchings.id, { onDelete: "cascade" }),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    status: text({ enum: videoChatStatuses }).notNull().default("scheduled"),
    participants: jsonb().$type<VideoParticipant[]>().notNull().default([]),
    /** How long both were in the room together, over all their visits. */
    togetherSeconds: doublePrecision().notNull().default(0),
    /** Up to when that has been counted. */
    countedTo: moment(),
    endedBy: uuid(),
    endedAt: moment(),
    ...written(),
  },
  (t) => [
    unique("video_chats_schedule_id_key").on(t.scheduleId),
    oneOf("video_chats_status_check", t.status, videoChatStatuses),
    check("video_chats_time_check", sql`${t.startAt} < ${t.endAt}`),
    notNegative("video_chats_together_seconds_check", t.togetherSeconds),
    index("video_chats_matching_id_start_at_idx").on(t.matchingId, t.startAt),
    index("video_chats_start_at_idx")
      .on(t.startAt)
      .where(sql`${t.status} in ('scheduled', 'open', 'inProgress')`),
  ],
);

/**
 * Where a member sits while the room is open, one device each: a second one takes the row over
 * under a new id. Gone soon after the room has closed.
 */
export const videoSeats = pgTable(
  "video_seats",
  {
    videoChatId: uuid()
      .notNull()
      .references(() => videoChats.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The seat's id: a new one for each time that somebody sits down. */
    seatId: uuid().notNull(),
    deviceId: text().notNull(),
    /** From when the seat has been there without a gap. */
    since: moment().notNull(),
    seenAt: moment().notNull(),
    leftAt: moment(),
    /** The number of the newest signal to this seat. */
    lastSignal: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: "video_seats_pkey", columns: [t.videoChatId, t.userId] }),
    unique("video_seats_seat_id_key").on(t.seatId),
    notNegative("video_seats_last_signal_check", t.lastSignal),
    index("video_seats_user_id_idx").on(t.userId),
  ],
);

/**
 * What one browser told the other to get through to it, numbered per receiving seat without gaps.
 * Kept while the room is open.
 */
export const videoSignals = pgTable(
  "video_signals",
  {
    seatId: uuid().notNull(),
    seq: integer().notNull(),
    videoChatId: uuid()
      .notNull()
      .references(() => videoChats.id, { onDelete: "cascade" }),
    fromSeatId: uuid().notNull(),
    kind: text({ enum: signalKinds }).notNull(),
    payload: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "video_signals_pkey", columns: [t.seatId, t.seq] }),
    oneOf("video_signals_kind_check", t.kind, signalKinds),
    index("video_signals_video_chat_id_idx").on(t.videoChatId),
    index("video_signals_from_seat_id_created_at_idx").on(t.fromSeatId, t.createdAt),
  ],
);

/** Whom the window for a review has been shown to; it opens by itself once. */
export const reviewPrompts = pgTable(
  "review_prompts",
  {
    videoChatId: uuid()
      .notNull()
      .references(() => videoChats.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    shownAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "review_prompts_pkey", columns: [t.videoChatId, t.userId] }),
    index("review_prompts_user_id_idx").on(t.userId),
  ],
);

/**
 * What one side thought of an interview; the other side never sees it. It outlives the thread, for
 * the one with something bad to tell is the one who ends it.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    videoChatId: uuid().notNull(),
    matchingId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which side wrote it. */
    side: text({ enum: ["joker", "ace"] }).notNull(),
    /** Whom they talked with. */
    aboutUserId: uuid().references(() => users.id, { onDelete: "set null" }),
    companyId: uuid().references(() => companies.id, { onDelete: "set null" }),
    interviewAt: moment().notNull(),
    rating: smallint().$type<Rating>().notNull(),
    tags: text().array().$type<ReviewTag[]>().notNull().default(noTexts),
    comment: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("reviews_video_chat_id_user_id_key").on(t.videoChatId, t.userId),
    check("reviews_rating_check", sql`${t.rating} between 1 and 5`),
    eachOf("reviews_tags_check", t.tags, reviewTags),
    oneOf("reviews_side_check", t.side, ["joker", "ace"]),
    index("reviews_user_id_idx").on(t.userId),
    index("reviews_about_user_id_idx").on(t.aboutUserId),
    index("reviews_company_id_idx").on(t.companyId),
    index("reviews_created_at_idx").on(t.createdAt, t.id),
    index("reviews_low_idx").on(t.createdAt, t.id).where(sql`${t.rating} <= 2`),
    index("reviews_like_selection_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.tags} @> array['likeSelection']::text[]`),
    index("reviews_unpleasant_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.tags} @> array['unpleasant']::text[]`),
  ],
);
