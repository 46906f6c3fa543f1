import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { aces } from "./ace.ts";
import { id, moment, written } from "./columns.ts";
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

/** Jokers whom an ace passed over while swiping; they come back in the next round. */
export const skippedJokers = pgTable(
  "skipped_jokers",
  {
    aceId: aceId(),
    jokerId: jokerId(),
    round: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "skipped_jokers_pkey", columns: [t.aceId, t.jokerId] }),
    index("skipped_jokers_joker_id_idx").on(t.jokerId),
    check("skipped_jokers_round_check", sql`${t.round} >= 1`),
    index("skipped_jokers_ace_id_round_idx").on(t.aceId, t.round, t.jokerId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    aceId: aceId(),
    name: text().notNull(),
    query: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    ...written(),
  },
  (t) => [index("saved_searches_ace_id_created_at_idx").on(t.aceId, t.createdAt, t.id)],
);

/** A company's own notes on a candidate. */
export const candidateNotes = pgTable(
  "candidate_notes",
  {
    id: id(),
    companyId: companyId(),
    jokerId: jokerId(),
    aceId: aceId(),
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
