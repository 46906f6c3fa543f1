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

  /** @param {import("node:net").Socket} socket @param {number} ms @param {() => void} [then] */
  const hold = (socket, ms, then) => {
    socket.cork();
    setTimeout(() => {
      socket.uncork();
      if (!socket.destroyed) then?.();
    }, ms).unref();
  };
  /** @param {import("node:net").Socket} socket */
  const holdAgain = (socket) =>
    hold(socket, delay(STREAM_MOST_MS), () => {
      setTimeout(() => {
        if (!socket.destroyed) holdAgain(socket);
      }, delay(STREAM_MOST_MS)).unref();
    });

  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, socket } =
      /** @type {{ request: import("node:http").IncomingMessage, socket: import("node:net").Socket }} */ (
        message
      );
    if (request.headers.accept === "text/event-stream") holdAgain(socket);
    else if (chance() < LATE_PART) hold(socket, delay(MOST_MS));
  });
}
