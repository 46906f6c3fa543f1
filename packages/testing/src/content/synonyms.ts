/** Words that the demo's operators added to those that mean the same in searches, the newest first. */
export const demoSynonyms: readonly { readonly words: string[]; readonly daysAgo: number }[] = [
  { words: ["リスキリング", "学び直し"], daysAgo: 3 },
  { words: ["時短勤務", "短時間勤務"], daysAgo: 20 },
  { words: ["オーナーシップ", "当事者意識"], daysAgo: 41 },
];
