/** English levels (spec 3 · Fixed option lists). */
export const englishLevels = ["daily", "business", "native"] as const;

export type EnglishLevel = (typeof englishLevels)[number];

export const englishLevelLabels = {
  daily: "日常会話レベル",
  business: "ビジネスレベル",
  native: "ネイティブレベル",
} as const satisfies Record<EnglishLevel, string>;

/** Shown while no level is chosen. */
export const englishLevelUnsetLabel = "未設定";
