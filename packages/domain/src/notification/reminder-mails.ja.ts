import { inJapan } from "../time/format.ja.ts";

/** What each mail that nobody's deed causes is filled with, but the clock's. */
export interface ReminderMailParams {
  offerExpiring: { companyName: string; date: string; url: string };
  turnEnding: { name: string; date: string; url: string };
  scheduleReminder: { date: string; time: string; name: string; url: string };
  keySelectionReminder: { count: string; list: string; url: string };
  recruitmentConfirm: { recruitmentTitle: string; url: string };
  recommendMonthly: { list: string; url: string };
  willingnessReminder: { url: string };
  dormantNotice: { date: string; url: string };
  dormantWarning: { date: string; url: string };
}

/** Mails that remind and recommend. */
export const reminderMails = {
  recruitmentConfirm: {
    subject: "募集内容のご確認のお願い",
    body: [
      "次の募集の内容に変更はありませんか？",
      "{recruitmentTitle}",
      "{url}",
      "変更がない場合は、開いた画面の「変更はありません」を押すと確認が完了します。最後の確認から60日を過ぎると、募集の公開を一時停止します。",
    ],
    button: "募集を確認する",
  },
  scheduleReminder: {
    subject: "明日はビデオ面談の予定があります",
    body: [
      `日時：{date} ${inJapan("{time}")}\n相手：{name}さん\n方法：ビデオ面談`,
      "{url}",
      "開始10分前から入室できます。添付のファイルを開くと、お使いのカレンダーに予定を追加できます。",
    ],
    button: "ビデオ面談を開く",
  },
  keySelectionReminder: {
    subject: "選考に関するご対応のお願い",
    body: ["次の候補者への対応が{count}日以上止まっています。", "{list}", "{url}"],
    button: "対応する",
  },
  offerExpiring: {
    subject: "オファーの回答期限が近づいています",
    body: ["{companyName}からのオファーに、まだ回答されていません。", "回答期限：{date}", "{url}"],
    button: "オファーを見る",
  },
  turnEnding: {
    subject: "{name}さんへのお返事の期限が近づいています",
    body: ["{name}さんがお返事を待っています。", "期限：{date}", "{url}"],
    button: "メッセージを見る",
  },
  recommendMonthly: {
    subject: "今月のおすすめ企業",
    body: ["あなたの経歴とご希望に合いそうな企業をご紹介します。", "{list}", "{url}"],
    button: "企業を見る",
  },
  willingnessReminder: {
    subject: "転職・副業への意欲を更新しませんか？",
    body: [
      "前回の更新から2か月が過ぎました。今のお気持ちに合ったオファーが届くように、ご確認ください。",
      "{url}",
    ],
    button: "意欲を更新する",
  },
  dormantNotice: {
    subject: "しばらくご利用がないようです",
    body: [
      "最後のご利用から18か月以上がたちました。このままご利用がない場合は、{date}にプロフィールの企業への表示を停止します。",
      "引き続きご利用になる場合は、ログインしてください。ほかのお手続きは必要ありません。",
      "{url}",
      "今後ご利用の予定がない場合は、ログインのあとに、マイページの設定から退会できます。",
    ],
    button: "ログインする",
  },
  dormantWarning: {
    subject: "【重要】アカウントの削除について",
    body: [
      "長い間ご利用がないため、{date}にアカウントとデータを削除します。削除したデータは元に戻せません。",
      "引き続きご利用になる場合は、それまでにログインしてください。削除は行わず、プロフィールの企業への表示も再開します。",
      "{url}",
      "ご利用の予定がない場合、お手続きは必要ありません。",
    ],
    button: "ログインする",
  },
} as const;
