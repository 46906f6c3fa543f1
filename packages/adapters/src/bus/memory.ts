import type { BusPort, Signal, SignalListener } from "./port.ts";

/** The bus of a single process: hands each signal straight to the listeners in this process. */
export function createMemoryBus(): BusPort {
  const byUser = new Map<string, Set<SignalListener>>();

  const deliver = (listeners: Iterable<SignalListener> | undefined, signal: Signal) => {
    for (const listener of listeners ?? []) listener(signal);
  };

  return {
    publish(signal) {
      if (signal.to === "everyone")
        for (const listeners of byUser.values()) deliver(listeners, signal);
      else for (const userId of new Set(signal.to)) deliver(byUser.get(userId), signal);
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
