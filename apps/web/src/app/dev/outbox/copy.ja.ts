export const outboxCopy = {
  title: "送信箱（開発用）",
  lead: "メールサーバーを設定していないときに、送られるはずだったメールです。",
  to: "宛先で絞り込む",
  filter: "絞り込む",
  empty: "メールはまだありません。",
  reload: "再読み込み",
} as const;
