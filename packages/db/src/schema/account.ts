import { actionCodeKinds, consentKinds } from "@tefuda/domain/account/constants";
import { operatorRoles } from "@tefuda/domain/policy/actor";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { sql } from "../sql.ts";
import { id, moment, oneOf, written } from "./columns.ts";

/** Who signs in. A joker, an ace or an operator has the id of its user. */
export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull().default(""),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** The mail server has refused the address for good: no mail goes there until its owner proves one. */
    emailRefusedAt: moment(),
    image: text(),
    /** An invited ace has to set a password of its own before anything else. */
    mustChangePassword: boolean().notNull().default(false),
    lastSignedInAt: moment(),
    /** An account that nobody uses: when its owner was written to, it was paused, and its end announced. */
    dormantToldAt: moment(),
    dormantPausedAt: moment(),
    dormantWarnedAt: moment(),
    suspendedAt: moment(),
    /** Offers, likes and new threads are closed to the user from here on, until the second moment if there is one. */
    restrictedAt: moment(),
    restrictedUntil: moment(),
    withdrawalRequestedAt: moment(),
    withdrawalReason: text(),
    /** When the account and its data are to be deleted; once erased, when its threads are. */
    deleteAt: moment(),
    /** From here on the row stands for someone who has left, in the threads of others only. */
    erasedAt: moment(),
    ...written(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(t.email),
    check("users_email_lower_check", sql`${t.email} = lower(${t.email})`),
    check(
      "users_restricted_check",
      sql`${t.restrictedUntil} is null or ${t.restrictedAt} is not null`,
    ),
    index("users_restricted_until_idx")
      .on(t.restrictedUntil)
      .where(sql`${t.restrictedUntil} is not null`),
    index("users_delete_at_idx").on(t.deleteAt).where(sql`${t.deleteAt} is not null`),
    index("users_last_signed_in_at_idx").on(t.lastSignedInAt),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    expiresAt: moment().notNull(),
    token: text().notNull(),
    ipAddress: text(),
    userAgent: text(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...written(),
  },
  (t) => [
    unique("sessions_token_key").on(t.token),
    index("sessions_user_id_idx").on(t.userId),
    index("sessions_expires_at_idx").on(t.expiresAt),
  ],
);

/** The ways in which a user signs in: a password, or a social account. */
export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    ...written(),
  },
  (t) => [
    unique("accounts_provider_id_account_id_key").on(t.providerId, t.accountId),
    index("accounts_user_id_idx").on(t.userId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    ...written(),
  },
  (t) => [
    index("verifications_identifier_idx").on(t.identifier),
    index("verifications_expires_at_idx").on(t.expiresAt),
  ],
);

/** One-time codes of mailed links; only a hash is kept. */
export const actionCodes = pgTable(
  "action_codes",
  {
    id: id(),
    kind: text({ enum: actionCodeKinds }).notNull(),
    email: text().notNull(),
    codeHash: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** A newer request of the same kind took its place. */
    canceledAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("action_codes_code_hash_key").on(t.codeHash),
    oneOf("action_codes_kind_check", t.kind, actionCodeKinds),
    index("action_codes_email_kind_idx").on(t.email, t.kind, t.createdAt),
    index("action_codes_user_id_idx").on(t.userId),
    index("action_codes_expires_at_idx").on(t.expiresAt),
  ],
);

export const consents = pgTable(
  "consents",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: consentKinds }).notNull(),
    version: text().notNull(),
    agreedAt: moment().notNull(),
  },
  (t) => [
    unique("consents_user_id_kind_version_key").on(t.userId, t.kind, t.version),
    oneOf("consents_kind_check", t.kind, consentKinds),
  ],
);

export const operators = pgTable(
  "operators",
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    role: text({ enum: operatorRoles }).notNull(),
    ...written(),
  },
  (t) => [
    uniqueIndex("operators_email_key").on(t.email),
    oneOf("operators_role_check", t.role, operatorRoles),
  ],
);
