/**
 * A hint that something changed for some people. It carries no data: whoever hears it reads the
 * tables again with its own rights, so a lost or doubled hint costs a delay, never a wrong row.
 */
export interface Hint {
  /** Addresses whose streams should look again, mostly user ids; `"everyone"` for product-wide news. */
  readonly to: readonly string[] | "everyone";
  /** What to look at, for instance `chat` or `matchings`. */
  readonly topic: string;
  /** The row that changed, a matching id for `chat`. */
  readonly id: string;
}

export type HintListener = (hint: Hint) => void;

/** Carries hints between use cases and live streams. Call `publish` after commit, never before. */
export interface BusPort {
  publish(hint: Hint): void;
  /** Hears hints sent to `address` or to everyone; returns the function that stops it. */
  subscribe(address: string, listener: HintListener): () => void;
  close(): Promise<void>;
}
