import type { Db } from "@tefuda/db/client";
import { likes } from "@tefuda/db/schema/like";
import { and, eq, gte } from "@tefuda/db/sql";
import { startOfJstDay } from "@tefuda/domain/time/jst";

/** How many likes a joker has sent since midnight in Japan. */
export const likesSentToday = (db: Db, jokerId: string, now: Date): Promise<number> =>
  db.$count(likes, and(eq(likes.jokerId, jokerId), gte(likes.createdAt, startOfJstDay(now))));
