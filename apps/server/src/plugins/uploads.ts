import rateLimit from "@fastify/rate-limit";
import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import { admit } from "@tefuda/domain/policy/can";
import { checkFile, uploadMaxBytes, uploadRules } from "@tefuda/domain/upload/kinds";
import { sendUploadSchema } from "@tefuda/domain/upload/schema";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import { admitUpload } from "@tefuda/services/upload/admit-upload";
import { storeUpload } from "@tefuda/services/upload/store-upload";
import type { FastifyInstance } from "fastify";
import { type AppCtx, callerOf, createContext, personOf } from "../trpc/context.ts";
import { callError } from "../trpc/error-answer.ts";
import { isCutOff, readBody } from "./body.ts";
import { perMinute } from "./per-minute.ts";
import { tellRefusal } from "./refusals.ts";

const UPLOADS_PER_MINUTE = 30;

/**
 * Takes files: `POST /files/{kind}/{uploadId}?name=face.png` with the file as it is for a body, so
 * that a browser can tell how much has left and can stop it. What goes wrong is answered as the
 * calls answer it.
 */
export async function uploads(server: FastifyInstance, app: AppCtx) {
  await server.register(async (scope) => {
    await scope.register(rateLimit, {
      max: UPLOADS_PER_MINUTE,
      ...perMinute,
      keyGenerator: ({ actor, ip }) => (actor.kind === "visitor" ? networkOf(ip) : actor.userId),
      errorResponseBuilder: () => new AppError("tooManyRequests"),
    });
    // The body is read by hand, as far as the kind allows.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.setErrorHandler((thrown, request, reply) => {
      if (isCutOff(request.raw)) return reply.hijack();
      const { status, headers, body, error } = callError(thrown);
      tellRefusal(request, error.code);
      if (status >= 500 && error.cause) {
        request.log.error({ err: error.cause, userId: personOf(request) }, "An upload failed");
        const place = request.routeOptions.url ?? request.url;
        void logFault(app, { error: error.cause, place, by: callerOf(request) });
      }
      return reply.code(status).headers(headers).send(body);
    });

    scope.post<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
      "/files/:kind/:uploadId",
      async (request, reply) => {
        const upload = sendUploadSchema.parse({ ...request.params, ...request.query });
        const actor = admit(request.actor, uploadRules[upload.kind].access);
        const announced = request.headers["content-length"];
        const size = announced === undefined ? undefined : Number(announced);
        checkFile(upload.kind, { name: upload.name, size });
        const ctx = { ...createContext(app, request, reply), actor };
        await admitUpload(ctx);
        const bytes = await readBody(request.raw, uploadMaxBytes(upload.kind));
        return storeUpload(ctx, { ...upload, bytes });
      },
    );
  });
}
