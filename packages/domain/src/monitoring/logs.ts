import { z } from "zod";
import { isoDate, oneOf, optionalText, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";

/** How far back the list of errors looks, in days. */
export const errorPeriods = ["1", "7", "30", "90"] as const;
export type ErrorPeriod = (typeof errorPeriods)[number];
export const errorPeriodLabels = {
  "1": "24時間",
  "7": "7日間",
  "30": "30日間",
  "90": "90日間",
} as const satisfies Record<ErrorPeriod, string>;

export const LOG_PAGE_SIZE = 30;
const WORDS_MAX = 100;
const cursor = z.string().max(200).optional();

/** What an operator narrows the errors by. */
export const listErrorsSchema = z.strictObject({
  days: oneOf(errorPeriods).default("7"),
  /** Of the name or the message. */
  words: optionalText(WORDS_MAX),
  /** The beginning of the page's path. */
  page: optionalText(WORDS_MAX),
  cursor,
  ...pageDirection,
});
export type ListErrors = z.output<typeof listErrorsSchema>;

export const errorDetailSchema = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
  cursor,
});

/** What an operator narrows the record of actions by; the days are Japanese ones, both included. */
export const auditFilterSchema = z.strictObject({
  /** A mail address, or a part of a name. */
  actor: optionalText(WORDS_MAX),
  actorId: uuid.optional(),
  action: optionalText(64),
  targetType: optionalText(64),
  targetId: optionalText(64),
  companyId: uuid.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;
export const listAuditSchema = auditFilterSchema.extend({ cursor });
export type ListAudit = z.output<typeof listAuditSchema>;

/** Rows of one file; a longer stretch is written in parts. */
export const AUDIT_CSV_MAX = 5000;
/** Errors that are taken of one place in a minute, and of all of them. */
export const ERRORS_PER_PLACE = 20;
export const ERRORS_PER_MINUTE = 300;
/** Of one name and message in a minute, wherever it comes from; and of all in a day. */
export const ERRORS_PER_KIND = 60;
export const ERRORS_PER_DAY = 20_000;
