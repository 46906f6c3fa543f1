import type { PushUrgency } from "@tefuda/domain/push/pushes.ja";

/** Where a push goes, and what it is encrypted for. */
export interface PushTarget {
  readonly endpoint: string;
  /** Of the browser, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** The product's own keys, in base64url, by which a push service knows who sends. */
export interface PushKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  readonly keys: PushKeyPair;
  /** How long the service keeps it for a device that is away. */
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
  /** At most 32 letters of base64url: a newer push of one topic replaces one that waits. */
  readonly topic: string;
}

/**
 * `sent`: the service has taken it. `gone`: the browser takes no more pushes. `later`: the service asks
 * to wait, is away or too slow. `refused`: it will not take this one.
 */
export type PushResult =
  | { readonly kind: "sent" | "gone" }
  | { readonly kind: "refused"; readonly reason: string }
  /** `afterMs`: as long as the service asked for. */
  | { readonly kind: "later"; readonly reason: string; readonly afterMs?: number | undefined };

/** Hands pushes to the browsers' own services. */
export interface PushPort {
  /** How long a sending may take; nothing of it is under way after that. */
  readonly limitMs: number;
  /** Whether pushes may be sent to an address. */
  takes(endpoint: string): boolean;
  send(target: PushTarget, payload: string, options: PushOptions): Promise<PushResult>;
  close(): void;
}
