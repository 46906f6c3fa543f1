import type { KeptPlace } from "./kept-list";

/** A browser with one storage: each tab hears what the others change in it, never its own changes. */
export function keptBrowser() {
  const entries = new Map<string, string>();
  /** What is done alone, by name: the first one is at work, the others wait. */
  const queues = new Map<string, { tab: object; work: () => void | Promise<void> }[]>();
  const begin = (name: string) => {
    const first = queues.get(name)?.[0];
    void Promise.resolve(first?.work()).then(() => first && end(name, first.tab));
  };
  const end = (name: string, tab: object) => {
    const queue = queues.get(name) ?? [];
    const [first] = queue;
    queues.set(
      name,
      queue.filter((one) => one.tab !== tab),
    );
    if (first?.tab === tab && queue.length > 1) begin(name);
  };
  const tabs: ((event: { key: string; newValue: string | null }) => void)[][] = [];

  return {
    entries,
    /** Closes every tab: nobody is at work on anything. */
    close: () => queues.clear(),
    /** Closes one of the tabs, by the order of their opening. */
    closeTab(at: number) {
      for (const name of [...queues.keys()]) end(name, tabs[at] ?? []);
    },
    /** A tab, as a list sees it. */
    tab(): KeptPlace {
      const ears: (typeof tabs)[number] = [];
      tabs.push(ears);
      const change = (key: string, newValue: string | null) => {
        if (newValue === null) entries.delete(key);
        else entries.set(key, newValue);
        for (const others of tabs)
          if (others !== ears) for (const hear of others) hear({ key, newValue });
      };
      const storage: Storage = {
        get length() {
          return entries.size;
        },
        key: (at) => [...entries.keys()][at] ?? null,
        getItem: (key) => entries.get(key) ?? null,
        setItem: change,
        removeItem: (key) => {
          if (entries.has(key)) change(key, null);
        },
        clear: () => {
          for (const key of entries.keys()) change(key, null);
        },
      };
      return {
        storage: () => storage,
        onStorage: (hear) => void ears.push(hear),
        alone(name, work) {
          const queue = queues.get(name) ?? [];
          queues.set(name, [...queue, { tab: ears, work }]);
          if (queue.length === 0) begin(name);
        },
      };
    },
  };
}
