import { type CompassAdvice, compassEngines } from "@tefuda/domain/compass/schema";
import { index, jsonb, pgTable, text, uuid } from "../pg-core.ts";
import { id, moment, oneOf } from "./columns.ts";
import { jokers } from "./joker.ts";

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
    impressions: jsonb().$type<CompassAdvice["impressions"]>().notNull(),
    learnMore: jsonb().$type<CompassAdvice["learnMore"]>().notNull(),
    improvements: jsonb().$type<CompassAdvice["improvements"]>().notNull(),
    scores: jsonb().$type<CompassAdvice["scores"]>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    oneOf("compass_results_engine_check", t.engine, compassEngines),
    index("compass_results_joker_id_created_at_idx").on(t.jokerId, t.createdAt, t.id),
    index("compass_results_visitor_key_created_at_idx").on(t.visitorKey, t.createdAt),
    index("compass_results_created_at_idx").on(t.createdAt),
  ],
);

/**
 * Who asked for advice and when: made before the engine is asked, so that what is asked for twice at
 * once is done once, and counted for the day. Taken away after two days.
 */
export const compassRuns = pgTable(
  "compass_runs",
  {
    /** Of the client's making; the result has the same one. */
    id: id(),
    jokerId: uuid().references(() => jokers.id, { onDelete: "cascade" }),
    visitorKey: text(),
    inputHash: text().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    index("compass_runs_joker_id_started_at_idx").on(t.jokerId, t.startedAt),
    index("compass_runs_visitor_key_started_at_idx").on(t.visitorKey, t.startedAt),
    index("compass_runs_started_at_idx").on(t.startedAt),
  ],
);
