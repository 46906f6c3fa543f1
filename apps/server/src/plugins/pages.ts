import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import next from "next";
import type { Config } from "../config.ts";
import { contentSecurityPolicy, makeNonce } from "./security.ts";

const webFolder = join(import.meta.dirname, "../../../web");

/** Pages and images: everything that no route of ours answers goes to the web app. */
export async function pages(server: FastifyInstance, config: Config) {
  const app = next({ dev: config.development, dir: webFolder, quiet: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/*", async (request, reply) => {
      const nonce = makeNonce();
      const policy = contentSecurityPolicy(nonce, config.development);
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      // The web app's own view of the request; a client's headers of these names are overwritten.
      Object.assign(request.raw.headers, {
        "content-security-policy": policy,
        "x-nonce": nonce,
        "x-request-path": request.url,
      });
      reply.raw.setHeader("content-security-policy", policy);
      reply.hijack();
      await handle(request.raw, reply.raw);
    });
  });
  if (config.development)
    server.server.on("upgrade", (request, socket, head) => void upgrade(request, socket, head));
  server.addHook("onClose", () => app.close());
}
