import type { LiveDocs, LiveMessage } from "@tefuda/server/routers/live";

export type { LiveDocs, LiveMessage };

export type LiveName = keyof LiveDocs;
/** What is followed of a topic: all of it, or what a key names. */
export type LiveSubscription<Name extends LiveName> = Name | `${Name}:${string}`;

/** Whether a message is of a topic, whose name decides what its documents are. */
export function isOfTopic<Name extends LiveName>(
  message: LiveMessage,
  topic: LiveSubscription<Name>,
): message is LiveMessage<LiveDocs[Name]> {
  return message.topic === topic;
}

export type LiveState = "connecting" | "open" | "lost";

/** Opens the stream for a set of topics; the returned function closes it. */
export type OpenStream = (
  topics: readonly string[],
  on: {
    message(message: LiveMessage): void;
    state(state: LiveState): void;
    /** The server ended the stream for good: the session is over. */
    ended(): void;
  },
) => () => void;

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | {
      readonly kind: "want";
      readonly tab: string;
      readonly topics: readonly string[];
      /** Somebody there is new to one of them, and has no snapshot yet. */
      readonly hasJoined: boolean;
    }
  | { readonly kind: "leave"; readonly tab: string }
  | { readonly kind: "message"; readonly message: LiveMessage }
  | { readonly kind: "state"; readonly state: LiveState }
  | { readonly kind: "ended" }
  /** A new leader asks every tab to say again what it wants. */
  | { readonly kind: "roll-call" }
  /** Whether the tab that leads is still awake, and its word that it is. */
  | { readonly kind: "ask" }
  | { readonly kind: "awake" };
