import { namedBy, rowTopic } from "../live/row-topic.ts";
import type { LiveCtx, LiveTopic } from "../live/topic.ts";
import { findSchedule, followSchedule, type ScheduleState } from "./get-schedule.ts";
import { SCHEDULE_SIGNAL } from "./signals.ts";

/** `schedule:{matchingId}`: how the interview of a thread stands, and every step of it. */
export const scheduleTopic: LiveTopic<ScheduleState> = rowTopic({
  find: forMembers(findSchedule),
  concerns: namedBy(SCHEDULE_SIGNAL),
  follow: forMembers(followSchedule),
});

/** Operators have no interviews. */
function forMembers(read: typeof findSchedule) {
  return async ({ db, actor }: LiveCtx, id: string) =>
    actor.kind === "operator" ? undefined : read({ db, actor }, id);
}
