import type { Signal } from "@tefuda/adapters/bus/port";

export interface WaitingSignal {
  readonly signal: Signal;
  /** The subscriptions that it is for; without them it is for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/**
 * Signals waiting to be read. Two equal signals in a row are one: the reader looks at the tables
 * only when it gets there, and sees both changes then.
 */
export class WaitingSignals {
  /** Most streams wait for most of their time: nothing is held for what does not wait. */
  private waiting: Map<string, WaitingSignal> | undefined;
  private woken: (() => void) | undefined;

  /** What came by the address of a subscription, such as a thread, is for that one alone. */
  push(signal: Signal, topic?: string): void {
    this.waiting ??= new Map();
    const key = `${signal.topic}:${signal.id}`;
    const before = this.waiting.get(key);
    const isForAll = topic === undefined || (before && !before.only);
    this.waiting.set(key, {
      signal,
      only: isForAll ? undefined : new Set(before?.only).add(topic),
    });
    this.wake();
  }

  take(): WaitingSignal | undefined {
    const [next] = this.waiting ?? [];
    if (!next) return undefined;
    this.waiting?.delete(next[0]);
    if (this.waiting?.size === 0) this.waiting = undefined;
    return next[1];
  }

  /** Resolves when something has come, or somebody was woken. Nothing may wait when it is called. */
  more(): Promise<void> {
    return new Promise((resolve) => {
      this.woken = resolve;
    });
  }

  wake(): void {
    this.woken?.();
    this.woken = undefined;
  }
}
