import type { Db } from "./database.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

/** Some thousand rows, written in the database itself, for plans that small tables do not show. */
export async function seedForPlans(db: Db): Promise<void> {
  for (const statement of statements) await rows(db, statement);
}

const statements = [
  sql`
    insert into users (id, email, created_at, updated_at)
    select gen_random_uuid(), n || '@example.jp', now(), now() from generate_series(1, 4000) n
  `,
  sql`
    insert into companies (id, name, created_at, updated_at)
    select gen_random_uuid(), 'C' || n, now(), now() from generate_series(1, 100) n
  `,
  sql`
    insert into aces (id, company_id, name, email, is_available, pickup_point, created_at, updated_at)
    select u.id, c.id, 'A', u.email, n % 10 > 0, n % 50, now() - n * interval '1 minute', now()
    from (select id, email, row_number() over (order by id) n from users) u
    join (select id, row_number() over (order by id) n from companies) c (id, m) on m = 1 + n % 100
    where n <= 1000
  `,
  sql`
    insert into jokers (id, public_id, created_on, created_at, updated_at)
    select id, id, now(), now(), now() from users where id not in (select id from aces)
  `,
  sql`
    insert into matchings (id, ace_id, ace_company_id, joker_id, matched_at, last_messaged_at, last_seq, created_at, updated_at)
    select gen_random_uuid(), a.id, a.company_id, j.id, now(), now() - random() * interval '90 days', 20, now(), now()
    from (select distinct on (company_id) id, company_id from aces) a cross join (select id from jokers limit 60) j
  `,
  sql`
    insert into chat_messages (id, matching_id, seq, type, user_id, user_name, sent_at)
    select gen_random_uuid(), m.id, n, 0, m.joker_id, 'J', now()
    from (select * from matchings limit 100) m cross join generate_series(1, 200) n
  `,
  sql`
    insert into schedules (id, matching_id, status, purpose, proposer_type, proposer_id, duration_minutes,
      candidates, start_at, end_at, expires_at, created_at, updated_at)
    select gen_random_uuid(), m.id, case n when 1 then 'fixed' when 2 then 'cancelled' else 'expired' end,
      'casual', 'ace', m.ace_id, 30, '[]', t.at, t.at + interval '30 minutes', t.at, now(), now()
    from matchings m cross join generate_series(1, 3) n
    cross join lateral (select now() + (n * random()) * interval '30 days' as at) t
  `,
  sql`
    insert into recruitments (id, company_id, employment_type, status, published_at, created_at, updated_at)
    select gen_random_uuid(), c.id, 'midCareer', case when n % 3 = 0 then 'draft' else 'published' end,
      now() - n * interval '1 hour', now(), now()
    from companies c cross join generate_series(1, 40) n
  `,
  sql`
    insert into offers (id, ace_id, company_id, company_name, joker_id, recruitment_id, recruitment_revision,
      reason, message, purpose, status, quota_month, expires_at, created_at, updated_at)
    select gen_random_uuid(), m.ace_id, m.ace_company_id, 'C', m.joker_id, r.id, 1, '', '', 'casual',
      case when n = 1 then 'sent' else 'declined' end, '2026-11', now(), now() - random() * interval '90 days', now()
    from matchings m
    join (select distinct on (company_id) id, company_id from recruitments) r on r.company_id = m.ace_company_id
    cross join generate_series(1, 3) n
  `,
  sql`
    insert into candidate_notes (id, company_id, joker_id, ace_id, text, created_at, updated_at)
    select gen_random_uuid(), m.ace_company_id, m.joker_id, m.ace_id, 'N',
      now() - random() * interval '90 days', now()
    from (select * from matchings limit 20) m cross join generate_series(1, 400)
  `,
  sql`
    insert into keeps (company_id, joker_id, ace_id, created_at, expires_at)
    select ace_company_id, joker_id, ace_id, now(), now() + random() * interval '60 days'
    from matchings
  `,
  sql`
    insert into skipped_jokers (ace_id, joker_id, round, created_at)
    select m.ace_id, j.id, 1, now() - random() * interval '90 days'
    from (select ace_id from matchings group by ace_id limit 20) m
    cross join (select id from jokers limit 1000) j
  `,
  sql`
    insert into notifications (id, user_id, type, content, created_at)
    select gen_random_uuid(), j.id, 'offerReceived', '', now() - n * interval '1 hour'
    from (select id from jokers limit 100) j cross join generate_series(1, 100) n
  `,
  sql`
    insert into joker_judgements (id, joker_id, status, requested_at, created_at, updated_at)
    select gen_random_uuid(), id, case when random() < 0.2 then 'requested' else 'passed' end,
      now() - random() * interval '90 days', now(), now() from jokers
  `,
  sql`
    insert into joker_search_documents (object_id, registration_status, rank, occupation, preferred_workplaces,
      score, online_at, text, updated_at)
    select id, case when random() < 0.2 then 'judging' else 'registered' end, 'B',
      case when random() < 0.5 then 'engineer' else 'sales' end, array['tokyo', 'remote'],
      (random() * 1000)::int, now() - random() * interval '200 days', repeat('仕事の内容 ', 40), now() from jokers
  `,
  sql`vacuum analyze`,
];
