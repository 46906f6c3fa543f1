import { MINUTE_MS, SECOND_MS } from "@tefuda/domain/time/units";
import type { Db } from "../database.ts";
import { jokerSearchFollowers as followers } from "../schema/joker-search-document.ts";
import { eq, sql } from "../sql.ts";
import type { SearchMark } from "./search-source.ts";

const FIRST_RETRY_MS = 5 * SECOND_MS;
const LONGEST_RETRY_MS = 10 * MINUTE_MS;

export interface SearchPlace {
  readonly marker: SearchMark;
  /** The words that the index names; of one from before there were any, null. */
  readonly vocabulary: readonly string[] | null;
}

/** How far the index of this name has followed the changes; a failure waits twice as long each time. */
export function createSearchProgress(db: Db, name: string, clock: () => Date) {
  return {
    async read(): Promise<SearchPlace | null | undefined> {
      const [row] = await db.select().from(followers).where(eq(followers.name, name));
      if (!row) return undefined;
      if (row.nextAttemptAt > clock()) return null;
      const marker = { seen: row.seen, at: row.markedAt, done: [] };
      return { marker, vocabulary: row.vocabulary };
    },
    async save({ seen, at }: SearchMark, vocabulary?: readonly string[]): Promise<void> {
      const now = clock();
      const place = { seen, markedAt: at, ...(vocabulary && { vocabulary: [...vocabulary] }) };
      const values = { ...place, attempts: 0, nextAttemptAt: now, lastError: null };
      await db
        .insert(followers)
        .values({ name, ...values, updatedAt: now })
        .onConflictDoUpdate({ target: followers.name, set: { ...values, updatedAt: now } });
    },
    async fail(error: unknown): Promise<void> {
      const now = clock();
      const [row] = await db
        .update(followers)
        .set({
          attempts: sql`${followers.attempts} + 1`,
          lastError: error instanceof Error ? error.message : String(error),
          updatedAt: now,
        })
        .where(eq(followers.name, name))
        .returning({ attempts: followers.attempts });
      if (!row) return;
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
      await db
        .update(followers)
        .set({ nextAttemptAt: new Date(now.getTime() + wait) })
        .where(eq(followers.name, name));
    },
  };
}
