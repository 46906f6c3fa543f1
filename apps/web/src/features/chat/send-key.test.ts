import { describe, expect, it } from "vitest";
import { isSendKey, type KeyPress } from "./send-key";

const enter = (fields: Partial<KeyPress> = {}): KeyPress => ({
  key: "Enter",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...fields,
});

describe("isSendKey", () => {
  it("sends with Ctrl or ⌘ and breaks the line without", () => {
    expect(isSendKey(enter(), false)).toBe(false);
    expect(isSendKey(enter({ ctrlKey: true }), false)).toBe(true);
    expect(isSendKey(enter({ metaKey: true }), false)).toBe(true);
  });

  it("sends with Enter alone only when so set, and breaks the line with Shift", () => {
    expect(isSendKey(enter(), true)).toBe(true);
    expect(isSendKey(enter({ shiftKey: true }), true)).toBe(false);
  });
});
