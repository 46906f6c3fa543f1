import { jstDate, jstParts } from "./jst.ts";

const pad = (value: number) => String(value).padStart(2, "0");

/** A moment as a field for date and time holds it, in Japan: `2026-04-01T09:30`. */
export function toJstInput(date: Date): string {
  const { hour, minute } = jstParts(date);
  return `${jstDate(date)}T${pad(hour)}:${pad(minute)}`;
}

/** The moment that such a field names, in Japan wherever its reader is; nothing for an unfinished one. */
export function parseJstInput(text: string): Date | undefined {
  const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(text)?.[0];
  const date = new Date(`${written}+09:00`);
  return toJstInput(date) === written ? date : undefined;
}
