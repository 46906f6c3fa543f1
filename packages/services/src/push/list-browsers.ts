import type { Db } from "@tefuda/db/client";
import { sessions } from "@tefuda/db/schema/account";
import { pushSubscriptions } from "@tefuda/db/schema/push";
import { and, desc, eq, gt } from "@tefuda/db/sql";
import { deviceName } from "@tefuda/domain/account/device-name.ja";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { PUSH_BROWSERS_MAX } from "@tefuda/domain/push/rules";
import type { ListPush } from "@tefuda/domain/push/schema";
import type { Ctx } from "../kernel/context.ts";

export interface PushBrowser {
  readonly id: string;
  /** Such as `Chrome（Windows）`. */
  readonly deviceName: string;
  readonly createdAt: Date;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** The caller's browsers that pushes come to, the newest first; ten at most. */
export async function listPushBrowsers(
  { db, actor, clock }: Ctx<MemberActor>,
  { endpoint }: ListPush,
): Promise<PushBrowser[]> {
  const browsers = await readPushBrowsers(db, actor.userId, clock());
  return browsers.map(({ id, userAgent, createdAt, ...browser }) => ({
    id,
    deviceName: deviceName(userAgent),
    createdAt,
    isThis: browser.endpoint === endpoint,
  }));
}

/** The browsers of a user whose session lasts. */
export const readPushBrowsers = (db: Db, userId: string, now: Date) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      userAgent: pushSubscriptions.userAgent,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(PUSH_BROWSERS_MAX);
