import rateLimit from "@fastify/rate-limit";
import { AppError } from "@tefuda/domain/errors/app-error";
import { admit } from "@tefuda/domain/policy/can";
import { finishLink } from "@tefuda/services/calendar/finish-link";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";
import { perMinute } from "./per-minute.ts";

/** Where the calendar's provider sends browsers back to; the guide tells it to whoever sets it up. */
export const CALENDAR_CALLBACK = "/calendar/google/callback";
const VISITS_PER_MINUTE = 30;
const SEE_OTHER = 303;

/**
 * The way back from the provider's page. Whatever came, the browser goes on to our own page of
 * settings, which shows the result; the address with the code is left behind.
 */
export async function calendar(server: FastifyInstance, app: AppCtx) {
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: VISITS_PER_MINUTE,
      ...perMinute,
      keyGenerator: ({ actor, ip }) => (actor.kind === "visitor" ? ip : actor.userId),
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    scope.get(CALENDAR_CALLBACK, async (request, reply) => {
      const actor = memberOf(request);
      const query = new URL(request.url, app.site.origin).searchParams;
      const result = actor
        ? await finishLink({ ...createContext(app, request, reply), actor }, query)
        : "stale";
      return reply
        .header("cache-control", "no-store")
        .header("referrer-policy", "no-referrer")
        .redirect(`/mypage/calendar-setting?google=${result}`, SEE_OTHER);
    });
  });
}

/** Undefined for whoever has no calendar here; the page that follows asks them to sign in. */
function memberOf({ actor }: FastifyRequest) {
  try {
    return admit(actor, "calendar:own");
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
