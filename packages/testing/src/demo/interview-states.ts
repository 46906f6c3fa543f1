import type { DemoChatTurn } from "../content/types.ts";
import type { ThreadPlan } from "./thread-plan.ts";

const DAY_MINUTES = 1440;

const turn = (from: DemoChatTurn["from"], text: string, minutesAfter: number): DemoChatTurn => ({
  from,
  text,
  minutesAfter,
});

const readers = ["joker", "ace"] as const;

/** Threads of the first company: one whose interview is asked for anew, one whose interview took place. */
export const interviewStates: readonly ThreadPlan[] = [
  {
    aceIndex: 0,
    from: "like",
    turns: [
      turn("ace", "{joker}さん、はじめまして。{ace}です。お声がけをありがとうございます。", 35),
      turn(
        "joker",
        "こちらこそありがとうございます。開発の体制について一度お話を伺いたいです。候補をお送りします。",
        80,
      ),
    ],
    interview: { proposer: "joker", status: "rescheduleRequested", inDays: 4 },
    endsAgo: 0.9 * DAY_MINUTES,
    readers,
  },
  {
    aceIndex: 1,
    from: "like",
    turns: [
      turn("joker", "はじめまして。お仕事の進め方についての記事を読み、興味を持ちました。", 50),
      turn(
        "ace",
        "ありがとうございます。現場での工夫も含めてお話しできればと思います。候補をお送りしますね。",
        140,
      ),
    ],
    interview: { proposer: "ace", status: "done", inDays: -2 },
    endsAgo: 5 * DAY_MINUTES,
    readers,
  },
];
