import { z } from "zod";
import {
  type AnalyticsEvent,
  type AnalyticsParams,
  analyticsEvents,
  type ClientEvent,
  clientEvents,
  isAnalyticsEvent,
} from "../monitoring/events.ts";
import { functionCallSchema, trackEventPayloadSchema } from "./schema.ts";

/** What an app calls by name, at `POST /functions/{name}` (spec 7 · Functions). */
export type FunctionName = "trackEvent" | "deleteMatching" | "signInWithCustomToken";
const functionNames: ReadonlySet<string> = new Set<FunctionName>([
  "trackEvent",
  "deleteMatching",
  "signInWithCustomToken",
]);

/** Whether there is a function of a name. */
export const isFunctionName = (name: string): name is FunctionName => functionNames.has(name);

/** What a caller hands over, taken out of `{ data }`. @throws ZodError */
export const functionData = (body: unknown): unknown => functionCallSchema.parse(body).data;

/** One of our own events that no deed writes, with parameters that fit it. */
type OwnEvent = {
  readonly [E in ClientEvent]: { readonly name: E; readonly params: AnalyticsParams<E> };
}[ClientEvent];

const isTold = (name: AnalyticsEvent): name is ClientEvent =>
  clientEvents.includes(name as ClientEvent);

/**
 * The event that a host tells of, if it is one that is kept: of the product's own names, one that no
 * deed writes by itself, since a deed would be counted twice. A name of the host's own is answered and
 * forgotten.
 * @throws ZodError for what is no event, and for an own event with parameters that are not its own
 */
export function ownEventOf(data: unknown): OwnEvent | undefined {
  const { eventName: name, params } = trackEventNameSchema.parse(data);
  if (!isAnalyticsEvent(name)) {
    trackEventPayloadSchema.parse(data);
    return undefined;
  }
  const parsed: unknown = analyticsEvents[name].parse(params);
  return isTold(name) ? ({ name, params: parsed } as OwnEvent) : undefined;
}

/** Own events may hold lists of keys, which the host's own never do. */
const trackEventNameSchema = z.object({
  eventName: trackEventPayloadSchema.shape.eventName,
  params: z.unknown().default({}),
});
