/** Below what disks take for a name (255) and stores for a key (1024), with room for what is kept beside it. */
const keyPattern = /^[A-Za-z0-9_-]{1,200}(\/[A-Za-z0-9_-]{1,200})*(\.[a-z0-9]{1,20})?$/;
const LENGTH_MAX = 900;

/** Whether a text is a key that we could have made: no way out of the store, nothing to escape. */
export const isFileKey = (key: string): boolean => key.length <= LENGTH_MAX && keyPattern.test(key);

/** @throws Error for a text that is no key, before anything is written. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`);
}
