import { z } from "zod";
import { REPORT_DETAIL_MAX } from "../constants/limits.ts";
import { manyOf, oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { reportActions, reportReasons } from "./constants.ts";

/** A report: the reasons first, then optional details (spec 5 · Report). */
export const createReportSchema = z.object({
  matchingId: uuid,
  reasons: manyOf(reportReasons, { min: 1 }),
  content: optionalText(REPORT_DETAIL_MAX),
  /** Whether an operator may read the newest messages of the thread; never ticked beforehand. */
  shareMessages: z.boolean().default(false),
  release: z.boolean().default(false),
});
export type CreateReport = z.output<typeof createReportSchema>;
export type CreateReportInput = z.input<typeof createReportSchema>;

export const REPORT_NOTE_MAX = 1000;

/** An operator's handling: only a report that is acted on carries an action. */
export const handleReportSchema = z
  .object({
    reportId: uuid,
    status: z.enum(["investigating", "actioned", "dismissed"], { error: messages.chooseOne }),
    action: oneOf(reportActions).default("none"),
    note: requiredText(1, REPORT_NOTE_MAX),
  })
  .superRefine(({ status, action }, ctx) => {
    if ((status === "actioned") === (action !== "none")) return;
    ctx.addIssue({ code: "custom", path: ["action"], message: messages.chooseOne });
  });
export type HandleReport = z.output<typeof handleReportSchema>;
