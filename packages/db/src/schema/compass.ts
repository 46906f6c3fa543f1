import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, oneOf } from "./columns.ts";
import { jokers } from "./joker.ts";
import { compassEngines } from "./lists.ts";

export interface CompassImpression {
  readonly text: string;
  readonly quote?: string;
}

export interface CompassImprovement {
  readonly quote?: string;
  readonly advice: string;
  readonly example?: string;
}

/** Each from 0 to 100. */
export interface CompassScores {
  readonly concreteness: number;
  readonly achievement: number;
  readonly role: number;
  readonly future: number;
  readonly readability: number;
}

export const compassResults = pgTable(
  "compass_results",
  {
    id: id(),
    jokerId: uuid().references(() => jokers.id, { onDelete: "cascade" }),
    /** A hash that tells visitors apart for the daily limit. */
    visitorKey: text(),
    engine: text({ enum: compassEngines }).notNull(),
    inputHash: text().notNull(),
    /** The introduction that the advice is about. */
    input: text().notNull(),
    impressions: jsonb().$type<CompassImpression[]>().notNull(),
    learnMore: jsonb().$type<string[]>().notNull(),
    improvements: jsonb().$type<CompassImprovement[]>().notNull(),
    scores: jsonb().$type<CompassScores>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    oneOf("compass_results_engine_check", t.engine, compassEngines),
    index("compass_results_joker_id_created_at_idx").on(t.jokerId, t.createdAt, t.id),
    index("compass_results_visitor_key_created_at_idx").on(t.visitorKey, t.createdAt),
    index("compass_results_created_at_idx").on(t.createdAt),
  ],
);
