import { perDatabase } from "./per-database.ts";

/** What a process remembers at once; the oldest is forgotten first, and then asked of the table again. */
const REMEMBERED_MAX = 20_000;

const writtenOf = perDatabase(() => new Set<string>());

/**
 * Writes what is on record once by a key that the table itself refuses twice, and remembers that it was
 * written, so that the same thing again within its time asks the database nothing. Not for a transaction,
 * which may be undone.
 */
export async function once(db: object, key: string, write: () => Promise<void>): Promise<void> {
  const written = writtenOf(db);
  if (written.has(key)) return;
  await write();
  written.add(key);
  for (const oldest of written) {
    if (written.size <= REMEMBERED_MAX) break;
    written.delete(oldest);
  }
}
