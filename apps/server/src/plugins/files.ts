import { createHash } from "node:crypto";
import { IMAGE_CACHE_SECONDS } from "@tefuda/domain/constants/image";
import { oneLine } from "@tefuda/domain/text/clean";
import { readFile } from "@tefuda/services/views/read-file";
import type { FastifyInstance } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";
import { tellRefusal } from "./refusals.ts";

/** Serves stored files. Who may read which is the use case's decision; the key is only looked up. */
export function files(server: FastifyInstance, app: AppCtx) {
  server.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const file = await readFile(createContext(app, request, reply), request.params["*"]);
    if (!file) {
      tellRefusal(request, "dataNotFound");
      return reply.code(404).send();
    }
    if (file.isPublic) {
      const etag = etagOf(request.params["*"]);
      reply
        .header("cache-control", `public, max-age=${IMAGE_CACHE_SECONDS}, must-revalidate`)
        .header("etag", etag);
      if (request.headers["if-none-match"] === etag) {
        file.stream.destroy();
        return reply.code(304).send();
      }
    } else reply.header("cache-control", "private, no-store");
    if (file.downloadName !== undefined)
      reply.header("content-disposition", attachment(file.downloadName));
    if (file.size !== undefined) reply.header("content-length", file.size);
    return reply.header("content-type", withCharset(file.contentType)).send(file.stream);
  });
}

/** What stands under a key never changes. */
const etagOf = (key: string) => `"${createHash("sha256").update(key).digest("base64url")}"`;

/** A text was found to be UTF-8 when it came. */
const withCharset = (type: string) => (type === "text/plain" ? `${type}; charset=utf-8` : type);

/** To be saved under its own name; what its sender wrote is never shown as a page of ours. */
const attachment = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(oneLine(name)).replace(/['()*]/g, escapeMore)}`;
/** Signs that this place does not take as they are (RFC 8187). */
const escapeMore = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
