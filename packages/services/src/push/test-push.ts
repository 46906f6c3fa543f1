import type { PushResult } from "@tefuda/adapters/push/port";
import { users } from "@tefuda/db/schema/account";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { and, eq, gt } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { PUSH_TESTS_MAX, PUSH_TESTS_WITHIN_MS, pushTimes } from "@tefuda/domain/push/rules";
import type { PushEndpoint } from "@tefuda/domain/push/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { readPushKeys } from "./keys.ts";
import { type ClaimedPush, sendPush } from "./send-push.ts";

/**
 * Sends one push to the caller's own browser, now, and answers what its push service said.
 * @throws AppError `dataNotFound` for a browser that is not the caller's, `tooManyRequests` above five in
 * ten minutes
 */
export async function testPush(
  ctx: Ctx<MemberActor>,
  { endpoint }: PushEndpoint,
): Promise<{ result: PushResult["kind"] }> {
  const push = await ctx.db.transaction((tx) => writeTest({ ...ctx, db: tx }, endpoint));
  const result = await sendPush(ctx, push, await readPushKeys(ctx));
  if (!result) throw new AppError("dataNotFound");
  return { result };
}

/** Written down as if a worker had claimed it, so that none takes it up. */
async function writeTest(ctx: Ctx<MemberActor>, endpoint: string): Promise<ClaimedPush> {
  const { db, actor, clock, ports } = ctx;
  const now = clock();
  const { userId } = actor;
  // Presses at once are counted one by one.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [browser] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
  if (!browser) throw new AppError("dataNotFound");
  const since = new Date(now.getTime() - PUSH_TESTS_WITHIN_MS);
  const recent = and(
    eq(pushOutbox.userId, userId),
    eq(pushOutbox.kind, "test"),
    gt(pushOutbox.createdAt, since),
  );
  if ((await db.$count(pushOutbox, recent)) >= PUSH_TESTS_MAX)
    throw new AppError("tooManyRequests");
  const { expiresAt } = pushTimes("test", now);
  const [push] = await db
    .insert(pushOutbox)
    .values({
      id: uuidv7(),
      userId,
      subscriptionId: browser.id,
      kind: "test",
      // No worker takes it up, unless the service asks to wait.
      sendAt: new Date(expiresAt.getTime() + ports.push.limitMs),
      expiresAt,
      attempts: 1,
      createdAt: now,
    })
    .returning();
  if (!push) throw new AppError("dataNotFound");
  return push;
}
