import { z } from "zod";
import { url } from "../validation/fields.ts";
import { SHARE_TEXT_MAX } from "./constants.ts";

/** Handlers that the host app offers to its web view (spec 2 · webview mode). */
export type BridgeHandler = "share" | "trackEvent";

export const shareTargets = ["twitter", "facebook"] as const;
export type ShareTarget = (typeof shareTargets)[number];

export const sharePayloadSchema = z.object({
  target: z.enum(shareTargets),
  url,
  text: z.string().max(SHARE_TEXT_MAX),
});
export type SharePayload = z.output<typeof sharePayloadSchema>;

/** Parameters hold ids and enumerations only, never free text. */
export const eventParamsSchema = z.record(
  z.string().max(40),
  z.union([z.string().max(100), z.number(), z.boolean(), z.null()]),
);
export type EventParams = z.output<typeof eventParamsSchema>;

export const GET_CUSTOM_TOKEN_EVENT = "getCustomToken";

export const trackEventPayloadSchema = z.object({
  eventName: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/),
  params: eventParamsSchema.default({}),
});
export type TrackEventPayload = z.output<typeof trackEventPayloadSchema>;

/** How the app host calls a named function (spec 7 · Functions). */
export const functionCallSchema = z.object({ data: z.unknown() });
export type FunctionAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };
