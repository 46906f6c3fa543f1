import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { hiddenCompanyWord } from "@tefuda/domain/joker/hidden-company";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { describe, expect, it } from "vitest";
import { apart, meeting } from "./company-names.fixture.ts";

const test = useTestDatabase();

/** Of pairs of what is entered and a company's name those of which the first hits the second. */
async function hits(pairs: readonly (readonly [word: string, company: string])[]) {
  const given = JSON.stringify(pairs.map(([word, company]) => [hiddenCompanyWord(word), company]));
  const found = await rows<{ at: number }>(
    test.db,
    sql`select (pair.at - 1)::int as at
      from jsonb_array_elements(${given}::text::jsonb) with ordinality as pair (said, at)
      where exists (select from unnest(company_name_keys(said ->> 1)) as mark
        where hits_mark(said ->> 0, company_name_keys(said ->> 0), 'name', mark))
      order by at`,
  );
  return found.map(({ at }) => pairs[at]);
}

describe("names of companies", () => {
  it("meet however they are written", async () => {
    expect(await hits(meeting)).toEqual(meeting);
  });

  it("of other companies do not", async () => {
    expect(await hits(apart)).toEqual([]);
  });

  it("are compared in forms that stay as they are when they are made again", async () => {
    const names = JSON.stringify([...meeting, ...apart].flat());
    const changed = await rows(
      test.db,
      sql`select key, company_name_keys(key) as again
        from jsonb_array_elements_text(${names}::text::jsonb) as name, unnest(company_name_keys(name)) as key
        where key <> all (company_name_keys(key))`,
    );
    expect(changed).toEqual([]);
  });
});
