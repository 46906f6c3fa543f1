/**
 * One message of the live stream as the browser sees it. `reset` begins a whole set, `ready` ends
 * what the stream sends on opening; a set without `reset` continues what the browser holds.
 */
export interface LiveMessage {
  readonly topic: string;
  readonly type: "reset" | "added" | "modified" | "removed" | "ready";
  readonly id: string;
  readonly doc?: unknown;
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
  | { readonly kind: "roll-call" };
