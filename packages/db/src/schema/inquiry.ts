import { inquiryCategories, inquiryStatuses } from "@tefuda/domain/inquiry/constants";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { operators, users } from "./account.ts";
import { id, moment, oneOf } from "./columns.ts";

/** Questions and complaints that reached the desk, of members or not. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: id(),
    /** Who was signed in while writing. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    category: text({ enum: inquiryCategories }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    content: text().notNull(),
    /** Of what was written: sending the same again is no second inquiry. */
    digest: text().notNull(),
    /** For the limit only; taken away after a day. */
    ipAddress: text(),
    status: text({ enum: inquiryStatuses }).notNull().default("open"),
    handledBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    handledAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("inquiries_digest_key").on(t.digest),
    oneOf("inquiries_category_check", t.category, inquiryCategories),
    oneOf("inquiries_status_check", t.status, inquiryStatuses),
    index("inquiries_status_created_at_idx").on(t.status, t.createdAt, t.id),
    index("inquiries_created_at_idx").on(t.createdAt),
    index("inquiries_email_created_at_idx").on(t.email, t.createdAt),
    index("inquiries_ip_address_created_at_idx").on(t.ipAddress, t.createdAt),
    index("inquiries_user_id_idx").on(t.userId),
    index("inquiries_handled_by_idx").on(t.handledBy),
  ],
);
