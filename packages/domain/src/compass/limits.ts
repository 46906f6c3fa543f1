/** Bounds of a self-introduction that is handed in, in characters as a person counts them. */
export const COMPASS_TEXT = { min: 50, max: 800 } as const;
/** How often advice is given on one day of Japan's calendar. */
export const COMPASS_RUNS_PER_DAY = { joker: 5, visitor: 1 } as const;
/** How many results of a seeker are kept; the oldest goes for a new one. */
export const COMPASS_RESULTS_KEPT = 10;
/** How long advice may take before the person is told that it did not come. */
export const COMPASS_TIMEOUT_SECONDS = 30;
/** How long somebody may speak into the form at a stretch: about 800 characters. */
export const COMPASS_RECORDING_SECONDS = 180;
