import type { judgementSnapshots } from "@tefuda/db/schema/judgement";
import { profileOf } from "@tefuda/services/joker/profile";
import { stableId } from "../factories/ids.ts";
import type { MadeJoker } from "../factories/joker.ts";
import type { JudgementRow } from "../factories/judgement.ts";

export type SnapshotRow = typeof judgementSnapshots.$inferSelect;

/** The profiles as they were submitted; before a remand, what was asked for was not yet there. */
export function buildSnapshots(
  jokers: readonly MadeJoker[],
  judgements: readonly JudgementRow[],
): SnapshotRow[] {
  const byId = new Map(jokers.map((made) => [made.joker.id, made]));
  return judgements.flatMap(({ jokerId, status, requestCount, requestedAt, createdAt }) => {
    const made = byId.get(jokerId);
    // Of a profile that has passed at once nothing is compared any more.
    if (!made || (requestCount < 2 && status === "passed")) return [];
    const profile = profileOf(made);
    const row = (count: number, at: Date, as: typeof profile): SnapshotRow => ({
      id: stableId("snapshot", `${jokerId}:${count}`),
      jokerId,
      requestCount: count,
      profile: as,
      createdAt: at,
    });
    if (requestCount < 2) return [row(1, requestedAt, profile)];
    return [row(1, createdAt, shorter(profile)), row(2, requestedAt, profile)];
  });
}

/** The same profile with less in it. */
function shorter(profile: ReturnType<typeof profileOf>): ReturnType<typeof profileOf> {
  const [first, ...others] = profile.careers;
  return {
    ...profile,
    introduction: profile.introduction?.split("。", 1)[0]?.concat("。") ?? null,
    skills: profile.skills.slice(0, 2),
    careers: first ? [{ ...first, businessDetail: null }, ...others] : [],
  };
}
