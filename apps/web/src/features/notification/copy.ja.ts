/** Words of what a person wants to be told of. */
export const notificationCopy = {
  screen: {
    tabs: "お知らせの種類",
    list: "お知らせの一覧",
    unreadCount: (count: string) => `未読${count}件`,
    marked: "すべて既読にしました",
    nothingUnread: "未読のお知らせはありません。",
    reading: "お知らせを読み込んでいます。",
    notRead: "お知らせの一部を読み込めていないため、まだ既読にできません。",
    toSettings: "通知の設定",
    failed: "お知らせを読み込めませんでした。時間をおいて、もう一度お試しください。",
    announce: "運営からのお知らせ",
    close: "閉じる",
    withdrawn: "このお知らせの掲載は終了しました。",
  },
  settings: {
    title: "通知",
    lead: "切り替えると、すぐに保存されます。",
    mail: "メール",
    push: "プッシュ通知",
    contentHidden:
      "ロック画面などには「新しいお知らせがあります」とだけ表示され、相手のお名前は表示されません。",
    always:
      "審査の結果、面談の日程の確定・変更、パスワードの変更など、大切なお知らせのメールは設定にかかわらずお送りします。",
    failed: "保存できませんでした。もう一度お試しください。",
  },
  unsubscribe: {
    title: "メールの配信停止",
    asked: (mails: string) =>
      `「${mails}」の配信を停止します。停止しても、マイページの設定からいつでも再開できます。`,
    stop: "配信を停止する",
    doneTitle: "配信を停止しました",
    done: (mails: string) =>
      `「${mails}」の配信を停止しました。再開する場合は、マイページの設定から切り替えてください。`,
    brokenTitle: "このリンクは使えません",
    expired: "リンクの有効期限が切れています。メールの配信は、マイページの設定から停止できます。",
    invalid:
      "リンクが正しくありません。メールに記載されたリンクをもう一度開くか、マイページの設定から配信を停止してください。",
    toSetting: "マイページの設定を開く",
  },
} as const;
