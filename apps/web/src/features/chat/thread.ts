import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";

/** What the browser knows of a thread. */
export interface Thread {
  /** Ordered by their number, each number once. */
  readonly messages: readonly ChatMessage[];
  /** The first snapshot has arrived. */
  readonly isReady: boolean;
  /** A whole snapshot is arriving and has brought nothing yet. */
  readonly isResetting: boolean;
}

export type ThreadEvent =
  /** From the live stream: the newest state of a message. */
  | { readonly type: "streamed"; readonly message: ChatMessage }
  /** From a page that was asked for: never newer than what the stream brought. */
  | { readonly type: "read"; readonly messages: readonly ChatMessage[] }
  | { readonly type: "reset" }
  | { readonly type: "ready" };

const emptyThread: Thread = {
  messages: [],
  isReady: false,
  isResetting: false,
};

/** A thread as its newest messages show it, those that are known. */
export const threadOf = (messages: readonly ChatMessage[] = []): Thread =>
  threadReducer(emptyThread, { type: "read", messages });

/** The thread after an event, whatever order the stream, the pages and the answers come in. */
export function threadReducer(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case "streamed":
      return { ...put(thread, event.message, true), isResetting: false };
    case "read":
      return event.messages.reduce((held, message) => put(held, message, false), thread);
    case "reset":
      return { ...thread, isResetting: true };
    case "ready":
      // A whole set without a single message: the thread is no longer ours to read.
      return thread.isResetting
        ? { ...thread, messages: [], isReady: true, isResetting: false }
        : { ...thread, isReady: true };
    default:
      return event satisfies never;
  }
}

/** Puts a message at its number. */
function put(thread: Thread, message: ChatMessage, isNewest: boolean): Thread {
  const { messages } = thread;
  let at = messages.length;
  while (at > 0 && (messages[at - 1]?.seq ?? 0) >= message.seq) at -= 1;
  const isHeld = messages[at]?.seq === message.seq;
  if (isHeld && !isNewest) return thread;
  return {
    ...thread,
    messages: [...messages.slice(0, at), message, ...messages.slice(isHeld ? at + 1 : at)],
  };
}

/** The number after which messages are missing: numbers have no gaps, so a gap is a loss. */
export function missingAfter({ messages }: Thread): number | undefined {
  for (let at = messages.length - 1; at > 0; at -= 1) {
    const [before, here] = [messages[at - 1], messages[at]];
    if (before && here && here.seq !== before.seq + 1) return before.seq;
  }
  return undefined;
}

/** The number before which older messages are to be read, or nothing at the thread's beginning. */
export function olderBefore({ messages }: Thread): number | undefined {
  const first = messages[0]?.seq ?? 1;
  return first > 1 ? first : undefined;
}

const writtenTypes: readonly number[] = [messageTypes.Normal, messageTypes.FileUrl];

/** Whether somebody has written in the thread, as far as it is known: what is older may tell. */
export const isBegun = (thread: Thread): boolean =>
  olderBefore(thread) !== undefined ||
  thread.messages.some(({ type }) => writtenTypes.includes(type));

export const lastSeqOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;
