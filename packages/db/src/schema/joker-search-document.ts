import type { CompanyScale } from "@tefuda/domain/options/company";
import { industries } from "@tefuda/domain/options/industries";
import { occupations, subOccupationKeys } from "@tefuda/domain/options/occupations";
import { ranks, shownRanks } from "@tefuda/domain/options/ranks";
import { registrationStatuses } from "@tefuda/domain/options/registration-statuses";
import { jobChangeWillingnesses, sideJobWillingnesses } from "@tefuda/domain/options/willingness";
import type { WorkplaceChoice } from "@tefuda/domain/options/workplaces";
import { type SQL, sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, noTexts, oneOf } from "./columns.ts";
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
    /** Only registered jokers of a shown rank are ever found. */
    isSearchable: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(${jokerSearchDocuments.registrationStatus} = 'registered' and ${jokerSearchDocuments.rank} in (${shown}), false)`,
      ),
  },
  (t) => {
    // Page and exact count are answered from the index alone, so every facet stands in its keys.
    const facets = [
      t.occupation,
      t.subOccupation,
      t.industry,
      t.jobChangeWillingness,
      t.sideJobWillingness,
      t.hasIntroduction,
      t.birthdayTimestamp,
      t.preferredWorkplaces,
      t.interestedCompanyScales,
    ] as const;
    // Read backwards: `score desc, object_id desc` and `online_at desc nulls last, object_id desc`.
    const searchable = sql`${t.isSearchable}`;
    return [
      oneOf(
        "joker_search_documents_registration_status_check",
        t.registrationStatus,
        registrationStatuses,
      ),
      oneOf("joker_search_documents_rank_check", t.rank, ranks),
      index("joker_search_documents_score_idx")
        .on(t.score, t.objectID, ...facets)
        .where(searchable),
      index("joker_search_documents_online_at_idx")
        .on(t.onlineAt.asc().nullsFirst(), t.objectID, ...facets)
        .where(searchable),
    ];
  },
);
