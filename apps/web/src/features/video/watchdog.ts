import { VIDEO_RECONNECT_SECONDS } from "@tefuda/domain/constants/timing";

/** How the line to the other browser stands. */
export type Line = "none" | "connecting" | "connected" | "reconnecting";

export interface WatchdogEvents {
  line(line: Line): void;
  /** The line needs help: a new way, or the first word that never came. */
  help(): void;
  /** The minute in which a line may come about, or come back, is over. */
  gaveUp(): void;
}

interface Timers {
  set(run: () => void, ms: number): () => void;
}
const browserTimers: Timers = {
  set(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** An offer and its answer pass the server in far less, on a slow phone too. */
export const FIRST_WORD_MS = 8000;
/** Browsers try all pairs of addresses in about this time; a restart meanwhile begins it anew. */
export const CHECKING_MS = 12_000;
/**
 * Between one try and the next, ever longer. The impolite side restarts the line, so the polite one
 * asks it to only after it has had the time to notice by itself.
 */
export const HELP_MS = {
  impolite: [800, 5000, 10_000, 20_000],
  polite: [4000, 10_000, 20_000],
} as const;

/**
 * Follows one connection from its making: sees to it that it comes about, helps when it breaks, and
 * ends the wait for either after a minute.
 */
export function createWatchdog(isPolite: boolean, on: WatchdogEvents, timers = browserTimers) {
  const pauses: readonly number[] = HELP_MS[isPolite ? "polite" : "impolite"];
  let line: Line = "connecting";
  let stopTrying = () => {};
  let stopWaiting = () => {};
  let isTroubled = false;
  let tries = 0;

  const calm = () => {
    isTroubled = false;
    stopTrying();
    stopWaiting();
  };
  const setLine = (next: Line) => {
    if (line === next) return;
    line = next;
    on.line(next);
  };
  const pause = () => pauses[Math.min(tries, pauses.length - 1)] ?? CHECKING_MS;
  const help = () => {
    tries += 1;
    on.help();
    helpIn(Math.max(pause(), line === "connecting" ? FIRST_WORD_MS : 0));
  };
  const helpIn = (ms: number) => {
    stopTrying();
    stopTrying = timers.set(help, ms);
  };
  const trouble = (firstMs: number) => {
    isTroubled = true;
    tries = 0;
    helpIn(firstMs);
    stopWaiting = timers.set(() => {
      calm();
      on.gaveUp();
    }, VIDEO_RECONNECT_SECONDS * 1000);
  };
  trouble(FIRST_WORD_MS);

  return {
    state(state: RTCPeerConnectionState) {
      if (state === "connected") {
        calm();
        setLine("connected");
      } else if (state === "connecting") {
        // Whatever was to be done next can wait until all ways have been tried.
        if (isTroubled) helpIn(Math.max(pause(), CHECKING_MS));
      } else if (state === "failed" && isTroubled) helpIn(pause());
      else if ((state === "disconnected" || state === "failed") && !isTroubled) {
        setLine("reconnecting");
        trouble(pauses[0] ?? 0);
      }
    },
    /** The network is back: no need to wait for the next turn. */
    hurry() {
      if (!isTroubled || line === "connecting") return;
      tries = 0;
      help();
    },
    stop: calm,
  };
}
