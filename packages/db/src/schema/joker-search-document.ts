import type { CompanyScale } from "@tefuda/domain/options/company";
import { industries } from "@tefuda/domain/options/industries";
import { occupations, subOccupationKeys } from "@tefuda/domain/options/occupations";
import { ranks, shownRanks } from "@tefuda/domain/options/ranks";
import { registrationStatuses } from "@tefuda/domain/options/registration-statuses";
import { jobChangeWillingnesses, sideJobWillingnesses } from "@tefuda/domain/options/willingness";
import type { PlaceNo, WorkplaceChoice } from "@tefuda/domain/options/workplaces";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from "../pg-core.ts";
import { type SQL, sql } from "../sql.ts";
import { moment, noNumbers, noTexts, notNegative, oneOf } from "./columns.ts";
import { jokers } from "./joker.ts";

const shown = sql.raw(shownRanks.map((rank) => `'${rank}'`).join(", "));

/**
 * The search index: one document a joker, written in the same transaction as the profile. Holds
 * nothing that a hit may not show (no name, contact, gender, birthday, school or image).
 */
export const jokerSearchDocuments = pgTable(
  "joker_search_documents",
  {
    objectID: uuid()
      .primaryKey()
      .references(() => jokers.id, { onDelete: "cascade" }),
    registrationStatus: text({ enum: registrationStatuses }).notNull(),
    rank: text({ enum: ranks }),
    occupation: text({ enum: occupations }),
    subOccupation: text({ enum: subOccupationKeys }),
    industry: text({ enum: industries }),
    preferredWorkplaces: text().array().$type<WorkplaceChoice[]>().notNull().default(noTexts),
    preferredPrefectures: smallint().array().$type<PlaceNo[]>().notNull().default(noNumbers),
    interestedCompanyScales: text().array().$type<CompanyScale[]>().notNull().default(noTexts),
    jobChangeWillingness: text({ enum: jobChangeWillingnesses }),
    sideJobWillingness: text({ enum: sideJobWillingnesses }),
    hasIntroduction: boolean().notNull().default(false),
    /** The birthday's midnight in Japan, in milliseconds. */
    birthdayTimestamp: bigint({ mode: "number" }),
    skills: text().array().notNull().default(noTexts),
    score: integer().notNull().default(0),
    onlineAt: moment(),
    text: text().notNull().default(""),
    /** `text` in the form that words are compared in: NFKC, lower case, hiragana. */
    textFolded: text().notNull().default(""),
    updatedAt: moment().notNull(),
    /** Since when companies can find the joker without a break. */
    searchableSince: moment().notNull().default(new Date(0)),
    /** Only registered jokers of a shown rank are ever found. */
    isSearchable: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(${jokerSearchDocuments.registrationStatus} = 'registered' and ${jokerSearchDocuments.rank} in (${shown}), false)`,
      ),
  },
  (t) => [
    oneOf(
      "joker_search_documents_registration_status_check",
      t.registrationStatus,
      registrationStatuses,
    ),
    oneOf("joker_search_documents_rank_check", t.rank, ranks),
    index("joker_search_documents_updated_at_idx").on(t.updatedAt),
  ],
);

/** The number of a transaction, which never comes round again. */
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Whose search document or hidden companies changed, and in which transaction; written by
 * triggers. It has no reference, for it also says who is gone. Whoever keeps a copy of the index
 * follows it from the oldest transaction that was still under way at the last look, so that one
 * which commits late is never missed.
 */
export const jokerSearchChanges = pgTable(
  "joker_search_changes",
  {
    changedIn: xid8().notNull().default(sql`pg_current_xact_id()`),
    jokerId: uuid().notNull(),
    /** The words that find the joker are others than before. */
    isTextChanged: boolean().notNull(),
    changedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index("joker_search_changes_changed_in_idx").on(t.changedIn),
    index("joker_search_changes_changed_at_idx").on(t.changedAt),
  ],
);

/** How far a hosted index has followed the changes, and how it goes with sending them. */
export const jokerSearchFollowers = pgTable(
  "joker_search_followers",
  {
    /** The index's name. */
    name: text().primaryKey(),
    /** All transactions before this one have been sent. */
    seen: xid8().notNull(),
    /** The database's time of that, as it writes it. */
    markedAt: text().notNull(),
    /** The words with synonyms that its records name, where they say them. */
    vocabulary: text().array(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    lastError: text(),
    updatedAt: moment().notNull(),
  },
  (t) => [notNegative("joker_search_followers_attempts_check", t.attempts)],
);
