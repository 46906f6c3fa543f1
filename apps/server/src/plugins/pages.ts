import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { networkOf } from "@tefuda/domain/account/network";
import { isTagged } from "@tefuda/domain/monitoring/tag";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import next from "next";
import type { Config } from "../config.ts";
import type { AppCtx } from "../trpc/context.ts";
import { builtFiles } from "./built-files.ts";
import { createGate, type Gate } from "./gate.ts";
import { loginInstead } from "./guard.ts";
import { guardImages } from "./image-guard.ts";
import { keepImagesFresh } from "./image-store.ts";
import { isFromOwnMachine } from "./own-machine.ts";
import { createPageCache, NONCE_HEADER, type SharedPage } from "./page-cache.ts";
import { contentSecurityPolicy, makeNonce } from "./security.ts";

const webFolder = join(import.meta.dirname, "../../../web");
/** Pages are made on the one thread that answers everything: a few at once keep it responsive. */
const renders = createGate({ working: 4, waiting: 40, each: 16 });
/** A phone asks for all pictures of a list at once. */
const images = createGate({ working: 4, waiting: 100, each: 40 });
const SEE_OTHER = 303;
/** Beyond this a page costs more time to compress than to send. */
const BROTLI_QUALITY = 4;

/** Pages and images: everything that no route of ours answers goes to the web app. */
export async function pages(
  server: FastifyInstance,
  config: Config,
  app: AppCtx,
  isOwnCall: (request: FastifyRequest) => boolean,
) {
  const web = next({ dev: config.development, dir: webFolder, quiet: true });
  await web.prepare();
  const handle = web.getRequestHandler();
  const upgrade = web.getUpgradeHandler();
  const cache = createPageCache(app, {
    origin: () => config.ownOrigin,
    secret: config.authSecret,
  });

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    await scope.register(compress, {
      global: false,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    });
    guardImages(scope, app, (request, reply) => enter(images, request, reply, makeNonce()));
    if (!config.development) await scope.register(builtFiles, { folder: webFolder });
    scope.all("/*", { config: { isPages: true } }, async (request, reply) => {
      const login = await loginInstead(app, request);
      if (login) return reply.redirect(login, SEE_OTHER);
      const nonce = makeNonce();
      const isMaking = cache.isMaking(request);
      if (!config.development && !isMaking && cache.serves(request)) {
        const page = await cache.page(request.url, nonce, networkOf(request.ip));
        if (page) return sendShared(reply, page, policyOf(request.url, nonce));
      }
      if (isMaking) reply.header(NONCE_HEADER, nonce);
      return enter(renders, request, reply, nonce);
    });
  });

  async function enter(gate: Gate, request: FastifyRequest, reply: FastifyReply, nonce: string) {
    const leave = await gate.enter(isOwnCall(request) ? undefined : networkOf(request.ip));
    // Also of one whose reader went away.
    reply.raw.once("close", leave);
    if (reply.raw.closed) return leave();
    await hand(request, reply, nonce);
  }

  const policyOf = (url: string, nonce: string) =>
    contentSecurityPolicy(
      nonce,
      config.development,
      isTagged(url) ? config.tagManager?.connect : undefined,
    );

  /** Lets the web app answer by itself. */
  async function hand(request: FastifyRequest, reply: FastifyReply, nonce: string) {
    const policy = policyOf(request.url, nonce);
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    // The web app's own view of the request; a client's headers of these names are overwritten.
    Object.assign(request.raw.headers, {
      "content-security-policy": policy,
      [NONCE_HEADER]: nonce,
      "x-request-path": request.url,
      // The router of a page that is open already asks for parts alone.
      "x-is-document": request.headers.rsc === undefined ? "1" : "0",
      "x-own-machine": isFromOwnMachine(request) ? "1" : "0",
    });
    reply.raw.setHeader("content-security-policy", policy);
    reply.hijack();
    await handle(request.raw, reply.raw);
  }

  if (config.development)
    server.server.on("upgrade", (request, socket, head) => void upgrade(request, socket, head));
  const endSweeps = keepImagesFresh(join(webFolder, ".next/cache/images"), (error) =>
    server.log.error({ err: error }, "The image optimizer's folder could not be swept."),
  );
  server.addHook("onClose", async () => {
    endSweeps();
    cache.close();
    await web.close();
  });
}

function sendShared(reply: FastifyReply, { status, html }: SharedPage, policy: string) {
  return reply
    .code(status)
    .header("content-security-policy", policy)
    .header("cache-control", "private, no-cache")
    .type("text/html; charset=utf-8")
    .compress(html);
}
