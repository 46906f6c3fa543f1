import { z } from "zod";
import { takeDownSchema } from "../chat/schema.ts";
import { REPORT_DETAIL_MAX } from "../constants/limits.ts";
import { SANCTION_NOTICE_MAX } from "../sanction/constants.ts";
import { restrictionLastDay } from "../sanction/schema.ts";
import { manyOf, oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { reportActions, reportReasons } from "./constants.ts";

/** A report: the reasons first, then optional details (spec 5 · Report). */
export const createReportSchema = z.object({
  /** Made by the client: sending it again makes no second report. */
  reportId: uuid,
  matchingId: uuid,
  reasons: manyOf(reportReasons, { min: 1 }),
  content: optionalText(REPORT_DETAIL_MAX),
  /** Whether an operator may read the newest messages of the thread; never ticked beforehand. */
  shareMessages: z.boolean().default(false),
  /** Ends the matching in the same step. */
  release: z.boolean().default(false),
});
export type CreateReport = z.output<typeof createReportSchema>;
export type CreateReportInput = z.input<typeof createReportSchema>;

export const REPORT_NOTE_MAX = 1000;

const target = {
  reportId: uuid,
  /** The version that the operator was looking at; anything newer refuses the step (`lock`). */
  lockVersion: z.int().min(0),
};

/** The report, for a view that is logged. */
export const reportIdSchema = z.object({ reportId: uuid });
/** One of the messages that came with a report, to be taken down. */
export const takeDownReportedSchema = takeDownSchema
  .omit({ matchingId: true })
  .extend({ reportId: uuid });
export type TakeDownReported = z.output<typeof takeDownReportedSchema>;
export const takeReportSchema = z.object(target);
export type TakeReport = z.output<typeof takeReportSchema>;

/**
 * An operator's handling: only a report that is acted on carries an action, and only an action has
 * something to tell the reported person.
 */
export const handleReportSchema = z
  .object({
    ...target,
    /** Whom it is about, where several people wrote on the reported side. */
    reportedUserId: uuid.optional(),
    status: z.enum(["actioned", "dismissed"], { error: messages.chooseOne }),
    action: oneOf(reportActions).default("none"),
    note: requiredText(1, REPORT_NOTE_MAX),
    notice: optionalText(SANCTION_NOTICE_MAX),
    lastDay: restrictionLastDay,
  })
  .superRefine(({ status, action, notice }, ctx) => {
    const fault = (path: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [path], message });
    if ((status === "actioned") !== (action !== "none")) fault("action", messages.chooseOne);
    if (status === "actioned" && !notice) fault("notice", messages.required);
  });
export type HandleReport = z.output<typeof handleReportSchema>;
export type HandleReportInput = z.input<typeof handleReportSchema>;
