import type { BusPort, Hint, HintListener } from "./port.ts";

/** The bus of a single process: hands each hint straight to the listeners in this process. */
export function createMemoryBus(): BusPort {
  const byUser = new Map<string, Set<HintListener>>();

  const deliver = (listeners: Iterable<HintListener> | undefined, hint: Hint) => {
    for (const listener of listeners ?? []) listener(hint);
  };

  return {
    publish(hint) {
      if (hint.to === "everyone") for (const listeners of byUser.values()) deliver(listeners, hint);
      else for (const userId of new Set(hint.to)) deliver(byUser.get(userId), hint);
    },
    subscribe(userId, listener) {
      const listeners = byUser.get(userId) ?? new Set();
      byUser.set(userId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byUser.get(userId) === listeners) byUser.delete(userId);
      };
    },
    close: async () => byUser.clear(),
  };
}
