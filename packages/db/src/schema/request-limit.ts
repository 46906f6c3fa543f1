import { index, integer, pgTable, primaryKey, text } from "../pg-core.ts";
import { moment } from "./columns.ts";

/** How often something was asked by one client or for one account since its window began. */
export const requestCounts = pgTable(
  "request_counts",
  {
    kind: text().notNull(),
    /** A hash of whom it counts, which names nobody. */
    key: text().notNull(),
    count: integer().notNull(),
    /** From here on nothing counts any more, and the next one begins anew. */
    endsAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: "request_counts_pkey", columns: [t.kind, t.key] }),
    index("request_counts_ends_at_idx").on(t.endsAt),
  ],
);
