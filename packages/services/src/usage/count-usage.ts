import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { type SQL, sql } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";

/** Of which company, and from when until before when. */
export interface UsageSpan {
  readonly companyId: string;
  readonly from: Date;
  readonly to: Date;
}

/** One number of one group; of the three columns at most one is set, as `division` says. */
export interface CountedRow {
  readonly division: "total" | "month" | "member" | "position";
  /** Month, member or position; `null` for what belongs to none. */
  readonly id: string | null;
  /** As many as the statement counts, each with its people, in its order. */
  readonly numbers: readonly (number | null)[];
}

/** The statement's `events` are grouped in all four ways in one pass over them. */
const grouped = (events: SQL, numbers: SQL): SQL => sql`
  with events as (${events})
  select
    case grouping(month, ace_id, recruitment_id)
      when 7 then 'total' when 3 then 'month' when 5 then 'member' else 'position' end as division,
    coalesce(month, ace_id::text, recruitment_id::text) as id,
    array[${numbers}]::float8[] as numbers
  from events
  group by grouping sets ((), (month), (ace_id), (recruitment_id))
`;

const monthOf = (time: SQL) => sql`to_char(${time} at time zone 'Asia/Tokyo', 'YYYY-MM')`;
const within = (time: SQL, { from, to }: UsageSpan) =>
  sql`${time} >= ${from.toISOString()}::timestamptz and ${time} < ${to.toISOString()}::timestamptz`;
const howMany = sql`count(*), count(distinct joker_id)`;

/** Offers sent, opened and accepted, each with its people, of the months in which they were sent. */
export function countOffers(db: Db, span: UsageSpan): Promise<CountedRow[]> {
  return rows(
    db,
    grouped(
      sql`
        select ${monthOf(sql`created_at`)} as month, ace_id, recruitment_id, joker_id,
          status in ('read', 'interested', 'declined') or read_at is not null as is_opened,
          status = 'interested' as is_accepted
        from offers
        where company_id = ${span.companyId} and ${within(sql`created_at`, span)}
          and status <> 'withdrawn'
      `,
      sql`${howMany},
        count(*) filter (where is_opened), count(distinct joker_id) filter (where is_opened),
        count(*) filter (where is_accepted), count(distinct joker_id) filter (where is_accepted)`,
    ),
  );
}

/** Likes, of the months in which they came. */
export function countLikes(db: Db, span: UsageSpan): Promise<CountedRow[]> {
  return rows(
    db,
    grouped(
      sql`
        select ${monthOf(sql`created_at`)} as month, ace_id, recruitment_id, joker_id
        from likes
        where ace_company_id = ${span.companyId} and ${within(sql`created_at`, span)}
      `,
      howMany,
    ),
  );
}

/** Matchings, also those that have ended since. */
export function countMatchings(db: Db, span: UsageSpan): Promise<CountedRow[]> {
  const from = (table: SQL) => sql`
    select ${monthOf(sql`matched_at`)} as month, ace_id, recruitment_id, joker_id
    from ${table}
    where ace_company_id = ${span.companyId} and ${within(sql`matched_at`, span)}
  `;
  return rows(
    db,
    grouped(sql`${from(sql`matchings`)} union all ${from(sql`deleted_matchings`)}`, howMany),
  );
}

/** Interviews that took place, of the months in which they did, also of matchings that have ended. */
export function countInterviews(db: Db, span: UsageSpan): Promise<CountedRow[]> {
  return rows(
    db,
    grouped(
      sql`
        select ${monthOf(sql`video_chats.start_at`)} as month, ace_id, recruitment_id, joker_id
        from matchings join video_chats on video_chats.matching_id = matchings.id
        where ace_company_id = ${span.companyId} and video_chats.status = 'done'
          and ${within(sql`video_chats.start_at`, span)}
        union all
        select ${monthOf(sql`interviewed_at`)} as month, ace_id, recruitment_id, joker_id
        from (
          select ace_id, recruitment_id, joker_id, unnest(interviewed_at) as interviewed_at
          from deleted_matchings where ace_company_id = ${span.companyId}
        ) as released
        where ${within(sql`interviewed_at`, span)}
      `,
      howMany,
    ),
  );
}

/** What the two sides write themselves; greetings and questions of the product are no answers. */
const written = [
  messageTypes.Normal,
  messageTypes.SystemScheduleSelection,
  messageTypes.RescheduleMessage,
  messageTypes.FileUrl,
];

/**
 * The middle of the minutes from a seeker's first unanswered message to the answer, and of how
 * many people, of the months in which the answers were written.
 */
export function measureReplies(db: Db, span: UsageSpan): Promise<CountedRow[]> {
  return rows(
    db,
    grouped(
      sql`
        select ${monthOf(sql`sent_at`)} as month, ace_id, recruitment_id, joker_id,
          extract(epoch from sent_at - asked_at) / 60 as minutes
        from (
          select *, max(sent_at) filter (where is_joker and was_joker is not true)
            over (partition by matching_id order by seq) as asked_at
          from (
            select matchings.id as matching_id, ace_id, recruitment_id, joker_id, seq, sent_at,
              user_id = joker_id::text as is_joker,
              lag(user_id = joker_id::text) over (partition by matchings.id order by seq) as was_joker
            from matchings join chat_messages on chat_messages.matching_id = matchings.id
            where ace_company_id = ${span.companyId}
              and last_messaged_at >= ${span.from.toISOString()}::timestamptz
              and type in (${sql.raw(written.join(", "))}) and not is_system_message
          ) as talk
        ) as told
        where not is_joker and was_joker and ${within(sql`sent_at`, span)}
      `,
      sql`percentile_cont(0.5) within group (order by minutes), count(distinct joker_id)`,
    ),
  );
}
