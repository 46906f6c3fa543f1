const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/;

/** Whether a text is a key that we could have made: no way out of the store, nothing to escape. */
export const isFileKey = (key: string): boolean => keyPattern.test(key);

/** @throws Error for a text that is no key, before anything is written. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`);
}
