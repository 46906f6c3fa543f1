import { z } from "zod";

const shape = z.record(z.string(), z.string());

/** How far each topic of a stream has got, as the one string that a stream's event id may hold. */
export function encodePositions(positions: ReadonlyMap<string, string>): string {
  return Buffer.from(JSON.stringify(Object.fromEntries(positions))).toString("base64url");
}

/** Reads positions back; a string that we did not make means "from the start". */
export function decodePositions(value: string | null | undefined): Map<string, string> {
  if (!value) return new Map();
  try {
    return new Map(
      Object.entries(shape.parse(JSON.parse(Buffer.from(value, "base64url").toString()))),
    );
  } catch {
    return new Map();
  }
}
