import type { Database } from "@tefuda/db/client";
import { neutralPushBody } from "@tefuda/domain/push/neutral.ja";
import { type FastifyReply, fastify, LogController } from "fastify";
import { uuidv7 } from "uuidv7";
import type { Config } from "./config.ts";
import { logging } from "./logging.ts";
import { calendar } from "./plugins/calendar.ts";
import { calls } from "./plugins/calls.ts";
import { compass } from "./plugins/compass.ts";
import { development } from "./plugins/development.ts";
import { failureOf, refuseConnection, sendFailure } from "./plugins/failure.ts";
import { faults } from "./plugins/faults.ts";
import { files } from "./plugins/files.ts";
import { hostFunctions } from "./plugins/functions.ts";
import { health } from "./plugins/health.ts";
import { invitations } from "./plugins/invitations.ts";
import { limits } from "./plugins/limits.ts";
import { ownCalls } from "./plugins/own-machine.ts";
import { pages } from "./plugins/pages.ts";
import { security } from "./plugins/security.ts";
import { securityText } from "./plugins/security-text.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { session } from "./plugins/session.ts";
import { social } from "./plugins/social.ts";
import { tag } from "./plugins/tag.ts";
import { unsubscribing } from "./plugins/unsubscribe.ts";
import { uploads } from "./plugins/uploads.ts";
import type { AppCtx } from "./trpc/context.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;

/** The last entries of `X-Forwarded-For` are the proxies' own; what stands before them anybody can write. */
const trusted = (proxies: Config["trustProxy"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : [...proxies];

/** Puts the front door together: one origin for pages, calls, live streams and files. */
export async function createServer(config: Config, database: Database, app: AppCtx) {
  const server = fastify({
    logger: logging(config.logLevel),
    genReqId: () => uuidv7(),
    // What the router itself refuses goes out by the same door.
    frameworkErrors: (error, request, reply) =>
      void sendFailure(request, reply as FastifyReply, failureOf(error)),
    clientErrorHandler: refuseConnection,
    // A request without a host is refused as any other that is wrong.
    http: { requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    // The longest that a file of 10 MB over a slow line may take; other bodies are given less.
    requestTimeout: 5 * 60_000,
    bodyLimit: BODY_LIMIT_BYTES,
    // Closing ends what waits for nothing; a request under way is answered first.
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 5000 },
  });

  const isOwnCall = ownCalls(config.authSecret);
  faults(server, app);
  await security(server, {
    isSecure: app.site.origin.startsWith("https:"),
    ownHost: config.publicUrl && new URL(config.publicUrl).host,
    hearsProxy: config.trustProxy !== 0,
    isOwnCall,
  });
  limits(server, isOwnCall);
  health(server, database);
  securityText(server, app);
  session(server, app);

  if (config.role === "all" || config.role === "api") {
    await calls(server, app, isOwnCall);
    files(server, app);
    invitations(server, app);
    await calendar(server, app);
    await social(server, app);
    await compass(server, app);
    await hostFunctions(server, app);
    await unsubscribing(server, app);
    await uploads(server, app);
    if (config.devPages) development(server, app);
  }
  if (config.role === "all" || config.role === "web") {
    tag(server, app, config.tagManager);
    serviceWorker(server, config, neutralPushBody);
    await pages(server, config, app, isOwnCall);
  }
  return server;
}
