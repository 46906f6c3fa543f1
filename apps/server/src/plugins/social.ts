import rateLimit from "@fastify/rate-limit";
import { type SocialProvider, socialProviders } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import { finishSocial } from "@tefuda/services/social/finish";
import type { FastifyInstance } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";

/** Where a provider sends browsers back to, one address for each; the guide tells it to whoever sets it up. */
export const socialCallback = (provider: SocialProvider) => `/auth/${provider}/callback`;
const VISITS_PER_MINUTE = 30;
const SEE_OTHER = 303;

/**
 * The ways back from the providers' pages, of those that the settings name. Whatever came, the browser
 * goes on to a page of ours; the address with the code is left behind.
 */
export async function social(server: FastifyInstance, app: AppCtx) {
  const offered = socialProviders.filter((provider) => app.ports.social?.[provider]);
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: VISITS_PER_MINUTE,
      timeWindow: "1 minute",
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    for (const provider of offered)
      scope.get(socialCallback(provider), async (request, reply) => {
        const query = new URL(request.url, app.site.origin).searchParams;
        const { to } = await finishSocial(createContext(app, request, reply), provider, query);
        return reply
          .header("cache-control", "no-store")
          .header("referrer-policy", "no-referrer")
          .redirect(to, SEE_OTHER);
      });
  });
}
