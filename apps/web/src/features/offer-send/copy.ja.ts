/** Words of the company's offers: writing one, and those that were sent. */
export const offerSendCopy = {
  title: "オファー",
  lead: "送ったオファーと、届いた「興味あり」の状況を確認できます。",
  tabs: "オファーの絞り込み",
  list: "オファー一覧",
  empty: {
    sent: "送ったオファーはありません。候補者を探して、オファーを送ってみましょう。",
    likes: "まだ「興味あり」は届いていません。",
    closed: "終了したオファーはありません。",
  },
  findCandidates: "候補者を探す",
  more: "もっと見る",
  sentAt: "送信日",
  deadline: "回答期限",
  answeredAt: "回答日",
  by: (aceName: string) => `${aceName}さんが送信`,
  unseen: "この候補者のプロフィールは、現在表示できません。",
  openMatching: "メッセージを開く",
  showText: "送った内容を見る",

  form: {
    title: "オファーを送る",
    to: (name: string) => `${name}さんへ`,
    back: "候補者のプロフィール",
    remaining: (count: number) => `今月の残り ${count}通`,
    phone: "オファーの送信は、パソコンまたはアプリをご利用ください。",
    reasonHelp: "プロフィールのどこに興味を持ったのか、この方に向けてご記入ください。",
    messageHelp: "話したいこと、仕事の魅力などをご記入ください。",
    min: "下限",
    max: "上限",
    units: { manYen: "万円", yen: "円" },
    join: "〜",
    payHelp: (range: string) => `募集の${range}の範囲で入力できます。`,
    payLater: "募集を選ぶと入力できます。",
    next: "内容を確認する",
    already: "この候補者には、いまオファーを送れません。",
  },

  confirm: {
    title: "このオファーを送信しますか？",
    body: (name: string, recruitment: string, count: number) =>
      `宛先：${name}さん / 募集：${recruitment} / 今月の残り：${count}通。送信後5分以内は取り消せます。`,
    back: "戻る",
    send: "送信する",
  },
  notLinking: {
    title: "募集が紐づいていません",
    body: "オファーを送るには、紐づける募集が必要です。公開中の募集を選ぶか、新しく募集を作成してください。",
    close: "閉じる",
    choose: "募集を選ぶ",
  },

  undo: {
    sent: "オファーを送りました",
    action: "取り消す",
    left: (time: string) => `あと${time}で取り消せなくなります`,
  },
} as const;
