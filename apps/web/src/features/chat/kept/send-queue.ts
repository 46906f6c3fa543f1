import type { ChatMessage } from "@tefuda/domain/chat/message";
import { type Failure, failureOf } from "@/platform/errors";
import { holdPage, letPageGo } from "@/platform/hold-page";
import type { KeptList } from "./kept-list";
import type { Outgoing } from "./outbox";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** Told to wait longer, as after a day's last message, nobody is left believing that it goes out soon. */
const LONGEST_ASKED_MS = 10 * 60_000;

export interface QueueEvents {
  sent(message: ChatMessage): void;
  /** The server has it and does not want it; later ones go on. */
  refused(failure: Failure, error: unknown): void;
}

interface SendQueueOptions {
  readonly outbox: KeptList<Outgoing>;
  readonly send: (matchingId: string, message: Outgoing) => Promise<ChatMessage>;
  readonly isOnline?: () => boolean;
}

/** The sending of what stands in the outbox. */
export interface SendQueue {
  /** Who hears of a thread's sending; the last one does also after its room was left. */
  tell(matchingId: string, events: QueueEvents): void;
  /** Sends all that waits in a thread, the oldest first, unless that is under way. */
  run(matchingId: string): void;
  /** Tries again now: there may be a line, or what was waited for is gone. */
  wake(matchingId: string): void;
}

/**
 * One queue for each thread: a message is sent once the one before it has arrived or was refused.
 * What the server did not take, for it was away, busy or asked for patience, is sent again until it does.
 */
export function createSendQueue({
  outbox,
  send,
  isOnline = () => navigator.onLine,
}: SendQueueOptions): SendQueue {
  const working = new Set<string>();
  /** How to end a thread's pause. */
  const pausing = new Map<string, () => void>();
  const hearing = new Map<string, QueueEvents>();

  const pause = (matchingId: string, { id }: Outgoing, ms: number) => {
    outbox.change(matchingId, id, { status: "waiting" });
    return new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        pausing.delete(matchingId);
        if (!outbox.holds(matchingId, id)) letPageGo(id);
        resolve();
      };
      const timer = setTimeout(end, ms);
      pausing.set(matchingId, end);
    });
  };
  const first = (matchingId: string) =>
    outbox.of(matchingId).find(({ status }) => status !== "failed");

  const work = async (matchingId: string) => {
    let tries = 0;
    for (let message = first(matchingId); message; message = first(matchingId)) {
      const { id } = message;
      if (!outbox.holds(matchingId, id)) {
        outbox.drop(matchingId, [id]);
        continue;
      }
      holdPage(id);
      if (!isOnline()) {
        await pause(matchingId, message, LONGEST_WAIT_MS);
        continue;
      }
      try {
        const sent = await send(matchingId, message);
        hearing.get(matchingId)?.sent(sent);
        outbox.drop(matchingId, [id]);
        tries = 0;
      } catch (error) {
        const failure = failureOf(error);
        const wait = waitAfter(failure, tries);
        if (wait !== undefined) {
          tries += 1;
          await pause(matchingId, message, wait);
          continue;
        }
        tries = 0;
        // Whoever signs in again finds it as it was.
        const isSignedOut = failure.entry.followUp === "login";
        if (!isSignedOut) outbox.change(matchingId, id, { status: "failed" });
        hearing.get(matchingId)?.refused(failure, error);
        if (isSignedOut) return letPageGo(id);
      }
      letPageGo(id);
    }
  };

  return {
    tell: (matchingId, events) => void hearing.set(matchingId, events),
    run(matchingId) {
      if (working.has(matchingId)) return;
      working.add(matchingId);
      void work(matchingId).finally(() => working.delete(matchingId));
    },
    wake: (matchingId) => pausing.get(matchingId)?.(),
  };
}

/** How long to wait before the same message is sent again; nothing where that would be of no use. */
function waitAfter(failure: Failure, tries: number): number | undefined {
  const { code, isUnreached, retryAfterMs } = failure;
  if (!isUnreached && code !== "tooManyRequests") return undefined;
  if (retryAfterMs === undefined) return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
  return retryAfterMs > LONGEST_ASKED_MS ? undefined : Math.max(retryAfterMs, FIRST_WAIT_MS);
}
