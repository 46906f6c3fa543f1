import { readFile } from "@tefuda/services/upload/read-file";
import type { FastifyInstance } from "fastify";
import { type AppCtx, createContext } from "../trpc/context.ts";

const YEAR_SECONDS = 31_536_000;

/** Serves stored files. Who may read which is the use case's decision; the key is only looked up. */
export function files(server: FastifyInstance, app: AppCtx) {
  server.get<{ Params: { "*": string } }>("/files/*", async (request, reply) => {
    const file = await readFile(createContext(app, request, reply), request.params["*"]);
    if (!file) return reply.code(404).send();
    if (file.downloadName !== undefined)
      reply.header("content-disposition", attachment(file.downloadName));
    return reply
      .header("content-type", file.contentType)
      .header("content-length", file.size)
      .header("x-content-type-options", "nosniff")
      .header(
        "cache-control",
        file.isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : "private, no-store",
      )
      .send(file.stream);
  });
}

/** To be saved under its own name; what its sender wrote is never shown as a page of ours. */
const attachment = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
