import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { MINUTE_MS } from "@tefuda/domain/time/units";

/** Of these the process remembers how often they asked; who asked longest ago goes for another. */
const REMEMBERED_MAX = 5000;

interface Minute {
  count: number;
  /** By the machine's own ticking. */
  readonly endsAt: number;
}

/**
 * Counts who asks how often in a minute. The library's own store goes by the clock: were that set back
 * by a day, the minute would last as long.
 */
class TickingStore implements FastifyRateLimitStore {
  readonly #minutes = new Map<string, Minute>();

  incr(key: string, callback: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
    const now = performance.now();
    const known = this.#minutes.get(key);
    const minute = known && known.endsAt > now ? known : { count: 0, endsAt: now + MINUTE_MS };
    minute.count += 1;
    this.#minutes.delete(key);
    this.#minutes.set(key, minute);
    const [first] = this.#minutes.keys();
    if (this.#minutes.size > REMEMBERED_MAX && first !== undefined) this.#minutes.delete(first);
    callback(null, { current: minute.count, ttl: minute.endsAt - now });
  }

  child(): FastifyRateLimitStore {
    return new TickingStore();
  }
}

/** For the limits of what one asks in a minute. */
export const perMinute = { timeWindow: MINUTE_MS, store: TickingStore } as const;
