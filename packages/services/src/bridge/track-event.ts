import { ownEventOf } from "@tefuda/domain/bridge/functions";
import { GET_CUSTOM_TOKEN_EVENT } from "@tefuda/domain/bridge/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { admit } from "@tefuda/domain/policy/can";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { trackEvents } from "../monitoring/track-events.ts";
import { issueCustomToken } from "./custom-tokens.ts";

/** The token where one was asked for; nothing for an event. */
interface Answer {
  readonly token?: string;
}

/**
 * Whether a page sent something rather than a host: browsers put these on every POST, and no script can
 * take them off. A script on a page of ours must not turn its session into a token that works elsewhere.
 */
const comesFromPage = (headers: Headers) => headers.has("origin") || headers.has("sec-fetch-site");

/**
 * What an app's host tells of (spec 7 · Functions): `getCustomToken` answers a token for the signed-in
 * caller, an own event is kept, and any other name is answered and forgotten.
 * @throws AppError unauthenticated, permissionDenied, tooManyRequests
 * @throws ZodError for what is no event
 */
export async function trackEvent(ctx: Ctx, data: unknown): Promise<Answer> {
  const { actor } = ctx;
  const isAsking =
    typeof data === "object" &&
    data !== null &&
    "eventName" in data &&
    data.eventName === GET_CUSTOM_TOKEN_EVENT;
  if (isAsking) {
    if (comesFromPage(ctx.request.headers)) throw new AppError("permissionDenied");
    return issueCustomToken({ ...ctx, actor: admit(actor, "app:sign-in") });
  }
  const event = ownEventOf(data);
  return event ? trackEvents(ctx, { events: [{ id: uuidv7(), ...event }] }) : {};
}
