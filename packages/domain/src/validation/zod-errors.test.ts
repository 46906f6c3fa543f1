import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formatZodError } from "./zod-errors.ts";

const schemas: [string, z.ZodType, unknown, string][] = [
  ["missing", z.string(), undefined, "この項目は入力必須です"],
  ["number", z.number(), "x", "半角数字で入力してください"],
  ["integer", z.int(), 1.5, "整数で入力してください"],
  ["date", z.date(), "x", "日付の形式が正しくありません"],
  ["wrong type", z.string(), 1, "入力内容に誤りがあります。内容をご確認ください。"],
  ["empty text", z.string().min(1), "", "この項目は入力必須です"],
  ["empty text of three", z.string().min(3), "", "この項目は入力必須です"],
  ["short text", z.string().min(3), "👍🏽", "3文字以上で入力してください（現在1文字）"],
  ["long text", z.string().max(1), "ab", "1文字以内で入力してください（現在2文字）"],
  ["empty list", z.array(z.string()).min(1), [], "1つ以上選択してください"],
  ["short list", z.array(z.string()).min(2), [], "2つ以上選択してください"],
  ["long list", z.array(z.string()).max(1), ["a", "b"], "1つまで選択できます"],
  ["small", z.number().min(2), 1, "2以上で入力してください"],
  ["small big integer", z.bigint().min(2n), 1n, "2以上で入力してください"],
  ["big", z.number().max(2), 3, "2以下で入力してください"],
  ["e-mail", z.email(), "x", "メールアドレスの形式が正しくありません"],
  ["url", z.url(), "x", "URLの形式が正しくありません"],
  ["iso date", z.iso.date(), "x", "日付の形式が正しくありません"],
  ["enum", z.enum(["a"]), "b", "1つ選択してください"],
  [
    "union",
    z.union([z.string(), z.number()]),
    true,
    "入力内容に誤りがあります。内容をご確認ください。",
  ],
  ["keys", z.strictObject({}), { a: 1 }, "入力内容に誤りがあります。内容をご確認ください。"],
  [
    "refinement",
    z.string().refine(() => false),
    "x",
    "入力内容に誤りがあります。内容をご確認ください。",
  ],
  ["multiple", z.number().multipleOf(1), 1.5, "整数で入力してください"],
  [
    "file",
    z.map(z.string(), z.string()).min(1),
    new Map(),
    "入力内容に誤りがあります。内容をご確認ください。",
  ],
];

describe("Japanese errors", () => {
  it.each(schemas)("%s", (_, schema, input, message) => {
    const result = schema.safeParse(input);
    expect(result.error && formatZodError(result.error)).toEqual({ "": message });
  });

  it("joins paths with dots and keeps the first message of a field", () => {
    const schema = z.object({
      careers: z.array(z.object({ name: z.string().min(2).regex(/b/) })),
    });
    const result = schema.safeParse({ careers: [{ name: "a" }] });
    expect(result.error && formatZodError(result.error)).toEqual({
      "careers.0.name": "2文字以上で入力してください（現在1文字）",
    });
  });
});
