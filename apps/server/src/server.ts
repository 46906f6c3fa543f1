import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import type { Database } from "@tefuda/db/client";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import fastify from "fastify";
import type { Config } from "./config.ts";
import { development } from "./plugins/development.ts";
import { files } from "./plugins/files.ts";
import { health } from "./plugins/health.ts";
import { pages } from "./plugins/pages.ts";
import { security } from "./plugins/security.ts";
import { session } from "./plugins/session.ts";
import { type AppCtx, createContext } from "./trpc/context.ts";
import { appErrorOf } from "./trpc/errors.ts";
import { type AppRouter, appRouter } from "./trpc/router.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;
const CALLS_PER_MINUTE = 1200;

/** Puts the front door together: one origin for pages, calls, live streams and files. */
export async function createServer(config: Config, database: Database, app: AppCtx) {
  const server = fastify({
    logger: { level: config.logLevel, redact: ["req.headers.cookie", "req.headers.authorization"] },
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 5000 },
  });

  await security(server, app.site.origin.startsWith("https:"));
  health(server, database);
  session(server, app);

  await server.register(async (scope) => {
    await scope.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: "1 minute" });
    // Streams must leave at once, so they are never compressed.
    await scope.register(compress, { customTypes: /^application\/json/, encodings: ["br", "gzip"] });
    await scope.register(fastifyTRPCPlugin, {
      prefix: "/trpc",
      trpcOptions: {
        router: appRouter,
        createContext: ({ req, res }) => createContext(app, req, res),
        onError: ({ error, path }) => {
          const { code, cause } = appErrorOf(error);
          if (code === "unexpected" || code === "internalError")
            server.log.error({ path, cause }, "A call failed in a way the catalogue does not name");
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
  files(server, app);
  if (config.devPages) development(server, app);
  await pages(server, config);
  return server;
}
