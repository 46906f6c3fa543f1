import { expect, it } from "vitest";
import { aceLabels, agentReason } from "./labels.ja.ts";

it("says it in these words: aceLabels", () => {
  expect(aceLabels).toEqual({
    paused:
      "この担当者は現在お休み中のため、プロフィールを表示できません。メッセージのやり取りは引き続きご利用いただけます。",
    phoneHint: "オファーの送信は、パソコンまたはアプリをご利用ください。",
    agent: "面談エージェント",
  });
});

it("says in these words what became of an agent", () => {
  expect([agentReason(undefined), agentReason(3)]).toEqual([
    "面談エージェントから外す",
    "面談エージェント（表示順3）",
  ]);
});
