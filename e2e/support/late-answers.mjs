// Loaded into a server for `npm run steady`: holds what it sends back, by chance and by a seed, as a line does that
// is bad now and then. Answers overtake each other, and what the stream says comes before or after them.
import diagnostics from "node:diagnostics_channel";

/** Of three answers one is late. */
const LATE_PART = 1 / 3;
const MOST_MS = 600;
const STREAM_MOST_MS = 1_000;

/** Numbers from 0 to 1 that follow from the seed (mulberry32). @param {number} seed */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const seed = process.env.LATE_ANSWERS_SEED;

if (seed) {
  const chance = chanceFrom(Number(seed));
  // Most delays are short, a few are long.
  const delay = (/** @type {number} */ most) => chance() ** 2 * most;

  /** What is known of a connection: its answer leaves no sooner than then; of a stream each piece is late by itself. */
  /** @type {WeakMap<import("node:net").Socket, { until: number, isStream: boolean }>} */
  const lines = new WeakMap();

  /** @param {import("node:net").Socket} socket */
  function hold(socket) {
    const line = { until: 0, isStream: false };
    // One write follows the other when it has been called back: none overtakes.
    for (const name of /** @type {const} */ (["_write", "_writev"])) {
      const write = /** @type {((...args: unknown[]) => void) | null} */ (socket[name]);
      if (!write) continue;
      socket[name] = (/** @type {unknown[]} */ ...args) => {
        const wait = line.isStream ? delay(STREAM_MOST_MS) : line.until - Date.now();
        if (wait <= 0) write.apply(socket, args);
        else setTimeout(() => write.apply(socket, args), wait);
      };
    }
    lines.set(socket, line);
    return line;
  }

  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, socket } =
      /** @type {{ request: import("node:http").IncomingMessage, socket: import("node:net").Socket }} */ (
        message
      );
    const line = lines.get(socket) ?? hold(socket);
    line.isStream = request.headers.accept === "text/event-stream";
    line.until = chance() < LATE_PART ? Date.now() + delay(MOST_MS) : 0;
  });
}
