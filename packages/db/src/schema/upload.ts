import { uploadKinds } from "@tefuda/domain/upload/kinds";
import { index, integer, pgTable, text, unique, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { id, moment, notNegative, oneOf } from "./columns.ts";
import { matchings } from "./matching.ts";

/** Files that were sent to the server; those without a parent are deleted after a day. */
export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    /** Who sent it; the row outlives its owner until the file is gone as well. */
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    kind: text({ enum: uploadKinds }).notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    contentType: text().notNull(),
    /** Where the file store keeps it: known before the file is there, so that no file is lost. */
    storageKey: text().notNull(),
    /** When the content had arrived; nothing can be made of an upload before. */
    storedAt: moment(),
    width: integer(),
    height: integer(),
    /** Of chat files: whose members may read it. */
    matchingId: uuid().references(() => matchings.id, { onDelete: "set null" }),
    messageId: uuid(),
    attachedAt: moment(),
    /** From here on the row and its file may go, whatever they were part of. */
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
    index("uploads_ownerless_idx").on(t.createdAt).where(sql`${t.ownerId} is null`),
    index("uploads_expires_at_idx").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
