import { can } from "@tefuda/domain/policy/can";
import { type LiveTopic, nothing } from "../live/topic.ts";
import { type OwnRestriction, readRestriction } from "./own-restriction.ts";

/**
 * `restriction`: whether the caller is restricted, one document while it is so. A change of rights
 * opens the stream anew, so there is no signal of its own.
 */
export const restrictionTopic: LiveTopic<OwnRestriction> = {
  async open({ db, actor, clock }) {
    if (!can(actor, "sanction:own")) return nothing;
    const doc = await readRestriction(db, actor.userId, clock());
    return { ...nothing, snapshot: doc ? [{ type: "added", id: actor.userId, doc }] : [] };
  },
};
