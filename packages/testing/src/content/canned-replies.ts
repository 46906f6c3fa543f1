interface DemoCannedReply {
  /** Place in the content of the ace whose it is. */
  readonly aceIndex: number;
  readonly title: string;
  readonly body: string;
}

/** Texts that the company one signs in to answers with. */
export const demoCannedReplies: readonly DemoCannedReply[] = [
  {
    aceIndex: 0,
    title: "はじめのごあいさつ",
    body: "{jokerName}さん、はじめまして。{companyName}の{aceName}です。\nこのたびはご興味をお持ちいただき、ありがとうございます。まずは30分ほど、お仕事のことを気軽にお話しできればうれしいです。",
  },
  {
    aceIndex: 0,
    title: "日程のご相談",
    body: "{jokerName}さん、ご返信ありがとうございます。\n面談の候補日時を3つお送りします。ご都合が合わない場合は、ご希望の曜日や時間帯をお知らせください。",
  },
  {
    aceIndex: 0,
    title: "面談当日のご案内",
    body: "{jokerName}さん、本日はどうぞよろしくお願いいたします。\n開始の10分前から入室できます。周囲の音が気になる場合は、カメラを切っていただいて構いません。",
  },
  {
    aceIndex: 0,
    title: "面談後のお礼",
    body: "{jokerName}さん、本日は貴重なお時間をいただき、ありがとうございました。\n「{recruitmentTitle}」について気になる点が出てきましたら、いつでもこちらへお送りください。",
  },
  {
    aceIndex: 1,
    title: "資料のご案内",
    body: "{jokerName}さん、お話しした資料をお送りします。ご覧になって疑問に思われたことは、小さなことでもお聞かせください。",
  },
];
