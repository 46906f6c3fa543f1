import { workplaceChoices } from "@tefuda/domain/options/workplaces";
import type { Pool } from "pg";

/** Where the limit's tables are: beside the product's, which know nothing of them. */
export const PLAIN_SCHEMA = "plain";

/** The id of a row by its number, from 0 on: fifteen letters, as pgbench puts them together. */
const id = (letter: string, number: string) => `'${letter}' || lpad((${number})::text, 14, '0')`;

/** Places as a set of bits, which an index can carry. */
export const placeBits = (places: readonly string[]): number =>
  workplaceChoices.reduce((sum, place, bit) => sum + (places.includes(place) ? 1 << bit : 0), 0);
const bitsOf = (column: string) =>
  workplaceChoices
    .map((place) => `case when '${place}' = any(${column}) then ${placeBits([place])} else 0 end`)
    .join(" + ");

/**
 * The product's rows once more, in the least tables that can do the same work: no column that a work does
 * not ask for, and no index that is not needed. What the product writes later does not reach them.
 */
const statements = [
  `create schema ${PLAIN_SCHEMA}`,
  `set search_path = ${PLAIN_SCHEMA}, public`,
  `create table matchings (
    id text primary key, joker_id text not null, company_id text not null,
    last_message text not null, last_sender_id text not null, last_messaged_at timestamptz not null,
    ace_unread_count int not null default 0, joker_unread_count int not null default 0,
    created_at timestamptz not null default now(), unique (joker_id, company_id))`,
  `create temp table numbered as select id as uuid,
      ${id("m", "row_number() over (order by last_messaged_at) - 1")} as id,
      ${id("j", "dense_rank() over (order by joker_id) - 1")} as joker_id,
      ${id("c", "dense_rank() over (order by ace_company_id) - 1")} as company_id
    from public.matchings`,
  `insert into matchings (id, joker_id, company_id, last_message, last_sender_id, last_messaged_at)
    select n.id, n.joker_id, n.company_id, m.last_message, n.company_id, m.last_messaged_at
    from public.matchings m join numbered n on n.uuid = m.id order by n.id`,
  "create index matchings_list on matchings (company_id, last_messaged_at desc)",
  `create table messages (
    id uuid primary key default gen_random_uuid(), matching_id text not null, user_id text not null,
    type text not null, body text not null, sent_at timestamptz not null default now())`,
  `insert into messages (matching_id, user_id, type, body, sent_at)
    select n.id, n.company_id, 'text', m.text, m.sent_at
    from public.chat_messages m join numbered n on n.uuid = m.matching_id`,
  "create index messages_matching on messages (matching_id, sent_at)",
  `create table offers (
    id text primary key, joker_id text not null, company_id text not null, status text not null,
    matching_id text)`,
  `insert into offers (id, joker_id, company_id, status)
    select ${id("f", "row_number() over (order by id) - 1")}, joker_id, company_id, status
    from public.offers`,
  // Whoever tells no birthday is of no age, and whoever never came was there last of all.
  `create table seekers as select
      ${id("j", "row_number() over (order by object_id) - 1")} as id, registration_status, coalesce(rank, '') as rank, sub_occupation as occupation,
      preferred_workplaces, job_change_willingness, coalesce(birthday_timestamp, 0) as birthday_ts,
      coalesce((extract(epoch from online_at) * 1000)::bigint, 0) as online_at,
      score::double precision as score, text as introduction,
      (${bitsOf("preferred_workplaces")})::bigint as places
    from public.joker_search_documents`,
  "alter table seekers add primary key (id)",
  // The equal columns first, then the range; all else that a search asks for is carried along, so that it
  // reads nothing but this index. No index of words finds one of two letters sooner.
  `create index seekers_cover on seekers (occupation, job_change_willingness, birthday_ts)
    include (rank, places, score, online_at, id) where registration_status = 'registered'`,
  "reset search_path",
];

/** Makes the limit's tables of what the product's hold. */
export async function makePlainTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release();
  }
}
