import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BARE_HEADERS } from "./bare-headers.ts";

/**
 * The content security policy of a page. Scripts run only with the request's nonce, which Next
 * reads from the request's own policy header and puts on every script it writes. What such a script
 * loads may run as well, which is how a tag manager's does.
 */
export function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  /** Where the tag manager's script may send to on this page. */
  measuring: readonly string[] = [],
): string {
  const script = development
    ? "'unsafe-eval' 'unsafe-inline'"
    : `'nonce-${nonce}' 'strict-dynamic'`;
  return [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...measuring].join(" "),
    "media-src 'self' blob:",
    [`connect-src 'self'${development ? " ws:" : ""}`, ...measuring].join(" "),
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Pages that look and listen: the rooms of video interviews, and no other. */
const roomPath = /^\/matchings\/[^/?]+\/video\/[^/?]+\/?(\?|$)/;
/** The page that listens to what somebody would rather say than write. */
const speakingPath = /^\/career-compass-ai\/answer-form\/?(\?|$)/;

/** What the browser lets a page ask for. */
export function permissionsPolicy(url: string): string {
  const seen = roomPath.test(url) ? "(self)" : "()";
  const heard = speakingPath.test(url) ? "(self)" : seen;
  return `camera=${seen}, microphone=${heard}, display-capture=${seen}, geolocation=()`;
}

/** What the product is asked by; pages would answer any other method as if it were the first. */
const METHODS = ["GET", "HEAD", "POST"];

/** Names and values take turns in the list of headers as they came. */
const hostsOf = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === "host").length;

export const makeNonce = () => randomBytes(16).toString("base64");

/** Addresses that hold the one-time code of a mailed link, or a token. */
const secretAddress = /[?&](oobCode|invite|token)=/;

/** Browsers keep no answer, unless it says of itself what they may keep. Pages say so themselves. */
function keepNothing(reply: FastifyReply, payload: unknown) {
  // What calls answer brings headers of its own, which come after all others.
  if (payload instanceof Response) {
    const own = payload.headers.get("cache-control");
    payload.headers.set("cache-control", own === null ? "no-store" : `no-store, ${own}`);
  } else if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  return payload;
}

interface Where {
  /** Whether people reach the product by TLS. */
  readonly isSecure: boolean;
  /** The name it is reached under; undefined where any will do. */
  readonly ownHost: string | undefined;
  /** Whether a proxy stands before the product that is believed. */
  readonly hearsProxy: boolean;
  readonly isOwnCall: (request: FastifyRequest) => boolean;
}

const ASK_AGAIN = 307;

/** Whether the nearest proxy says that it was asked without TLS. */
const cameBare = ({ headers }: FastifyRequest) =>
  String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1)
    ?.trim() === "http";

/** Whoever opens a page may come again by TLS; a program that calls without it has to be mended. */
const isPage = ({ method, url, headers }: FastifyRequest) =>
  (method === "GET" || method === "HEAD") &&
  url.startsWith("/") &&
  headers.accept?.includes("text/html") === true;

/**
 * Headers for every answer, and the rule that a writing request comes from our own pages:
 * browsers name the origin on every POST, so a foreign one is refused before any handler.
 */
export async function security(
  server: FastifyInstance,
  { isSecure, ownHost, hearsProxy, isOwnCall }: Where,
) {
  // Before the router and its hooks, which see nothing of what the server refuses by itself.
  server.server.prependListener("request", (_request, response) => {
    for (const [name, value] of BARE_HEADERS) response.setHeader(name, value);
  });
  // Of itself it would refuse what else is expected of it without a header; it may as well overhear it.
  server.server.on("checkExpectation", (...asked) => void server.server.emit("request", ...asked));
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure,
  });
  server.addHook("onSend", async (_request, reply, payload) => keepNothing(reply, payload));
  const secureHost = isSecure && hearsProxy ? ownHost : undefined;
  // Whoever looks after the machine asks by its address.
  const isInner = (request: FastifyRequest) =>
    ["/healthz", "/readyz"].includes(request.url) || isOwnCall(request);
  const isAtHome = (request: FastifyRequest) =>
    ownHost === undefined || request.host === ownHost || isInner(request);
  server.addHook("onRequest", async (request, reply) => {
    for (const [name, value] of BARE_HEADERS) reply.header(name, value);
    reply.header("permissions-policy", permissionsPolicy(request.url));
    if (secretAddress.test(request.url)) reply.header("referrer-policy", "no-referrer");
    if (!METHODS.includes(request.method)) {
      reply.header("allow", METHODS.join(", "));
      throw Object.assign(new Error("Method not allowed"), { statusCode: 405 });
    }
    // Whoever stands before the product may have believed the other one.
    if (hostsOf(request) > 1) throw new AppError("invalidParameter");
    const isWhole = request.headers.host !== undefined || request.raw.httpVersion === "1.0";
    if (!isWhole) throw new AppError("invalidParameter");
    // No text of the database holds a NUL, and no address of ours.
    if (request.url.includes("%00")) throw new AppError("invalidParameter");
    if (!isAtHome(request)) throw new AppError("dataNotFound");
    if (secureHost !== undefined && cameBare(request) && !isInner(request)) {
      if (!isPage(request)) throw new AppError("permissionDenied");
      return reply.redirect(`https://${secureHost}${request.url}`, ASK_AGAIN);
    }
    if (request.method === "GET" || request.method === "HEAD") return;
    const { origin, "sec-fetch-site": site } = request.headers;
    const own = origin === undefined || URL.parse(origin)?.host === request.host;
    if (!own || (site !== undefined && site !== "same-origin" && site !== "none"))
      throw new AppError("permissionDenied");
  });
}
