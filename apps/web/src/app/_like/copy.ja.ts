/** Words of the like button, which visitors load too. */
export const likeButtonCopy = {
  send: "興味ありを送る",
  consult: "キャリアを相談する",
  of: (name: string, action: string) => `${name}：${action}`,
  sent: "興味ありを送信済み",
  matched: "メッセージを開く",
  offered: "届いたオファーを見る",
  favorite: "お気に入り",
  wished: { ace: "気になった人をもう一度見る", recruitment: "気になった募集をもう一度見る" },
} as const;
