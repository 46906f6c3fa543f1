import { describe, expect, it } from "vitest";
import { withUnread } from "./title";

describe("withUnread", () => {
  it.each([
    ["メッセージ", 0, "メッセージ"],
    ["メッセージ", 3, "(3) メッセージ"],
    ["(3) メッセージ", 4, "(4) メッセージ"],
    ["(99+) メッセージ", 0, "メッセージ"],
    ["メッセージ", 100, "(99+) メッセージ"],
    ["(株)青空", 1, "(1) (株)青空"],
  ])("marks %j with %j", (title, total, marked) => {
    expect(withUnread(title, total)).toBe(marked);
  });
});
