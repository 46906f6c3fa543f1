/** How long a higher count waits before it is shown. */
export const INCREASE_HELD_MS = 1000;

/** Numbers that are shown together. */
interface Counts {
  readonly notifications: number;
  readonly announces: number;
}

/**
 * Shows counts as they come, a higher one a moment later: what is read as soon as it arrives, such as a
 * message in a thread that is open, would otherwise flash. A higher count that is followed by others
 * waits no longer for that.
 */
export function holdIncreases(initial: Counts, show: (now: Counts) => void) {
  let shown = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = initial;

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }
  function showLatest() {
    stop();
    shown = latest;
    show(latest);
  }
  return {
    take(now: Counts) {
      latest = now;
      const isMore = now.notifications > shown.notifications || now.announces > shown.announces;
      if (!isMore) showLatest();
      else timer ??= setTimeout(showLatest, INCREASE_HELD_MS);
    },
    /** Forgets what is held. */
    stop,
  };
}
