import type { availableHours } from "@tefuda/db/schema/schedule";
import type { Weekday } from "@tefuda/domain/schedule/available-hours";

type HoursRow = typeof availableHours.$inferInsert;
interface Part {
  readonly days: readonly Weekday[];
  /** In hours, the half hour as .5. */
  readonly from: number;
  readonly to: number;
}

/** After work, and on Saturdays. */
const heroWeek: readonly Part[] = [
  { days: [1, 2, 3, 4], from: 19, to: 22 },
  { days: [6], from: 10, to: 16 },
];
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
/** The weeks of company members, by turns; some have told none. */
const aceWeeks: readonly (readonly Part[])[] = [
  [
    { days: workdays, from: 10, to: 12 },
    { days: [1, 2, 3, 4], from: 18, to: 20.5 },
  ],
  [
    { days: [2, 4], from: 9, to: 12 },
    { days: [2, 3, 4], from: 18.5, to: 21 },
  ],
  [
    { days: workdays, from: 13, to: 19.5 },
    { days: [6], from: 10, to: 13 },
  ],
  [],
];

/** When the people of the demo data are free for interviews, week by week. */
export function buildAvailableHours(
  hero: { readonly id: string },
  aces: readonly { readonly id: string }[],
): HoursRow[] {
  const weekOf = (userId: string, parts: readonly Part[]) =>
    parts.flatMap(({ days, from, to }) =>
      days.map((weekday) => ({
        userId,
        weekday,
        startMinute: from * 60,
        endMinute: to * 60,
      })),
    );
  return [
    ...weekOf(hero.id, heroWeek),
    ...aces.flatMap(({ id }, index) => weekOf(id, aceWeeks[index % aceWeeks.length] ?? [])),
  ];
}
