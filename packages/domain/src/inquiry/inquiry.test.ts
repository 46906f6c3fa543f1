import { describe, expect, it } from "vitest";
import { messages } from "../validation/messages.ja.ts";
import { formatZodError } from "../validation/zod-errors.ts";
import { inquiryNumber, isAutomatic } from "./policy.ts";
import { inquirySchema } from "./schema.ts";

const written = {
  category: "usage",
  name: " 佐藤 花子 ",
  email: "Hanako@Example.JP",
  content: "ログインの画面から先に進めません。",
};

describe("an inquiry", () => {
  it("is stored tidy", () => {
    expect(inquirySchema.parse(written)).toEqual({
      ...written,
      name: "佐藤 花子",
      email: "hanako@example.jp",
      website: "",
    });
  });

  it("names each field that is wrong", () => {
    const { error } = inquirySchema.safeParse({
      category: "",
      name: "",
      email: "x",
      content: "短い",
    });
    expect(error && formatZodError(error)).toEqual({
      category: messages.chooseOne,
      name: messages.required,
      email: messages.email,
      content: messages.textLength(10, 2000, 2),
    });
  });

  it("comes of a name of one letter", () => {
    expect(inquirySchema.safeParse({ ...written, name: "乙" }).success).toBe(true);
  });

  it("may fill so much into the hidden field and no more", () => {
    const takes = (length: number) =>
      inquirySchema.safeParse({ ...written, website: "x".repeat(length) }).success;
    expect([takes(2048), takes(2049)]).toEqual([true, false]);
  });

  it("has a short number, and a field that only machines fill in", () => {
    expect(inquiryNumber("019b0000-0000-7000-8000-00000abcdef1")).toBe("0ABCDEF1");
    expect([isAutomatic({ website: " " }), isAutomatic({ website: "x" })]).toEqual([false, true]);
  });
});
