import { expect, it } from "vitest";
import { idOf, useEarlierDatabase } from "./earlier.fixture.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const { database, run, migrate, begin, addCompany, addEntries } = useEarlierDatabase();

it("the migration finds whom words of a site's path have missed, and keeps whom entries hide", async () => {
  await begin(
    "0000_tables",
    "0001_names_by_id",
    "0002_company_name_keys",
    "0003_job_clock",
    "0004_former_slugs",
    "0005_fold_text",
    "0006_synonyms",
  );
  await addCompany(11, "株式会社みなと", "ミナト", "jobs.example");
  await run(`update companies set site_url = 'https://www.jobs.example/%E6%B5%B7%E9%A2%A8'`);
  await addCompany(12, "みさき商会", "ミサキ", "misaki.example");
  await run(`insert into company_identity_requests (id, company_id, name, site_url, requested_at)
    values ('${idOf(50)}', '${idOf(12)}', 'みさき商会', 'https://group.example/Misaki-Shokai/', now())`);
  await addEntries(["海風", "misaki-shokai", "みなと", "shokai2"]);

  await migrate("0007_page_marks");
  expect(
    await rows(
      database.db,
      sql`select e.word, right(p.company_id::text, 2)::int as hides, p.told_at is not null as told
        from hidden_company_domains e join hidden_pairs p on p.entry_id = e.id order by e.id`,
    ),
  ).toEqual([
    { word: "海風", hides: 11, told: false },
    { word: "misaki-shokai", hides: 12, told: false },
    { word: "みなと", hides: 11, told: true },
  ]);
  expect(
    await rows(database.db, sql`select mark from company_marks where kind = 'page' order by mark`),
  ).toEqual([{ mark: "group.example/misaki-shokai" }, { mark: "jobs.example/海風" }]);
});
