import { useSyncExternalStore } from "react";

export interface Store<State> {
  get(): State;
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** State outside of React, for what lives longer than a drawing: tracks, connections, timers. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <State>({ subscribe, get }: Pick<Store<State>, "subscribe" | "get">) =>
  useSyncExternalStore(subscribe, get, get);
