/**
 * A signal that something changed for some people. It carries no data: whoever hears it reads the
 * tables again with its own rights, so a lost or doubled signal costs a delay, never a wrong row.
 */
export interface Signal {
  /** Addresses whose streams should look again, mostly user ids; `"everyone"` for product-wide news. */
  readonly to: readonly string[] | "everyone";
  /** What to look at, for instance `chat` or `matchings`. */
  readonly topic: string;
  /** The row that changed, a matching id for `chat`. */
  readonly id: string;
}

export type SignalListener = (signal: Signal) => void;

/** Carries signals between use cases and live streams. Call `publish` after commit, never before. */
export interface BusPort {
  publish(signal: Signal): void;
  /** Hears signals sent to `address` or to everyone; returns the function that stops it. */
  subscribe(address: string, listener: SignalListener): () => void;
  close(): Promise<void>;
}
