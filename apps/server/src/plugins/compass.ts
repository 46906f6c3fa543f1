import rateLimit from "@fastify/rate-limit";
import { networkOf } from "@tefuda/domain/account/network";
import { createAudioSchema } from "@tefuda/domain/compass/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { admit } from "@tefuda/domain/policy/can";
import { speakSection } from "@tefuda/services/compass/speak-section";
import {
  requireTranscribing,
  transcribeRecording,
} from "@tefuda/services/compass/transcribe-recording";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { FastifyInstance } from "fastify";
import { type AppCtx, callerOf, createContext, personOf } from "../trpc/context.ts";
import { callError } from "../trpc/error-answer.ts";
import { isCutOff, readBody } from "./body.ts";
import { perMinute } from "./per-minute.ts";
import { tellRefusal } from "./refusals.ts";

/** Each may cost the operator money, and nobody listens or speaks so often. */
const SOUNDS_PER_MINUTE = 20;

/**
 * The sound of the career compass: `GET /compass/results/{resultId}/{section}` is a part of one's own
 * result read aloud, and what is sent to `POST /compass/recordings` comes back as text. Nothing of
 * either is kept. What goes wrong is answered as the calls answer it.
 */
export async function compass(server: FastifyInstance, app: AppCtx) {
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: SOUNDS_PER_MINUTE,
      ...perMinute,
      keyGenerator: ({ actor, ip }) => (actor.kind === "visitor" ? networkOf(ip) : actor.userId),
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    // The body is read by hand, as far as the server for recordings takes it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.setErrorHandler((thrown, request, reply) => {
      if (isCutOff(request.raw)) return reply.hijack();
      const { status, headers, body, error } = callError(thrown);
      tellRefusal(request, error.code);
      if (error.code === "unexpected") {
        request.log.error(
          { err: error.cause, userId: personOf(request) },
          "A sound failed in a way that has no name",
        );
        const place = request.routeOptions.url ?? request.url;
        void logFault(app, { error: error.cause, place, by: callerOf(request) });
      }
      return reply.code(status).headers(headers).send(body);
    });

    scope.get<{ Params: Record<string, string> }>(
      "/compass/results/:resultId/:section",
      async (request, reply) => {
        const asked = createAudioSchema.parse(request.params);
        const actor = admit(request.actor, "compass:result");
        const ctx = { ...createContext(app, request, reply), actor };
        const { bytes, contentType } = await speakSection(ctx, asked);
        return reply
          .header("content-type", contentType)
          .header("cache-control", "private, no-store")
          .send(bytes);
      },
    );

    scope.post("/compass/recordings", async (request, reply) => {
      const actor = admit(request.actor, "compass:answer");
      const ctx = { ...createContext(app, request, reply), actor };
      const { maxBytes } = requireTranscribing(ctx);
      return transcribeRecording(ctx, await readBody(request.raw, maxBytes));
    });
  });
}
