import { readFile } from "@tefuda/services/upload/read-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";

const FILES = "/files/";
/** Where pictures stand that everybody may see; next.config.ts names the same. */
const publicAddress = /^\/files\/(?:companies|articles)\/[\w/.-]+$/;

/**
 * Stands before the image optimizer (`/_next/image`), which keeps what it made for everyone and goes
 * on showing it when the picture is gone. So it is asked each time whether a picture is there and
 * public: 400 for every other address, 404 for a picture that is not there any more.
 */
export function guardImages(
  server: FastifyInstance,
  app: AppCtx,
  hand: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  server.get<{ Querystring: { url?: unknown } }>("/_next/image", async (request, reply) => {
    const { url } = request.query;
    // Pictures of the pages' own are part of the build, and the optimizer knows them.
    if (typeof url === "string" && !url.startsWith("/_next/static/media/")) {
      const status = await refusalOf(app, { url, request, reply });
      if (status) return reply.code(status).header("cache-control", "no-store").send();
    }
    return hand(request, reply);
  });
}

interface Asked {
  readonly url: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function refusalOf(app: AppCtx, { url, request, reply }: Asked): Promise<number | undefined> {
  if (!publicAddress.test(url) || url.includes("..")) return 400;
  const asVisitor = { ...createContext(app, request, reply), actor: { kind: "visitor" } as const };
  const file = await readFile(asVisitor, url.slice(FILES.length));
  file?.stream.destroy();
  return file?.isPublic ? undefined : 404;
}
