import type { Database } from "@tefuda/db/client";
import { neutralPushBody } from "@tefuda/domain/push/neutral.ja";
import { fastify, LogController } from "fastify";
import type { Config } from "./config.ts";
import { calendar } from "./plugins/calendar.ts";
import { calls } from "./plugins/calls.ts";
import { compass } from "./plugins/compass.ts";
import { development } from "./plugins/development.ts";
import { faults } from "./plugins/faults.ts";
import { files } from "./plugins/files.ts";
import { hostFunctions } from "./plugins/functions.ts";
import { health } from "./plugins/health.ts";
import { invitations } from "./plugins/invitations.ts";
import { pages } from "./plugins/pages.ts";
import { security } from "./plugins/security.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { session } from "./plugins/session.ts";
import { social } from "./plugins/social.ts";
import { tag } from "./plugins/tag.ts";
import { unsubscribing } from "./plugins/unsubscribe.ts";
import { uploads } from "./plugins/uploads.ts";
import type { AppCtx } from "./trpc/context.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Puts the front door together: one origin for pages, calls, live streams and files. */
export async function createServer(config: Config, database: Database, app: AppCtx) {
  const server = fastify({
    logger: { level: config.logLevel, redact: ["req.headers.cookie", "req.headers.authorization"] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // Closing ends what waits for nothing; a request under way is answered first.
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 5000 },
  });

  faults(server, app);
  await security(server, app.site.origin.startsWith("https:"));
  health(server, database);
  session(server, app);

  if (config.role === "all" || config.role === "api") {
    await calls(server, app);
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
    await pages(server, config, app);
  }
  return server;
}
