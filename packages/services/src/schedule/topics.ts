import { type LiveFollower, type LiveTopic, noPosition, nothing } from "../live/topic.ts";
import { matchingIdOf } from "../matching/topics.ts";
import { findSchedule, followSchedule, type ScheduleState } from "./get-schedule.ts";
import { SCHEDULE_SIGNAL } from "./signals.ts";

/** `schedule:{matchingId}`: how the interview of a thread stands, and every step of it. */
export const scheduleTopic: LiveTopic<ScheduleState> = {
  async open({ db, actor }, key) {
    const id = matchingIdOf(key);
    if (!id || actor.kind === "operator") return nothing;
    const doc = await findSchedule({ db, actor }, id);
    if (!doc) return nothing;
    const follower: LiveFollower<ScheduleState> = {
      snapshot: [{ type: "added", id, doc }],
      isWhole: true,
      concerns: (signal) => signal.topic === SCHEDULE_SIGNAL && signal.id === id,
      read: async () => {
        const now = await followSchedule({ db, actor }, id);
        return [now ? { type: "modified", id, doc: now } : { type: "removed", id }];
      },
      position: noPosition,
    };
    return follower;
  },
};
