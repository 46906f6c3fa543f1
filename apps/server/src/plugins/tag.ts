import compress from "@fastify/compress";
import { TAG_PATH, type TagManager } from "@tefuda/domain/monitoring/tag";
import type { FastifyInstance } from "fastify";
import type { AppCtx } from "../trpc/context.ts";
import { createTagScript } from "./tag-script.ts";

/**
 * The tag manager's script from a path of our own (spec 7 · Other calls), so that who reads a page is known
 * to nobody else by its mere loading. Nothing of the reader is passed on with our own request for it.
 */
export function tag(
  server: FastifyInstance,
  { clock }: Pick<AppCtx, "clock">,
  manager: TagManager | undefined,
) {
  const read = manager && createTagScript(manager, clock);
  server.register(async (scope) => {
    await scope.register(compress, { global: false, encodings: ["br", "gzip"] });
    scope.get(TAG_PATH, async (request, reply) => {
      const script = await read?.();
      if (!script)
        return reply
          .code(read ? 502 : 404)
          .header("cache-control", "no-store")
          .send();
      reply.header("cache-control", "public, max-age=900").header("etag", script.etag);
      if (request.headers["if-none-match"] === script.etag) return reply.code(304).send();
      return reply.type("text/javascript; charset=utf-8").compress(script.body);
    });
  });
}
