import { describe, expect, it } from "vitest";
import { messages } from "../validation/messages.ja.ts";
import { isBroadWord } from "./policy.ts";
import { hiddenCompanyWordSchema } from "./schema.ts";

describe("an entry of hidden companies", () => {
  it.each([
    ["https://www.Example.co.jp/recruit?from=top", "example.co.jp"],
    ["ＥＸＡＭＰＬＥ．co.jp", "example.co.jp"],
    [`https://example.com/${"a".repeat(300)}`, "example.com"],
    ["  umi ", "umi"],
  ])("%s is stored as the host %s", (word, expected) => {
    expect(hiddenCompanyWordSchema.parse({ word })).toEqual({ word: expected });
  });

  it.each([
    ["", messages.required],
    ["https://", messages.required],
    ["a", messages.textLength(2, 100, 1)],
    ["a".repeat(101), messages.textLength(2, 100, 101)],
  ])("%s is refused", (word, message) => {
    const read = hiddenCompanyWordSchema.safeParse({ word });
    expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("is asked about when it reaches far", () => {
    expect([isBroadWord("umi", 4), isBroadWord("umi", 5)]).toEqual([false, true]);
    expect(["co.jp", ".jp", "www", "umi"].map((word) => isBroadWord(word, 0))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
