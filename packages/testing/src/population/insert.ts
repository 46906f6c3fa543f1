import type { Tx } from "@tefuda/db/client";
import { folded } from "@tefuda/db/schema/columns";
import { type SQL, sql } from "@tefuda/db/sql";
import { companyScales } from "@tefuda/domain/options/company";
import { industries } from "@tefuda/domain/options/industries";
import { occupations, subOccupationKeys } from "@tefuda/domain/options/occupations";
import { ranks } from "@tefuda/domain/options/ranks";
import { jobChangeWillingnesses, sideJobWillingnesses } from "@tefuda/domain/options/willingness";
import { workplaceChoices } from "@tefuda/domain/options/workplaces";
import { populationTexts } from "./texts.ts";

const PART = 25_000;
const TEXTS_EACH = 7;
/** Entries of the hidden companies of one in fifty. */
const hiddenHosts = ["example.co.jp", "kaisha", "minato", "xn--", "works.jp"] as const;

/**
 * Fills a database with seekers by the hundred thousand, for measurements and for comparing
 * searches: always the same ones, drawn by the database itself, which writes a million in minutes.
 * A test that looks at searches alone does without the profiles.
 */
export async function insertPopulation(
  db: { transaction(work: (tx: Tx) => Promise<void>): Promise<void> },
  count: number,
  now: Date,
  { onlyDocuments = false } = {},
): Promise<void> {
  const texts = populationTexts();
  for (let from = 0; from < count; from += PART)
    await db.transaction(async (tx) => {
      // Neither references nor the log of changes: nobody follows yet, and all of it is right.
      await tx.execute(sql`set local session_replication_role = replica`);
      await createTexts(tx, texts);
      const to = Math.min(count, from + PART);
      await tx.execute(
        sql`create temp table drawn on commit drop as ${drawn(from, to, texts.length, now)}`,
      );
      const statements = inserts(now);
      for (const statement of onlyDocuments ? statements.slice(2) : statements)
        await tx.execute(statement);
    });
}

async function createTexts(tx: Tx, texts: readonly string[]) {
  await tx.execute(
    sql`create temp table fragments on commit drop as select no::int, text, ${folded(sql`text`)} as folded
      from jsonb_array_elements_text((${JSON.stringify(texts)}::text)::jsonb) with ordinality f(text, no)`,
  );
  await tx.execute(sql`alter table fragments add primary key (no)`);
  await tx.execute(sql`analyze fragments`);
}

/** A number below `size`, the same one for the same person and question. */
const draw = (question: number, size: number) =>
  sql.raw(`((hashint8extended(i, ${question}) & 2147483647) % ${size})::int`);

const list = (values: readonly string[]) =>
  sql.raw(`array[${values.map((value) => `'${value}'`).join(",")}]::text[]`);

const oneOf = (question: number, values: readonly string[]) =>
  sql`(${list(values)})[1 + ${draw(question, values.length)}]`;

/** Every value by itself with the chance of one in `oneIn`. */
const someOf = (question: number, values: readonly string[], oneIn: number) =>
  sql`array_remove(array[${sql.join(
    values.map(
      (value, index) =>
        sql`case when ${draw(question + index, oneIn)} = 0 then ${sql.raw(`'${value}'`)} end`,
    ),
    sql`, `,
  )}]::text[], null)`;

function drawn(from: number, to: number, texts: number, now: Date) {
  const parts = Array.from({ length: TEXTS_EACH }, (_, index) => sql.raw(`f${index}`));
  const joined = (column: string) =>
    sql.join(
      parts.map((part) => sql`${part}.${sql.identifier(column)}`),
      sql` || e'\n' || `,
    );
  const joins = parts.map(
    (part, index) => sql`join fragments ${part} on ${part}.no = 1 + ${draw(100 + index, texts)}`,
  );
  const day = (question: number, size: number) =>
    sql`${now.toISOString()}::text::timestamptz - make_interval(secs => ${draw(question, size * 86_400)})`;
  return sql`select i, (lpad(to_hex(1760000000000 + i::bigint * 977), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8' || substr(md5(i::text), 4, 15))::uuid as id,
    ${oneOf(1, [...ranks, "A", "B", "B", "C", "C", "D"])} as rank,
    ${oneOf(2, occupations)} as occupation, ${oneOf(3, subOccupationKeys)} as sub_occupation,
    ${oneOf(4, industries)} as industry, ${someOf(200, workplaceChoices, 4)} as workplaces,
    ${someOf(300, companyScales, 4)} as scales,
    ${oneOf(7, jobChangeWillingnesses)} as job_change, ${oneOf(8, sideJobWillingnesses)} as side_job,
    ${draw(9, 3)} > 0 as has_introduction,
    case when ${draw(10, 50)} > 0 then date '1970-01-01' + ${draw(11, 13_500)} end as birthday,
    ${draw(12, 1001)} as score, case when ${draw(13, 20)} > 0 then ${day(14, 200)} end as online_at,
    ${day(15, 400)} as since, ${joined("text")} as text, ${joined("folded")} as folded
  from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to - 1))}) as i
  ${sql.join(joins, sql` `)}`;
}

const inserts = (now: Date): readonly SQL[] => {
  const at = sql`${now.toISOString()}::text::timestamptz`;
  return [
    sql`insert into users (id, name, email, created_at, updated_at)
      select id, '候補 太郎', 'p' || i || '@population.example', ${at}, ${at} from drawn`,
    sql`insert into jokers (id, public_id, name, name_kana, birthday, birthday_timestamp, industry,
        occupation, sub_occupation, introduction, has_introduction, skills, job_change_willingness,
        side_job_willingness, preferred_workplaces, preferred_prefectures, interested_company_scales, registration_status,
        rank, online_at, created_on, created_at, updated_at)
      select id, 'P' || lpad(upper(to_hex(i::bigint * 7919 + 3000000000)), 11, '0'), '候補 太郎', 'コウホ タロウ', birthday,
        ${bornOf}, industry, occupation, sub_occupation, case when has_introduction then text end,
        has_introduction, '{TypeScript,SQL}', job_change, side_job, workplaces, ${prefecturesOf}, scales, 'registered',
        rank, online_at, (since)::date, since, ${at} from drawn`,
    sql`insert into joker_search_documents (object_id, registration_status, rank, occupation,
        sub_occupation, industry, preferred_workplaces, preferred_prefectures, interested_company_scales,
        job_change_willingness, side_job_willingness, has_introduction, birthday_timestamp, skills,
        score, online_at, text, text_folded, searchable_since, updated_at)
      select id, 'registered', rank, occupation, sub_occupation, industry, workplaces, ${prefecturesOf}, scales,
        job_change, side_job, has_introduction, ${bornOf}, '{TypeScript,SQL}', score, online_at, text,
        folded, since, ${at} from drawn`,
    sql`insert into hidden_company_domains (id, joker_id, word, created_at)
      select md5('hide' || i)::uuid, id, ${oneOf(20, hiddenHosts)}, ${at} from drawn where ${draw(21, 50)} = 0`,
    // What the triggers would do that are switched off.
    sql`insert into hidden_pairs (entry_id, company_id, joker_id, told_at)
      select distinct e.id, m.company_id, e.joker_id, ${at} from drawn d
      join hidden_company_domains e on e.joker_id = d.id
      join company_marks m on hits_mark(e.word, e.name_keys, m.kind, m.mark)`,
  ];
};

/** Two prefectures of most who look beyond Tokyo; the others would work in any. */
const prefecturesOf = sql`case when 'exceptTokyo' = any(workplaces) and ${draw(400, 3)} > 0
  then array[1 + ${draw(401, 12)}, 14 + ${draw(402, 34)}] else '{}' end::smallint[]`;

/** The birthday's midnight in Japan, in milliseconds. */
const bornOf = sql`(extract(epoch from birthday::timestamp at time zone 'Asia/Tokyo') * 1000)::bigint`;
