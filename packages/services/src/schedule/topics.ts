import type { LiveFollower, LiveTopic } from "../live/topic.ts";
import { matchingIdOf, nothing } from "../matching/topics.ts";
import { findSchedule, type ScheduleState } from "./get-schedule.ts";
import { SCHEDULE_HINT } from "./hints.ts";

/** `schedule:{matchingId}`: how the interview of a thread stands, and every step of it. */
export const scheduleTopic: LiveTopic<ScheduleState> = {
  async open({ db, actor }, key) {
    const id = matchingIdOf(key);
    const read = async () =>
      id && actor.kind !== "operator" ? findSchedule({ db, actor }, id) : undefined;
    const doc = await read();
    if (!id || !doc) return nothing;
    const follower: LiveFollower<ScheduleState> = {
      snapshot: [{ type: "added", id, doc }],
      isWhole: true,
      concerns: (hint) => hint.topic === SCHEDULE_HINT && hint.id === id,
      read: async () => {
        const now = await read();
        return [now ? { type: "modified", id, doc: now } : { type: "removed", id }];
      },
      position: () => undefined,
    };
    return follower;
  },
};
