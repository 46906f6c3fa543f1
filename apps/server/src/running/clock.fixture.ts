import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProductServer } from "@tefuda/testing/server/product-server";
import { numbersOf } from "./printed.fixture.ts";

/** What a server's clock shows, at a moment of the machine's clock, and how many times as fast it goes on. */
export interface ClockHand {
  readonly at: number;
  readonly shown: number;
  readonly times: number;
}

/** An hour in a second: what one may write in a minute is no bound any more. */
const HURRY = 3600;

/**
 * The clock of a server process, which keeps what it shows when it is killed and started again. In a hurry
 * until it is set.
 */
export function makeClock() {
  const file = join(mkdtempSync(join(tmpdir(), "tefuda-clock-")), "hand.json");
  const start = Date.now();
  let hand: ClockHand = { at: start, shown: start, times: HURRY };
  const write = (next: ClockHand) => {
    hand = next;
    writeFileSync(file, JSON.stringify(hand));
  };
  write(hand);
  const now = () => hand.shown + (Date.now() - hand.at) * hand.times;
  return {
    env: {
      // Of a network's calls the minute is the machine's: everybody has one of their own.
      TRUST_PROXY: "1",
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${new URL("./clock-watch.fixture.ts", import.meta.url).href}`,
    },
    now,
    /** Has it jump by so many milliseconds, and go on as fast as others from there. */
    async jump(server: ProductServer, byMs: number) {
      const at = Date.now();
      write({ at, shown: now() + byMs, times: 1 });
      await numbersOf(server, /^clock set to (\d+)$/gm);
    },
  };
}
