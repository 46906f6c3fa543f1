import type { Db } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { matchings } from "@tefuda/db/schema/matching";
import { videoChats } from "@tefuda/db/schema/video";
import { asc, eq } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";

/** A member's interviews, and when the member was in their rooms; of the other side nothing. */
export async function collectInterviews(db: Db, actor: MemberActor) {
  const found = await db
    .select({
      startAt: videoChats.startAt,
      endAt: videoChats.endAt,
      status: videoChats.status,
      participants: videoChats.participants,
    })
    .from(videoChats)
    .innerJoin(matchings, eq(matchings.id, videoChats.matchingId))
    .where(whereMemberOf(actor))
    .orderBy(asc(videoChats.startAt));
  return found.map(({ participants, ...interview }) => {
    const mine = participants.find(({ userId }) => userId === actor.userId);
    return { ...interview, joinedAt: mine?.joinedAt ?? null, leftAt: mine?.leftAt ?? null };
  });
}
