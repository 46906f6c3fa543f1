import type { ReadableProfile } from "@tefuda/domain/joker/profile-sections.ja";
import type { JudgementReason } from "@tefuda/domain/judgement/reasons";
import type { FieldComment } from "@tefuda/domain/judgement/schema";
import { type JudgementStatus, judgementStatuses } from "@tefuda/domain/judgement/states";
import { ranks } from "@tefuda/domain/options/ranks";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "../pg-core.ts";
import { operators } from "./account.ts";
import { id, moment, noTexts, notNegative, oneOf, written } from "./columns.ts";
import { jokers } from "./joker.ts";

/** One step of a judgement; `at` is an ISO time. */
export interface JudgementStep {
  readonly status: JudgementStatus;
  readonly at: string;
  readonly byOperatorId: string | null;
}

export const jokerJudgements = pgTable(
  "joker_judgements",
  {
    id: id(),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    status: text({ enum: judgementStatuses }).notNull().default("requested"),
    requestedAt: moment().notNull(),
    requestCount: integer().notNull().default(1),
    /** Who has the case in hand, or gave the last verdict. */
    reviewerId: uuid().references(() => operators.id, { onDelete: "set null" }),
    /** When the reviewer took the case; a claim lapses when nothing follows. */
    claimedAt: moment(),
    reviewedAt: moment(),
    rank: text({ enum: ranks }),
    reasonCodes: text().array().$type<JudgementReason[]>().notNull().default(noTexts),
    fieldComments: jsonb().$type<FieldComment[]>().notNull().default([]),
    comment: text(),
    /** The seeker has seen the judgement-passed screen, which comes once. */
    isShownJudgementPassed: boolean().notNull().default(false),
    history: jsonb().$type<JudgementStep[]>().notNull().default([]),
    ...written(),
  },
  (t) => [
    unique("joker_judgements_joker_id_key").on(t.jokerId),
    oneOf("joker_judgements_status_check", t.status, judgementStatuses),
    oneOf("joker_judgements_rank_check", t.rank, ranks),
    notNegative("joker_judgements_request_count_check", t.requestCount),
    index("joker_judgements_status_requested_at_idx").on(t.status, t.requestedAt, t.id),
    index("joker_judgements_reviewer_id_idx").on(t.reviewerId),
    index("joker_judgements_reviewed_at_idx").on(t.reviewedAt),
  ],
);

/** The profile as it was submitted, one a request; the next request is compared with it. */
export const judgementSnapshots = pgTable(
  "judgement_snapshots",
  {
    id: id(),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    /** Which request it was: 1, 2, 3 … */
    requestCount: integer().notNull(),
    profile: jsonb().$type<ReadableProfile>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("judgement_snapshots_joker_id_request_count_key").on(t.jokerId, t.requestCount),
    notNegative("judgement_snapshots_request_count_check", t.requestCount),
  ],
);
