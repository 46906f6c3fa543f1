/** Management experience by number of people led (spec 3 · Fixed option lists). */
export const managementExperiences = ["none", "small", "middle", "large", "more"] as const;

export type ManagementExperience = (typeof managementExperiences)[number];

export const managementExperienceLabels = {
  none: "なし",
  small: "あり（1〜5名）",
  middle: "あり（6〜10名）",
  large: "あり（11〜20名）",
  more: "あり（21名以上）",
} as const satisfies Record<ManagementExperience, string>;
