import rateLimit from "@fastify/rate-limit";
import { type SocialProvider, socialProviders } from "@tefuda/domain/account/constants";
import { AppError, isAppError } from "@tefuda/domain/errors/app-error";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import { finishSocial } from "@tefuda/services/social/finish";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type AppCtx, callerOf, createContext } from "../trpc/context.ts";
import { perMinute } from "./per-minute.ts";

/** Where a provider sends browsers back to, one address for each; the guide tells it to whoever sets it up. */
export const socialCallback = (provider: SocialProvider) => `/auth/${provider}/callback`;
/** From one address, which a school or a telephone company may share. */
export const VISITS_PER_MINUTE = 120;
const SEE_OTHER = 303;
const FAILED = "/login?social=failed";

/**
 * The ways back from the providers' pages, of those that the settings name. Whatever came, the browser
 * goes on to a page of ours; the address with the code is left behind.
 */
export async function social(server: FastifyInstance, app: AppCtx) {
  const offered = socialProviders.filter((provider) => app.ports.social?.[provider]);
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: VISITS_PER_MINUTE,
      ...perMinute,
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    scope.setErrorHandler(async (error, request, reply) => {
      // By the path alone: the rest of the address holds the code.
      const place = new URL(request.url, app.site.origin).pathname;
      const isLimit = isAppError(error) && error.code === "tooManyRequests";
      if (!isLimit) await logFault(app, { error, place, by: callerOf(request) });
      return goOn(reply, FAILED);
    });
    for (const provider of offered)
      scope.get(socialCallback(provider), async (request, reply) => {
        const query = new URL(request.url, app.site.origin).searchParams;
        const { to } = await finishSocial(createContext(app, request, reply), provider, query);
        return goOn(reply, to);
      });
  });
}

const goOn = (reply: FastifyReply, to: string) =>
  reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(to, SEE_OTHER);
