import { index, integer, pgTable, text, unique, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { id, moment, notNegative, written } from "./columns.ts";

/** The authenticator app of a user; the row is there from the first right code on. */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Sealed with a key that is made from the product's secret. */
    secretSealed: text().notNull(),
    /** Time steps whose code was taken: each counts once. */
    usedSteps: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** Codes tried in vain since `failingSince`. */
    failures: integer().notNull().default(0),
    failingSince: moment(),
    ...written(),
  },
  (t) => [notNegative("second_factors_failures_check", t.failures)],
);

/** Codes for when the app is lost; only a hash is kept, and each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [unique("recovery_codes_user_id_code_hash_key").on(t.userId, t.codeHash)],
);

/** A step that a browser still has to take: the code of a sign-in, or a set-up. */
export const secondSteps = pgTable(
  "second_steps",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Hash of what the browser's cookie holds. */
    tokenHash: text().notNull(),
    /** The secret of a set-up, sealed; none where a code of the app is asked for. */
    secretSealed: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("second_steps_token_hash_key").on(t.tokenHash),
    index("second_steps_user_id_idx").on(t.userId),
    index("second_steps_expires_at_idx").on(t.expiresAt),
  ],
);
