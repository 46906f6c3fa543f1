import { z } from "zod";
import { type LiveTopic, nothing } from "../live/topic.ts";
import { ANNOUNCES_SIGNAL } from "../signals/announce.ts";
import { type Announce, findAnnounce, listAnnounces } from "./list-announces.ts";

const uuid = z.uuid();

/** `announces`: what the support team announces to the reader's side (spec 7 · Live subscriptions). */
export const announcesTopic: LiveTopic<Announce> = {
  async open(ctx) {
    const { items } = await listAnnounces(ctx, {});
    return {
      ...nothing,
      snapshot: items.map((doc) => ({ type: "added", id: doc.id, doc })),
      concerns: ({ topic }) => topic === ANNOUNCES_SIGNAL,
      async read({ id }) {
        // The reader marked all of them as read.
        if (!uuid.safeParse(id).success)
          return (await listAnnounces(ctx, {})).items.map((item) => ({
            type: "modified",
            id: item.id,
            doc: item,
          }));
        const doc = await findAnnounce(ctx, id);
        return [doc ? { type: "modified", id, doc } : { type: "removed", id }];
      },
    };
  },
};
