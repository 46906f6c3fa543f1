import { expect, it } from "vitest";
import { scheduleMails } from "./schedule-mails.ja.ts";

it("says it in these words: scheduleMails", () => {
  expect(scheduleMails).toEqual({
    scheduleProposed: {
      subject: "面談の日程候補が届きました",
      body: [
        "{interview}の日程候補が届きました。ご都合のよい日時を選んでください。",
        "候補の日時：\n{list}",
        "回答期限：{date}（日本時間）",
        "{url}",
      ],
      button: "日程候補を見る",
    },
    scheduleFixed: {
      subject: "面談の日程が確定しました",
      body: [
        "日時：{date} {time}（日本時間）から{minutes}分\n相手：{name}さん\n方法：ビデオ面談",
        "開始10分前から、次のリンクのやり取りの画面で入室できます。添付のファイルを開くと、お使いのカレンダーに予定を追加できます。",
        "{url}",
      ],
      button: "やり取りを開く",
    },
    rescheduleRequested: {
      subject: "日程の再調整の依頼が届きました",
      body: ["{interview}について、日程の再調整の依頼がありました。", "理由：{label}", "{url}"],
      button: "新しい候補を送る",
    },
    rescheduleSent: {
      subject: "日程の再調整を依頼しました",
      body: [
        "{interview}を取り消し、日程の再調整を依頼しました。添付のファイルを開くと、お使いのカレンダーの予定も取り消されます。",
        "{url}",
      ],
      button: "やり取りを開く",
    },
    scheduleCancelled: {
      subject: "面談がキャンセルされました",
      body: ["{interview}がキャンセルされました。", "理由：{label}", "{url}"],
      button: "やり取りを開く",
    },
    scheduleWithdrawn: {
      subject: "面談の日程候補が取り下げられました",
      body: ["{name}さんが日程候補を取り下げました。", "{url}"],
      button: "やり取りを開く",
    },
    interviewCalledOff: {
      subject: "予定していた面談は行われません",
      body: [
        "{interview}は行われません。添付のファイルを開くと、お使いのカレンダーの予定も取り消されます。",
        "{url}",
      ],
      button: "マッチングの一覧を開く",
    },
    interviewHandedOver: {
      subject: "面談の担当者が変わりました",
      body: [
        "日時：{date} {time}（日本時間）\n相手：{name}さん\n方法：ビデオ面談",
        "担当者の変更に合わせて、カレンダーの予定をお送りします。日時に変更はありません。",
        "{url}",
      ],
      button: "やり取りを開く",
    },
    interviewGivenAway: {
      subject: "予定していた面談の担当者が変わりました",
      body: [
        "{interview}は、{aceName}さんが引き継ぎました。添付のファイルを開くと、お使いのカレンダーの予定が取り消されます。",
        "{url}",
      ],
      button: "マッチングの一覧を開く",
    },
    scheduleExpired: {
      subject: "面談の日程候補の期限が過ぎました",
      body: [
        "{name}さんとの面談の日程が決まらないまま、候補の期限が過ぎました。もう一度、日程を調整してください。",
        "{url}",
      ],
      button: "日程を調整する",
    },
  });
});
