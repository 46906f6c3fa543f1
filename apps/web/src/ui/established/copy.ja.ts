import { withHonorific } from "@tefuda/domain/text/honorific.ja";

/** Words of a match that has just come about. */
export const establishedCopy = {
  title: "マッチングが成立しました",
  withAce: (company: string, ace: string) =>
    `${company}の${withHonorific(ace)}とメッセージのやり取りができるようになりました。`,
  withJoker: (joker: string) =>
    `${withHonorific(joker)}とメッセージのやり取りができるようになりました。`,
  /** For an admin who answered in the place of the member whom the seeker liked. */
  ofOthers: (ace: string) => `${withHonorific(ace)}と候補者のやり取りが始まります。`,
  later: "あとで",
  write: "メッセージを送る",
} as const;
