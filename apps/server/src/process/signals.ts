import { constants } from "node:os";

/**
 * Closes once the process is asked to stop. It serves a moment before its start has come to an end, and may
 * be asked sooner: then it closes as soon as it has started, or ends at once when it is asked again. While
 * it closes, a second signal changes nothing.
 * @param started answers how to close; what it throws is its caller's to say
 */
export function onStopSignal(started: Promise<() => Promise<void>>) {
  let isStarting = true;
  let isAsked = false;
  const closing = started.then((close) => {
    isStarting = false;
    return close;
  });
  const stop = (signal: "SIGTERM" | "SIGINT") => {
    if (isAsked && isStarting) process.exit(128 + constants.signals[signal]);
    if (isAsked) return;
    isAsked = true;
    closing.then(
      // The pages' development tools keep the process alive, so it is ended when all is closed.
      (close) => close().then(() => process.exit()),
      () => {},
    );
  };
  closing.catch(() => {});
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** A line for the person at the terminal. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);
