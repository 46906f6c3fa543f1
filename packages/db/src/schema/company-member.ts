import { authorities } from "@tefuda/domain/options/authorities";
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { aces } from "./ace.ts";
import { id, moment, notNegative, oneOf, written } from "./columns.ts";
import { companies } from "./company.ts";

const companyId = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });

/** Who was asked by mail to become a member of a company's staff; the account is made on acceptance. */
export const memberInvitations = pgTable(
  "member_invitations",
  {
    id: id(),
    companyId: companyId(),
    email: text().notNull(),
    name: text().notNull(),
    authority: text({ enum: authorities }).notNull(),
    /** Hash of the code in the newest link; sending again makes the earlier link worthless. */
    codeHash: text().notNull(),
    /** An administrator of the company or an operator. */
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    sentAt: moment().notNull(),
    sentCount: integer().notNull().default(1),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    aceId: uuid().references(() => aces.id, { onDelete: "set null" }),
    canceledAt: moment(),
    ...written(),
  },
  (t) => [
    unique("member_invitations_code_hash_key").on(t.codeHash),
    uniqueIndex("member_invitations_one_open_key")
      .on(t.companyId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.canceledAt} is null`),
    oneOf("member_invitations_authority_check", t.authority, authorities),
    check("member_invitations_email_check", sql`${t.email} = lower(${t.email})`),
    notNegative("member_invitations_sent_count_check", t.sentCount),
    index("member_invitations_company_id_created_at_idx").on(t.companyId, t.createdAt, t.id),
    index("member_invitations_expires_at_idx").on(t.expiresAt),
    index("member_invitations_invited_by_idx").on(t.invitedBy),
    index("member_invitations_ace_id_idx").on(t.aceId),
  ],
);

/** A company's consent to the corporate terms and to the fees of its contract, given by an administrator. */
export const companyAgreements = pgTable(
  "company_agreements",
  {
    id: id(),
    companyId: companyId(),
    /** Of the corporate terms. */
    termsVersion: text().notNull(),
    contractVersion: integer().notNull(),
    /** The fees as they were shown. */
    feePlan: text().notNull(),
    agreedBy: uuid().references(() => aces.id, { onDelete: "set null" }),
    agreedAt: moment().notNull(),
  },
  (t) => [
    unique("company_agreements_once_key").on(t.companyId, t.termsVersion, t.contractVersion),
    notNegative("company_agreements_contract_version_check", t.contractVersion),
    index("company_agreements_agreed_by_idx").on(t.agreedBy),
  ],
);
