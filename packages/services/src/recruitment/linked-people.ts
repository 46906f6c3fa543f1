import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { recruitmentAces } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, inArray, isNull } from "@tefuda/db/sql";

/** The members in charge of positions for their own company: also those on pause. */
export async function readLinkedPeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      recruitmentId: recruitmentAces.recruitmentId,
      id: aces.id,
      name: aces.name,
      profileImage: aces.profileImage,
    })
    .from(recruitmentAces)
    .innerJoin(aces, eq(aces.id, recruitmentAces.aceId))
    .where(and(inArray(recruitmentAces.recruitmentId, [...ids]), isNull(aces.removedAt)))
    .orderBy(asc(recruitmentAces.sortOrder), asc(aces.id));
}
