import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";

/** How long a sender may be silent. */
const SILENCE_MS = 30_000;
/** Copied at a stretch: new memory is dear on some machines, where ten times as much took 50 ms. */
const PIECE_BYTES = 1024 * 1024;

/**
 * The body with one byte too many at most: whoever counts then sees that it is too long. Threads share its
 * memory and need no copy.
 */
export async function readBody(request: IncomingMessage, max: number): Promise<Buffer> {
  request.setTimeout(SILENCE_MS, () => request.destroy());
  const parts: Buffer[] = [];
  let size = 0;
  // Not destroyed when left early: the answer has to go out over the same connection.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    parts.push(part);
    size += part.length;
    if (size > max) break;
  }
  request.setTimeout(0);
  // What is left flows away; else the connection's next request would wait behind it.
  request.resume();
  return join(parts, Math.min(size, max + 1));
}

/** Puts parts together without holding anybody up. */
async function join(parts: readonly Buffer[], size: number): Promise<Buffer> {
  const joined = Buffer.from(new SharedArrayBuffer(size));
  let at = 0;
  let pieceEnd = PIECE_BYTES;
  for (const part of parts) {
    at += part.copy(joined, at);
    if (at < pieceEnd) continue;
    pieceEnd = at + PIECE_BYTES;
    await setImmediate();
  }
  return joined;
}

/** Whether the sender went before the whole body was there. */
export const isCutOff = (request: IncomingMessage) => request.destroyed && !request.complete;
