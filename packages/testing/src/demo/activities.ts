import type { activityHistories } from "@tefuda/db/schema/monitoring";
import type { AceRow } from "../factories/ace.ts";
import { stableId } from "../factories/ids.ts";
import type { JokerRow } from "../factories/joker.ts";

export type ActivityRow = typeof activityHistories.$inferSelect;

/** The last visit of everyone: when it began and when it ended. */
export function buildActivities(
  jokers: readonly JokerRow[],
  aces: readonly AceRow[],
): ActivityRow[] {
  const visits = [
    ...jokers.map((joker) => ({ ...joker, platform: joker.lastLoggedIn ?? ("web" as const) })),
    ...aces.map((ace) => ({ ...ace, platform: "web" as const })),
  ];
  return visits.flatMap(({ id: userId, onlineAt, offlineAt, platform }) => {
    const row = (activity: ActivityRow["activity"], createdAt: Date): ActivityRow => ({
      id: stableId(`activity:${activity}`, userId),
      userId,
      activity,
      platform,
      createdAt,
    });
    return [
      ...(onlineAt ? [row("online", onlineAt)] : []),
      ...(offlineAt ? [row("offline", offlineAt)] : []),
    ];
  });
}
