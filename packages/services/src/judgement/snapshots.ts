import { isDeepStrictEqual } from "node:util";
import type { Db, Tx } from "@tefuda/db/client";
import { judgementSnapshots } from "@tefuda/db/schema/judgement";
import { and, desc, eq, lt } from "@tefuda/db/sql";
import { uuidv7 } from "uuidv7";
import { profileOf, type StoredProfile } from "../joker/profile.ts";
import type { JudgementRow } from "./judgement-row.ts";

/** Keeps a profile as it was submitted, for the comparison with the next request. */
export async function keepSnapshot(
  tx: Tx,
  profile: StoredProfile,
  requestCount: number,
  now: Date,
): Promise<void> {
  const row = { profile: profileOf(profile), createdAt: now };
  await tx
    .insert(judgementSnapshots)
    .values({ id: uuidv7(), jokerId: profile.joker.id, requestCount, ...row })
    .onConflictDoUpdate({
      target: [judgementSnapshots.jokerId, judgementSnapshots.requestCount],
      set: row,
    });
}

/** Whether a profile was sent back and is still what was sent back: asking again would change nothing. */
export async function isStillRemanded(
  db: Db,
  profile: StoredProfile,
  judgement: Pick<JudgementRow, "status" | "requestCount"> | undefined,
): Promise<boolean> {
  if (judgement?.status !== "remanded") return false;
  const [snapshot] = await db
    .select({ profile: judgementSnapshots.profile })
    .from(judgementSnapshots)
    .where(
      and(
        eq(judgementSnapshots.jokerId, profile.joker.id),
        eq(judgementSnapshots.requestCount, judgement.requestCount),
      ),
    );
  return isDeepStrictEqual(snapshot?.profile, profileOf(profile));
}

/** The profile as it was at the request before this one; null at the first. */
export async function previousSnapshot(db: Db, jokerId: string, requestCount: number) {
  const [snapshot] = await db
    .select({ profile: judgementSnapshots.profile, requestedAt: judgementSnapshots.createdAt })
    .from(judgementSnapshots)
    .where(
      and(
        eq(judgementSnapshots.jokerId, jokerId),
        lt(judgementSnapshots.requestCount, requestCount),
      ),
    )
    .orderBy(desc(judgementSnapshots.requestCount))
    .limit(1);
  return snapshot ?? null;
}
