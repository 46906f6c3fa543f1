import type { Db } from "@tefuda/db/client";
import type { SwitchableSetting } from "@tefuda/domain/notification/settings";
import { type PushKind, type PushParams, pushTemplates } from "@tefuda/domain/push/pushes.ja";
import { pushTimes } from "@tefuda/domain/push/rules";
import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

export interface NewPush<K extends PushKind> {
  readonly kind: K;
  readonly userId: string;
  readonly params: PushParams[K];
  /** Two pushes of one key to one browser are one. */
  readonly dedupeKey: string;
  /** Waits until then, in case what it tells is taken back; leaves at once when absent. */
  readonly notBefore?: Date | undefined;
}

/**
 * Puts a push for each of a user's browsers into the outbox within the caller's transaction; for whoever
 * has no browser, or switched such pushes off, that is one look at an index.
 */
export async function enqueuePush<K extends PushKind>(
  tx: Db,
  { clock }: Pick<Ctx, "clock">,
  { kind, userId, params, dedupeKey, notBefore }: NewPush<K>,
): Promise<void> {
  const now = clock();
  await tx.execute(
    pushStatement(
      sql`select ${userId}::uuid as user_id, ${JSON.stringify(params)}::jsonb as params,
        ${dedupeKey}::text as dedupe_key`,
      { kind, now, from: notBefore ?? now },
    ),
  );
}

interface PushStatement {
  readonly kind: PushKind;
  readonly now: Date;
  /** The earliest moment at which it leaves. */
  readonly from: Date;
}

/**
 * The same as a statement, or a part of one; the rows of `source` have `user_id`, `params` and
 * `dedupe_key`.
 */
export function pushStatement(source: SQL, { kind, now, from }: PushStatement): SQL {
  const { sendAt, expiresAt } = pushTimes(kind, from);
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const { setting } = pushTemplates[kind];
  return sql`insert into push_outbox
      (id, user_id, subscription_id, kind, params, dedupe_key, send_at, expires_at, created_at)
    select gen_random_uuid(), pushed.user_id, subscription.id, ${kind}, pushed.params,
      pushed.dedupe_key, ${at(sendAt)}, ${at(expiresAt)}, ${at(now)}
    from (${source}) as pushed
    inner join push_subscriptions as subscription on subscription.user_id = pushed.user_id
    inner join sessions on sessions.id = subscription.session_id and sessions.expires_at > ${at(now)}
    left join notification_settings as wanted on wanted.user_id = pushed.user_id
    where ${setting ? sql`coalesce(wanted.${sql.identifier(columnOf(setting))}, true)` : sql`true`}
    on conflict (subscription_id, dedupe_key) do nothing`;
}

const columnOf = (setting: SwitchableSetting) =>
  setting.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
