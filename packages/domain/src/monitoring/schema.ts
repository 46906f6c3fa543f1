import { z } from "zod";
import { activities, platforms } from "../options/platforms.ts";
import { instant } from "../validation/dates.ts";
import { oneOf } from "../validation/fields.ts";
import { scrubBrowser, scrubError, scrubPage } from "./scrub.ts";

const clipped = (max: number, scrub: (text: string) => string) =>
  z.string().transform((text) => scrub(text.slice(0, max)).slice(0, max));

/**
 * An error as a client reports it (spec 7 · Error log write). It never fails for its length: a
 * long text is cut, and what may tell of a person taken out.
 */
export const errorLogSchema = z.object({
  name: clipped(200, scrubError),
  message: clipped(2000, scrubError),
  page: clipped(500, scrubPage),
  userAgent: clipped(500, scrubBrowser),
});
export type ErrorLogEntry = z.output<typeof errorLogSchema>;

/** A user going online or offline (spec 3 · activityHistories). */
export const setActivitySchema = z.object({
  activity: oneOf(activities),
  platform: oneOf(platforms),
  /** With `offline`: what the last `online` that the browser knows of was answered with. */
  mark: instant.optional(),
});
export type SetActivity = z.output<typeof setActivitySchema>;
