import type { Db } from "./database.ts";

const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * A statement that is built once for a database and, by its name, planned once for a connection;
 * for the few that run with every request. Values come in as placeholders only.
 */
export function prepared<Statement>(db: Db, name: string, build: () => Statement): Statement {
  const statements = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, statements);
  const statement = statements.get(name) ?? build();
  statements.set(name, statement);
  return statement as Statement;
}
