import type { ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import { isDatabaseAway } from "@tefuda/db/violations";
import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AppCtx, callerOf, createContext } from "../trpc/context.ts";
import { appErrorOf, waitHeaders } from "../trpc/errors.ts";
import { type AppRouter, appRouter } from "../trpc/router.ts";
import { leaveGone, streamLimit } from "./limits.ts";

const CALLS_PER_MINUTE = 1200;
/** A page of a list: squeezed in the time that handing it to a thread would take. */
const COMPRESSED_AT_ONCE = 64 * 1024;
/** The lowest: answers are made for one reader, and the next step takes three times as long. */
const BROTLI_QUALITY = 1;

/** The product's calls and its live stream, below `/trpc`. */
export async function calls(
  server: FastifyInstance,
  app: AppCtx,
  isOwnCall: (request: FastifyRequest) => boolean,
) {
  await server.register(async (scope) => {
    // Since it came, the session was asked for; the count knows senders by their connection.
    scope.addHook("onRequest", async (request, reply) => leaveGone(request, reply));
    await scope.register(rateLimit, {
      max: CALLS_PER_MINUTE,
      timeWindow: "1 minute",
      keyGenerator: ({ ip }) => networkOf(ip),
      // The pages call for every visitor; one count for all of them would be no limit but a ceiling
      // of the whole product.
      allowList: isOwnCall,
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    streamLimit(scope);
    unwrapAnswers(scope);
    // Streams must leave at once, so they are never compressed.
    await scope.register(compress, {
      customTypes: /^application\/json/,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
      syncThreshold: COMPRESSED_AT_ONCE,
    });
    endStreamsOnClose(scope);
    await scope.register(fastifyTRPCPlugin, {
      prefix: "/trpc",
      trpcOptions: {
        router: appRouter,
        createContext: ({ req, res }) => createContext(app, req, res),
        responseMeta: ({ errors, data }) => ({
          ...(isAllAway(errors, data.length) && { status: 503 }),
          headers: waitHeaders(...errors.map(appErrorOf)),
        }),
        onError: ({ error, path = "", req }) => {
          const { code, cause } = appErrorOf(error);
          const isAway = code === "serverBusy" && cause !== undefined;
          if (!isAway && code !== "unexpected" && code !== "internalError") return;
          const found = isAway ? "found what it needs away" : "has no name in the catalogue for it";
          server.log.error({ path, cause }, `A call failed and ${found}`);
          if (isDatabaseAway(cause)) return;
          const place = `/trpc/${path}`;
          void logFault(app, { error: cause ?? error, place, by: callerOf(req) });
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
}

/**
 * An answer that is ready is compressed in one go; as the web stream in which it comes, it would
 * pass through three more streams, which takes longer than most calls.
 */
function unwrapAnswers(scope: FastifyInstance) {
  scope.addHook("onSend", async (_, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    if (payload.headers.get("content-type")?.split(";", 1)[0] !== "application/json")
      return payload;
    reply.code(payload.status);
    for (const [name, value] of payload.headers) reply.header(name, value);
    return payload.text();
  });
}

/** The transport itself answers 500 then: it has one number for all that a server may lack. */
const isAllAway = (errors: readonly TRPCError[], calls: number) =>
  calls > 0 && errors.filter(({ code }) => code === "SERVICE_UNAVAILABLE").length === calls;

/** A live stream has no end of its own: closing the server ends it, and its client comes back. */
function endStreamsOnClose(scope: FastifyInstance) {
  const streams = new Set<ServerResponse>();
  scope.addHook("onRequest", async (request, reply) => {
    if (request.headers.accept !== "text/event-stream") return;
    streams.add(reply.raw);
    reply.raw.on("close", () => streams.delete(reply.raw));
  });
  scope.addHook("preClose", async () => {
    for (const stream of streams) stream.destroy();
  });
}
