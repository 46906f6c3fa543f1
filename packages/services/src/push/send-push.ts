import { createHmac } from "node:crypto";
import type { PushKeyPair, PushResult } from "@tefuda/adapters/push/port";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { and, eq, gt, sql } from "@tefuda/db/sql";
import {
  hiddenPushText,
  type PushText,
  pushTemplates,
  pushText,
} from "@tefuda/domain/push/pushes.ja";
import { PUSH_REFUSALS_MAX, pushRetryMs } from "@tefuda/domain/push/rules";
import type { Ctx } from "../kernel/context.ts";
import { readReader } from "./read-reader.ts";
import { stillTrue } from "./still-true.ts";

export type PushApp = Pick<Ctx, "db" | "clock" | "ports" | "site">;
export type ClaimedPush = typeof pushOutbox.$inferSelect;
type Browser = typeof pushSubscriptions.$inferSelect;

const TOPIC_LENGTH = 22;

/**
 * Sends one push that this process has claimed, if it is still wanted and true, and writes down what
 * became of it; answers that, or nothing for one that was dropped. A crash in between sends it again
 * after a while: the device shows the two as one, for their tags are the same.
 */
export async function sendPush(
  app: PushApp,
  push: ClaimedPush,
  keys: PushKeyPair,
): Promise<PushResult["kind"] | undefined> {
  const { db, clock } = app;
  const now = clock();
  // Of this attempt alone: another worker may have taken it since, if this process stood still.
  const row = and(eq(pushOutbox.id, push.id), eq(pushOutbox.attempts, push.attempts));
  const reader = await readReader(app, push);
  const told = reader && (await stillTrue(db, push, now));
  if (!reader || !told) {
    await db.delete(pushOutbox).where(row);
    return undefined;
  }
  const { browser, isContentHidden } = reader;
  const text = isContentHidden ? hiddenPushText(app.site.brand) : pushText(told.kind, told.params);
  const { payload, topic } = pack(browser, push.id, text);
  const result = await app.ports.push.send(browser, payload, {
    keys,
    ttlSeconds: (push.expiresAt.getTime() - now.getTime()) / 1000,
    urgency: pushTemplates[told.kind].urgency,
    topic,
  });
  await note(app, push, browser, result);
  return result.kind;
}

/**
 * What the service worker reads. The tag is the same for all that is about one thing, and says nothing
 * to whoever sees it: the push service does, beside those of other users, and a device keeps it.
 */
function pack({ auth }: Browser, id: string, { about, ...text }: PushText) {
  const topic = createHmac("sha256", auth).update(about).digest("base64url").slice(0, TOPIC_LENGTH);
  return { topic, payload: JSON.stringify({ ...text, tag: topic, id }) };
}

async function note(
  { db, clock }: PushApp,
  { id, attempts, expiresAt }: ClaimedPush,
  browser: Browser,
  result: PushResult,
): Promise<void> {
  const row = and(eq(pushOutbox.id, id), eq(pushOutbox.attempts, attempts));
  const sameBrowser = and(
    eq(pushSubscriptions.id, browser.id),
    eq(pushSubscriptions.p256dh, browser.p256dh),
  );
  const now = clock();
  switch (result.kind) {
    case "sent":
      await db.update(pushOutbox).set({ sentAt: now, lastError: null }).where(row);
      if (browser.failedCount !== 0)
        await db.update(pushSubscriptions).set({ failedCount: 0 }).where(sameBrowser);
      return;
    case "gone":
      // What else waits for it goes with it.
      await db.delete(pushSubscriptions).where(sameBrowser);
      return;
    case "later": {
      const retryAt = now.getTime() + pushRetryMs(attempts, result.afterMs);
      const sendAt = new Date(Math.min(retryAt, expiresAt.getTime()));
      await db.update(pushOutbox).set({ sendAt, lastError: result.reason }).where(row);
      return;
    }
    case "refused":
      await db.update(pushOutbox).set({ expiresAt: now, lastError: result.reason }).where(row);
      await db
        .update(pushSubscriptions)
        .set({ failedCount: sql`${pushSubscriptions.failedCount} + 1` })
        .where(sameBrowser);
      await db
        .delete(pushSubscriptions)
        .where(and(sameBrowser, gt(pushSubscriptions.failedCount, PUSH_REFUSALS_MAX - 1)));
      return;
    default:
      return result satisfies never;
  }
}
