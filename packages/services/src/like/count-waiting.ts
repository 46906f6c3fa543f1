import { whereLikeOf, whereLikeOpen } from "@tefuda/db/queries/like";
import { likes } from "@tefuda/db/schema/like";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { and, count } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

/** How many likes wait for an answer of the caller, for the badges of the menu and the tab. */
export async function countWaitingLikes({
  db,
  actor,
  clock,
}: Pick<Ctx<AceActor>, "db" | "actor" | "clock">): Promise<{ total: number }> {
  const [row] = await db
    .select({ total: count() })
    .from(likes)
    .where(and(whereLikeOf(db, actor), whereLikeOpen(clock())));
  return { total: row?.total ?? 0 };
}
