import { conversation } from "./build.ts";

/** What was said before an interview that takes place today. */
export const todayConversation = conversation("今日の面談", "midCareer", [
  [
    "joker",
    14,
    "はじめまして。すぐに転職すると決めたわけではないのですが、今後の働き方を一度整理したくてご連絡しました。",
  ],
  [
    "ace",
    42,
    "{ace}です。ご連絡ありがとうございます。整理の途中でも大丈夫です。よければ30分ほど、ビデオ面談でお話を聞かせてください。",
  ],
  [
    "joker",
    25,
    "ぜひお願いします。職務経歴はプロフィールのとおりです。得意なことの伝え方も相談できるとうれしいです。",
  ],
  ["ace", 11, "承知しました。拝見してメモを用意しておきます。日程の候補をお送りしますね。"],
]);
