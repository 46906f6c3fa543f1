import { withHonorific } from "@tefuda/domain/text/honorific.ja";
export const reportSendCopy = {
  close: "閉じる",
  next: "次へ",
  reasonsLead: (name: string) =>
    `${withHonorific(name)}について、当てはまるものをすべて選んでください。報告したことはお相手に伝わりません。`,
  chosen: "選んだ理由",
  releaseHelp:
    "お互いにメッセージを送れなくなり、これまでのやり取りも見られなくなります。取り消せません。",
  doneTitle: "報告を受け付けました",
  history: "報告の履歴を見る",
  toList: "メッセージ一覧へ",
  urgent:
    "身の危険を感じるときは、ためらわずに110番、または警察相談専用電話（#9110）へご連絡ください。",
  releaseMenu: "マッチングを解除する",
  failed:
    "送信できませんでした。入力した内容は残っています。通信環境をご確認のうえ、もう一度お試しください。",
  own: {
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
  },
} as const;
