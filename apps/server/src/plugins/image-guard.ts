import { readFile } from "@tefuda/services/views/read-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";

const FILES = "/files/";
/** Where pictures stand that everybody may see; next.config.ts names the same. */
const publicAddress = /^\/files\/(?:companies|articles)\/[\w/.-]+$/;

/**
 * Stands before the image optimizer (`/_next/image`), which keeps what it made for everyone and goes
 * on showing it when the picture is gone. So it is asked each time whether a picture is there and
 * public: 400 for every other address, 404 for a picture that is not there any more. The optimizer would
 * answer any method, so this does, too.
 */
export function guardImages(
  server: FastifyInstance,
  app: AppCtx,
  hand: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  server.all<{ Querystring: { url?: unknown } }>("/_next/image", async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) reply.header("allow", "GET, HEAD");
    const status = isRead ? await refusalOf(app, request, reply) : 405;
    return status
      ? reply.code(status).header("cache-control", "no-store").send()
      : hand(request, reply);
  });
}

async function refusalOf(
  app: AppCtx,
  request: FastifyRequest<{ Querystring: { url?: unknown } }>,
  reply: FastifyReply,
): Promise<number | undefined> {
  const { url } = request.query;
  // None, or several, of which the optimizer might take another one than is looked at here; it also
  // reads what stands before a number sign only.
  if (typeof url !== "string" || request.url.includes("#") || url.includes("..")) return 400;
  // Pictures of the pages' own are part of the build, and the optimizer knows them.
  if (url.startsWith("/_next/static/media/")) return undefined;
  if (!publicAddress.test(url)) return 400;
  const asVisitor = { ...createContext(app, request, reply), actor: { kind: "visitor" } as const };
  const file = await readFile(asVisitor, url.slice(FILES.length));
  file?.stream.destroy();
  return file?.isPublic ? undefined : 404;
}
