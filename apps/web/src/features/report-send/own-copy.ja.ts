/** Words of the reports that somebody has sent. */
export const ownReportsCopy = {
  title: "報告の履歴",
  lead: "これまでに報告した内容と、運営がメッセージを確認した日時をご覧いただけます。対応の内容は、お相手のプライバシーのためお伝えしていません。",
  back: "マイページ",
  empty: "報告はまだありません。",
  failed: "報告の履歴を読み込めませんでした。",
  handled: "確認が完了しました",
  received: "受け付けました",
  receivedAt: (at: string) => `${at} に報告`,
  reasons: "理由",
  content: "詳しい内容",
  noContent: "記入なし",
  consent: "メッセージの確認",
  agreed: "同意しました（直近50件まで）",
  notAgreed: "同意していません。運営はメッセージを確認していません。",
  notReadYet: "まだ確認していません。",
  readAt: (at: string) => `${at} に運営が確認`,
} as const;
