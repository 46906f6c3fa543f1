import { withHonorific } from "@tefuda/domain/text/honorific.ja";
/** Words of the offers that a seeker received. */
export const offerCopy = {
  title: "オファー",
  lead: "企業で働く人から届いたオファーです。回答期限までに、話を聞いてみるかを選べます。",
  tabs: "オファーの絞り込み",
  list: "オファー一覧",
  empty: {
    received:
      "まだオファーは届いていません。プロフィールを充実させると、オファーが届きやすくなります。",
    likes: "まだ「興味あり」を送っていません。",
    closed: "終了したオファーはありません。",
  },
  toProfile: "プロフィールを見る",
  sort: "並び順",
  waiting: (count: number) => `回答待ち${count}件`,
  deadlineNear: "期限が近づいています",
  reason: "あなたに興味を持った理由",
  deadline: "回答期限",
  leftDays: (days: number) => `あと${days}日`,
  leftHours: (hours: number) => `あと${hours}時間`,
  leftMinutes: (minutes: number) => `あと${minutes}分`,
  sent: (date: string) => `${date}に届きました`,
  answered: "回答日",

  back: "オファー一覧",
  from: (company: string, ace: string) => `${company}の${withHonorific(ace)}からのオファー`,
  aceName: (ace: string) => `${withHonorific(ace)}`,
  message: "メッセージ",
  ace: "担当者",
  acePaused:
    "この担当者は現在お休み中のため、プロフィールを表示できません。メッセージのやり取りは引き続きご利用いただけます。",
  toAce: "この担当者のページを見る",
  company: "企業",
  showCompany: "企業情報を見る",
  toCompany: "企業ページへ",
  companyPrivate: "この企業のページは、現在公開されていません。",
  terms: "オファーの条件",
  recruitmentLead: "オファーが送られたときの募集の内容です。",
  notFound: "このオファーは表示できません。取り消されたか、終了した可能性があります。",
  removed:
    "ご覧いただいていたオファーは、企業の取り消しなどにより表示できなくなりました。申し訳ありませんが、ほかのオファーもぜひご覧ください。",
  toList: "オファー一覧へ",

  accept: "話を聞いてみる",
  decline: "見送る",
  answerNote: "「話を聞いてみる」を選ぶと、マッチングが成立します。",
  alreadyMatched: "この企業とは、すでにマッチングしています。",
  toRoom: "メッセージを開く",
  closed: {
    interested: "マッチングが成立しています。",
    declined: "このオファーは見送りました。",
    expired: "回答期限を過ぎたため、このオファーは終了しました。",
  },

  /** Told when nobody knows whether the answer arrived. */
  lost: "回答が届いたか確認できませんでした。通信環境をご確認のうえ、もう一度お送りください。二重に届くことはありません。",
  /** Told when an answer comes too late, by how the offer stands. */
  tooLate: {
    sent: undefined,
    read: undefined,
    withdrawn: undefined,
    interested: "このオファーには、別の画面で「話を聞いてみる」と回答済みです。",
    declined: "このオファーは、別の画面で見送り済みです。",
    expired: "回答期限を過ぎたため、回答を送れませんでした。このオファーは終了しました。",
  },

  themes: {
    disclosure: (company: string, ace: string) =>
      `マッチングすると、あなたの氏名とプロフィールが${company}の${withHonorific(ace)}に表示されます。`,
  },
  notInterested: {
    title: "このオファーを見送りますか？",
    body: "見送ったオファーは「終了」に移動します。よろしければ理由を教えてください（任意）。理由は企業には伝わりません。",
    legend: "見送る理由",
    confirm: "見送る",
    done: "オファーを見送りました",
  },
} as const;
