import { sanctionKinds } from "@tefuda/domain/sanction/constants";
import { check, index, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { operators, users } from "./account.ts";
import { id, moment, oneOf, written } from "./columns.ts";

/** What was done about a user's conduct; the state it leads to stands in the user's row. */
export const sanctions = pgTable(
  "sanctions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: sanctionKinds }).notNull(),
    /** For operators only. */
    reason: text().notNull(),
    /** What the user is told. */
    notice: text().notNull(),
    /** The report that led to it; reports are deleted before their sanctions are. */
    reportId: uuid(),
    operatorId: uuid().references(() => operators.id, { onDelete: "set null" }),
    endsAt: moment(),
    liftedAt: moment(),
    /** Absent when its time was up. */
    liftedBy: uuid().references(() => operators.id, { onDelete: "set null" }),
    liftReason: text(),
    ...written(),
  },
  (t) => [
    oneOf("sanctions_kind_check", t.kind, sanctionKinds),
    check("sanctions_ends_at_check", sql`${t.endsAt} is null or ${t.kind} = 'restrict'`),
    check("sanctions_lifted_check", sql`${t.liftedAt} is null or ${t.kind} <> 'warn'`),
    uniqueIndex("sanctions_one_in_force_key")
      .on(t.userId, t.kind)
      .where(sql`${t.kind} <> 'warn' and ${t.liftedAt} is null`),
    index("sanctions_user_id_created_at_idx").on(t.userId, t.createdAt, t.id),
    index("sanctions_report_id_idx").on(t.reportId).where(sql`${t.reportId} is not null`),
    index("sanctions_operator_id_idx").on(t.operatorId),
    index("sanctions_lifted_by_idx").on(t.liftedBy),
  ],
);
