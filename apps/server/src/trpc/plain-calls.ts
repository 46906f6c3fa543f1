import { transformer } from "@tefuda/domain/wire/transformer";
import type { Ctx } from "@tefuda/services/kernel/context";
import {
  type AnyTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
  transformTRPCResponse,
} from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { FastifyRequest } from "fastify";
import { appRouter } from "./router.ts";

const { _config: config } = appRouter._def;
/** By their whole paths. */
const procedures = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>),
);

/** A call that is JSON and no stream, with its input as the procedure's schema reads it. */
export interface PlainCall {
  readonly path: string;
  readonly procedure: AnyTRPCProcedure;
  readonly input: unknown;
}

export interface PlainCalls {
  readonly calls: readonly PlainCall[];
  /** Whether the answer is a list, one entry a call. */
  readonly isBatch: boolean;
}

/** How a call comes. */
export interface Sent {
  readonly Params: { readonly path: string };
  readonly Querystring: Readonly<
    Partial<
      Record<"input" | "batch" | "connectionParams" | "lastEventId" | "Last-Event-Id", unknown>
    >
  >;
}

const typeOfMethod: Readonly<Record<string, string>> = { GET: "query", POST: "mutation" };
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * The calls of a request that asks for nothing but JSON; nothing for whatever is unusual, a stream or a
 * fault among them, which is the transport library's to answer.
 */
export function plainCallsOf(request: FastifyRequest<Sent>): PlainCalls | undefined {
  const { method, headers, query, body } = request;
  if (headers["trpc-accept"] !== undefined || headers.accept === "text/event-stream") return;
  if (method === "POST" && !JSON_TYPE.test(headers["content-type"] ?? "")) return;
  const isBatch = query.batch === "1";
  const paths = isBatch ? request.params.path.split(",") : [request.params.path];
  const text = method === "GET" ? query.input : body;
  const sent = text === undefined ? {} : parsed(text);
  if (typeof sent !== "object" || sent === null) return;
  const calls: PlainCall[] = [];
  for (const [n, path] of paths.entries()) {
    const procedure = procedures.get(path);
    if (!procedure || procedure._def.type !== typeOfMethod[method]) return;
    const carried: unknown = isBatch ? (sent as Record<number, unknown>)[n] : sent;
    const isGiven = text !== undefined && carried !== undefined;
    calls.push({ path, procedure, input: isGiven ? transformer.deserialize(carried) : undefined });
  }
  return { calls, isBatch };
}

/** A stream that is asked for in the usual way; nothing for all else, which is the transport library's. */
export function streamCallOf(request: FastifyRequest<Sent>): PlainCall | undefined {
  const { method, headers, query, params } = request;
  if (method !== "GET" || headers.accept !== "text/event-stream") return;
  if (headers["trpc-accept"] !== undefined) return;
  if (query.batch !== undefined || query.connectionParams !== undefined) return;
  const procedure = procedures.get(params.path);
  if (procedure?._def.type !== "subscription") return;
  const sent = parsed(query.input);
  if (typeof sent !== "object" || sent === null) return;
  const input: unknown = transformer.deserialize(sent);
  if (typeof input !== "object" || input === null) return;
  // Browsers name it by the header when they come back by themselves.
  const lastEventId =
    headers["last-event-id"] ?? query.lastEventId ?? query["Last-Event-Id"] ?? undefined;
  return { path: params.path, procedure, input: lastEventId ? { ...input, lastEventId } : input };
}

/** The value of a text of JSON; nothing where it is none. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** What went wrong in one of the calls. */
export interface CallFault {
  readonly path: string;
  readonly error: TRPCError;
}

/**
 * Runs the calls at once and writes the answer. The transport library would build a request and an answer of
 * the web's kind around each, which takes longer than most calls.
 */
export async function answerPlainCalls(
  { calls, isBatch }: PlainCalls,
  ctx: Ctx,
): Promise<{ readonly status: number; readonly body: string; readonly faults: CallFault[] }> {
  const faults: CallFault[] = [];
  // Whoever goes away before the answer changes nothing: what is asked for is done.
  const { signal } = new AbortController();
  const results = await Promise.all(
    calls.map(async ({ path, procedure, input }, batchIndex) => {
      const { type } = procedure._def;
      try {
        const getRawInput = async () => input;
        const data = await procedure({ path, getRawInput, ctx, type, signal, batchIndex });
        return { result: { data } };
      } catch (thrown) {
        const error = getTRPCErrorFromUnknown(thrown);
        faults.push({ path, error });
        return { error: getTRPCErrorShape({ config, error, type, path, input, ctx }) };
      }
    }),
  );
  return {
    status: getHTTPStatusCode(results as never),
    body: JSON.stringify(transformTRPCResponse(config, (isBatch ? results : results[0]) as never)),
    faults,
  };
}
