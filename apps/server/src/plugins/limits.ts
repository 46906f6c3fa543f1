import type { IncomingMessage } from "node:http";
import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createPace } from "./pace.ts";
import { createTurns } from "./turns.ts";

/** Requests under way, streams left out: of the whole process, and of one client. */
const IN_FLIGHT = 500;
const IN_FLIGHT_EACH = 64;
/** What one turn of the event loop begins; a page takes some tens of milliseconds, a call a few. */
const PER_TURN = 16;
/** What is refused is answered so often, and nobody waits longer for it. */
const REFUSED_EVERY_MS = 4;
const REFUSED_WITHIN_MS = 4000;
/** A body that is no file is there within this time, or its sender wants to hold a place. */
const BODY_WITHIN_MS = 30_000;
/** Live streams of one person: so many browsers and tabs that cannot share one. */
const STREAMS_EACH = 12;
/** A tab may have been closed by then. */
const STREAM_SECONDS = 5;

/** What has to be answered whatever happens. */
const alwaysAnswered = new Set(["/healthz", "/readyz"]);

/** How the requests under way give their place back. */
const places = new WeakMap<FastifyRequest, () => void>();

const isStream = ({ headers }: FastifyRequest) => headers.accept === "text/event-stream";

/**
 * Holds what is under way below what a process can bear, in all and for one client; more is
 * refused by a 503. Streams are counted by person, once it is known who asks.
 */
export function limits(
  server: FastifyInstance,
  isOwnCall: (request: Pick<FastifyRequest, "headers">) => boolean,
  { bodyWithinMs = BODY_WITHIN_MS } = {},
) {
  const requests = createCount();
  const { turn, comes } = createTurns(PER_TURN);
  server.server.on("connection", comes);
  server.addHook("onRequest", async (request, reply) => {
    if (alwaysAnswered.has(request.url) || isStream(request)) return;
    const isOwn = isOwnCall(request);
    const client = networkOf(request.ip);
    if (requests.all() >= IN_FLIGHT || (!isOwn && requests.of(client) >= IN_FLIGHT_EACH))
      throw new AppError("serverBusy");
    const leave = requests.add(isOwn ? "" : client);
    places.set(request, leave);
    reply.raw.once("close", leave);
    if (!request.url.startsWith("/files/")) endSlowBody(request.raw, bodyWithinMs);
    // What a page asks belongs to a request that has begun.
    if (!isOwn || !request.url.startsWith("/trpc/")) await turn();
    leaveGone(request, reply);
  });
}

/**
 * Answers when a request that is too much may be told so. Programs that ask again with every refusal would
 * otherwise be all that the process has time for; meanwhile they hold no place.
 */
export function createRefusals() {
  const turn = createPace(REFUSED_EVERY_MS, REFUSED_WITHIN_MS);
  return async (request: FastifyRequest): Promise<void> => {
    places.get(request)?.();
    await turn();
  };
}

/** Lets a request be whose sender went away while it waited: nobody reads the answer. */
export function leaveGone({ socket }: FastifyRequest, reply: FastifyReply) {
  if (socket.destroyed) reply.hijack();
}

/** Hangs up on a sender that is not done in time. */
function endSlowBody(request: IncomingMessage, within: number) {
  if (request.complete || request.method === "GET" || request.method === "HEAD") return;
  const end = setTimeout(() => request.complete || request.destroy(), within);
  request.once("close", () => clearTimeout(end));
}

/** The limit of streams; after the session, which says whose a stream is. */
export function streamLimit(scope: FastifyInstance) {
  const streams = createCount();
  scope.addHook("onRequest", async (request, reply) => {
    if (!isStream(request)) return;
    const { actor } = request;
    const person = actor.kind === "visitor" ? networkOf(request.ip) : actor.userId;
    if (streams.of(person) >= STREAMS_EACH)
      throw new AppError("tooManyRequests", { retryAfter: STREAM_SECONDS });
    // It comes once, and an open stream holds less for it than for what is called once.
    reply.raw.on("close", streams.add(person));
  });
}

function createCount() {
  const counts = new Map<string, number>();
  let total = 0;
  const change = (key: string, by: number) => {
    total += by;
    const now = (counts.get(key) ?? 0) + by;
    if (now > 0) counts.set(key, now);
    else counts.delete(key);
  };
  return {
    all: () => total,
    of: (key: string) => counts.get(key) ?? 0,
    /** Counts one more; answers how to count it no longer. */
    add(key: string) {
      change(key, 1);
      let by = -1;
      return () => {
        change(key, by);
        by = 0;
      };
    },
  };
}
