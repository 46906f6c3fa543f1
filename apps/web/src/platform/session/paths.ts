/** What a newcomer may finish before the registration: it needs no profile, and somebody waits for it. */
const COMPASS_FORM = "/career-compass-ai/answer-form";

/** Where a sign-up leads: to the registration, except back to advice that is asked for already. */
export const destinationAfterSignUp = (kept: string | undefined): string =>
  kept === COMPASS_FORM ? kept : "/registration";
