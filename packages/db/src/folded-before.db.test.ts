import { expect, it } from "vitest";
import { idOf, useEarlierDatabase } from "./earlier.fixture.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const AT = "2026-11-28T03:00:00Z";
const { database, run, migrate, begin, addCompany, addEntries } = useEarlierDatabase();

it("the migration folds anew what was folded before, and finds whom entries have missed", async () => {
  await begin("0000_tables", "0001_names_by_id", "0002_company_name_keys");
  await migrate("0003_job_clock");
  await migrate("0004_former_slugs");
  await addCompany(11, "株式会社髙﨑　デ－タ", "タカサキ デ－タ", "takasaki.example");
  await addCompany(12, "みなと商会", "ミナト", "minato.example");
  await addEntries(["みな\uFFF0と", "みなみ"]);
  await run(`insert into joker_search_documents (object_id, registration_status, text, text_folded, updated_at)
    values ('${idOf(1)}', 'registered', '髙﨑　デ－タ分析 React　Native', '髙﨑 で-た分析 react native', '${AT}')`);
  await run(`delete from joker_search_changes`);
  const hidden = sql`select e.word, p.company_id as "companyId" from hidden_pairs p
    join hidden_company_domains e on e.id = p.entry_id`;
  expect(await rows(database.db, hidden)).toEqual([]);

  await migrate("0005_fold_text");
  expect(await rows(database.db, sql`select search_text from companies order by id`)).toEqual([
    { search_text: "株式会社高崎でーた\nたかさきでーた\n\n\n" },
    { search_text: "みなと商会\nみなと\n\n\n" },
  ]);
  expect(await rows(database.db, sql`select text_folded from joker_search_documents`)).toEqual([
    { text_folded: "高崎でーた分析react native" },
  ]);
  // Whoever keeps a copy of the index is told.
  expect(
    await rows(
      database.db,
      sql`select joker_id, is_text_changed from joker_search_changes order by is_text_changed`,
    ),
  ).toEqual([
    { joker_id: idOf(1), is_text_changed: false },
    { joker_id: idOf(1), is_text_changed: true },
  ]);
  expect(await rows(database.db, hidden)).toEqual([{ word: "みな\uFFF0と", companyId: idOf(12) }]);
});
