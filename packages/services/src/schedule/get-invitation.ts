import { alias } from "@tefuda/db/pg-core";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { and, desc, eq, isNotNull, sql } from "@tefuda/db/sql";
import type { Actor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import type { InvitationFile } from "./ics.ts";
import { readInterview } from "./interview.ts";
import { invitationOf } from "./invitation.ts";

const uuid = z.uuid();

/**
 * The interview as a file for the caller's calendar; nothing for whoever is not one of the two, and
 * for a schedule that was never fixed. Of one that was cancelled it says so; of one that was moved,
 * whichever of its rounds is asked for, where it stands now.
 */
export async function getInvitation(
  { db, actor, site, clock }: Ctx<Actor>,
  scheduleId: string,
): Promise<InvitationFile | undefined> {
  if (actor.kind === "visitor" || actor.kind === "operator" || !can(actor, "schedule:act"))
    return undefined;
  if (!uuid.safeParse(scheduleId).success) return undefined;
  const asked = alias(schedules, "asked");
  const firstRound = (of: typeof asked | typeof schedules) =>
    sql`coalesce(${of.firstRoundId}, ${of.id})`;
  const [found] = await db
    .select({ row: schedules, videoChatId: videoChats.id })
    .from(asked)
    .innerJoin(matchings, eq(matchings.id, asked.matchingId))
    .innerJoin(
      schedules,
      and(
        eq(schedules.matchingId, asked.matchingId),
        eq(firstRound(schedules), firstRound(asked)),
        isNotNull(schedules.startAt),
      ),
    )
    .innerJoin(videoChats, eq(videoChats.scheduleId, schedules.id))
    .where(
      and(
        eq(asked.id, scheduleId),
        isNotNull(asked.startAt),
        whereReachable(actor, "schedule:act"),
      ),
    )
    .orderBy(desc(schedules.round))
    .limit(1);
  if (!found) return undefined;
  const { row, videoChatId } = found;
  const interview = await readInterview(db, eq(matchings.id, row.matchingId));
  if (!interview) return undefined;
  const partnerName = (actor.kind === "joker" ? interview.ace : interview.joker).name;
  return invitationOf({ site, clock }, row, { partnerName, videoChatId });
}
