import { users } from "@tefuda/db/schema/account";
import { and, asc, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";

/**
 * Does something for each user whose time is up, the longest waiting first, each by itself: one
 * that fails is left for the next time and holds up nobody else.
 *
 * @returns for how many it was done.
 * @throws AggregateError in the end, when some failed.
 */
export function eachDue(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  which: SQL,
  work: (userId: string) => Promise<unknown>,
): Promise<number> {
  const now = clock();
  return eachAlone({
    find: (after: { readonly at: string; readonly id: string } | undefined, limit) =>
      db
        .select({ id: users.id, at: sql<string>`${users.deleteAt}::text` })
        .from(users)
        .where(
          and(
            isNotNull(users.deleteAt),
            lte(users.deleteAt, now),
            which,
            after &&
              sql`(${users.deleteAt}, ${users.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(users.deleteAt), asc(users.id))
        .limit(limit),
    async work({ id }) {
      await work(id);
      return 1;
    },
    failed: (count) => `${count} users could not be deleted.`,
  });
}
