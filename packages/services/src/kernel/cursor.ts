import { instant } from "@tefuda/domain/validation/dates";
import { z } from "zod";

/** Where a page of a list ended: the sort time of its last row and, for ties, the row's id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

const parts = z.tuple([instant, z.uuid()]);

/** A cursor as one opaque string for the client. */
export function encodeCursor({ at, id }: Cursor): string {
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
