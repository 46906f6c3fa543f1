import { videoChats, videoSeats } from "@tefuda/db/schema/video";
import { and, asc, eq, exists, gte, inArray, lt, or, sql } from "@tefuda/db/sql";
import {
  VIDEO_CLOSE_MINUTES_AFTER,
  VIDEO_DONE_SECONDS_TOGETHER,
  VIDEO_RECONNECT_SECONDS,
} from "@tefuda/domain/constants/timing";
import { liveVideoChatStatuses } from "@tefuda/domain/video/states";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { settleRoom } from "./settle-room.ts";

/**
 * Ends the rooms whose time has come: those that both left or one left for good after they met, and
 * those past their window. Each in a transaction of its own, so that one that fails leaves the
 * others alone. Running it again, or in two processes, does each once. Answers how many ended.
 * @throws AggregateError in the end, when some could not be closed.
 */
export function closeRooms(app: Pick<Ctx, "db" | "clock" | "site" | "ports">): Promise<number> {
  return eachAlone({
    find: (after: { id: string } | undefined, limit) => findDue(app, limit, after?.id),
    work: async ({ id }) => Number(await settleRoom(app, id)),
    failed: (count) => `${count} rooms could not be closed.`,
  });
}

function findDue({ db, clock }: Pick<Ctx, "db" | "clock">, limit: number, after?: string) {
  const now = clock().getTime();
  const gone = new Date(now - VIDEO_RECONNECT_SECONDS * 1000);
  return db
    .select({ id: videoChats.id })
    .from(videoChats)
    .where(
      and(
        inArray(videoChats.status, [...liveVideoChatStatuses]),
        after ? sql`${videoChats.id} > ${after}` : undefined,
        lt(videoChats.startAt, new Date(now)),
        or(
          lt(videoChats.endAt, new Date(now - VIDEO_CLOSE_MINUTES_AFTER * 60_000)),
          and(
            gte(videoChats.togetherSeconds, VIDEO_DONE_SECONDS_TOGETHER),
            exists(
              db
                .select({ one: sql`1` })
                .from(videoSeats)
                .where(
                  and(
                    eq(videoSeats.videoChatId, videoChats.id),
                    sql`coalesce(${videoSeats.leftAt}, ${videoSeats.seenAt}) <= ${gone.toISOString()}::timestamptz`,
                  ),
                ),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(videoChats.id))
    .limit(limit);
}
