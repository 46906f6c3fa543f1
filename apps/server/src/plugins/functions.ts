import rateLimit from "@fastify/rate-limit";
import { networkOf } from "@tefuda/domain/account/network";
import {
  FUNCTION_BODY_BYTES,
  FUNCTION_CALLS_PER_MINUTE,
  signInWithCustomTokenSchema,
} from "@tefuda/domain/bridge/custom-token";
import { type FunctionName, functionData, isFunctionName } from "@tefuda/domain/bridge/functions";
import type { FunctionAnswer } from "@tefuda/domain/bridge/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { deleteMatchingSchema } from "@tefuda/domain/matching/schema";
import { admit } from "@tefuda/domain/policy/can";
import { signInWithToken } from "@tefuda/services/bridge/sign-in-with-token";
import { trackEvent } from "@tefuda/services/bridge/track-event";
import type { Ctx } from "@tefuda/services/kernel/context";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import { deleteMatching } from "@tefuda/services/release/delete-matching";
import type { FastifyInstance } from "fastify";
import { type AppCtx, callerOf, createContext, personOf } from "../trpc/context.ts";
import { functionError } from "../trpc/error-answer.ts";
import { perMinute } from "./per-minute.ts";
import { tellRefusal } from "./refusals.ts";

const functions: Readonly<Record<FunctionName, (ctx: Ctx, data: unknown) => Promise<object>>> = {
  trackEvent,
  signInWithCustomToken: (ctx, data) =>
    signInWithToken(ctx, signInWithCustomTokenSchema.parse(data)),
  async deleteMatching(ctx, data) {
    const actor = admit(ctx.actor, "matching:release");
    await deleteMatching({ ...ctx, actor }, deleteMatchingSchema.parse(data));
    return {};
  },
};

/**
 * What the host of an app calls by name: `POST /functions/{name}` with `{ data }`, answered by
 * `{ ok: true, data }` or `{ ok: false, error }` (spec 7 · Functions). A host sends the cookies of its
 * session and no origin; a browser is let through from our own pages only.
 */
export async function hostFunctions(server: FastifyInstance, app: AppCtx) {
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: FUNCTION_CALLS_PER_MINUTE,
      ...perMinute,
      keyGenerator: ({ actor, ip }) => (actor.kind === "visitor" ? networkOf(ip) : actor.userId),
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    // JSON is the one language here; whatever else comes is refused as what cannot be read.
    scope.removeContentTypeParser("text/plain");
    scope.setErrorHandler((thrown, request, reply) => {
      const { status, headers, error, cause } = functionError(thrown);
      tellRefusal(request, error.code);
      if (error.code === "unexpected") {
        request.log.error(
          { err: cause, userId: personOf(request) },
          "A function failed in a way that has no name",
        );
        const place = request.routeOptions.url ?? "/functions";
        void logFault(app, { error: cause, place, by: callerOf(request) });
      }
      return reply
        .code(status)
        .headers(headers)
        .send({ ok: false, error } satisfies FunctionAnswer<never>);
    });
    scope.post<{ Params: { name: string } }>(
      "/functions/:name",
      { bodyLimit: FUNCTION_BODY_BYTES },
      async (request, reply) => {
        const { name } = request.params;
        if (!isFunctionName(name)) throw new AppError("dataNotFound");
        const ctx = createContext(app, request, reply);
        const data = await functions[name](ctx, functionData(request.body));
        reply.header("cache-control", "no-store");
        return { ok: true, data } satisfies FunctionAnswer<object>;
      },
    );
  });
}
