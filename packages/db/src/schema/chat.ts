import { type MessageType, messageTypeNumbers } from "@tefuda/domain/chat/constants";
import type { ChatFile } from "@tefuda/domain/chat/message";
import { type InterestedTheme, interestLevels } from "@tefuda/domain/options/interest";
import type { ScheduleSnapshot } from "@tefuda/domain/schedule/types";
import {
  boolean,
  check,
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
import { type SQL, sql } from "../sql.ts";
import { folded, id, moment, oneOf } from "./columns.ts";
import { deletedMatchings, matchings } from "./matching.ts";

const messageColumns = () => ({
  /** Position in its thread: 1, 2, 3 … without gaps. */
  seq: integer().notNull(),
  type: smallint().$type<MessageType>().notNull(),
  text: text().notNull().default(""),
  /** A user's id, or `system`. */
  userId: text().notNull(),
  userName: text().notNull(),
  isSystemMessage: boolean().notNull().default(false),
  isExpired: boolean().notNull().default(false),
  sentAt: moment().notNull(),
  readAt: moment(),
  mediaUrl: text(),
  file: jsonb().$type<ChatFile>(),
  selectedInterestedThemes: text().array().$type<InterestedTheme[]>(),
  otherTheme: text(),
  selectedInterestAction: text({ enum: interestLevels }),
  schedule: jsonb().$type<ScheduleSnapshot>(),
  scheduleId: uuid(),
  /** What else a system message says: the origin of a first message, the new ace of a handover. */
  params: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  /** Taken down by the support team. */
  removedAt: moment(),
});

export const chatMessages = pgTable(
  "chat_messages",
  {
    /** Made by the client: sending the same one again changes nothing. */
    id: id(),
    matchingId: uuid()
      .notNull()
      .references(() => matchings.id, { onDelete: "cascade" }),
    ...messageColumns(),
    /** What words are looked for in, folded: what a person wrote, or the name of a file. */
    searchText: text().generatedAlwaysAs(
      (): SQL =>
        folded(
          sql`case when ${chatMessages.removedAt} is null then case ${chatMessages.type} when 0 then ${chatMessages.text} when 14 then ${chatMessages.file} ->> 'name' end end`,
        ),
    ),
  },
  (t) => [
    unique("chat_messages_matching_id_seq_key").on(t.matchingId, t.seq),
    check(
      "chat_messages_type_check",
      sql`${t.type} in (${sql.raw(messageTypeNumbers.join(", "))})`,
    ),
    check("chat_messages_seq_check", sql`${t.seq} >= 1`),
    oneOf("chat_messages_selected_action_check", t.selectedInterestAction, interestLevels),
    // The search in one's threads reads the newest of each thread first.
    index("chat_messages_search_idx")
      .on(t.matchingId, t.sentAt, t.id)
      .where(sql`${t.searchText} is not null`),
    index("chat_messages_user_id_sent_at_idx").on(t.userId, t.sentAt),
    index("chat_messages_hand_over_idx")
      .on(sql`(${t.params} ->> 'aceId')`)
      .where(sql`${t.params} ? 'aceId'`),
    index("chat_messages_schedule_id_idx").on(t.scheduleId).where(sql`${t.scheduleId} is not null`),
  ],
);

/** Messages of released matchings, for as long as the archive keeps them. */
export const deletedChatMessages = pgTable(
  "deleted_chat_messages",
  {
    id: uuid().notNull(),
    matchingId: uuid()
      .notNull()
      .references(() => deletedMatchings.id, { onDelete: "cascade" }),
    ...messageColumns(),
  },
  (t) => [primaryKey({ name: "deleted_chat_messages_pkey", columns: [t.matchingId, t.seq] })],
);
