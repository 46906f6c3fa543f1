import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { isDatabaseAway, isRefusedValue } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import { errorText, failurePage } from "@tefuda/domain/errors/messages.ja";
import type { ConnectionError, FastifyReply, FastifyRequest } from "fastify";
import { callError } from "../trpc/error-answer.ts";
import { waitHeaders } from "../trpc/errors.ts";
import { BARE_HEADERS, BARE_POLICY } from "./bare-headers.ts";

/** The page's own styles, and nothing else. */
const POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

/** What the server itself refuses by a status of its own: an address that is none, a long body. */
function ownRefusal(thrown: unknown): { status: number; code: AppError["code"] } | undefined {
  if (!(thrown instanceof Error) || !("statusCode" in thrown)) return undefined;
  const status = Number(thrown.statusCode);
  if (!(status >= 400 && status < 500) && status !== 503) return undefined;
  const codes: Readonly<Record<number, AppError["code"]>> = {
    401: "unauthenticated",
    403: "permissionDenied",
    404: "dataNotFound",
    429: "tooManyRequests",
    503: "serverBusy",
  };
  return { status, code: codes[status] ?? "invalidParameter" };
}

export interface Failure {
  readonly status: number;
  readonly error: AppError;
}

/** What becomes of an error on its way out: a status, and words of the catalogue. */
export function failureOf(thrown: unknown): Failure {
  if (isDatabaseAway(thrown))
    return { status: 503, error: new AppError("serverBusy", { cause: thrown }) };
  if (isRefusedValue(thrown))
    return { status: 400, error: new AppError("invalidParameter", { cause: thrown }) };
  const refused = thrown instanceof AppError ? undefined : ownRefusal(thrown);
  if (refused)
    return { status: refused.status, error: new AppError(refused.code, { cause: thrown }) };
  const { status, error } = callError(thrown);
  return { status, error };
}

const unreadable: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request at all, or never became one; behind it the connection ends. */
export function refuseConnection(error: ConnectionError, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const status = unreadable[error.code] ?? 400;
  const code = "invalidParameter";
  const body = JSON.stringify({ ok: false, error: { code, message: errorText(code) } });
  const headers = [
    ["content-type", "application/json; charset=utf-8"],
    ["content-length", Buffer.byteLength(body)],
    ["cache-control", "no-store"],
    ["connection", "close"],
    ...BARE_HEADERS,
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n${body}`);
}

/**
 * The one way in which a failure beside the calls leaves: words of the catalogue as a page or as
 * JSON, whichever was asked for, with a number to quote, and nothing of the error itself.
 */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const { status, error } = failure;
  reply.code(status).headers(waitHeaders(error)).header("cache-control", "no-store");
  const message = errorText(error.code, error.params);
  if (!request.headers.accept?.includes("text/html"))
    return reply.send({ ok: false, error: { code: error.code, message, id: request.id } });
  return reply
    .header("content-security-policy", POLICY)
    .type("text/html; charset=utf-8")
    .send(page(status, message, request.id));
}

const page = (status: number, message: string, id: string) => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>${failurePage.title(status)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>:root{color-scheme:light dark}body{font:16px/1.8 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;text-align:center;word-break:auto-phrase}h1{font-size:22px;margin:0 0 8px}p{margin:0 0 16px;max-width:32em}small{overflow-wrap:anywhere;opacity:.75}</style>
</head><body><main><h1>${failurePage.title(status)}</h1><p>${message}</p>
<p><a href="/">${failurePage.home}</a></p><small>${failurePage.quote} ${id}</small></main></body></html>
`;
