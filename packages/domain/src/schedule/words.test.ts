import { expect, it } from "vitest";
import { weekdayLabels } from "./available-hours.ts";
import { scheduleReasonLabels } from "./constants.ts";
import { calendarTexts, scheduleLabels } from "./labels.ja.ts";

it("says it in these words: calendarTexts", () => {
  expect(calendarTexts).toEqual({
    summary: "ビデオ面談（{name}さん）",
    description:
      "{purpose}\n\n開始10分前から、次のリンクで入室できます。\n{url}\n\n日程の変更やキャンセルは、やり取りの画面からお願いします。",
    location: "オンライン（ビデオ面談）",
    alarm: "まもなくビデオ面談が始まります",
    fileName: "ビデオ面談_{date}.ics",
  });
});

it("says it in these words: scheduleLabels", () => {
  expect(scheduleLabels).toEqual({
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
  });
});

it("says it in these words: weekdayLabels", () => {
  expect(weekdayLabels).toEqual({
    "0": "日曜日",
    "1": "月曜日",
    "2": "火曜日",
    "3": "水曜日",
    "4": "木曜日",
    "5": "金曜日",
    "6": "土曜日",
  });
});

it("says it in these words: scheduleReasonLabels", () => {
  expect(scheduleReasonLabels).toEqual({
    conflict: "予定が入ってしまった",
    health: "体調不良",
    noneFits: "候補の中に都合のよい日時がない",
    moreTime: "もう少し検討したい",
    declined: "面談を辞退したい",
    other: "その他",
  });
});
