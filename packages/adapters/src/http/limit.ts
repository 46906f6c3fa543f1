/** Why a call to an outside server ended early. */
export type EndedEarly = "timeout" | "aborted" | "unreachable";

/** The limit of a call, together with the caller's own signal. */
export function limitOf(limitMs: number, signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(limitMs);
  const both = signal ? AbortSignal.any([signal, timeout]) : timeout;
  return {
    signal: both,
    /** Tells why a call failed: its own time, its caller, or the connection. */
    reasonOf: (): EndedEarly =>
      timeout.aborted && !signal?.aborted ? "timeout" : signal?.aborted ? "aborted" : "unreachable",
  };
}

/** Above the limit of bytes that a server may send. */
export class TooMuch extends Error {
  override readonly name = "TooMuch";
}

/**
 * The body of an answer as it arrives.
 * @throws TooMuch above `maxBytes`, with the connection given up
 */
export async function* chunksOf(answer: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  // A body that is left early, by an error or a return, is cancelled by the loop itself.
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooMuch(`An answer is above ${maxBytes} bytes.`);
    yield chunk;
  }
}

/** The whole body. @throws TooMuch */
export async function bytesOf(
  answer: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(answer, maxBytes)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
