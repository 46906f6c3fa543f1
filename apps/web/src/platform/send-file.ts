import type { SentKind } from "@tefuda/domain/upload/kinds";
import { TRPCClientError } from "@trpc/client";

export interface FileToSend {
  readonly kind: SentKind;
  /** Made once for a file: sent again, it does not become a second one. */
  readonly uploadId: string;
  readonly name: string;
  readonly content: Blob;
  readonly signal?: AbortSignal;
  /** Percent that have left. */
  readonly onProgress?: (percent: number) => void;
}

const lost = () => TRPCClientError.from(new TypeError("The file did not arrive."));

/**
 * Sends a file; nobody but the sender can see it before it is attached to something. By the older
 * way of calling, because only that tells how much of the body has left.
 * @throws what a failed call throws; a `DOMException` named AbortError when it was stopped.
 */
export function sendFile(file: FileToSend): Promise<void> {
  const { kind, uploadId, name, content, signal, onProgress } = file;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    signal?.addEventListener("abort", stop, { once: true });
    call.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    call.onload = () => (call.status === 200 ? resolve() : reject(errorOf(call.responseText)));
    call.onerror = () => reject(lost());
    call.onabort = () => reject(new DOMException("Stopped.", "AbortError"));
    call.onloadend = () => signal?.removeEventListener("abort", stop);
    call.open("POST", `/files/${kind}/${uploadId}?name=${encodeURIComponent(name)}`);
    call.setRequestHeader("content-type", "application/octet-stream");
    if (signal?.aborted) reject(new DOMException("Stopped.", "AbortError"));
    else call.send(content);
  });
}

/** The answer reads as that of a call; anything else came from something on the way. */
export function errorOf(text: string): Error {
  try {
    const { json } = JSON.parse(text).error;
    return TRPCClientError.from({ error: json });
  } catch {
    return lost();
  }
}
