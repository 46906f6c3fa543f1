import { createMemorySearch } from "../packages/adapters/src/search/memory/memory.ts";
import { openDatabase } from "../packages/db/src/client.ts";
import { createSearchSource } from "../packages/db/src/queries/search-source.ts";
import { searchJokersSchema } from "../packages/domain/src/candidate/schema.ts";
import { resolveActor } from "../packages/services/src/account/resolve-actor.ts";
import { searchJokers } from "../packages/services/src/candidate/search-jokers.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs one search as the server does and prints how PostgreSQL goes about each of its statements. */
export async function printPlans(databaseUrl: string, say: (line: string) => void) {
  const database = await openDatabase({ url: databaseUrl, max: 2 });
  const { db, pool } = database;
  try {
    const { rows } = await pool.query("select token from sessions limit 1");
    const search = createMemorySearch(createSearchSource(db));
    await search.follow();
    const people = await pool.query("select count(*)::int as n from joker_search_documents");
    say(
      `The index in memory takes ${(search.bytes / people.rows[0].n).toFixed(0)} bytes a person.`,
    );
    const heard: Statement[] = [];
    const query = pool.query.bind(pool);
    Object.assign(pool, {
      query(asked: { text?: string }, values: unknown[] = []) {
        if (asked.text) heard.push({ text: asked.text, values });
        return query(asked as never, values);
      },
    });
    const app = {
      db,
      clock: () => new Date(),
      ports: { search, auth: { api: { readSessionToken: async () => rows[0].token } } },
    } as never;
    const actor = await resolveActor(app, new Headers());
    await searchJokers(
      { ...(app as object), actor } as never,
      searchJokersSchema.parse({ words: "データ分析", facets: { occupation: ["engineer"] } }),
    );
    for (const { text, values } of heard) {
      const plan = await query(`explain (analyze, costs off, timing off) ${text}`, [...values]);
      say(`\n${text.replaceAll(/\s+/g, " ").slice(0, 160)} …`);
      for (const row of plan.rows) say(`  ${row["QUERY PLAN"]}`);
    }
  } finally {
    await database.close();
  }
}
