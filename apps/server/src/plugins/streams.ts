import type { ServerResponse } from "node:http";
import { getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AppCtx, createLastingContext, forgetHeaders } from "../trpc/context.ts";
import { sendEvents, streamHeaders } from "../trpc/live-stream.ts";
import type { PlainCall } from "../trpc/plain-calls.ts";
import { appRouter } from "../trpc/router.ts";

const { _config: config } = appRouter._def;
const type = "subscription";

/**
 * Answers a stream, unless its call is refused: that is the transport library's to say.
 * @param tell puts on record what goes wrong once it has begun
 */
export async function answerStream(
  app: AppCtx,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, procedure, input }: PlainCall,
  tell: (request: FastifyRequest, error: TRPCError, path: string) => void,
): Promise<boolean> {
  const ctx = createLastingContext(app, request);
  const leaving = new AbortController();
  const getRawInput = async () => input;
  const events: unknown = await procedure({
    path,
    getRawInput,
    ctx,
    type,
    signal: leaving.signal,
    batchIndex: 0,
  }).catch(() => undefined);
  if (!isIterable(events)) return false;

  const { raw: response } = reply;
  reply.hijack();
  if (response.destroyed) return true;
  response.on("close", () => leaving.abort());
  beginAnswer(reply);
  letGo(request, path);
  void sendEvents(events, response, (thrown) => {
    const error = getTRPCErrorFromUnknown(thrown);
    tell(request, error, path);
    return getTRPCErrorShape({ config, error, type, path, input: undefined, ctx });
  });
  return true;
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Sends the head, and lets go of what it was made of: the server keeps an answer as long as it lasts. */
function beginAnswer(reply: FastifyReply) {
  const { raw: response } = reply;
  const headers = Object.entries({ ...reply.getHeaders(), ...streamHeaders });
  for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
  // Sent by itself it is kept as one piece of text, else as the hundred of which it was put together.
  response.flushHeaders();
  for (const [name] of headers) reply.removeHeader(name);
}

/** The server keeps a request as long as its answer lasts; of one that is read nothing but this is asked for. */
function letGo(request: FastifyRequest, path: string) {
  const { raw } = request;
  const { "user-agent": userAgent } = raw.headers;
  forgetHeaders(request);
  raw.headers = userAgent === undefined ? {} : { "user-agent": userAgent };
  raw.rawHeaders = [];
  raw.url = `/trpc/${path}`;
  request.query = undefined;
}

/** A live stream has no end of its own: closing the server ends it, and its client comes back. */
export function endStreamsOnClose(scope: FastifyInstance) {
  const streams = new Set<ServerResponse>();
  scope.addHook("onRequest", async (request, { raw }) => {
    if (request.headers.accept !== "text/event-stream") return;
    streams.add(raw);
    raw.on("close", () => streams.delete(raw));
  });
  scope.addHook("preClose", async () => {
    for (const stream of streams) stream.destroy();
  });
}
