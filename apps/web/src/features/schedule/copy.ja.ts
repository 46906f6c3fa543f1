export const scheduleCopy = {
  title: "カレンダー設定",
  back: "マイページ",
  lead: "ビデオ面談に参加しやすい曜日と時間帯を登録しておくと、日程を調整するときに候補を選びやすくなります。時刻は日本時間です。",
  google:
    "Googleカレンダーとの連携は、面談の日程調整機能とあわせてこの画面に追加します。それまでは、ここで登録した時間帯をご利用ください。",
  hours: {
    title: "空き時間",
    lead: "毎週の空き時間を、8:00〜22:00のあいだで30分ごとに登録できます。",
    none: "登録なし",
    add: "時間帯を追加",
    addOf: (day: string) => `${day}に時間帯を追加`,
    start: (day: string) => `${day}の開始時刻`,
    end: (day: string) => `${day}の終了時刻`,
    to: "〜",
    remove: (day: string, range: string) => `${day}の${range}を削除`,
    copy: "ほかの曜日にコピー",
    copyOf: (day: string) => `${day}の時間帯をほかの曜日にコピー`,
    toWorkdays: "平日（月〜金）にコピー",
    toWeekend: "土日にコピー",
    toAll: "すべての曜日にコピー",
    unsaved: "保存していない変更があります。",
    save: "保存する",
    failed:
      "保存できませんでした。入力した内容はこの画面に残っています。通信環境をご確認のうえ、もう一度お試しください。",
  },
  presets: {
    lead: "よく使われる時間帯から始める",
    workdayEvenings: "平日の夜（19:00〜22:00）",
    weekendDays: "土日の日中（10:00〜18:00）",
  },
} as const;
