import { z } from "zod";
import { uuid } from "../validation/fields.ts";
import { PUSH_ENDPOINT_MAX } from "./services.ts";

const endpoint = z.string().min(1).max(PUSH_ENDPOINT_MAX);

/** 65 bytes in base64url that begin with 4: a point of the curve, not pressed together. */
const publicKey = z
  .string()
  .max(88)
  .regex(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]=?$/);
/** 16 bytes in base64url. */
const secret = z
  .string()
  .max(24)
  .regex(/^[\w-]{21}[AQgw](==)?$/);

/** A browser's subscription, as the browser gives it. */
export const subscribePushSchema = z.object({ endpoint, p256dh: publicKey, auth: secret });
export type SubscribePush = z.output<typeof subscribePushSchema>;

/** One of the caller's browsers, by its address at the push service. */
export const pushEndpointSchema = z.object({ endpoint });
export type PushEndpoint = z.output<typeof pushEndpointSchema>;

/** With the asking browser's own address, so that it can be told from the others. */
export const listPushSchema = z.strictObject({ endpoint: endpoint.optional() });
export type ListPush = z.output<typeof listPushSchema>;

export const removePushSchema = z.object({ id: uuid });
export type RemovePush = z.output<typeof removePushSchema>;
