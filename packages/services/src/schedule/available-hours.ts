import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { availableHours } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import {
  type AvailableHours,
  normalizeHours,
  weekdays,
} from "@tefuda/domain/schedule/available-hours";
import type { SaveAvailableHours } from "@tefuda/domain/schedule/available-hours-schema";
import type { Ctx } from "../kernel/context.ts";

/** The weekly hours at which the caller is free for interviews, Monday first. */
export async function getAvailableHours({
  db,
  actor,
}: Ctx<MemberActor>): Promise<{ hours: AvailableHours[] }> {
  return { hours: await readAvailableHours(db, actor.userId) };
}

/** Puts the caller's whole week in place of what was stored. Again changes nothing. */
export async function saveAvailableHours(
  ctx: Ctx<MemberActor>,
  { hours }: SaveAvailableHours,
): Promise<{ hours: AvailableHours[] }> {
  const { userId } = ctx.actor;
  const week = normalizeHours(hours);
  await ctx.db.transaction(async (tx) => {
    // One week of a user at a time, or two at once would be mixed.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    await tx.delete(availableHours).where(eq(availableHours.userId, userId));
    if (week.length > 0)
      await tx.insert(availableHours).values(week.map((range) => ({ userId, ...range })));
  });
  return { hours: week };
}

/** A user's weekly hours. */
export async function readAvailableHours(db: Db, userId: string): Promise<AvailableHours[]> {
  const rows = await db
    .select({
      weekday: availableHours.weekday,
      startMinute: availableHours.startMinute,
      endMinute: availableHours.endMinute,
    })
    .from(availableHours)
    .where(eq(availableHours.userId, userId));
  return normalizeHours(
    rows.flatMap(({ weekday, ...range }) => {
      const day = weekdays.find((one) => one === weekday);
      return day === undefined ? [] : [{ weekday: day, ...range }];
    }),
  );
}
