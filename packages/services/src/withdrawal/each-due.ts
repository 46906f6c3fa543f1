import { users } from "@tefuda/db/schema/account";
import { and, asc, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

const AT_ONCE = 100;

/**
 * Does something for each user whose time is up, the longest waiting first, each by itself: one
 * that fails is left for the next time and holds up nobody else.
 *
 * @returns for how many it was done.
 * @throws AggregateError in the end, when some failed.
 */
export async function eachDue(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  which: SQL,
  work: (userId: string) => Promise<unknown>,
): Promise<number> {
  const now = clock();
  const failures: unknown[] = [];
  let count = 0;
  let last: { readonly at: string; readonly id: string } | undefined;
  for (;;) {
    const due = await db
      .select({ id: users.id, at: sql<string>`${users.deleteAt}::text` })
      .from(users)
      .where(
        and(
          isNotNull(users.deleteAt),
          lte(users.deleteAt, now),
          which,
          last &&
            sql`(${users.deleteAt}, ${users.id}) > (${last.at}::timestamptz, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(users.deleteAt), asc(users.id))
      .limit(AT_ONCE);
    for (const { id } of due)
      try {
        await work(id);
        count += 1;
      } catch (error) {
        failures.push(error);
      }
    last = due.at(-1);
    if (due.length < AT_ONCE) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} users could not be deleted.`);
  return count;
}
