import type { Db } from "@tefuda/db/client";
import { selectReaders } from "@tefuda/db/queries/announce";
import { row } from "@tefuda/db/rows";
import { exists, sql } from "@tefuda/db/sql";
import type { AnnounceTarget } from "@tefuda/domain/notification/constants";
import { pushTimes } from "@tefuda/domain/push/rules";
import { pushStatement } from "./enqueue-push.ts";

/** Browsers that one statement writes for. */
const PAGE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

interface Page {
  readonly users: number;
  readonly last: string | null;
}

/**
 * Puts a push of an announcement into the outbox for all of its readers' browsers, some readers at a
 * time, each part by itself: done again from the start it changes nothing.
 */
export async function pushAnnounce(
  db: Db,
  { id, target }: { readonly id: string; readonly target: AnnounceTarget },
  now: Date,
): Promise<void> {
  const isReader = exists(selectReaders(db, target, sql`users.id = push_subscriptions.user_id`));
  const at = (moment: Date) => sql`${moment.toISOString()}`;
  const { sendAt, expiresAt } = pushTimes("announcement", now);
  const times = { now: at(now), sendAt: at(sendAt), expiresAt: at(expiresAt) };
  for (let after = FIRST; ; ) {
    const { users, last } = await row<Page>(
      db,
      sql`with page as (
          select distinct user_id from push_subscriptions
          where user_id > ${after}::uuid and ${isReader}
          order by user_id limit ${PAGE}
        ), written as (
          ${pushStatement(
            sql`select user_id, null::uuid as about_user_id,
              jsonb_build_object('announceId', ${id}::text) as params,
              ${`announce:${id}`}::text as dedupe_key from page`,
            "announcement",
            times,
          )}
        )
        select count(*)::int as users,
          (select user_id::text from page order by user_id desc limit 1) as last from page`,
    );
    if (users < PAGE || last === null) return;
    after = last;
  }
}
