/** Genders (spec 3 · Ace, derived values). */
export const genders = ["male", "female", "other"] as const;

export type Gender = (typeof genders)[number];

export const genderLabels = {
  male: "男性",
  female: "女性",
  other: "その他・回答しない",
} as const satisfies Record<Gender, string>;
