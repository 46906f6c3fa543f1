import { expect, it } from "vitest";
import { cannedReplyMessages } from "./labels.ja.ts";
import { fillCannedReply, unfilledFault } from "./placeholders.ts";

const body = "{jokerName}さん、{companyName}の{aceName}です。";

it("fills in what the thread knows and leaves the rest to be written", () => {
  const values = { jokerName: "水城 遥香", companyName: "青空", aceName: "{jokerName}" };
  expect(fillCannedReply(`${body}「{recruitmentTitle}」`, values)).toBe(
    // A name that looks like a placeholder is a name.
    "水城 遥香さん、青空の{jokerName}です。「{recruitmentTitle}」",
  );
});

it.each([
  ["お話ししましょう。", undefined],
  [
    "「{recruitmentTitle}」の件です。{jokerName}さん",
    cannedReplyMessages.unfilled("{recruitmentTitle}", "募集のタイトル"),
  ],
  ["｛ jokerName ｝さん", cannedReplyMessages.unfilled("｛ jokerName ｝", "お相手のお名前")],
  ["設定は {port} と {} です。〇〇は例です。", undefined],
])("finds in %j what is still to be filled in: %s", (text, fault) => {
  expect(unfilledFault(text)).toBe(fault);
});
