import { TOAST_ERROR_MS, TOAST_SUCCESS_MS } from "@tefuda/domain/constants/timing";

export type ToastTone = "success" | "error" | "info";

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
}

interface ToastState {
  /** On screen now. */
  open: readonly ToastEntry[];
  /** Said since the last page change, newest first. */
  recent: readonly ToastEntry[];
}

const durations: Record<ToastTone, number> = {
  success: TOAST_SUCCESS_MS,
  info: TOAST_SUCCESS_MS,
  error: TOAST_ERROR_MS,
};
const maxOpen = 3;
const maxRecent = 10;

let state: ToastState = { open: [], recent: [] };
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function update(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

function close(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  update({ ...state, open: state.open.filter((entry) => entry.id !== id) });
}

function keepUntil(entry: ToastEntry) {
  clearTimeout(timers.get(entry.id));
  timers.set(
    entry.id,
    setTimeout(() => close(entry.id), durations[entry.tone]),
  );
}

function show(tone: ToastTone, text: string) {
  lastId += 1;
  const entry = { id: lastId, tone, text };
  update({
    open: [...state.open.filter((other) => other.text !== text), entry].slice(-maxOpen),
    recent: [entry, ...state.recent].slice(0, maxRecent),
  });
  keepUntil(entry);
}

/** Lives outside React so that a mutation's callback can speak after its component is gone. */
export const toastStore = {
  show,
  close,
  /** Stops the clock while the pointer or focus rests on a toast. */
  hold: (id: number) => clearTimeout(timers.get(id)),
  release: keepUntil,
  clearRecent: () => {
    if (state.recent.length > 0) update({ ...state, recent: [] });
  },
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
