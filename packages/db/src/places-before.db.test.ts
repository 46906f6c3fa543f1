import { expect, it } from "vitest";
import { idOf, useEarlierDatabase } from "./earlier.fixture.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const AT = "2026-11-29T03:00:00Z";
const { database, run, begin, migrate } = useEarlierDatabase();

/** What seekers want, and what their documents are to hold after the migration. */
const seekers = [
  {
    choices: "{exceptTokyo,tokyo,abroad}",
    own: "{40,27}",
    held: [40, 27],
    words: "東京 大阪府 福岡県 海外",
  },
  { choices: "{exceptTokyo}", own: "{1,47}", held: [1, 47], words: "北海道 沖縄県" },
  { choices: "{exceptTokyo}", own: "{}", held: [], words: "" },
  { choices: "{remote}", own: "{}", held: [], words: "" },
  { choices: "{none}", own: "{}", held: [], words: "" },
] as const;
const nameOf = (nth: number) => idOf(20 + nth);

it("the migration brings the places of seekers into documents from before", async () => {
  await begin(
    "0000_tables",
    "0001_names_by_id",
    "0002_company_name_keys",
    "0003_job_clock",
    "0004_former_slugs",
    "0005_fold_text",
    "0006_synonyms",
  );
  for (const [nth, { choices, own }] of seekers.entries()) {
    const id = nameOf(nth);
    await run(`insert into users (id, email, created_at, updated_at)
      values ('${id}', '${nth}@example.jp', '${AT}', '${AT}')`);
    await run(`insert into jokers (id, public_id, preferred_workplaces, preferred_prefectures, created_on, created_at, updated_at)
      values ('${id}', 'p${nth}', '${choices}', '${own}', '2026-11-29', '${AT}', '${AT}')`);
    await run(`insert into joker_search_documents (object_id, registration_status, rank, preferred_workplaces, text, text_folded, updated_at)
      values ('${id}', 'registered', 'B', '${choices}', 'デザイナー', 'でざいなー', '${AT}')`);
  }
  await run(`insert into joker_search_followers (name, seen, marked_at, next_attempt_at, updated_at)
    values ('jokers', '1', '${AT}', '${AT}', '${AT}')`);
  await run("delete from joker_search_changes");

  await migrate("0009_candidate_places");
  const lines = (first: string, words: string) => [first, ...words.split(" ")].join("\n").trim();
  expect(
    await rows(
      database.db,
      sql`select preferred_prefectures as places, text, text_folded as folded
        from joker_search_documents order by object_id`,
    ),
  ).toEqual(
    seekers.map(({ held, words }) => ({
      places: held,
      text: lines("デザイナー", words),
      folded: lines("でざいなー", words),
    })),
  );
  // Whoever keeps a copy of the index is told, and a hosted one is made anew.
  expect(
    await rows(
      database.db,
      sql`select joker_id as id from joker_search_changes where is_text_changed order by joker_id`,
    ),
  ).toEqual([{ id: nameOf(0) }, { id: nameOf(1) }]);
  expect(await rows(database.db, sql`select name from joker_search_followers`)).toEqual([]);
});
