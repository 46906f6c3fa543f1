import { constants } from "node:zlib";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import { isDatabaseAway } from "@tefuda/db/violations";
import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { TRPCError } from "@trpc/server";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AppCtx, callerOf, createContext, personOf } from "../trpc/context.ts";
import { appErrorOf, waitHeaders } from "../trpc/errors.ts";
import { answerPlainCalls, plainCallsOf, type Sent, streamCallOf } from "../trpc/plain-calls.ts";
import { appRouter } from "../trpc/router.ts";
import { leaveGone, streamLimit } from "./limits.ts";
import { perMinute } from "./per-minute.ts";
import { tellRefusal } from "./refusals.ts";
import { answerStream, endStreamsOnClose } from "./streams.ts";

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
      ...perMinute,
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
    answerCalls(scope, app);
  });
}

/** Answers what is plain by itself, and leaves refused streams and whatever is unusual to the transport library. */
function answerCalls(scope: FastifyInstance, app: AppCtx) {
  // Both read the text themselves.
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) =>
    done(null, body),
  );
  const tell = (request: FastifyRequest, error: TRPCError, path: string) => {
    const { code, cause } = appErrorOf(error);
    tellRefusal(request, code, nameOf(path));
    const isAway = code === "serverBusy" && cause !== undefined;
    if (!isAway && code !== "unexpected" && code !== "internalError") return;
    const found = isAway ? "found what it needs away" : "has no name in the catalogue for it";
    request.log.error({ path, cause, userId: personOf(request) }, `A call failed and ${found}`);
    if (isDatabaseAway(cause)) return;
    const place = `/trpc/${path}`;
    void logFault(app, { error: cause ?? error, place, by: callerOf(request) });
  };
  scope.all<Sent>("/trpc/:path", async (request, reply) => {
    const { path } = request.params;
    const stream = streamCallOf(request);
    if (stream && (await answerStream(app, request, reply, stream, tell))) return;
    const plain = plainCallsOf(request);
    if (!plain)
      return fastifyRequestHandler({
        router: appRouter,
        req: request,
        res: reply,
        path,
        createContext: ({ info }) =>
          createContext(app, request, reply, info.calls.map((call) => nameOf(call.path)).join(",")),
        responseMeta: ({ errors, data }) => ({
          ...(isAllAway(errors, data.length) && { status: 503 }),
          headers: waitHeaders(...errors.map(appErrorOf)),
        }),
        onError: ({ error, path: called = "" }) => tell(request, error, called),
      });
    const ctx = createContext(app, request, reply, plain.calls.map((call) => call.path).join(","));
    const { status, body, faults } = await answerPlainCalls(plain, ctx);
    for (const { error, path: called } of faults) tell(request, error, called);
    const errors = faults.map(({ error }) => error);
    return reply
      .code(isAllAway(errors, plain.calls.length) ? 503 : status)
      .headers({ ...waitHeaders(...errors.map(appErrorOf)), vary: "trpc-accept, accept" })
      .type("application/json")
      .send(body);
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

/** The name of a call that there is; what is no name may be anybody's words. */
const nameOf = (path: string) =>
  Object.hasOwn(appRouter._def.procedures, path) ? path : "no such call";

/** The transport itself answers 500 then: it has one number for all that a server may lack. */
const isAllAway = (errors: readonly TRPCError[], calls: number) =>
  calls > 0 && errors.filter(({ code }) => code === "SERVICE_UNAVAILABLE").length === calls;
