import { type SQL, type SQLWrapper, sql } from "@tefuda/db/sql";
import { instant } from "@tefuda/domain/validation/dates";
import { z } from "zod";

/** Where a page of a list ended: the sort time of its last row and, for ties, the row's id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

const parts = z.tuple([instant, z.uuid()]);

/** A cursor as one opaque string for the client. */
function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");
}

/** Reads a cursor back; one that we did not make reads as the start of the list. */
export function decodeCursor(value: string | undefined): Cursor | undefined {
  if (value === undefined) return undefined;
  try {
    const [at, id] = parts.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return { at: new Date(at), id };
  } catch {
    return undefined;
  }
}

/** What follows a cursor in a list that begins with the latest; everything where there is none. */
export const whereBefore = (
  at: SQLWrapper,
  id: SQLWrapper,
  cursor: Cursor | undefined,
): SQL | undefined => cursor && sql`(${at}, ${id}) < ${valuesOf(cursor)}`;

/** What follows a cursor in a list that begins with the earliest; everything where there is none. */
export const whereAfter = (
  at: SQLWrapper,
  id: SQLWrapper,
  cursor: Cursor | undefined,
): SQL | undefined => cursor && sql`(${at}, ${id}) > ${valuesOf(cursor)}`;

const valuesOf = ({ at, id }: Cursor) => sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;

/** How many rows a page asks for: by one more than it shows, {@link pageOf} knows of a next page. */
export const oneMoreThan = (limit: number) => limit + 1;

/** A page of rows, of which one more was asked for than it shows; the last page has no next cursor. */
export function pageOf<Row extends object>(
  found: readonly Row[],
  limit: number,
  endOf: (last: Row) => Cursor,
) {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last && encodeCursor(endOf(last)) };
}
