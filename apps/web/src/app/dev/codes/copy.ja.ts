export const codesCopy = {
  title: "確認コード（開発用）",
  lead: "デモの運営アカウントの確認コードです。1つのコードは1回だけ使えます。使ったあとは「次」のコードを入力してください。",
  now: "現在",
  next: "次",
  secret: (secret: string) => `設定キー ${secret}`,
  reload: "再読み込み",
} as const;
