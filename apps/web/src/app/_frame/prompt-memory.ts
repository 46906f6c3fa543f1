import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { type PromptState, promptDue } from "@tefuda/domain/joker/registration-prompt";
import { asText, stored } from "@/platform/stored";

const views = stored(localKeys.registrationPromptViews, asText);
const closedAt = stored(localKeys.registrationPromptClosedAt, asText);

const readState = (): PromptState => ({
  views: Number(views.get()) || 0,
  wasClosed: closedAt.get() !== undefined,
});

/** When the prompt is due, by what this browser knows now. */
export const whenDue = () => promptDue(readState());

/** Counts one more page on which the prompt could show (spec 2 · Registration prompt modal). */
export function countView() {
  views.set(String(readState().views + 1));
}

/** Notes that the prompt was closed, which every tab hears. */
export function notePromptClosed() {
  views.set("0");
  closedAt.set(new Date().toISOString());
}

/** Hears that the prompt was closed in another tab; returns the function that stops it. */
export const onClosedElsewhere = (close: () => void): (() => void) =>
  closedAt.follow((at) => {
    if (at !== undefined) close();
  });
