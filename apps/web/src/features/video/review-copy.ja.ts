import { withHonorific } from "@tefuda/domain/text/honorific.ja";

export const reviewCopy = {
  title: "面談はいかがでしたか？",
  lead: (name: string) => `${withHonorific(name)}との面談について教えてください。`,
  rating: "評価",
  tags: "あてはまるもの",
  comment: "コメント",
  open: "感想を送る",
  later: "あとで",
  send: "送信する",
  sent: "回答を送信しました",
} as const;
