import { check, index, integer, pgTable, text, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { aces } from "./ace.ts";
import { id, notNegative, written } from "./columns.ts";

/** Texts that an ace keeps to answer with in threads, in an order of the ace's own. */
export const cannedReplies = pgTable(
  "canned_replies",
  {
    id: id(),
    aceId: uuid()
      .notNull()
      .references(() => aces.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body: text().notNull(),
    /** Where it stands among the ace's; gaps mean nothing. */
    position: integer().notNull(),
    lockVersion: integer().notNull().default(1),
    ...written(),
  },
  (t) => [
    index("canned_replies_ace_id_position_idx").on(t.aceId, t.position, t.id),
    check("canned_replies_texts_check", sql`${t.title} <> '' and ${t.body} <> ''`),
    notNegative("canned_replies_counts_check", t.position, t.lockVersion),
  ],
);
