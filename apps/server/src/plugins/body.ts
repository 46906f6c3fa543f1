import type { IncomingMessage } from "node:http";

/** How long a sender may be silent. */
const SILENCE_MS = 30_000;

/** The body with one byte too many at most: whoever counts then sees that it is too long. */
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
  return Buffer.concat(parts, Math.min(size, max + 1));
}

/** Whether the sender went before the whole body was there. */
export const isCutOff = (request: IncomingMessage) => request.destroyed && !request.complete;
