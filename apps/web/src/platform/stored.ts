/** Tells what may stand in a place from nonsense, and from what an earlier version left there. */
export type Shape<T> = (kept: unknown) => kept is T;

export const isText = (kept: unknown): kept is string => typeof kept === "string";
export const isNumber = (kept: unknown): kept is number => typeof kept === "number";
export const isObject = (kept: unknown): kept is object =>
  typeof kept === "object" && kept !== null;
export const isOneOf =
  <T>(values: readonly T[]): Shape<T> =>
  (kept): kept is T =>
    values.some((value) => value === kept);
export const isListOf =
  <T>(isEntry: Shape<T>): Shape<readonly T[]> =>
  (kept): kept is readonly T[] =>
    Array.isArray(kept) && kept.every(isEntry);
export const isEither =
  <T, U>(isThis: Shape<T>, isThat: Shape<U>): Shape<T | U> =>
  (kept): kept is T | U =>
    isThis(kept) || isThat(kept);
/** What may be missing. */
export const isMaybe = <T>(isThat: Shape<T>): Shape<T | undefined> =>
  isEither(isThat, isOneOf([undefined]));
/** An object with these fields at least. */
export const hasFields =
  <T extends object>(fields: { readonly [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> =>
  (kept): kept is T =>
    isObject(kept) &&
    Object.entries<Shape<unknown>>(fields).every(([name, isField]) =>
      isField(Reflect.get(kept, name)),
    );

/** How a value is written down, for a storage holds texts alone. */
export interface Writing<T> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

export const asText: Writing<string> = { read: (text) => text, write: (text) => text };
export const asFlag: Writing<boolean> = { read: (text) => text === "true", write: String };
/** As JSON; what has not that shape is as good as nothing. */
export const asJson = <T>(isThat: Shape<T>): Writing<T> => ({
  read: (text) => {
    const kept: unknown = JSON.parse(text);
    return isThat(kept) ? kept : undefined;
  },
  write: JSON.stringify,
});

/** A place of the browser's storage. */
export interface Stored<T> {
  /** Nothing also where the storage is switched off, or holds nonsense. */
  get(): T | undefined;
  /**
   * Keeps a value, or nothing any more, and answers whether that could be done: a storage that is full
   * or switched off costs what would have been there after a reload, and nothing else.
   */
  set(value: T | undefined): boolean;
  /** Hears what other tabs leave there; the answer stops it. */
  follow(hear: (value: T | undefined) => void): () => void;
}

export const inSession = () => sessionStorage;

/** The place of that key, in local storage unless told otherwise. */
export function stored<T>(
  key: string,
  { read, write }: Writing<T>,
  storage = () => localStorage,
): Stored<T> {
  const parse = (text: string | null): T | undefined => {
    try {
      return text === null ? undefined : read(text);
    } catch {
      return undefined;
    }
  };
  return {
    get() {
      try {
        return parse(storage().getItem(key));
      } catch {
        return undefined;
      }
    },
    set(value) {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, write(value));
        return true;
      } catch {
        return false;
      }
    },
    follow(hear) {
      const follow = (event: StorageEvent) => {
        // Without a key all of them are gone.
        if (event.key === key || event.key === null) hear(parse(event.newValue));
      };
      addEventListener("storage", follow);
      return () => removeEventListener("storage", follow);
    },
  };
}
