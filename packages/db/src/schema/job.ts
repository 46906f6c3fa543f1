import { pgTable, text } from "../pg-core.ts";
import { moment } from "./columns.ts";

/** How far the time of dated work has come, by clocks that were believed. */
export const jobClock = pgTable("job_clock", {
  /** All jobs share one row, and this is its name. */
  name: text().primaryKey(),
  reachedAt: moment().notNull(),
});
