import { needsLogin } from "@tefuda/domain/account/guard";
import { visitor } from "@tefuda/domain/policy/actor";
import { resolveActor } from "@tefuda/services/account/resolve-actor";
import type { FastifyInstance } from "fastify";
import { type AppCtx, headersOf } from "../trpc/context.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers with pages of the web app. */
    isPages?: boolean;
  }
}

/**
 * Reads who is calling from the session cookie, once per request, before any handler. A page behind the login
 * asks by itself, once its loading screen is on its way.
 */
export function session(server: FastifyInstance, app: AppCtx) {
  server.decorateRequest("actor", { getter: () => visitor });
  server.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.isPages && needsLogin(request.url)) return;
    const actor = request.headers.cookie ? await resolveActor(app, headersOf(request)) : visitor;
    Object.defineProperty(request, "actor", { value: actor });
  });
}
