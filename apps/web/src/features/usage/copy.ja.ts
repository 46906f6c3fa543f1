import { HIDDEN } from "@tefuda/domain/usage/labels.ja";

export const usageCopy = {
  title: "利用状況",
  lead: "オファーと「興味あり」の実績を、月・メンバー・募集ごとに確認できます。",
  from: "開始月",
  to: "終了月",
  range: "期間",
  month: (month: number | undefined) => `${month}月`,
  csv: "CSVをダウンロード",
  fileName: (from: string, to: string) => `利用状況_${from}_${to}.csv`,
  quota: {
    title: "今月のオファー",
    left: (count: number, granted: number) => `残り${count}通 / 全${granted}通`,
    used: "今月使ったオファーの枠",
    reset: "毎月1日に新しい枠になります。使わなかった分は翌月に繰り越されません。",
  },
  totals: "期間の合計",
  months: "月ごとの推移",
  offers: "オファー",
  contacts: "「興味あり」とつながり",
  cohort: "開封数と承諾数は、その期間に送ったオファーのうちの数です。",
  byMember: "メンバーごと",
  byPosition: "募集ごと",
  member: "メンバー",
  position: "募集",
  nothing: "この期間の実績はまだありません。",
  withRate: (count: string, rate: string) => (rate === HIDDEN ? count : `${count}（${rate}）`),
} as const;
