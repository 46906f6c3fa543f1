import { row } from "@tefuda/db/rows";
import { announces, notifications } from "@tefuda/db/schema/notification";
import { type SQL, sql } from "@tefuda/db/sql";
import { UNREAD_COUNT_MAX } from "@tefuda/domain/notification/constants";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { whereUnread, whereVisible } from "../announce/list-announces.ts";
import type { Ctx } from "../kernel/context.ts";

/** How much is unread; each number stops at {@link UNREAD_COUNT_MAX}, which stands for "or more". */
export interface UnreadNotices {
  readonly notifications: number;
  readonly announces: number;
}

/**
 * A bound that the planner does not see: told that a few rows are enough, it would rather read the
 * table through, hoping to meet them early.
 */
const enough = sql`(select ${UNREAD_COUNT_MAX}::int)`;

/** The statement of the count: it ends as soon as it has counted enough. */
export function unreadStatement(actor: MemberActor, now: Date): SQL {
  return sql`select
    (select count(*)::int from (
      select 1 from ${notifications}
      where ${notifications.userId} = ${actor.userId} and not ${notifications.isRead}
      limit ${enough}
    ) as unread) as notifications,
    (select count(*)::int from (
      select 1 from ${announces}
      where ${whereVisible(actor, now)} and ${whereUnread(actor.userId)}
      limit ${enough}
    ) as unread) as announces`;
}

/** How many notifications and announcements a member has not read (spec 4 · Notifications). */
export function countUnreadNotices({
  db,
  actor,
  clock,
}: Pick<Ctx<MemberActor>, "db" | "actor" | "clock">): Promise<UnreadNotices> {
  return row<UnreadNotices>(db, unreadStatement(actor, clock()));
}
