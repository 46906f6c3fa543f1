import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "../pg-core.ts";
import { sql } from "../sql.ts";
import { users } from "./account.ts";
import { id, moment, oneOf } from "./columns.ts";
import { companies } from "./company.ts";
import { hiddenCompanyDomains, jokers } from "./joker.ts";

const companyId = () =>
  uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });

/** A host of a site or of its staff's mail addresses, a page of a site, a name or its reading, a corporate number. */
const markKinds = ["host", "page", "name", "number"] as const;

/**
 * What a company is known by, now and in the past: each is what a seeker's word may hit. Triggers
 * write them, so that no way of changing a company passes them by; nothing takes one away.
 */
export const companyMarks = pgTable(
  "company_marks",
  {
    companyId: companyId(),
    kind: text({ enum: markKinds }).notNull(),
    /** In the compared form: a host, an address with its path, one of `company_name_keys` of a name, 13 digits. */
    mark: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "company_marks_pkey", columns: [t.companyId, t.kind, t.mark] }),
    oneOf("company_marks_kind_check", t.kind, markKinds),
    index("company_marks_letter_pairs_idx")
      .using("gin", sql`letter_pairs(${t.mark})`)
      .where(sql`${t.kind} = 'name'`),
  ],
);

/**
 * The companies that a seeker's entries hide. Triggers write a pair when an entry hits a mark of
 * the company, whichever came first; it stands as long as the entry does, whatever the company
 * changes.
 */
export const hiddenPairs = pgTable(
  "hidden_pairs",
  {
    entryId: uuid()
      .notNull()
      .references(() => hiddenCompanyDomains.id, { onDelete: "cascade" }),
    companyId: companyId(),
    jokerId: uuid()
      .notNull()
      .references(() => jokers.id, { onDelete: "cascade" }),
    /** When the seeker learned of it; of a company that came after the entry by a notification. */
    toldAt: moment(),
  },
  (t) => [
    primaryKey({ name: "hidden_pairs_pkey", columns: [t.entryId, t.companyId] }),
    index("hidden_pairs_joker_id_company_id_idx").on(t.jokerId, t.companyId),
    index("hidden_pairs_company_id_joker_id_idx").on(t.companyId, t.jokerId),
    index("hidden_pairs_to_tell_idx").on(t.entryId).where(sql`${t.toldAt} is null`),
  ],
);

/** A company's wish to be known by another name or site; it counts once an operator agrees. */
export const companyIdentityRequests = pgTable(
  "company_identity_requests",
  {
    id: id(),
    companyId: companyId(),
    name: text().notNull(),
    nameKana: text(),
    siteUrl: text(),
    /** The host of `siteUrl` in the compared form. */
    siteHost: text().notNull().default(""),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    requestedAt: moment().notNull(),
    /** When an operator agreed or declined, or the company took it back. */
    closedAt: moment(),
    /** Why an operator declined. */
    declinedReason: text(),
  },
  (t) => [
    uniqueIndex("company_identity_requests_one_open_key")
      .on(t.companyId)
      .where(sql`${t.closedAt} is null`),
    index("company_identity_requests_company_id_requested_at_idx").on(t.companyId, t.requestedAt),
    index("company_identity_requests_open_idx")
      .on(t.requestedAt, t.id)
      .where(sql`${t.closedAt} is null`),
    index("company_identity_requests_requested_by_idx").on(t.requestedBy),
  ],
);
