/** How many words a group has. */
export const GROUP_WORDS = { min: 2, max: 8 } as const;
/** The characters of a word. */
export const SYNONYM_LENGTH = { min: 2, max: 30 } as const;
/** A group as it is typed. */
export const GROUP_TEXT_MAX = 300;
/** The groups that there can be. */
export const SYNONYM_GROUPS_MAX = 500;
export const SYNONYM_GROUPS_PER_PAGE = 50;

export const synonymMessages = {
  few: "同じ意味の言葉を「、」で区切って、2つ以上入力してください",
  many: `言葉は${GROUP_WORDS.max}つまでです`,
  short: (word: string) => `「${word}」は短すぎます。${SYNONYM_LENGTH.min}文字以上にしてください`,
  long: (word: string) => `「${word}」は長すぎます。${SYNONYM_LENGTH.max}文字以内にしてください`,
  signs: (word: string) => `「${word}」には、検索で言葉の区切りになる記号があります`,
  parts: (word: string) => `「${word}」は長すぎます。スペースで区切れるのは3語までです`,
  known: "この言葉は、すでに同じ意味として検索しています",
  full: `同義語は${SYNONYM_GROUPS_MAX}組までです。使わないものを削除してから追加してください`,
} as const;
