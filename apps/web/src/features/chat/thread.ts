import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";

/** A message of one's own on its way: written, and not yet seen to be in the thread. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** When it was written, as an ISO time. */
  readonly sentAt: string;
  readonly status: "sending" | "failed";
}

/** What the browser knows of a thread. */
export interface Thread {
  /** Ordered by their number, each number once. */
  readonly messages: readonly ChatMessage[];
  /** In the order of writing; none of them is among the messages. */
  readonly outbox: readonly Outgoing[];
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
  | { readonly type: "ready" }
  | { readonly type: "wrote"; readonly message: Outgoing }
  | { readonly type: "failed"; readonly id: string }
  | { readonly type: "retried"; readonly id: string }
  | { readonly type: "discarded"; readonly id: string };

export const emptyThread: Thread = {
  messages: [],
  outbox: [],
  isReady: false,
  isResetting: false,
};

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
    case "wrote":
      return isKnown(thread, event.message.id)
        ? thread
        : { ...thread, outbox: [...thread.outbox, event.message] };
    case "failed":
      return { ...thread, outbox: withStatus(thread.outbox, event.id, "failed") };
    case "retried":
      return { ...thread, outbox: withStatus(thread.outbox, event.id, "sending") };
    case "discarded":
      return { ...thread, outbox: thread.outbox.filter(({ id }) => id !== event.id) };
    default:
      return event satisfies never;
  }
}

/** Puts a message at its number; what it answers in the outbox is done. */
function put(thread: Thread, message: ChatMessage, isNewest: boolean): Thread {
  const { messages } = thread;
  let at = messages.length;
  while (at > 0 && (messages[at - 1]?.seq ?? 0) >= message.seq) at -= 1;
  const isHeld = messages[at]?.seq === message.seq;
  const outbox = thread.outbox.some(({ id }) => id === message.id)
    ? thread.outbox.filter(({ id }) => id !== message.id)
    : thread.outbox;
  if (isHeld && !isNewest) return { ...thread, outbox };
  return {
    ...thread,
    outbox,
    messages: [...messages.slice(0, at), message, ...messages.slice(isHeld ? at + 1 : at)],
  };
}

const isKnown = (thread: Thread, id: string) =>
  thread.outbox.some((held) => held.id === id) || thread.messages.some((held) => held.id === id);

const withStatus = (outbox: readonly Outgoing[], id: string, status: Outgoing["status"]) =>
  outbox.map((held) => (held.id === id ? { ...held, status } : held));

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
