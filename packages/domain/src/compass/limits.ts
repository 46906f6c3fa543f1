/** Bounds of a self-introduction that is handed in, in characters as a person counts them. */
export const COMPASS_TEXT = { min: 50, max: 800 } as const;
/** How often advice is given on one day of Japan's calendar. */
export const COMPASS_RUNS_PER_DAY = { joker: 5, visitor: 1 } as const;
/** How often advice is given to all visitors together on one day: it may cost the operator money. */
export const COMPASS_ALL_VISITORS_RUNS_PER_DAY = 1000;
/** How many recordings of visitors are listened to on one day: of an address, and of all of them. */
export const COMPASS_VISITOR_RECORDINGS_PER_DAY = { ofAddress: 10, ofAll: 500 } as const;
/** How many results of a seeker are kept; the oldest goes for a new one. */
export const COMPASS_RESULTS_KEPT = 10;
/**
 * How long a model is waited for in all, with the call that judges what it wrote, whatever it sends
 * meanwhile: with what the product does itself, advice is there within eight seconds.
 */
export const COMPASS_MODEL_SECONDS = 6;
/** How long a call waits for the run of another one. */
export const COMPASS_TIMEOUT_SECONDS = 30;
/** How long somebody may speak into the form at a stretch: about 800 characters. */
export const COMPASS_RECORDING_SECONDS = 180;
