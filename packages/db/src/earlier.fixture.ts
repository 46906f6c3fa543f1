import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { migrationsFolder } from "./migrations.ts";
import { sql } from "./sql.ts";

const AT = "2026-11-28T03:00:00Z";
export const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

/** A database as it was before a migration, with a seeker in it, and what rows are added to it by. */
export function useEarlierDatabase() {
  const database = useOwnTestDatabase();
  const run = (statement: string) => database.db.execute(sql.raw(statement));
  const migrate = async (tag: string) => {
    const text = await readFile(join(migrationsFolder, `${tag}.sql`), "utf8");
    await database.db.transaction(async (tx) => {
      for (const step of text.split("--> statement-breakpoint")) await tx.execute(sql.raw(step));
    });
  };
  return {
    database,
    run,
    migrate,
    async begin(...tags: readonly string[]) {
      await run("drop schema public cascade");
      await run("create schema public");
      for (const tag of tags) await migrate(tag);
      await run(`insert into users (id, email, created_at, updated_at)
        values ('${idOf(1)}', 'seeker@example.jp', '${AT}', '${AT}')`);
      await run(`insert into jokers (id, public_id, created_on, created_at, updated_at)
        values ('${idOf(1)}', 'seeker', '2026-11-28', '${AT}', '${AT}')`);
    },
    addCompany: (nth: number, name: string, kana: string, host: string) =>
      run(`insert into companies (id, name, name_kana, site_host, created_at, updated_at)
        values ('${idOf(nth)}', '${name}', '${kana}', '${host}', '${AT}', '${AT}')`),
    addEntries: async (words: readonly string[]) => {
      for (const [nth, word] of words.entries())
        await run(`insert into hidden_company_domains (id, joker_id, word, created_at)
          values ('${idOf(100 + nth)}', '${idOf(1)}', '${word}', '${AT}')`);
    },
  };
}
