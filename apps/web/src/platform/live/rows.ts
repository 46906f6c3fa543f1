interface Row {
  readonly id: string;
}

/** What the stream said of each row of a list: how it is now, or `null` when it is gone. */
export type LiveRows<Doc> = ReadonlyMap<string, Doc | null>;

/** The rows that were read, with what the stream said since laid over them: every row once, in no order. */
export function layOver<Doc extends Row>(read: readonly Doc[], live: LiveRows<Doc>): Doc[] {
  const rows = new Map<string, Doc | null>(read.map((row) => [row.id, row]));
  for (const [id, row] of live) rows.set(id, row);
  return [...rows.values()].filter((row) => row !== null);
}

/**
 * Whether the newest rows, which the stream sends on opening, say how each row stands that was read.
 * One that is not among them may have changed or gone between the reading and the opening.
 */
export const isCovered = (read: readonly Row[], newest: LiveRows<unknown>): boolean =>
  read.every(({ id }) => newest.has(id));
