import { index, pgTable, text, unique, uuid } from "../pg-core.ts";
import { users } from "./account.ts";
import { id, moment } from "./columns.ts";

/** One-time tokens by which an app signs its user in inside its web view; only a hash is kept. */
export const customTokens = pgTable(
  "custom_tokens",
  {
    id: id(),
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When its owner signed in to the session that asked for it. */
    signedInAt: moment(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("custom_tokens_token_hash_key").on(t.tokenHash),
    index("custom_tokens_user_id_idx").on(t.userId, t.createdAt),
    index("custom_tokens_expires_at_idx").on(t.expiresAt),
  ],
);
