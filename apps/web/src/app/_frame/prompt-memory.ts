import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { type PromptState, promptDue } from "@tefuda/domain/joker/registration-prompt";

const { registrationPromptViews: viewsKey, registrationPromptClosedAt: closedKey } = localKeys;

/** The storage can be switched off: the prompt then knows nothing and still works. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const readState = (): PromptState =>
  attempt(
    () => ({
      views: Number(localStorage.getItem(viewsKey)) || 0,
      wasClosed: localStorage.getItem(closedKey) !== null,
    }),
    { views: 0, wasClosed: false },
  );

/** When the prompt is due, by what this browser knows now. */
export const whenDue = () => promptDue(readState());

/** Counts one more page on which the prompt could show (spec 2 · Registration prompt modal). */
export function countView() {
  attempt(() => localStorage.setItem(viewsKey, String(readState().views + 1)), undefined);
}

/** Notes that the prompt was closed, which every tab hears. */
export function notePromptClosed() {
  attempt(() => {
    localStorage.setItem(viewsKey, "0");
    localStorage.setItem(closedKey, new Date().toISOString());
  }, undefined);
}

/** Hears that the prompt was closed in another tab; returns the function that stops it. */
export function onClosedElsewhere(close: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === closedKey && newValue !== null) close();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
