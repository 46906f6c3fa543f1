import type { Db } from "@tefuda/db/client";
import { likes } from "@tefuda/db/schema/like";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { and, count, eq, gte } from "drizzle-orm";

/** How many likes a joker has sent since midnight in Japan. */
export async function likesSentToday(db: Db, jokerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(likes)
    .where(and(eq(likes.jokerId, jokerId), gte(likes.createdAt, startOfJstDay(now))));
  return row?.sent ?? 0;
}
