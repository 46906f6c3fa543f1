import { likesLeft } from "@tefuda/domain/like/policy";
import type { LikeTarget } from "@tefuda/domain/like/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { likesSentToday } from "./daily-count.ts";
import { readReceivers } from "./receivers.ts";

/**
 * What the like window shows before anything is sent: who gets it, for which position, and how
 * many more can be sent today.
 * @throws AppError aceNotFound, recruitmentNotFound
 */
export async function getReceivers({ db, actor, clock }: Ctx<JokerActor>, target: LikeTarget) {
  const now = clock();
  const found = await readReceivers(db, actor, target, now);
  return { ...found, remaining: likesLeft(await likesSentToday(db, actor.userId, now)) };
}
