/** How long each part of a run took, in minutes, by its name. */
export type Minutes = Readonly<Record<string, number>>;

const MINUTE_MS = 60_000;
const toTenths = (minutes: number) => Math.round(minutes * 10) / 10;

/** @param milliseconds what a stage of that part took; a part may have several */
export const addMinutes = (minutes: Minutes, part: string, milliseconds: number): Minutes => ({
  ...minutes,
  [part]: (minutes[part] ?? 0) + milliseconds / MINUTE_MS,
});

/** What is written down and printed. */
export const roundMinutes = (minutes: Minutes): Minutes =>
  Object.fromEntries(Object.entries(minutes).map(([part, value]) => [part, toTenths(value)]));

export function minutesLine(minutes: Minutes): string {
  const total = Object.values(minutes).reduce((sum, value) => sum + value, 0);
  const parts = Object.entries(minutes).map(([part, value]) => `${part} ${toTenths(value)}`);
  return `${toTenths(total)} minutes: ${parts.join(", ")}`;
}
