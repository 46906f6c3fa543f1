import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as f from "./fields.ts";
import { messages } from "./messages.ja.ts";

/** What a field makes of an input: `{ ok }` or its first message. */
function read(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? { ok: result.data } : result.error.issues[0]?.message;
}

const cases: [string, z.ZodType, unknown, unknown][] = [
  ["text", f.requiredText(20, 100), "　 ", messages.required],
  ["text", f.requiredText(20, 100), "短い", "20〜100文字で入力してください（現在2文字）"],
  ["text", f.requiredText(1, 3), " 👨‍👩‍👧‍👦👍🏽か\u3099 ", { ok: "👨‍👩‍👧‍👦👍🏽か\u3099" }],
  ["text", f.requiredText(1, 3), "あいうえ", "3文字以内で入力してください（現在4文字）"],
  ["text", f.requiredText(1, 3), `a${"\u0301".repeat(99)}`, messages.textTooLong(3, 100)],
  ["optional text", f.optionalText(3), " ", { ok: undefined }],
  ["optional text", f.optionalText(3), "abcd", "3文字以内で入力してください（現在4文字）"],
  ["optional text", f.optionalText(9, 5), "abcd", "5〜9文字で入力してください（現在4文字）"],
  ["e-mail", f.email, " ＴＡＲＯ@Example.COM", { ok: "taro@example.com" }],
  ["e-mail", f.email, "taro", messages.email],
  ["e-mail", f.email, "", messages.required],
  ["e-mail", f.email, `${"a".repeat(250)}@example.com`, messages.email],
  ["phone", f.phone, "０９０−１２３４ー５６７８", { ok: "09012345678" }],
  ["phone", f.phone, "+81 (0)90-1234-5678", { ok: "09012345678" }],
  ["phone", f.phone, null, { ok: undefined }],
  ["phone", f.phone, "090a", messages.phoneFormat],
  ["phone", f.phone, "090123456", messages.phoneLength],
  ["phone", f.phone, "1".repeat(16), messages.phoneLength],
  ["phone", f.requiredPhone, "", messages.required],
  ["postal code", f.postalCode, "〒１２３-４５６７", { ok: "1234567" }],
  ["postal code", f.postalCode, "123456", messages.postalCode],
  [
    "password",
    f.password,
    "`~!@#$%^&*()-_=+;:'\",<.>?aZ0",
    { ok: "`~!@#$%^&*()-_=+;:'\",<.>?aZ0" },
  ],
  ["password", f.password, "", messages.required],
  ["password", f.password, "abcdef7", messages.passwordLength],
  [
    "password",
    f.password,
    "Password1",
    "推測されやすいパスワードです。別のパスワードを入力してください",
  ],
  ["password", f.password, "abcdefg/", messages.passwordCharacters],
  ["password", f.password, "パスワードパスワード", messages.passwordCharacters],
  ["password", f.password, "a".repeat(129), messages.textTooLong(128, 129)],
  ["kana", f.kana(), "ﾔﾏﾀﾞ　ﾀﾛｳ", { ok: "ヤマダ タロウ" }],
  ["kana", f.kana(), "やまだ", messages.kana],
  ["kana", f.kana(), "", messages.required],
  ["url", f.url, "https://example.co.jp/a?b", { ok: "https://example.co.jp/a?b" }],
  ["url", f.url, "javascript:alert(1)//a.b", messages.url],
  ["url", f.url, "https://user@example.com", messages.url],
  ["url", f.url, "example.co.jp", messages.url],
  ["url", f.optionalUrl, "", { ok: undefined }],
  ["date", f.isoDate, "2024-02-29", { ok: "2024-02-29" }],
  ["date", f.isoDate, "2023-02-29", messages.invalidDate],
  ["month", f.yearMonth, "2024-12", { ok: "2024-12" }],
  ["month", f.yearMonth, "2024-13", messages.invalidDate],
  ["salary", f.salaryInt, "１,２００", { ok: 1200 }],
  ["salary", f.salaryInt, 0, { ok: 0 }],
  ["salary", f.salaryInt, -1, messages.salaryInteger],
  ["salary", f.salaryInt, "", messages.required],
  ["salary", f.optionalOf(f.salaryInt), "", { ok: undefined }],
  ["salary", f.minimumSalaryInt, 0, messages.salaryMinimum],
  ["TOEIC", f.toeic, 990, { ok: 990 }],
  ["TOEIC", f.toeic, 9, messages.toeic],
  ["TOEFL", f.toefl, 0, { ok: 0 }],
  ["TOEFL", f.toefl, 121, messages.toefl],
  ["age", f.ageFilter, 18, { ok: 18 }],
  ["age", f.ageFilter, 51, messages.ageRange],
  ["one", f.oneOf(["a", "b"]), "c", messages.chooseOne],
  ["one", f.oneOf(["a", "b"]), undefined, messages.chooseOne],
  ["many", f.manyOf(["a", "b"], { min: 1 }), [], messages.chooseOneOrMore],
  ["many", f.manyOf(["a", "b"], { max: 1 }), ["a", "b"], messages.chooseAtMost(1)],
  ["many", f.manyOf(["a", "b"]), ["a", "a"], messages.duplicated],
  ["many", f.manyOf(["a", "b"]), ["b", "a"], { ok: ["b", "a"] }],
  ["id", f.uuid, "", messages.required],
  ["id", f.uuid, "x", messages.invalid],
];

describe("fields", () => {
  it.each(cases)("%s %#", (_, schema, input, expected) => {
    expect(read(schema, input)).toEqual(expected);
  });

  it("has words for bank numbers, for which the specification names no field", () => {
    expect(messages.bankAccount).toBe("口座番号は7桁以内の数字で入力してください");
    expect(messages.branchCode).toBe("支店コードは3桁以内の数字で入力してください");
  });

  it("lets optional fields be absent", () => {
    const schema = z.object({ phone: f.phone, note: f.optionalText(5), site: f.optionalUrl });
    expect(schema.parse({})).toEqual({});
  });

  it("asks for a matching confirmation", () => {
    const schema = z
      .object({ password: f.password, passwordConfirmation: z.string() })
      .superRefine(f.refinePasswordConfirmation);
    const result = schema.safeParse({ password: "kawasemi-7", passwordConfirmation: "kawasemi-8" });
    expect(result.error && f.formatZodError(result.error)).toEqual({
      passwordConfirmation: messages.passwordMismatch,
    });
  });

  it("normalises phones once and for all", () => {
    const phoneLike = fc.string({ unit: fc.constantFrom(..."+0819０８１-−ー() 　") });
    fc.assert(
      fc.property(phoneLike, (text) => {
        const digits = f.normalizePhone(text);
        if (/^\d+$/.test(digits)) expect(f.normalizePhone(digits)).toBe(digits);
        expect(read(f.phone, text)).not.toEqual({ ok: "" });
      }),
    );
  });

  it("answers any input with a value or a Japanese message", () => {
    const all = [...new Set(cases.map(([, schema]) => schema))];
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.anything(), (schema, input) => {
        const answer = read(schema, input);
        if (typeof answer === "string") expect(answer).toMatch(/[ぁ-ん]/);
      }),
    );
  });
});
