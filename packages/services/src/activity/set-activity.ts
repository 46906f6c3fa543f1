import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { activityHistories } from "@tefuda/db/schema/monitoring";
import { and, eq, gt, isNull, max } from "@tefuda/db/sql";
import {
  isGoing,
  nextMoment,
  type Presence,
  searchUpdate,
  visitBegin,
  wasNeverGone,
} from "@tefuda/domain/activity/presence";
import type { SetActivity } from "@tefuda/domain/monitoring/schema";
import type { Activity, Platform } from "@tefuda/domain/options/platforms";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { endDormancy } from "../dormancy/end-dormancy.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAllCandidates } from "../signals/candidate.ts";

/** What was done for a person who comes or goes. */
interface Done {
  /** When the person came, if this was a coming. */
  readonly at?: Date;
  /** A seeker who had been out of use for so long that companies did not see them shows again. */
  readonly isBack?: boolean;
}

/**
 * A member has a page in view, or has none any more (spec 3 · activityHistories). Times are the
 * server's own. A coming is answered with a mark, with which the going from it is told later: one
 * that arrives after another page has come changes nothing. Nobody but the person is told, and it
 * never fails for somebody who is just leaving the product.
 */
export async function setActivity(
  ctx: Pick<Ctx<MemberActor>, "db" | "actor" | "clock" | "ports">,
  { activity, platform, mark }: SetActivity,
): Promise<{ mark: string | null }> {
  const { at, isBack } = await ctx.db.transaction((tx) => {
    const who = { tx, actor: ctx.actor, platform, now: ctx.clock() };
    return activity === "online" ? come(who) : go(who, mark ? new Date(mark) : undefined);
  });
  if (isBack) signalAllCandidates(ctx.ports.bus);
  return { mark: at?.toISOString() ?? null };
}

interface Who {
  readonly tx: Tx;
  readonly actor: MemberActor;
  readonly platform: Platform;
  readonly now: Date;
}

async function come({ tx, actor, platform, now }: Who): Promise<Done> {
  const presence = await lockPresence(tx, actor);
  if (!presence) return {};
  const { userId } = actor;
  const at = nextMoment(presence, now);
  let { offlineAt } = presence;
  if (offlineAt && wasNeverGone(presence, at)) {
    await tx
      .delete(activityHistories)
      .where(
        and(
          eq(activityHistories.userId, userId),
          eq(activityHistories.activity, "offline"),
          eq(activityHistories.createdAt, offlineAt),
        ),
      );
    offlineAt = await lastGoing(tx, userId);
  }
  await record(tx, { userId, activity: "online", platform, at });
  if (actor.kind === "ace") {
    await tx.update(aces).set({ onlineAt: at, offlineAt }).where(eq(aces.id, userId));
    return { at };
  }
  await tx
    .update(jokers)
    .set({ onlineAt: at, offlineAt, lastLoggedIn: platform })
    .where(eq(jokers.id, userId));
  const isBack = await endDormancy(tx, userId, at);
  if (!isBack) await bringSearchUpToDate(tx, userId, at);
  return { at, isBack };
}

/** Puts a going on record, where it counts. */
export async function go({ tx, actor, platform, now }: Who, mark: Date | undefined): Promise<Done> {
  const presence = await lockPresence(tx, actor);
  if (!presence || !isGoing(presence, mark)) return {};
  const { userId } = actor;
  const at = nextMoment(presence, now);
  await record(tx, { userId, activity: "offline", platform, at });
  if (actor.kind === "ace") await tx.update(aces).set({ offlineAt: at }).where(eq(aces.id, userId));
  else await tx.update(jokers).set({ offlineAt: at }).where(eq(jokers.id, userId));
  return {};
}

/** What is on record of a member, whose comings and goings wait for one another; nothing of one who has left. */
async function lockPresence(tx: Tx, { kind, userId }: MemberActor): Promise<Presence | undefined> {
  const [found] =
    kind === "ace"
      ? await tx
          .select({ onlineAt: aces.onlineAt, offlineAt: aces.offlineAt })
          .from(aces)
          .where(and(eq(aces.id, userId), isNull(aces.removedAt)))
          .for("no key update")
      : await tx
          .select({ onlineAt: jokers.onlineAt, offlineAt: jokers.offlineAt })
          .from(jokers)
          .where(and(eq(jokers.id, userId), isNull(jokers.withdrawnAt)))
          .for("no key update");
  return found;
}

async function lastGoing(tx: Tx, userId: string): Promise<Date | null> {
  const [found] = await tx
    .select({ at: max(activityHistories.createdAt) })
    .from(activityHistories)
    .where(and(eq(activityHistories.userId, userId), eq(activityHistories.activity, "offline")));
  return found?.at ?? null;
}

interface HistoryRow {
  readonly userId: string;
  readonly activity: Activity;
  readonly platform: Platform;
  readonly at: Date;
}

/** Puts it on record, unless the same was a moment ago: nobody fills the table by coming and going. */
async function record(tx: Tx, { userId, activity, platform, at }: HistoryRow): Promise<void> {
  const recent = await tx.$count(
    activityHistories,
    and(
      eq(activityHistories.userId, userId),
      gt(activityHistories.createdAt, visitBegin(at)),
      eq(activityHistories.activity, activity),
      eq(activityHistories.platform, platform),
    ),
  );
  if (recent > 0) return;
  await tx
    .insert(activityHistories)
    .values({ id: uuidv7(), userId, activity, platform, createdAt: at });
}

async function bringSearchUpToDate(tx: Tx, jokerId: string, at: Date): Promise<void> {
  const where = eq(jokerSearchDocuments.objectID, jokerId);
  const [document] = await tx
    .select({ onlineAt: jokerSearchDocuments.onlineAt })
    .from(jokerSearchDocuments)
    .where(where);
  // Whoever has none is shown to nobody, and a visit does not change that.
  if (!document) return;
  const update = searchUpdate(document.onlineAt, at);
  if (update === "whole") await upsertSearchDocument(tx, jokerId, at);
  else if (update === "time")
    await tx.update(jokerSearchDocuments).set({ onlineAt: at }).where(where);
}
