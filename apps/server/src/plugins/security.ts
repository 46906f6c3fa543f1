import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { FastifyInstance, FastifyRequest } from "fastify";
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

interface Where {
  /** Whether people reach the product by TLS. */
  readonly isSecure: boolean;
  /** The name it is reached under; undefined where any will do. */
  readonly ownHost: string | undefined;
  readonly isOwnCall: (request: FastifyRequest) => boolean;
}

/**
 * Headers for every answer, and the rule that a writing request comes from our own pages:
 * browsers name the origin on every POST, so a foreign one is refused before any handler.
 */
export async function security(server: FastifyInstance, { isSecure, ownHost, isOwnCall }: Where) {
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
  // Whoever looks after the machine asks by its address.
  const isAtHome = (request: FastifyRequest) =>
    ownHost === undefined ||
    request.host === ownHost ||
    ["/healthz", "/readyz"].includes(request.url) ||
    isOwnCall(request);
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
    if (request.method === "GET" || request.method === "HEAD") return;
    const { origin, "sec-fetch-site": site } = request.headers;
    const own = origin === undefined || URL.parse(origin)?.host === request.host;
    if (!own || (site !== undefined && site !== "same-origin" && site !== "none"))
      throw new AppError("permissionDenied");
  });
}
