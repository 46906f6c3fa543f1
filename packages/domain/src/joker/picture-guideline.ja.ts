/**
 * What a seeker's picture has to be like: said where it is set, and all that is asked of it in judging.
 * Each can stand before `写真`.
 */
export const pictureGuideline = [
  "顔がわかる",
  "本人以外の人が写っていない",
  "企業名・ロゴ・連絡先が写り込んでいない",
  "見る人を不快にさせない",
] as const;
