export const scheduleLabels = {
  heading: "面談の日程候補を送る",
  candidate: "候補{n}",
  addCandidate: "候補を追加",
  duration: "所要時間",
  durationMinutes: "{minutes}分",
  allowsToday: "当日も可",
  note: "メッセージ（任意）",
  send: "日程候補を送る",
  choose: "この日時に決める",
  noneFits: "どれも都合が合わない",
  confirm: "{date} {time}で確定しますか？",
  fixed: "日程が確定しました",
  rescheduleHint: "日程が決まらない場合は、メッセージで希望の曜日や時間帯を伝えてみましょう。",
  addToCalendar: "カレンダーに追加（.icsファイル）",
  availableHours: "空き時間を登録する",
} as const;

/** An interview in the calendars of those who meet. */
export const calendarTexts = {
  summary: "ビデオ面談（{name}さん）",
  description:
    "{purpose}\n\n開始10分前から、次のリンクで入室できます。\n{url}\n\n日程の変更やキャンセルは、やり取りの画面からお願いします。",
  location: "オンライン（ビデオ面談）",
  alarm: "まもなくビデオ面談が始まります",
  fileName: "ビデオ面談_{date}.ics",
} as const;
