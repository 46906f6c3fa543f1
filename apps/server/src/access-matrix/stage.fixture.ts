import type { Db } from "@tefuda/db/client";
import { TransactionRollbackError } from "@tefuda/db/sql";

/**
 * Lets every call begin in the same world: each runs in a transaction that is taken back. What
 * holds a database for good, as the session engine does, gets `db`, which stands for the
 * transaction of the moment.
 */
export function createStage(database: Db) {
  let current = database;
  const db = new Proxy({} as Db, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current, name);
      return typeof value === "function" ? value.bind(current) : value;
    },
  });
  return {
    db,
    async play<Result>(scene: (tx: Db) => Promise<Result>): Promise<Result> {
      const results: Result[] = [];
      try {
        await database.transaction(async (tx) => {
          current = tx;
          results.push(await scene(tx));
          tx.rollback();
        });
      } catch (error) {
        if (!(error instanceof TransactionRollbackError)) throw error;
      } finally {
        current = database;
      }
      const [result] = results;
      if (result === undefined) throw new Error("The scene had no result.");
      return result;
    },
  };
}
