import { inquiryCategories, inquiryStatuses } from "@tefuda/domain/inquiry/constants";
import { index, integer, pgTable, text, unique, uuid } from "../pg-core.ts";
import { operators, users } from "./account.ts";
import { id, moment, notNegative, oneOf } from "./columns.ts";

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
    status: text({ enum: inquiryStatuses }).notNull().default("open"),
    /** Who takes care of it. */
    assigneeId: uuid().references(() => operators.id, { onDelete: "set null" }),
    /** Who answered or closed it last, and when. */
    handledBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    handledAt: moment(),
    lockVersion: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("inquiries_digest_key").on(t.digest),
    oneOf("inquiries_category_check", t.category, inquiryCategories),
    oneOf("inquiries_status_check", t.status, inquiryStatuses),
    index("inquiries_status_created_at_idx").on(t.status, t.createdAt, t.id),
    index("inquiries_created_at_idx").on(t.createdAt),
    index("inquiries_email_created_at_idx").on(t.email, t.createdAt),
    index("inquiries_user_id_idx").on(t.userId),
    index("inquiries_handled_by_idx").on(t.handledBy),
    index("inquiries_assignee_id_idx").on(t.assigneeId),
    notNegative("inquiries_lock_version_check", t.lockVersion),
  ],
);

/** What the desk answered by mail; goes with the inquiry. */
export const inquiryAnswers = pgTable(
  "inquiry_answers",
  {
    id: id(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: "cascade" }),
    operatorId: uuid().references(() => operators.id, { onDelete: "set null" }),
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index("inquiry_answers_inquiry_id_created_at_idx").on(t.inquiryId, t.createdAt),
    index("inquiry_answers_operator_id_idx").on(t.operatorId),
  ],
);
