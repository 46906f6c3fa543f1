/** User types a session resolves to (spec 4 · User type). */
export const userTypes = ["joker", "ace", "unknown"] as const;

export type UserType = (typeof userTypes)[number];

export const userTypeLabels = {
  joker: "求職者",
  ace: "企業メンバー",
  unknown: "不明",
} as const satisfies Record<UserType, string>;
