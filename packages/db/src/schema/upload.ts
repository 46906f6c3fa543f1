import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, moment, notNegative, oneOf } from "./columns.ts";
import { matchings } from "./matching.ts";

export const uploadKinds = [
  "jokerImage",
  "aceImage",
  "chatFile",
  "companyImage",
  "articleImage",
  "dataExport",
] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Files that were sent to the server; those without a parent are deleted after a day. */
export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: uploadKinds }).notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    contentType: text().notNull(),
    /** Where the file store keeps it; absent until the content has arrived. */
    storageKey: text(),
    width: integer(),
    height: integer(),
    /** Of chat files: whose members may read it. */
    matchingId: uuid().references(() => matchings.id, { onDelete: "set null" }),
    messageId: uuid(),
    attachedAt: moment(),
    expiresAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("uploads_storage_key_key").on(t.storageKey),
    oneOf("uploads_kind_check", t.kind, uploadKinds),
    notNegative("uploads_size_check", t.size),
    index("uploads_owner_id_idx").on(t.ownerId, t.createdAt),
    index("uploads_matching_id_idx").on(t.matchingId),
    index("uploads_unattached_idx").on(t.createdAt).where(sql`${t.attachedAt} is null`),
    index("uploads_expires_at_idx").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
