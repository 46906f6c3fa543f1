import { failureOf } from "@/platform/errors";

/** The messages of a failed call by the last part of each field's path, and one for the rest. */
export function fieldsOf(thrown: unknown, under = ""): Record<string, string> {
  const { fields } = failureOf(thrown);
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [
      under && path.startsWith(`${under}.`) ? path.slice(under.length + 1) : path,
      message,
    ]),
  );
}
