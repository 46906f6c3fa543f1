import { users } from "@tefuda/db/schema/account";
import { and, asc, lte, type SQL } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { whereAfter } from "../kernel/cursor.ts";
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
  which: SQL | undefined,
  work: (userId: string) => Promise<unknown>,
): Promise<number> {
  const now = clock();
  return eachAlone({
    find: (after: { readonly at: Date | null; readonly id: string } | undefined, limit) =>
      db
        .select({ id: users.id, at: users.deleteAt })
        .from(users)
        .where(
          and(
            lte(users.deleteAt, now),
            which,
            whereAfter(
              users.deleteAt,
              users.id,
              after?.at ? { ...after, at: after.at } : undefined,
            ),
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
