const BATCH = 100;

export interface EachAlone<Row> {
  /** The next rows that are due, in a fixed order, after the last one that was looked at. */
  readonly find: (after: Row | undefined, limit: number) => Promise<readonly Row[]>;
  /** Answers how much was done for a row; nothing, where it is no longer due. */
  readonly work: (row: Row) => Promise<number>;
  /** What an error says of so many rows. */
  readonly failed: (count: number) => string;
}

/**
 * Does the work of a job for each row that is due, each by itself: one that fails is left for the
 * next run and holds up none of the others.
 *
 * @returns how much was done in all.
 * @throws AggregateError in the end, when some failed.
 */
export async function eachAlone<Row>({ find, work, failed }: EachAlone<Row>): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (let after: Row | undefined; ; ) {
    const due = await find(after, BATCH);
    for (const row of due)
      try {
        done += await work(row);
      } catch (error) {
        failures.push(error);
      }
    after = due.at(-1);
    if (due.length < BATCH) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failed(failures.length));
  return done;
}
