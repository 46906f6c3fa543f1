import type { Rating, ReviewTag } from "@tefuda/domain/video/review";
import { videoChatStatuses } from "@tefuda/domain/video/states";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, moment, noTexts, notNegative, oneOf, written } from "./columns.ts";
import { matchings } from "./matching.ts";
import { schedules } from "./schedule.ts";

/** Who was in the room and when; ISO times. */
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
    /** How long both were in the room together. */
    togetherSeconds: integer().notNull().default(0),
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

/** What one side thought of an interview; the other side never sees it. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    videoChatId: uuid()
      .notNull()
      .references(() => videoChats.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rating: smallint().$type<Rating>().notNull(),
    tags: text().array().$type<ReviewTag[]>().notNull().default(noTexts),
    comment: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("reviews_video_chat_id_user_id_key").on(t.videoChatId, t.userId),
    check("reviews_rating_check", sql`${t.rating} between 1 and 5`),
    index("reviews_user_id_idx").on(t.userId),
  ],
);
