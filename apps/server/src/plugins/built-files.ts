import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Scripts, styles and letters of the web build. Their names change with what is in them, so a browser
 * keeps them for good; their compressed forms were made with the build (`tooling/build.mjs`).
 */
export async function builtFiles(scope: FastifyInstance, { folder }: { readonly folder: string }) {
  await scope.register(fastifyStatic, {
    root: join(folder, ".next/static"),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: "365 days",
    index: false,
  });
  // By the library's own route each request would read every folder on its way, for the sake of disks to
  // which big and small letters are the same: three quarters of what such an answer cost.
  scope.get<{ Params: { "*": string } }>("/_next/static/*", ({ params }, reply) =>
    reply.sendFile(params["*"]),
  );
}
