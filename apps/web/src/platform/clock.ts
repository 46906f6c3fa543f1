import { SECOND_MS } from "@tefuda/domain/time/units";

/** A time that everybody who follows it reads alike, moved on every so many milliseconds. */
export function createClock(everyMs: number, read = Date.now) {
  let now = new Date(read());
  let timer: ReturnType<typeof setInterval> | undefined;
  const followers = new Set<() => void>();

  return {
    /** The same object for as long as it is good enough, as React asks for. */
    now(): Date {
      if (followers.size === 0 && read() - now.getTime() >= SECOND_MS) now = new Date(read());
      return now;
    },
    follow(changed: () => void): () => void {
      followers.add(changed);
      // Timers come a little early or late: the age of the time must not decide whether it moves on.
      timer ??= setInterval(() => {
        now = new Date(read());
        for (const follower of followers) follower();
      }, everyMs);
      return () => {
        followers.delete(changed);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
