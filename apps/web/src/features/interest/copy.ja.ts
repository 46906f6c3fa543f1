import { withHonorific } from "@tefuda/domain/text/honorific.ja";
/** Words of what a seeker tells a company after the match: the interest, and the themes. */
export const interestCopy = {
  select: {
    title: "今の気持ちを教えてください",
    body: (company: string, ace: string) =>
      `${company}の${withHonorific(ace)}とマッチングしました。今の気持ちに近いものを選んでください。`,
    later: "あとで選ぶ",
    next: "次へ",
  },
  confirm: {
    title: "この内容で伝えますか？",
    body: (ace: string, label: string) =>
      `${withHonorific(ace)}に「${label}」と伝えます。あとから変更することもできます。`,
    back: "戻る",
    tell: "伝える",
    done: "気持ちを伝えました",
  },
  update: {
    title: "気持ちを更新する",
    body: (company: string, ace: string) =>
      `${company}への現在の気持ちを選んでください。選んだ内容は${withHonorific(ace)}に伝わります。`,
    cancel: "キャンセル",
    update: "更新する",
    done: "変更しました",
  },
  themes: {
    title: "話してみたいテーマを選んでください",
    body: "面談で聞きたいことを3つまで選べます（任意）。",
    other: "その他の内容",
    otherPlaceholder: "例）入社後の研修について",
    skip: "スキップ",
    decide: "決定する",
    done: "テーマを伝えました",
  },
  card: {
    title: "今の気持ち",
    none: "今の気持ちを伝えると、企業の担当者が面談の準備をしやすくなります。",
    tell: "気持ちを伝える",
    change: "気持ちを更新する",
    themes: "話してみたいテーマを選ぶ",
  },
  menu: "この会話のメニュー",
} as const;
