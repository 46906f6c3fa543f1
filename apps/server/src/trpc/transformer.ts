import superjson from "superjson";

/**
 * Whether JSON carries the value as it is. Superjson finds that out too, but takes ten times as
 * long for it, which shows in answers of many rows.
 */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.every(isJson);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) if (!isJson(value[key as keyof typeof value])) return false;
  return true;
}

/** Superjson on the wire, without its walk through answers that are plain JSON. */
export const transformer = {
  serialize: (value: unknown) => (isJson(value) ? { json: value } : superjson.serialize(value)),
  deserialize: superjson.deserialize,
} as Pick<typeof superjson, "serialize" | "deserialize">;
