/**
 * A count for each database and not for the process: one that serves has one database, and of those that
 * tests open none counts what another one took.
 */
export function perDatabase<T>(create: () => T): (db: object) => T {
  const counts = new WeakMap<object, T>();
  return (db) => {
    const count = counts.get(db) ?? create();
    counts.set(db, count);
    return count;
  };
}
