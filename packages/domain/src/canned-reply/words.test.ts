import { expect, it } from "vitest";
import {
  cannedReplyFieldLabels,
  cannedReplyMessages,
  cannedReplyPlaceholderLabels,
} from "./labels.ja.ts";

it("says it in these words: cannedReplyFieldLabels", () => {
  expect(cannedReplyFieldLabels).toEqual({
    title: "タイトル",
    body: "本文",
  });
});

it("says it in these words: cannedReplyPlaceholderLabels", () => {
  expect(cannedReplyPlaceholderLabels).toEqual({
    jokerName: "お相手のお名前",
    aceName: "ご自身のお名前",
    companyName: "会社名",
    recruitmentTitle: "募集のタイトル",
  });
});

it("says in these words what is wrong with a reply", () => {
  expect(cannedReplyMessages.unfilled("{aceName}", "ご自身のお名前")).toBe(
    "「{aceName}」が残っています。ご自身のお名前に書き換えてから送信してください。",
  );
  expect(cannedReplyMessages.placeholderUnknown("{phone}")).toBe(
    "{phone}は差し込めません。差し込み項目は一覧からお選びください",
  );
});
