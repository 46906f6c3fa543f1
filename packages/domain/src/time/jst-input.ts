import { fromJst, jstDate, jstParts } from "./jst.ts";

const pad = (value: number) => String(value).padStart(2, "0");

/** A moment as a field for date and time holds it, in Japan: `2026-04-01T09:30`. */
export function toJstInput(date: Date): string {
  const { hour, minute } = jstParts(date);
  return `${jstDate(date)}T${pad(hour)}:${pad(minute)}`;
}

/** The moment that such a field names, in Japan wherever its reader is; nothing for an unfinished one. */
export function parseJstInput(text: string): Date | undefined {
  const [, ...found] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  const [year, month, day, hour, minute] = found.map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = fromJst(year, month, day, hour, minute);
  return toJstInput(date) === text.slice(0, 16) ? date : undefined;
}
