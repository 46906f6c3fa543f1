/** Words of what a person wants to be told of. */
export const notificationCopy = {
  settings: {
    title: "通知",
    lead: "切り替えると、すぐに保存されます。",
    mail: "メール",
    push: "プッシュ通知",
    always:
      "審査の結果、面談の日程の確定・変更、パスワードの変更など、大切なお知らせのメールは設定にかかわらずお送りします。",
    failed: "保存できませんでした。もう一度お試しください。",
  },
} as const;
