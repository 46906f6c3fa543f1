import { z } from "zod";
import { candidateFilters } from "../candidate/constants.ts";
import { registrationStepKeys } from "../joker/steps.ts";
import { judgementStatuses } from "../judgement/states.ts";
import { pagePatterns } from "./page-patterns.ts";

const none = z.strictObject({});
const id = z.uuid();
const page = z.enum(pagePatterns);

/**
 * Analytics events with their parameters: ids and enumerations only, never free text, and of no person:
 * an event outlives who it was about.
 */
export const analyticsEvents = {
  page_view: z.strictObject({ page }),
  sign_up_start: none,
  sign_up_complete: none,
  registration_step: z.strictObject({ step: z.enum(registrationStepKeys) }),
  judgement_request: none,
  judgement_result: z.strictObject({ status: z.enum(judgementStatuses) }),
  search: z.strictObject({
    facets: z.array(z.enum(candidateFilters)),
    nbHits: z.number().int().min(0),
  }),
  candidate_view: none,
  keep: none,
  unkeep: none,
  offer_send: z.strictObject({ offerId: id }),
  offer_read: z.strictObject({ offerId: id }),
  offer_answer: z.strictObject({ offerId: id, isInterested: z.boolean() }),
  like_send: z.strictObject({ likeId: id }),
  like_answer: z.strictObject({ likeId: id, accept: z.boolean() }),
  matching_create: z.strictObject({ matchingId: id }),
  message_send: z.strictObject({ matchingId: id, first: z.boolean() }),
  schedule_propose: z.strictObject({ scheduleId: id }),
  schedule_fix: z.strictObject({ scheduleId: id, round: z.number().int().min(1) }),
  video_join: z.strictObject({ videoChatId: id }),
  video_done: z.strictObject({ videoChatId: id }),
  review_send: none,
  report_send: none,
  compass_run: none,
  prompt_show: none,
  prompt_accept: none,
} as const satisfies Record<string, z.ZodType>;

export type AnalyticsEvent = keyof typeof analyticsEvents;
export type AnalyticsParams<E extends AnalyticsEvent> = z.output<(typeof analyticsEvents)[E]>;

/** Whether a name is one of the product's own analytics events. */
export function isAnalyticsEvent(name: string): name is AnalyticsEvent {
  return Object.hasOwn(analyticsEvents, name);
}

/** What a browser tells of; every other event is written by the deed that causes it. */
export const clientEvents = [
  "page_view",
  "prompt_show",
  "prompt_accept",
] as const satisfies readonly AnalyticsEvent[];
export type ClientEvent = (typeof clientEvents)[number];
