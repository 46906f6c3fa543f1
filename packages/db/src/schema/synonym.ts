import { check, index, pgTable, text, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { operators } from "./account.ts";
import { id, moment } from "./columns.ts";

/** Words that mean one thing, as operators added them to the product's own list. */
export const synonymGroups = pgTable(
  "synonym_groups",
  {
    id: id(),
    /** As they are written. */
    words: text().array().notNull(),
    /** The words folded, in their order, a line each: no two groups have the same. */
    key: text().notNull().unique("synonym_groups_key_key"),
    addedBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
  },
  (t) => [
    check("synonym_groups_words_check", sql`cardinality(${t.words}) between 2 and 8`),
    index("synonym_groups_created_at_idx").on(t.createdAt, t.id),
    index("synonym_groups_added_by_idx").on(t.addedBy),
  ],
);
