/** Work conditions of a recruitment (spec 3 · Enumerations). */
export const workConditions = [
  "partiallyRemote",
  "mainRemote",
  "fullRemote",
  "overTenHoursWeekly",
  "overTwentyHoursWeekly",
  "overThirtyHoursWeekly",
  "shortTime",
] as const;

export type WorkCondition = (typeof workConditions)[number];

export const workConditionLabels = {
  partiallyRemote: "一部リモート可",
  mainRemote: "リモート中心",
  fullRemote: "フルリモート",
  overTenHoursWeekly: "週10時間以上",
  overTwentyHoursWeekly: "週20時間以上",
  overThirtyHoursWeekly: "週30時間以上",
  shortTime: "時短勤務可",
} as const satisfies Record<WorkCondition, string>;

/** Groups of which at most one member may be chosen: how much is remote, and how many hours. */
export const exclusiveWorkConditionGroups = [
  ["partiallyRemote", "mainRemote", "fullRemote"],
  ["overTenHoursWeekly", "overTwentyHoursWeekly", "overThirtyHoursWeekly"],
] as const satisfies readonly (readonly WorkCondition[])[];

/** Weekly hours describe side jobs only. */
export const sideJobOnlyWorkConditions = exclusiveWorkConditionGroups[1];

/** Adds `next` to the chosen conditions, dropping the members of its group that it excludes. */
export function chooseWorkCondition(
  values: readonly WorkCondition[],
  next: WorkCondition,
): WorkCondition[] {
  const group: readonly WorkCondition[] =
    exclusiveWorkConditionGroups.find((members: readonly WorkCondition[]) =>
      members.includes(next),
    ) ?? [];
  return [...values.filter((value) => value !== next && !group.includes(value)), next];
}

/** True when no two chosen conditions exclude each other. */
export function areWorkConditionsCompatible(values: readonly WorkCondition[]): boolean {
  return exclusiveWorkConditionGroups.every(
    (group: readonly WorkCondition[]) => values.filter((v) => group.includes(v)).length <= 1,
  );
}
