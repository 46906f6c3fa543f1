/** Where a list keeps itself, and how it hears of what the browser's other tabs keep there. */
export interface KeptPlace {
  readonly storage: () => Storage;
  readonly onStorage: (hear: (event: Pick<StorageEvent, "key" | "newValue">) => void) => void;
  /** Does the work once no other tab is at work under that name; a tab that is closed is at nothing. */
  readonly alone: (name: string, work: () => void | Promise<void>) => void;
}

const thisBrowser: KeptPlace = {
  storage: () => localStorage,
  onStorage: (hear) => addEventListener("storage", hear),
  alone: (name, work) => {
    // Only a page of an insecure address has none.
    if ("locks" in navigator) void navigator.locks.request(name, async () => work());
    else void work();
  },
};

export interface KeptListOptions<T> {
  readonly prefix: string;
  /** What of an entry is kept over a reload; nothing for one that is not worth it. */
  readonly toKept: (entry: T) => object | undefined;
  /** An entry as an earlier visit left it, or as another tab leaves it now; nothing when it is no use. */
  readonly fromKept: (kept: unknown, by: "visit" | "tab") => T | undefined;
  readonly order: (one: T, other: T) => number;
  /** Whether this tab is at work on an entry, which is no other tab's affair until it ends. */
  readonly isAtWork?: (entry: T) => boolean;
  /** An entry has left the list, here or in another tab. */
  readonly onGone?: (entry: T) => void;
}

/** What is not sent yet in each thread. */
export interface KeptList<T> {
  of(matchingId: string): readonly T[];
  /** Reads what was kept, and hears every change until the answer is called. */
  follow(matchingId: string, listener: () => void): () => void;
  add(matchingId: string, entries: readonly T[]): void;
  change(matchingId: string, id: string, to: Partial<T>): void;
  drop(matchingId: string, ids: readonly string[]): void;
  /** Whether an entry is still wanted: no tab has sent it or taken it back. */
  holds(matchingId: string, id: string): boolean;
}

/**
 * Lists that outlive their room, a reload and, with a key of local storage for each entry, other
 * tabs: two that write at once do not overwrite one another.
 */
export function createKeptList<T extends { readonly id: string }>(
  { prefix, toKept, fromKept, order, isAtWork, onGone }: KeptListOptions<T>,
  { storage, onStorage, alone }: KeptPlace = thisBrowser,
): KeptList<T> {
  const none: readonly T[] = [];
  const lists = new Map<string, readonly T[]>();
  const listeners = new Set<() => void>();
  /** The keys that are known to stand in storage: their absence says that another tab removed them. */
  const stored = new Set<string>();
  /** How to say that the work on an entry of this tab has ended, by its key. */
  const working = new Map<string, () => void>();
  const keyOf = (matchingId: string, id: string) => `${prefix}:${matchingId}:${id}`;
  const of = (matchingId: string) => lists.get(matchingId) ?? none;

  const set = (matchingId: string, entries: readonly T[]) => {
    lists.set(matchingId, entries);
    for (const listener of listeners) listener();
  };
  const endWork = (key: string) => {
    working.get(key)?.();
    working.delete(key);
  };
  const remove = (matchingId: string, ids: readonly string[]) => {
    const gone = of(matchingId).filter(({ id }) => ids.includes(id));
    if (gone.length === 0) return;
    for (const { id } of gone) {
      stored.delete(keyOf(matchingId, id));
      endWork(keyOf(matchingId, id));
    }
    set(
      matchingId,
      of(matchingId).filter((entry) => !gone.includes(entry)),
    );
    for (const entry of gone) onGone?.(entry);
  };
  const insert = (matchingId: string, entries: readonly T[]) => {
    const known = new Set(of(matchingId).map(({ id }) => id));
    const added = entries.filter(({ id }) => !known.has(id));
    if (added.length === 0) return;
    set(matchingId, [...of(matchingId), ...added].sort(order));
  };

  /** A full or forbidden storage keeps nothing; what is in memory is still there. */
  const attempt = (change: () => void) => {
    try {
      change();
    } catch {}
  };
  const keep = (matchingId: string, entry: T) => {
    const key = keyOf(matchingId, entry.id);
    const kept = toKept(entry);
    if (!isAtWork?.(entry)) endWork(key);
    else if (!working.has(key)) {
      const done = new Promise<void>((resolve) => working.set(key, resolve));
      alone(key, () => done);
    }
    if (!kept && !stored.has(key)) return;
    attempt(() => {
      if (kept) storage().setItem(key, JSON.stringify(kept));
      else storage().removeItem(key);
      if (kept) stored.add(key);
      else stored.delete(key);
    });
  };
  const parse = (text: string, by: "visit" | "tab"): T | undefined => {
    try {
      return fromKept(JSON.parse(text), by);
    } catch {
      return undefined;
    }
  };
  /** Puts in what stands in storage, should it still. */
  const take = (matchingId: string, key: string) =>
    attempt(() => {
      const entry = parse(storage().getItem(key) ?? "", "visit");
      if (!entry) return;
      stored.add(key);
      insert(matchingId, [entry]);
    });
  const restore = (matchingId: string) =>
    attempt(() => {
      const start = keyOf(matchingId, "");
      const known = new Set(of(matchingId).map(({ id }) => start + id));
      const shelf = storage();
      const found = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? "").filter(
        (key) => key.startsWith(start) && !known.has(key),
      );
      for (const key of found) {
        const entry = parse(shelf.getItem(key) ?? "", "visit");
        if (!entry) shelf.removeItem(key);
        else if (isAtWork) alone(key, () => take(matchingId, key));
        else take(matchingId, key);
      }
    });

  const hear = ({ key, newValue }: Pick<StorageEvent, "key" | "newValue">) => {
    const [start, matchingId, id] = key?.split(":") ?? [];
    if (start !== prefix || !key || !matchingId || !id) return;
    if (newValue === null) return remove(matchingId, [id]);
    const entry = lists.has(matchingId) ? parse(newValue, "tab") : undefined;
    if (!entry) return;
    stored.add(key);
    insert(matchingId, [entry]);
  };
  let isListening = false;

  return {
    of,
    follow(matchingId, listener) {
      if (!isListening) onStorage(hear);
      isListening = true;
      if (!lists.has(matchingId)) lists.set(matchingId, none);
      restore(matchingId);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(matchingId, entries) {
      insert(matchingId, entries);
      for (const entry of entries) keep(matchingId, entry);
    },
    change(matchingId, id, to) {
      const entry = of(matchingId).find((held) => held.id === id);
      if (!entry) return;
      const changed = { ...entry, ...to };
      set(
        matchingId,
        of(matchingId).map((held) => (held === entry ? changed : held)),
      );
      keep(matchingId, changed);
    },
    drop(matchingId, ids) {
      for (const id of ids) attempt(() => storage().removeItem(keyOf(matchingId, id)));
      remove(matchingId, ids);
    },
    holds(matchingId, id) {
      const key = keyOf(matchingId, id);
      const isGone = stored.has(key) && storage().getItem(key) === null;
      return !isGone && of(matchingId).some((held) => held.id === id);
    },
  };
}
