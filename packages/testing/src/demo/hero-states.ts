import { standardCloseText } from "@tefuda/domain/matching/labels.ja";
import { demoConversations } from "../content/chats.ts";
import type { DemoChatTurn } from "../content/types.ts";
import { at } from "../factories/draw.ts";
import type { JokerRow } from "../factories/joker.ts";
import type { ThreadPlan } from "./thread-plan.ts";

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

const turn = (from: DemoChatTurn["from"], text: string, minutesAfter: number): DemoChatTurn => ({
  from,
  text,
  minutesAfter,
});

/** Threads of the demo account that show how a turn ends: soon, and over. */
export function heroStates(joker: JokerRow): ThreadPlan[] {
  const both = ["joker", "ace"] as const;
  return [
    {
      aceIndex: 9,
      from: "like",
      joker,
      turns: [
        turn(
          "ace",
          "{joker}さん、はじめまして。小平です。ご興味をお持ちいただき、うれしく思います。",
          40,
        ),
        turn("joker", "ありがとうございます。チームの進め方について、ぜひお聞きしたいです。", 95),
        turn(
          "ace",
          "週に一度、全員で作ったものを見せ合う時間を取っています。よろしければ一度お話ししませんか。ご都合のよい曜日を教えてください。",
          310,
        ),
      ],
      endsAgo: 5.5 * DAY_MINUTES,
      readers: both,
      closeTexts: { ace: standardCloseText, joker: standardCloseText },
    },
    {
      aceIndex: 43,
      from: "like",
      joker,
      turns: [
        turn(
          "ace",
          "はじめまして、古澤です。副業での関わり方も含めてご相談できればと思います。",
          30,
        ),
        turn("joker", "ありがとうございます。週にどのくらいの時間が目安でしょうか。", 120),
        turn("ace", "週に6時間ほどです。夜や週末が中心でもかまいません。いかがでしょうか。", 240),
        turn("ace", standardCloseText, WEEK_MINUTES),
      ],
      endsAgo: 3.1 * DAY_MINUTES,
      readers: both,
      closedBy: "ace",
    },
  ];
}

const LONG = 1000;

/** A thread of a thousand messages, as two people have them who talk for months. */
export function longThread(aceIndex: number): ThreadPlan {
  const turns = demoConversations.flatMap((conversation) =>
    conversation.turns.filter(({ file }) => !file),
  );
  return {
    aceIndex,
    from: "like",
    turns: Array.from({ length: LONG }, (_, index) => ({
      ...at(turns, index % turns.length),
      minutesAfter: 15 + ((index * 37) % 140),
    })),
    endsAgo: 4 * DAY_MINUTES,
    readers: ["joker", "ace"],
  };
}
