import type { Tx } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { signalNotification } from "../signals/notification.ts";

interface Pair {
  readonly jokerId: string;
  readonly companyId: string;
}

/**
 * Removes what the bells say of either side to the other when a seeker and a company lose sight of each other:
 * of people, offers, interests and positions. Where they have a matching it stays, as that does. Answers
 * whose bells have lost something, for the signals.
 */
export async function takeOutOfSight(tx: Tx, pairs: readonly Pair[]): Promise<string[]> {
  if (pairs.length === 0) return [];
  // In one order, for whoever else takes away several at once.
  const removed = await rows<{ userId: string }>(
    tx,
    sql`with unmatched as (
        select pair."jokerId" as joker_id, pair."companyId" as company_id
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair("jokerId" uuid, "companyId" uuid)
        where not exists (select from matchings m
          where m.ace_company_id = pair."companyId" and m.joker_id = pair."jokerId")),
      staff as (
        select u.joker_id, a.id as ace_id from unmatched u join aces a on a.company_id = u.company_id),
      things as (
        select u.joker_id, o.id::text as id from unmatched u
          join offers o on o.joker_id = u.joker_id and o.company_id = u.company_id
        union all select u.joker_id, l.id::text from unmatched u
          join likes l on l.joker_id = u.joker_id and l.ace_company_id = u.company_id
        union all select u.joker_id, r.id::text from unmatched u
          join recruitments r on r.company_id = u.company_id),
      concerned as (
        select n.id from staff s join notifications n
          on n.user_id = s.joker_id and n.about_user_id = s.ace_id
        union select n.id from staff s join notifications n
          on n.about_user_id = s.joker_id and n.user_id = s.ace_id
        union select n.id from things t join notifications n on n.user_id = t.joker_id
          and n.type in ('offerReceived', 'offerExpiring', 'offerClosed', 'likeClosed', 'recruitmentUpdated')
          and split_part(n.dedupe_key, ':', 2) = t.id),
      held as (
        select n.id from notifications n where n.id in (select id from concerned)
        order by n.id for update)
      delete from notifications n using held where n.id = held.id returning n.user_id as "userId"`,
  );
  return [...new Set(removed.map(({ userId }) => userId))];
}

/** Has the open pages of those readers look at their bells again. Call it after commit. */
export function signalBells({ ports }: Pick<Ctx, "ports">, readers: readonly string[], id: string) {
  for (const reader of readers) signalNotification(ports.bus, reader, id);
}
