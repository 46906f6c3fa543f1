import type { Db } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { asc, eq } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";

/** The proposals of a member's threads, as both sides could read them. */
export async function collectSchedules(db: Db, actor: MemberActor) {
  const found = await db
    .select({
      round: schedules.round,
      status: schedules.status,
      purpose: schedules.purpose,
      proposerType: schedules.proposerType,
      durationMinutes: schedules.durationMinutes,
      candidates: schedules.candidates,
      startAt: schedules.startAt,
      note: schedules.note,
      reasonKey: schedules.reasonKey,
      reasonNote: schedules.reasonNote,
      createdAt: schedules.createdAt,
    })
    .from(schedules)
    .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
    .where(whereMemberOf(actor))
    .orderBy(asc(schedules.createdAt));
  return found.map(({ candidates, proposerType, ...schedule }) => ({
    ...schedule,
    isMine: proposerType === actor.kind,
    candidates: candidates.map(({ startAt, endAt }) => ({ startAt, endAt })),
  }));
}
