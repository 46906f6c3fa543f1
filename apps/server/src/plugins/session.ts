import { visitor } from "@tefuda/domain/policy/actor";
import { resolveActor } from "@tefuda/services/account/resolve-actor";
import type { FastifyInstance } from "fastify";
import { type AppCtx, headersOf } from "../trpc/context.ts";

/** Reads who is calling from the session cookie, once per request, before any handler. */
export function session(server: FastifyInstance, app: AppCtx) {
  server.decorateRequest("actor", { getter: () => visitor });
  server.addHook("onRequest", async (request) => {
    const actor = request.headers.cookie ? await resolveActor(app, headersOf(request)) : visitor;
    Object.defineProperty(request, "actor", { value: actor });
  });
}
