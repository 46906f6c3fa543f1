import { likeStatuses } from "@tefuda/domain/like/states";
import { interestLevels } from "@tefuda/domain/options/interest";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { aces } from "./ace.ts";
import { id, moment, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";
import { jokers } from "./joker.ts";
import { recruitments } from "./recruitment.ts";

export const likes = pgTable(
  "likes",
  {
    id: id(),
    aceId: uuid()
      .notNull()
      .references(() => aces.id, { onDelete: "cascade" }),
    aceCompanyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    recruitmentId: uuid().references(() => recruitments.id, { onDelete: "set null" }),
    recruitmentRevision: integer(),
    selectedInterestAction: text({ enum: interestLevels }),
    message: text(),
    status: text({ enum: likeStatuses }).notNull().default("sent"),
    answeredAt: moment(),
    expiresAt: moment().notNull(),
    ...written(),
  },
  (t) => [
    uniqueIndex("likes_one_live_key")
      .on(t.aceCompanyId, t.jokerId)
      .where(sql`${t.status} = 'sent'`),
    oneOf("likes_status_check", t.status, likeStatuses),
    oneOf("likes_selected_interest_action_check", t.selectedInterestAction, interestLevels),
    index("likes_joker_id_created_at_idx").on(t.jokerId, t.createdAt, t.id),
    index("likes_ace_id_status_created_at_idx").on(t.aceId, t.status, t.createdAt, t.id),
    index("likes_ace_company_id_created_at_idx").on(t.aceCompanyId, t.createdAt, t.id),
    index("likes_recruitment_id_idx").on(t.recruitmentId),
    index("likes_expires_at_idx").on(t.expiresAt).where(sql`${t.status} = 'sent'`),
  ],
);
