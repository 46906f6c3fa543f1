import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createWheel } from "@tefuda/services/live/wheel";
import { isTrackedEnvelope } from "@trpc/server";
import { appRouter } from "./router.ts";

const { _config: config } = appRouter._def;

interface Frame {
  readonly event?: string;
  readonly data: string;
  readonly id?: string;
}

/** What a client is told, on the wire as the transport library writes it. */
const frame = ({ event, data, id }: Frame): string =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${data}\n${id === undefined ? "" : `id: ${id}\n`}\n\n`;

/** What a client is told besides the events themselves, by the names of the transport library. */
const CONNECTED = frame({ event: "connected", data: JSON.stringify(config.sse?.client ?? {}) });
const PING = frame({ event: "ping", data: "" });
const RETURN = frame({ event: "return", data: "" });

/** The head of a stream; no browser keeps what comes by it. */
export const streamHeaders = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-cache, no-transform",
  "x-accel-buffering": "no",
  connection: "keep-alive",
  vary: "trpc-accept, accept",
};

/** A stream that has said nothing for so long says that it is still there; all of them by one timer. */
const PING_TURNS = 100;
const PING_UNLESS_SET_MS = 10_000;
const pings = createWheel(config.sse?.ping?.intervalMs ?? PING_UNLESS_SET_MS, PING_TURNS);

const dataOf = (value: unknown) => JSON.stringify(config.transformer.output.serialize(value));

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === "AbortError";

/**
 * Sends the events as they come, no more than the client takes. The transport library would hold four streams
 * of the web's kind, four generators and a timer for each reader: most of what an open stream weighs.
 * @param failed answers what a client learns of what went wrong
 */
export async function sendEvents(
  events: AsyncIterable<unknown>,
  response: ServerResponse,
  failed: (thrown: unknown) => unknown,
): Promise<void> {
  response.write(CONNECTED);
  const quiet = pings.take(() => {
    if (!response.destroyed && !response.writableNeedDrain) response.write(PING);
  });
  try {
    for await (const value of events) {
      if (response.destroyed) return;
      quiet.again();
      const text = isTrackedEnvelope(value)
        ? frame({ data: dataOf(value[1]), id: value[0] })
        : frame({ data: dataOf(value) });
      if (!response.write(text)) await taken(response);
    }
    if (!response.destroyed) response.end(RETURN);
  } catch (thrown) {
    const last = isAbort(thrown)
      ? undefined
      : frame({ event: "serialized-error", data: dataOf(failed(thrown)) });
    if (!response.destroyed) response.end(last);
  } finally {
    quiet.leave();
  }
}

/** Resolves when the client has taken what it was sent, or has gone. */
async function taken(response: ServerResponse): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  await Promise.race([once(response, "drain", { signal }), once(response, "close", { signal })]);
  done.abort();
}
