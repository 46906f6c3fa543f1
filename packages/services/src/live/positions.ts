import { z } from "zod";

const shape = z.record(z.string(), z.string());

/** How far each topic of a stream has got, as the one string that a stream's event id may hold. */
export function encodePositions(positions: ReadonlyMap<string, string>): string {
  return Buffer.from(JSON.stringify(Object.fromEntries(positions))).toString("base64url");
}

/** Most streams begin so, and hold it as long as they last. */
const start: ReadonlyMap<string, string> = new Map();

/** Reads positions back; a string that we did not make means "from the start". */
export function decodePositions(value: string | null | undefined): ReadonlyMap<string, string> {
  if (!value) return start;
  try {
    return new Map(
      Object.entries(shape.parse(JSON.parse(Buffer.from(value, "base64url").toString()))),
    );
  } catch {
    return start;
  }
}
