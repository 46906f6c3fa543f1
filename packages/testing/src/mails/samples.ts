import type { MailParams } from "@tefuda/domain/notification/mails.ja";
import { recommendedList } from "@tefuda/domain/notification/recommended-list.ja";

/** What each mail may be filled with, for the page that shows them and for the test of each. */
export const mailSamples = (origin: string): MailParams => {
  const url = (path: string) => `${origin}${path}`;
  const thread = url("/matchings/01890a5d-ac96-774b-bcce-b302099a8057");
  const oneTime = (mode: string) => url(`/auth-action?mode=${mode}&oobCode=sample-code`);
  const day = { date: "2026年12月1日（火）", time: "14:00" };
  return {
    signUp: { url: oneTime("signUp") },
    signUpKnown: { url: url("/login") },
    welcome: { url: url("/registration") },
    passwordReset: { url: oneTime("resetPassword") },
    passwordResetSocial: {},
    passwordChanged: {},
    socialLinked: { label: "Google" },
    socialUnlinked: { label: "Facebook" },
    newDevice: { ...day, ua: "Chrome（Windows）" },
    secondFactorOn: {},
    secondFactorOff: {},
    recoveryCodeUsed: { count: "7" },
    secondFactorFailures: {},
    emailChange: { url: oneTime("verifyEmail") },
    emailChanged: { url: oneTime("recoverEmail") },
    judgementRequested: {},
    judgementPassed: { url: url("/offers") },
    judgementRemanded: {
      list: "・職務経歴：担当した業務の内容を、もう少し具体的にご記入ください。\n・自己紹介：連絡先は書かずにお願いいたします。",
      url: url("/registration"),
    },
    judgementRejected: {
      list: "・ご経歴を確認できませんでした。",
      url: url("/mypage"),
    },
    offerReceived: {
      companyName: "ことのは株式会社",
      aceName: "相沢 明",
      date: day.date,
      url: url("/offers/01890a5d-ac96-774b-bcce-b302099a8057"),
    },
    offerExpiring: {
      companyName: "ことのは株式会社",
      date: day.date,
      url: url("/offers/01890a5d-ac96-774b-bcce-b302099a8057"),
    },
    likeReceived: { url: url("/offers?tab=likes") },
    matchingEstablished: { name: "相沢 明", url: thread },
    newMessage: { name: "佐藤 花子", url: thread },
    turnEnding: { name: "佐藤 花子", date: `${day.date} ${day.time}（日本時間）`, url: thread },
    scheduleProposed: {
      name: "相沢 明",
      list: `・${day.date} ${day.time}（日本時間）から30分`,
      date: `${day.date} ${day.time}`,
      url: thread,
    },
    scheduleFixed: { ...day, minutes: "30", name: "相沢 明", url: thread },
    scheduleReminder: { ...day, name: "相沢 明", url: `${thread}/video/sample` },
    rescheduleRequested: { ...day, name: "相沢 明", label: "急な予定が入ったため", url: thread },
    rescheduleSent: { ...day, name: "相沢 明", url: thread },
    scheduleCancelled: { ...day, name: "相沢 明", label: "体調不良のため", url: thread },
    scheduleWithdrawn: { name: "相沢 明", url: thread },
    interviewCalledOff: { ...day, name: "相沢 明", url: url("/matchings") },
    interviewHandedOver: { ...day, name: "森 さくら", url: thread },
    interviewGivenAway: {
      ...day,
      name: "佐藤 花子",
      aceName: "森 さくら",
      url: url("/matchings"),
    },
    scheduleExpired: { name: "相沢 明", url: thread },
    videoChatCompleted: {
      ...day,
      jokerName: "佐藤 花子",
      aceName: "相沢 明",
      recruitmentTitle: "フロントエンドエンジニア",
      url: thread,
    },
    keySelectionReminder: {
      count: "2",
      list: "・佐藤 花子さん（担当：相沢 明さん）：メッセージに返信していません（3日）\n・候補者ID 7K3M9Q（担当：森 さくらさん）：「興味あり」に回答していません（3日）",
      url: url("/matchings"),
    },
    recommendMonthly: {
      list: recommendedList([
        { name: "ことのは株式会社", url: url("/companies/kotonoha") },
        { name: "青空システム株式会社", url: url("/companies/aozora") },
      ]),
      url: url("/companies"),
    },
    willingnessReminder: { url: url("/mypage/setting") },
    dormantNotice: { date: day.date, url: url("/login") },
    dormantWarning: { date: day.date, url: url("/login") },
    invite: { companyName: "ことのは株式会社", url: oneTime("invite") },
    inviteKnown: { companyName: "ことのは株式会社" },
    recruitmentConfirm: {
      recruitmentTitle: "フロントエンドエンジニア",
      url: url("/recruitment/01890a5d-ac96-774b-bcce-b302099a8057"),
    },
    inquiryReceived: { number: "Q-20261123-0001", label: "使い方について", days: "3" },
    inquiryAnswered: {
      number: "Q-20261123-0001",
      name: "佐藤 花子",
      content:
        "プロフィールは、マイページの「編集」からいつでも変更できます。\nご不明な点がございましたら、お気軽にお知らせください。",
      url: url("/contact"),
    },
    inquiryForDesk: {
      number: "Q-20261123-0001",
      label: "使い方について",
      name: "佐藤 花子",
      email: "hanako@example.jp",
      content: "プロフィールの変更の仕方を教えてください。",
    },
    reportReceived: {},
    reportAction: {
      label: "警告",
      notice: "今後、同じ行為が確認された場合は、ご利用を制限することがあります。",
      days: "7",
      url: url("/contact"),
    },
    sanctionLifted: { label: "ご利用の一部制限" },
    dataExport: { url: url("/files/export/sample") },
    withdrawalAccepted: { date: day.date, url: url("/login") },
    withdrawalDone: {},
    dormantDeleted: {},
  };
};
