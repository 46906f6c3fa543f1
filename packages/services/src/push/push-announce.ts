import type { Db } from "@tefuda/db/client";
import { row } from "@tefuda/db/rows";
import type { AnnounceTarget } from "@tefuda/domain/notification/schema";
import { type SQL, sql } from "drizzle-orm";
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
  for (let after = FIRST; ; ) {
    const { users, last } = await row<Page>(
      db,
      sql`with page as (
          select distinct user_id from push_subscriptions
          where user_id > ${after}::uuid and ${whereRead[target]}
          order by user_id limit ${PAGE}
        ), written as (
          ${pushStatement(
            sql`select user_id, jsonb_build_object('announceId', ${id}::text) as params,
              ${`announce:${id}`}::text as dedupe_key from page`,
            { kind: "announcement", now, from: now },
          )}
        )
        select count(*)::int as users,
          (select user_id::text from page order by user_id desc limit 1) as last from page`,
    );
    if (users < PAGE || last === null) return;
    after = last;
  }
}

const isJoker = sql`exists (select 1 from jokers where jokers.id = push_subscriptions.user_id)`;
const isAce = sql`exists (select 1 from aces where aces.id = push_subscriptions.user_id)`;

/** Whose browsers; an operator has none. */
const whereRead: Readonly<Record<AnnounceTarget, SQL>> = {
  all: sql`true`,
  joker: isJoker,
  ace: isAce,
};
