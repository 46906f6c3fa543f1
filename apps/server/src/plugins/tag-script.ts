import { createHash } from "node:crypto";
import type { TagManager } from "@tefuda/domain/monitoring/tag";
import { DAY_MS } from "@tefuda/domain/time/units";

/** The script as it is handed on. */
export interface TagScript {
  readonly body: Buffer;
  readonly etag: string;
}

interface Kept extends TagScript {
  /** What the tag manager calls this version, where it says so. */
  readonly theirs: string | null;
  readonly lookedAt: number;
}

const FRESH_MS = 15 * 60_000;
/** A script that cannot be fetched anew is handed on for so long. */
const STALE_MS = DAY_MS;
/** After a failure the tag manager is left alone for a moment. */
const REST_MS = 30_000;
const LIMIT_MS = 5000;
const MAX_BYTES = 2 * 1024 * 1024;
const scriptType = /^(application|text)\/(x-)?(java|ecma)script\b/i;

/**
 * Reads a tag manager's script, at most once in a quarter of an hour. When it cannot be fetched, takes too
 * long, is too large or is no script, the last one serves for a day; without one there is none. Whoever
 * asks while a newer one is fetched gets the last one.
 */
export function createTagScript({ id, origin }: TagManager, clock: () => Date) {
  const address = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  let kept: Kept | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const fetchAnew = async (now: number) => {
    const answer = await fetch(address, {
      headers: { accept: "*/*", ...(kept?.theirs && { "if-none-match": kept.theirs }) },
      redirect: "error",
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.status === 304 && kept) return { ...kept, lookedAt: now };
    if (answer.status !== 200 || !scriptType.test(answer.headers.get("content-type") ?? "")) {
      await answer.body?.cancel();
      throw new Error(`The tag manager answered ${answer.status}.`);
    }
    const body = await readLimited(answer);
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    return { body, etag, theirs: answer.headers.get("etag"), lookedAt: now };
  };

  const look = async (now: number) => {
    try {
      kept = await fetchAnew(now);
    } catch {
      failedAt = now;
    }
  };

  return async (): Promise<TagScript | undefined> => {
    const now = clock().getTime();
    const isFresh = kept !== undefined && now - kept.lookedAt < FRESH_MS;
    if (!isFresh && now - failedAt >= REST_MS) {
      underWay ??= look(now).finally(() => {
        underWay = undefined;
      });
    }
    const usable = () => (kept && now - kept.lookedAt < STALE_MS ? kept : undefined);
    // Nobody waits for a newer one while there is one.
    if (!usable()) await underWay;
    return usable();
  };
}

/** @throws Error for more than is taken */
async function readLimited(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error("The tag manager's script is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
