import type { Db } from "@tefuda/db/client";
import { type SQL, type SQLWrapper, sql } from "@tefuda/db/sql";
import { type Given, rowsStatement, type Statement } from "@tefuda/db/statement";
import type { NamesSomebody } from "@tefuda/domain/notification/about";
import type { SwitchableSetting } from "@tefuda/domain/notification/settings";
import {
  type PushKind,
  type PushParams,
  pushKinds,
  pushTemplates,
} from "@tefuda/domain/push/pushes.ja";
import { pushTimes } from "@tefuda/domain/push/rules";
import type { Ctx } from "../kernel/context.ts";

export type NewPush<K extends PushKind> = Pushed<K> &
  (
    | { readonly aboutUserId: string | null }
    | (NamesSomebody<PushParams[K]> extends true ? never : unknown)
  );

interface Pushed<K extends PushKind> {
  readonly kind: K;
  readonly userId: string;
  readonly params: PushParams[K];
  /** Whose name stands in it, null for the support team's: it goes when that person is erased. */
  readonly aboutUserId?: string | null | undefined;
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
  { kind, userId, params, aboutUserId, dedupeKey, notBefore }: NewPush<K>,
): Promise<void> {
  const now = clock();
  const { sendAt, expiresAt } = pushTimes(kind, notBefore ?? now);
  await insertPush[kind](tx, {
    userId,
    params: JSON.stringify(params),
    aboutUserId: aboutUserId ?? null,
    dedupeKey,
    now,
    sendAt,
    expiresAt,
  });
}

interface PushValues {
  readonly userId: string;
  readonly params: string;
  readonly aboutUserId: string | null;
  readonly dedupeKey: string;
  readonly now: Date;
  readonly sendAt: Date;
  readonly expiresAt: Date;
}

const insertPush = Object.fromEntries(
  pushKinds.map((kind) => [
    kind,
    rowsStatement((given: Given<PushValues>) =>
      pushStatement(
        sql`select ${given.userId}::uuid as user_id, ${given.params}::jsonb as params,
          ${given.aboutUserId}::uuid as about_user_id, ${given.dedupeKey}::text as dedupe_key`,
        kind,
        given,
      ),
    ),
  ]),
) as Record<PushKind, Statement<PushValues, object[]>>;

/**
 * The same as a part of a statement; the rows of `source` have `user_id`, `about_user_id`, `params` and
 * `dedupe_key`.
 */
export function pushStatement(
  source: SQL,
  kind: PushKind,
  { now, sendAt, expiresAt }: Readonly<Record<"now" | "sendAt" | "expiresAt", SQLWrapper>>,
): SQL {
  const { setting } = pushTemplates[kind];
  return sql`insert into push_outbox
      (id, user_id, subscription_id, kind, params, about_user_id, dedupe_key, send_at, expires_at, created_at)
    select gen_random_uuid(), pushed.user_id, subscription.id, ${kind},
      pushed.params, pushed.about_user_id, pushed.dedupe_key, ${sendAt}::timestamptz, ${expiresAt}::timestamptz,
      ${now}::timestamptz
    from (${source}) as pushed
    inner join push_subscriptions as subscription on subscription.user_id = pushed.user_id
    inner join sessions
      on sessions.id = subscription.session_id and sessions.expires_at > ${now}::timestamptz
    left join notification_settings as wanted on wanted.user_id = pushed.user_id
    where ${setting ? sql`coalesce(wanted.${sql.identifier(columnOf(setting))}, true)` : sql`true`}
    on conflict (subscription_id, dedupe_key) do nothing`;
}

const columnOf = (setting: SwitchableSetting) =>
  setting.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
