/** Prompts of the personality entries of jokers and aces, each used at most once (spec 3 · Entities). */
export const personalityKeys = [
  "strength",
  "motivation",
  "teamRole",
  "turningPoint",
  "learning",
  "holiday",
] as const;

export type PersonalityKey = (typeof personalityKeys)[number];

export const personalityPrompts = {
  strength: "周囲からよく言われる強みは？",
  motivation: "仕事でいちばん楽しいと感じる瞬間は？",
  teamRole: "チームではどんな役割になることが多い？",
  turningPoint: "自分を変えたできごとは？",
  learning: "最近学んでいることは？",
  holiday: "休日の過ごし方は？",
} as const satisfies Record<PersonalityKey, string>;
