import { whereLikeOf, whereLikeOpen } from "@tefuda/db/queries/like";
import { likes } from "@tefuda/db/schema/like";
import { and } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** How many likes wait for an answer of the caller, for the badges of the menu and the tab. */
export async function countWaitingLikes({
  db,
  actor,
  clock,
}: Pick<Ctx<AceActor>, "db" | "actor" | "clock">): Promise<{ total: number }> {
  return { total: await db.$count(likes, and(whereLikeOf(db, actor), whereLikeOpen(clock()))) };
}
