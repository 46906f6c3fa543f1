import { expect, it } from "vitest";
import { announceMessages } from "./schema.ts";
import { announceStateLabels } from "./states.ts";

it("says it in these words: announceStateLabels", () => {
  expect(announceStateLabels).toEqual({
    planned: "公開予定",
    visible: "公開中",
    withdrawn: "取り下げ済み",
  });
});

it("says it in these words: announceMessages", () => {
  expect(announceMessages).toEqual({
    publishPast: "公開日時は、今より後にしてください。",
    wrongReaders: "現在の対象の人数と異なります。表示の人数をご確認ください。",
  });
});
