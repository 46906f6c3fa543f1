import { expect, it } from "vitest";
import { idOf, useEarlierDatabase } from "./earlier.fixture.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const AT = "2026-11-28T03:00:00Z";
const { database, run, migrate, begin, addCompany, addEntries } = useEarlierDatabase();

/** The words of which each hides which companies, by their numbers. */
async function listPairs() {
  const found = await rows<{ word: string; hides: number[]; told: boolean }>(
    database.db,
    sql`select e.word, array_agg(right(p.company_id::text, 2)::int order by p.company_id) as hides,
        bool_and(p.told_at is not null) as told
      from hidden_company_domains e join hidden_pairs p on p.entry_id = e.id group by e.id order by e.id`,
  );
  return found.map(({ word, hides, told }) => [word, hides, told]);
}

it("the migration finds whom entries from before have missed, and keeps whom they hide", async () => {
  await begin("0000_tables", "0001_names_by_id");
  await addCompany(11, "株式会社トウリン・パートナーズ", "", "tourin.example");
  await addCompany(12, "センタ－株式会社", "センタ－", "center.example");
  await addCompany(13, "株式会社みなと", "ミナト", "minato.example");
  await run(`update companies set name = '株式会社みさき' where id = '${idOf(12)}'`);
  await run(`insert into company_identity_requests (id, company_id, name, requested_at)
    values ('${idOf(50)}', '${idOf(13)}', '髙波商会', '${AT}')`);
  await addEntries([
    "トウリン・パ-トナ-ズ",
    "みな\u200Bと",
    "tou\u200Brin.example",
    "センター",
    "高波商会",
    "みさき",
    "みなと",
    "みなみ",
  ]);
  expect(await listPairs()).toEqual([
    ["みさき", [12], true],
    ["みなと", [13], true],
  ]);

  await migrate("0002_company_name_keys");
  expect(await listPairs()).toEqual([
    ["トウリン・パ-トナ-ズ", [11], false],
    // The same word without what nobody sees is an entry already.
    ["みな\u200Bと", [13], false],
    ["tourin.example", [11], false],
    ["センター", [12], false],
    ["高波商会", [13], false],
    ["みさき", [12], true],
    ["みなと", [13], true],
  ]);
  expect(
    await rows(
      database.db,
      sql`select right(company_id::text, 2)::int as company, array_agg(mark order by mark) as names
        from company_marks where kind = 'name' group by company_id order by company_id`,
    ),
  ).toEqual([
    { company: 11, names: ["とうりんぱーとなーず"] },
    { company: 12, names: ["せんた", "せんたー", "みさき"] },
    { company: 13, names: ["みなと", "高波商会"] },
  ]);
});
