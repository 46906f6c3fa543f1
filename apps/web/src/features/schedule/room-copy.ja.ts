import { SCHEDULE_CANDIDATES } from "@tefuda/domain/constants/limits";
import { withHonorific } from "@tefuda/domain/text/honorific.ja";
import type { SlotFault } from "./grid/slots";

const slotFaults = {
  past: "受付の締め切りを過ぎています",
  late: "60日より先の日時です",
  hours: "22:00までに終わりません",
  fixed: "ほかの面談の時間です",
  busy: "カレンダーの予定と重なります",
} as const satisfies Record<SlotFault, string>;

/** Words of the interview's dates in a room; those of the specification stand in the domain. */
export const scheduleRoomCopy = {
  propose: {
    lead: (name: string) =>
      `${withHonorific(name)}に送る日時を、1〜${SCHEDULE_CANDIDATES.max}件選んでください。時刻は日本時間です。`,
    purpose: "面談の種類",
    allowsTodayHelp: "今から3時間後以降の時刻を選べます。",
    candidates: "日程候補（日本時間）",
    day: (number: number) => `候補${number}の日付`,
    time: (number: number) => `候補${number}の開始時刻（日本時間）`,
    chooseDay: "日付を選ぶ",
    chooseTime: "時刻",
    until: (time: string) => `${time}まで`,
    clear: (number: number) => `候補${number}を取り消す`,
    notePlaceholder: "例）オンラインで気軽にお話しできればと思います。",
    sent: "日程候補を送りました",
    none: "日時を1件以上選んでください。",
    kept: "入力した内容は残っています。",
    failed: "送れませんでした。入力した内容は残っています。もう一度お試しください。",
    partnerWasFirst: (name: string) =>
      `先に${withHonorific(name)}から日程候補が届きました。届いた候補をご確認ください。入力した内容は残っています。`,
    alreadyOpen: "この会話では、すでに日程の調整が進んでいます。入力した内容は残っています。",
    look: "会話に戻って確認する",
    draftKept: "書きかけの内容を表示しています。",
    startAnew: "最初から選び直す",
  },
  grid: {
    label: "日程候補を選ぶ表",
    time: "時刻",
    today: "今日",
    help: "マスを押すと候補に入り、もう一度押すと外れます。",
    keyHelp: "矢印キーで移動、EnterキーかSpaceキーで選択できます。",
    touchHelp: "横に動かすと別の日を見られます。",
    earlier: "前の日程",
    later: "次の日程",
    range: (from: string, to: string) => `${from}〜${to}`,
    cell: (when: string, facts: readonly string[]) => [when, ...facts].join("、"),
    candidate: (number: number) => `候補${number}`,
    candidateFrom: (number: number, time: string) => `候補${number}（${time}〜）`,
    refused: (when: string, fault: SlotFault) => `${when}は選べません。${slotFaults[fault]}。`,
    overlaps: (when: string, number: number) =>
      `${when}からだと、候補${number}と時間が重なります。`,
    full: `候補は${SCHEDULE_CANDIDATES.max}件までです。別の日時にするには、候補のどれかを外してください。`,
    added: (when: string, number: number) => `${when}を候補${number}に入れました。`,
    removed: (when: string) => `${when}を候補から外しました。`,
    interview: (name: string) => `${withHonorific(name)}と面談`,
    interviewShort: "面談",
    busy: "予定あり",
    mine: "あなたの空き時間",
    partner: "お相手の空き時間",
    both: "二人とも空いている時間",
    faults: slotFaults,
  },
  rowFaults: {
    incomplete: "日付と時刻を選んでください。",
    overlaps: (number: number) => `候補${number}と時間が重なっています。`,
    slot: (fault: SlotFault) => `この日時は選べません。${slotFaults[fault]}。`,
  },
  busyFault: {
    action: "カレンダー設定へ",
    goesOn: "予定は表示されませんが、候補はこのまま選べます。",
  },
  taken: {
    failed: "確定済みの面談と空き時間を読み込めませんでした。候補はこのまま選べます。",
    retry: "再読み込み",
  },
} as const;
