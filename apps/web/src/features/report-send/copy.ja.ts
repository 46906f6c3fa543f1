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
} as const;
