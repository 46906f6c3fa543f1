import { swipeDecisions } from "@tefuda/domain/swipe/policy";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { aces } from "./ace.ts";
import { id, moment, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";
import { jokers } from "./joker.ts";

const companyId = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });
const jokerId = () =>
  uuid()
    .notNull()
    .references(() => jokers.id, { onDelete: "cascade" });
const aceId = () =>
  uuid()
    .notNull()
    .references(() => aces.id, { onDelete: "cascade" });

/** One keep per company and joker, held by one ace. */
export const keeps = pgTable(
  "keeps",
  {
    companyId: companyId(),
    jokerId: jokerId(),
    aceId: aceId(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    noticedAt: moment(),
  },
  (t) => [
    primaryKey({ name: "keeps_pkey", columns: [t.companyId, t.jokerId] }),
    index("keeps_joker_id_idx").on(t.jokerId),
    index("keeps_ace_id_created_at_idx").on(t.aceId, t.createdAt, t.jokerId),
    index("keeps_expires_at_idx").on(t.expiresAt),
  ],
);

export const hiddenJokers = pgTable(
  "hidden_jokers",
  {
    companyId: companyId(),
    jokerId: jokerId(),
    aceId: aceId(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "hidden_jokers_pkey", columns: [t.companyId, t.jokerId] }),
    index("hidden_jokers_joker_id_idx").on(t.jokerId),
    index("hidden_jokers_ace_id_idx").on(t.aceId),
    index("hidden_jokers_company_id_created_at_idx").on(t.companyId, t.createdAt, t.jokerId),
  ],
);

/** The round of the deck that an ace is in; without a row it is the first. */
export const swipeRounds = pgTable(
  "swipe_rounds",
  {
    aceId: aceId().primaryKey(),
    round: integer().notNull(),
    startedAt: moment().notNull(),
  },
  (t) => [check("swipe_rounds_round_check", sql`${t.round} >= 1`)],
);

/** Jokers about whom an ace decided while swiping; they come back in the next round. */
export const skippedJokers = pgTable(
  "skipped_jokers",
  {
    aceId: aceId(),
    jokerId: jokerId(),
    /** The latest round in which the ace decided. */
    round: integer().notNull(),
    decision: text({ enum: swipeDecisions }).notNull().default("skip"),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "skipped_jokers_pkey", columns: [t.aceId, t.jokerId] }),
    index("skipped_jokers_joker_id_idx").on(t.jokerId),
    check("skipped_jokers_round_check", sql`${t.round} >= 1`),
    oneOf("skipped_jokers_decision_check", t.decision, swipeDecisions),
    // Who is out for the round, and of them the last one passed over.
    index("skipped_jokers_ace_id_round_idx").on(t.aceId, t.round, t.createdAt, t.jokerId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    aceId: aceId(),
    name: text().notNull(),
    query: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** When the ace last looked at what it finds; whoever can be found since then is new. */
    seenAt: moment().notNull(),
    /** How many were new when they were last counted. */
    newCount: integer().notNull().default(0),
    countedAt: moment().notNull(),
    ...written(),
  },
  (t) => [
    uniqueIndex("saved_searches_ace_id_name_key").on(t.aceId, t.name),
    index("saved_searches_ace_id_created_at_idx").on(t.aceId, t.createdAt, t.id),
    notNegative("saved_searches_new_count_check", t.newCount),
  ],
);

/** A company's own notes on a candidate; they stay when their author leaves. */
export const candidateNotes = pgTable(
  "candidate_notes",
  {
    id: id(),
    companyId: companyId(),
    jokerId: jokerId(),
    aceId: uuid().references(() => aces.id, { onDelete: "set null" }),
    text: text().notNull(),
    ...written(),
  },
  (t) => [
    index("candidate_notes_company_id_joker_id_idx").on(t.companyId, t.jokerId, t.createdAt, t.id),
    index("candidate_notes_joker_id_idx").on(t.jokerId),
    index("candidate_notes_ace_id_idx").on(t.aceId),
    check("candidate_notes_text_check", sql`${t.text} <> ''`),
  ],
);
