import { SUPPORT_OPERATOR_ID } from "@tefuda/domain/chat/constants";
import { deletedMatchingRoutes } from "@tefuda/domain/matching/constants";
import { offerPurposes } from "@tefuda/domain/offer/constants";
import {
  type InterestedTheme,
  interestedThemes,
  interestLevels,
} from "@tefuda/domain/options/interest";
import { proposerTypes } from "@tefuda/domain/schedule/constants";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { aces } from "./ace.ts";
import { eachOf, id, moment, noMoments, noTexts, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";
import { jokers } from "./joker.ts";
import { likes } from "./like.ts";
import { offers } from "./offer.ts";
import { recruitments } from "./recruitment.ts";

/**
 * Two sides that may talk: a joker and an ace, or a joker and the support team
 * (`operatorId = 'operator'`, no ace; the support team's counters are those of the ace side).
 */
export const matchings = pgTable(
  "matchings",
  {
    id: id(),
    aceId: uuid().references(() => aces.id, { onDelete: "cascade" }),
    aceCompanyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    operatorId: text({ enum: [SUPPORT_OPERATOR_ID] }),
    offerId: uuid().references(() => offers.id, { onDelete: "set null" }),
    likeId: uuid().references(() => likes.id, { onDelete: "set null" }),
    recruitmentId: uuid().references(() => recruitments.id, { onDelete: "set null" }),
    recruitmentRevision: integer(),
    purpose: text({ enum: offerPurposes }),
    isSentFirstSchedule: boolean().notNull().default(false),
    isDoneVideoChat: boolean().notNull().default(false),
    doneVideoChatAt: moment(),
    matchedAt: moment().notNull(),
    lastMessage: text().notNull().default(""),
    /** A user's id, or `system`. */
    lastSenderId: text(),
    lastMessagedAt: moment().notNull(),
    selectedInterestedThemes: text().array().$type<InterestedTheme[]>().notNull().default(noTexts),
    selectedInterestAction: text({ enum: interestLevels }),
    /** The number of the newest message; taken under the row's lock, so it has no gaps. */
    lastSeq: integer().notNull().default(0),
    aceLastReadSeq: integer().notNull().default(0),
    jokerLastReadSeq: integer().notNull().default(0),
    aceUnreadCount: integer().notNull().default(0),
    jokerUnreadCount: integer().notNull().default(0),
    /** When each side was last mailed about new messages. */
    aceMailedAt: moment(),
    jokerMailedAt: moment(),
    /** What either side has the thread closed with when the other's turn runs out; null is off. */
    aceCloseText: text(),
    jokerCloseText: text(),
    /** The last closing on time-out. It holds while no message has come after `closedSeq`. */
    closedAt: moment(),
    closedSeq: integer(),
    closedBy: text({ enum: proposerTypes }),
    /** The newest message when whose turn it is was last reminded: once for each turn. */
    turnRemindedSeq: integer(),
    ...written(),
  },
  (t) => [
    unique("matchings_ace_company_id_joker_id_key").on(t.aceCompanyId, t.jokerId),
    uniqueIndex("matchings_one_support_key").on(t.jokerId).where(sql`${t.operatorId} is not null`),
    check(
      "matchings_sides_check",
      sql`num_nonnulls(${t.aceId}, ${t.aceCompanyId}) = case when ${t.operatorId} is null then 2 else 0 end`,
    ),
    oneOf("matchings_operator_id_check", t.operatorId, [SUPPORT_OPERATOR_ID]),
    oneOf("matchings_purpose_check", t.purpose, offerPurposes),
    oneOf("matchings_selected_interest_action_check", t.selectedInterestAction, interestLevels),
    eachOf("matchings_selected_themes_check", t.selectedInterestedThemes, interestedThemes),
    oneOf("matchings_closed_by_check", t.closedBy, proposerTypes),
    check(
      "matchings_closed_check",
      sql`num_nonnulls(${t.closedAt}, ${t.closedSeq}, ${t.closedBy}) in (0, 3) and ${t.closedSeq} <= ${t.lastSeq}`,
    ),
    notNegative(
      "matchings_counts_check",
      t.lastSeq,
      t.aceLastReadSeq,
      t.jokerLastReadSeq,
      t.aceUnreadCount,
      t.jokerUnreadCount,
    ),
    check(
      "matchings_read_check",
      sql`${t.aceLastReadSeq} <= ${t.lastSeq} and ${t.jokerLastReadSeq} <= ${t.lastSeq}`,
    ),
    index("matchings_ace_id_last_messaged_at_idx").on(t.aceId, t.lastMessagedAt, t.id),
    index("matchings_joker_id_last_messaged_at_idx").on(t.jokerId, t.lastMessagedAt, t.id),
    index("matchings_ace_company_id_last_messaged_at_idx").on(
      t.aceCompanyId,
      t.lastMessagedAt,
      t.id,
    ),
    index("matchings_ace_company_id_matched_at_idx").on(t.aceCompanyId, t.matchedAt),
    index("matchings_support_last_messaged_at_idx")
      .on(t.lastMessagedAt, t.id)
      .where(sql`${t.operatorId} is not null`),
    index("matchings_turn_idx").on(t.lastMessagedAt, t.id).where(sql`${t.operatorId} is null`),
    index("matchings_offer_id_idx").on(t.offerId),
    index("matchings_like_id_idx").on(t.likeId),
    index("matchings_recruitment_id_idx").on(t.recruitmentId),
    index("matchings_created_at_idx").on(t.createdAt, t.id),
  ],
);

/** The archive of released matchings; it outlives the people in it. */
export const deletedMatchings = pgTable(
  "deleted_matchings",
  {
    id: id(),
    aceId: uuid(),
    aceCompanyId: uuid(),
    jokerId: uuid(),
    recruitmentId: uuid(),
    route: text({ enum: deletedMatchingRoutes }).notNull(),
    releasedBy: uuid(),
    reason: text(),
    /** The matching as it was. */
    matching: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    matchedAt: moment().notNull(),
    deletedAt: moment().notNull(),
    /** The messages of the thread are gone. */
    messagesDeletedAt: moment(),
    /** When interviews took place, for the figures; those themselves go with the matching. */
    interviewedAt: moment().array().notNull().default(noMoments),
  },
  (t) => [
    oneOf("deleted_matchings_route_check", t.route, deletedMatchingRoutes),
    index("deleted_matchings_deleted_at_idx").on(t.deletedAt, t.id),
    index("deleted_matchings_ace_id_idx").on(t.aceId),
    index("deleted_matchings_ace_company_id_idx").on(t.aceCompanyId, t.deletedAt),
    index("deleted_matchings_joker_id_idx").on(t.jokerId),
  ],
);
