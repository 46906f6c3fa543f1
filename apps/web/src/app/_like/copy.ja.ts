/** Words of the like button, which visitors load too. */
export const likeButtonCopy = {
  send: "興味ありを送る",
  consult: "キャリアを相談する",
  of: (name: string, action: string) => `${name}：${action}`,
  sent: "興味ありを送信済み",
  matched: "メッセージを開く",
  offered: "届いたオファーを見る",
} as const;
