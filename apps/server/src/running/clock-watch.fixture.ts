// Loaded into a server before it starts: its clock is what a file says, read at the start and at each SIGUSR2,
// which prints that it was. What counts by the machine's own ticking (timers) is left as it is.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import type { ClockHand } from "./clock.fixture.ts";

const { CLOCK_FILE = "" } = process.env;
const realNow = Date.now.bind(Date);
const read = () => JSON.parse(readFileSync(CLOCK_FILE, "utf8")) as ClockHand;
let hand = read();
const now = () => Math.floor(hand.shown + (realNow() - hand.at) * hand.times);

globalThis.Date = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

if (isMainThread)
  process.on("SIGUSR2", () => {
    hand = read();
    process.stdout.write(`clock set to ${now()}\n`);
  });
