import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { instant } from "./dates.ts";
import * as f from "./fields.ts";
import { holds, read } from "./holds.fixture.ts";
import { messages } from "./messages.ja.ts";
import { salaryInt, toeic } from "./whole-numbers.ts";

describe("fields", () => {
  it("says この項目は入力必須です beside every required field that is left empty", () => {
    const required = "この項目は入力必須です";
    holds(f.requiredText(20, 100), [["　 ", required]]);
    for (const field of [
      f.email,
      f.requiredPhone,
      f.postalCode,
      f.password,
      f.kana(),
      f.url,
      f.isoDate,
      f.yearMonth,
      salaryInt,
      f.uuid,
    ])
      holds(field, [
        ["", required],
        [undefined, required],
      ]);
  });

  it("counts the characters of a text as a person does", () => {
    holds(f.requiredText(20, 100), [["短い", "20〜100文字で入力してください（現在2文字）"]]);
    holds(f.requiredText(2, 3), [["あ", "2〜3文字で入力してください（現在1文字）"]]);
    holds(f.requiredText(1, 3), [
      [" 👨‍👩‍👧‍👦👍🏽か\u3099 ", { ok: "👨‍👩‍👧‍👦👍🏽が" }],
      ["あいうえ", "3文字以内で入力してください（現在4文字）"],
      [`x${"\u0301".repeat(99)}`, { ok: `x${"\u0301".repeat(8)}` }],
    ]);
    const joined = "👩\u200D".repeat(5);
    holds(f.requiredText(1, 3), [
      [`${joined}👩`, { ok: `${joined}👩` }],
      [`${joined.repeat(4)}👩`, "3文字以内で入力してください（現在62文字）"],
    ]);
    holds(f.optionalText(3), [
      [" ", { ok: undefined }],
      ["\u0000", { ok: undefined }],
      ["a", { ok: "a" }],
      ["abcd", "3文字以内で入力してください（現在4文字）"],
    ]);
    holds(f.optionalText(9, 5), [["abcd", "5〜9文字で入力してください（現在4文字）"]]);
  });

  it("takes an e-mail address, whatever its width and case", () => {
    const wrong = "メールアドレスの形式が正しくありません";
    holds(f.email, [
      [" ＴＡＲＯ@Example.COM", { ok: "taro@example.com" }],
      ["a", wrong],
      ["taro", wrong],
      ["taro@", wrong],
      ["山田 太郎 <taro@example.com>", { ok: "taro@example.com" }],
      ['"Yamada" ＜taro@example.com＞', { ok: "taro@example.com" }],
      ["Taro@example.com <taro@example.com>", { ok: "taro@example.com" }],
      ['"山田 (taro@home)" <taro@example.com>', { ok: "taro@example.com" }],
      ["mailto:taro@example.com", { ok: "taro@example.com" }],
      ["<taro>", wrong],
      ["taro@example.com, jiro@example.com", "メールアドレスは1件だけ入力してください"],
      [
        "太郎 <taro@example.com>, 二郎 <jiro@example.com>",
        "メールアドレスは1件だけ入力してください",
      ],
      ["taro@example.com；jiro@example.com", "メールアドレスは1件だけ入力してください"],
      ["taro@example.com\njiro@example.com", "メールアドレスは1件だけ入力してください"],
      [`${"a".repeat(250)}@example.com`, wrong],
    ]);
  });

  it("takes a phone number of 10 to 15 digits", () => {
    const length = "電話番号は10〜15桁の数字で入力してください";
    holds(f.requiredPhone, [
      ["1", length],
      ["1".repeat(9), length],
      ["1".repeat(10), { ok: "1".repeat(10) }],
      ["1".repeat(15), { ok: "1".repeat(15) }],
      ["1".repeat(16), length],
      ["090a", "電話番号の形式が正しくありません"],
      ["０９０−１２３４ー５６７８", { ok: "09012345678" }],
      ["+81 (0)90-1234-5678", { ok: "09012345678" }],
    ]);
  });

  it("drops a phone number that is empty", () => {
    holds(f.phone, [
      ["", { ok: undefined }],
      [" ", { ok: undefined }],
      [null, { ok: undefined }],
      ["09012345678", { ok: "09012345678" }],
    ]);
  });

  it("takes a postal code of 7 digits", () => {
    const wrong = "郵便番号は7桁の数字で入力してください";
    holds(f.postalCode, [
      ["〒１２３-４５６７", { ok: "1234567" }],
      ["123456", wrong],
      ["12345678", wrong],
    ]);
  });

  it("takes a password of 8 characters or more", () => {
    holds(f.password, [
      ["a", "パスワードは8文字以上で入力してください"],
      ["abcdef7", "パスワードは8文字以上で入力してください"],
      ["kawase-7", { ok: "kawase-7" }],
      ["a".repeat(129), "128文字以内で入力してください（現在129文字）"],
    ]);
    holds(f.currentPassword, [
      ["a", { ok: "a" }],
      ["a".repeat(1024), { ok: "a".repeat(1024) }],
      ["a".repeat(1025), "入力内容に誤りがあります。内容をご確認ください。"],
    ]);
  });

  it("allows the listed symbols in a password, and names them beside another", () => {
    const others =
      "使用できない文字が含まれています。半角英数字と次の記号が使えます：` ~ ! @ # $ % ^ & * ( ) - _ = + ; : ' \" , < . > ?";
    holds(f.password, [
      ["`~!@#$%^&*()-_=+;:'\",<.>?aZ0", { ok: "`~!@#$%^&*()-_=+;:'\",<.>?aZ0" }],
      ...Array.from("/\\|{}[] パ", (other) => [`kawasemi${other}`, others] as const),
    ]);
  });

  it("takes kana, widened to full width", () => {
    holds(f.kana(), [
      ["ﾔﾏﾀﾞ　ﾀﾛｳ", { ok: "ヤマダ タロウ" }],
      ["ア", { ok: "ア" }],
      ["やまだ\nたろう", { ok: "ヤマダ タロウ" }],
      ["ロ－ラ", { ok: "ローラ" }],
      ["アン゠マリー", { ok: "アン・マリー" }],
      ["ヷヺ", { ok: "ヷヺ" }],
      ...["山田", "Smith", "ー", "・", "ヤマダ1"].map(
        (text) => [text, "全角カタカナで入力してください"] as const,
      ),
      ["\u200b", "この項目は入力必須です"],
      ["あ".repeat(50), { ok: "ア".repeat(50) }],
      ["あ".repeat(51), "50文字以内で入力してください（現在51文字）"],
    ]);
  });

  it("takes names with a letter in them, in one line", () => {
    const wrong = "名前には文字を入力してください。記号や数字だけの名前は登録できません";
    const names = ["山田　太郎", "佐々木", "O'Neil", "김민준", "𠮷野", "ｼﾞｮﾝ", "葛\u{e0100}城"];
    const nameless = ["１２３", "・・・", "ー", "々", "😀", "-"];
    holds(f.personName, [
      ...names.map((text) => [text, { ok: text }] as const),
      ...nameless.map((text) => [text, wrong] as const),
      ["山田\r\n\t太郎", { ok: "山田 太郎" }],
      ["\u3164", "この項目は入力必須です"],
      ["田".repeat(51), "50文字以内で入力してください（現在51文字）"],
      ["1".repeat(51), "50文字以内で入力してください（現在51文字）"],
    ]);
    holds(f.companyName, [
      ["109", { ok: "109" }],
      ["・", wrong],
      ["社".repeat(100), { ok: "社".repeat(100) }],
      ["社".repeat(101), "100文字以内で入力してください（現在101文字）"],
    ]);
  });

  it("takes numbers of so many digits, however they are written", () => {
    holds(f.digits(13, /^T/i, "違います"), [
      ["1234567890123", { ok: "1234567890123" }],
      ["T１２３４－５６７８ 9012-3\u200b", { ok: "1234567890123" }],
      ["123456789012", "違います"],
      ["12345678901234", "違います"],
      ["TT1234567890123", "違います"],
      ["", "この項目は入力必須です"],
    ]);
  });

  it("takes addresses of the web alone", () => {
    const wrong = "URLの形式が正しくありません";
    holds(f.url, [
      ["https://example.co.jp/a?b", { ok: "https://example.co.jp/a?b" }],
      ["javascript:alert(1)//a.b", wrong],
      ["https://user@example.com", wrong],
      ["example.co.jp", { ok: "https://example.co.jp" }],
      ["github.com/x?y=1#z", { ok: "https://github.com/x?y=1#z" }],
      ["Example.jp:8080/", { ok: "https://Example.jp:8080/" }],
      ["日本語.jp", { ok: "https://日本語.jp" }],
      ["http://example.jp", { ok: "http://example.jp" }],
      [" \u200bhttps://example.jp\u202c\n", { ok: "https://example.jp" }],
      ["ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｊｐ／ａ", { ok: "https://example.jp/a" }],
      ["ｅｘａｍｐｌｅ．ｊｐ", { ok: "https://example.jp" }],
      ["https://example.jp/トヨタ（企業）", { ok: "https://example.jp/トヨタ（企業）" }],
      [`example.jp/${"a".repeat(2029)}`, { ok: `https://example.jp/${"a".repeat(2029)}` }],
      [`example.jp/${"a".repeat(2030)}`, "2048文字以内で入力してください（現在2049文字）"],
      ...["なし。", "v1.0", "taro@example.jp", "mailto:taro@example.jp", "//example.jp"].map(
        (text) => [text, wrong] as const,
      ),
      ["example.jp\nexample.com", wrong],
      ["https://example.jp/\nmoc.evil", wrong],
      ["a", wrong],
      ["https:example.co.jp", wrong],
      ["https://localhost", wrong],
    ]);
    holds(f.optionalUrl, [["", { ok: undefined }]]);
  });

  it("takes days and months that the calendar has", () => {
    const wrong = "日付の形式が正しくありません";
    holds(f.isoDate, [
      ["2024-02-29", { ok: "2024-02-29" }],
      ["2023-02-29", wrong],
      ["2024-13-01", wrong],
      ["2024/02/29", wrong],
      ["2024-00-10", wrong],
      ["2024-01-00", wrong],
      ["2024-01-01", { ok: "2024-01-01" }],
      ["2024-12-31", { ok: "2024-12-31" }],
      ["1899-12-31", wrong],
      ["1900-01-01", { ok: "1900-01-01" }],
      ["2199-12-31", { ok: "2199-12-31" }],
      ["2200-01-01", wrong],
      ["1", wrong],
    ]);
    holds(f.yearMonth, [
      ["2024-12", { ok: "2024-12" }],
      ["2024-13", wrong],
      ["2024-00", wrong],
      ["1899-12", wrong],
      ["1900-01", { ok: "1900-01" }],
      ["2199-12", { ok: "2199-12" }],
      ["2200-01", wrong],
    ]);
    holds(instant, [
      ["2026-11-20T03:00:00Z", { ok: "2026-11-20T03:00:00Z" }],
      ["2026-11-20T12:00:00+09:00", { ok: "2026-11-20T12:00:00+09:00" }],
      ["2026-11-20T12:00:00", wrong],
    ]);
  });

  it("takes keys of a list, each once", () => {
    holds(f.oneOf(["a", "b"]), [
      ["c", "1つ選択してください"],
      [undefined, "1つ選択してください"],
    ]);
    holds(f.manyOf(["a", "b"], { min: 1 }), [[[], "1つ以上選択してください"]]);
    holds(f.manyOf(["a", "b"], { min: 2 }), [[["a"], "2つ以上選択してください"]]);
    holds(f.manyOf(["a", "b"], { max: 1 }), [[["a", "b"], "1つまで選択できます"]]);
    holds(f.manyOf(["a", "b"]), [
      [["a", "a"], "同じ内容が重複しています"],
      [["b", "a"], { ok: ["b", "a"] }],
    ]);
    holds(f.uuid, [["x", "入力内容に誤りがあります。内容をご確認ください。"]]);
  });

  it("has words for bank numbers, for which the specification names no field", () => {
    expect(messages.bankAccount).toBe("口座番号は7桁以内の数字で入力してください");
    expect(messages.branchCode).toBe("支店コードは3桁以内の数字で入力してください");
  });

  it("has words for joining dates, for which the specification names no field", () => {
    expect([messages.joinDate, messages.joinMonth, messages.joinYear]).toEqual([
      "今日以降の日付を選択してください",
      "今月以降を選択してください",
      "今年以降を選択してください",
    ]);
  });

  it.each([
    ["a day that is empty", f.isoDate, ""],
    ["a day that is a word", f.isoDate, "昨日"],
    ["a month that is empty", f.yearMonth, ""],
    ["a month that is a word", f.yearMonth, "先月"],
    ["a phone number of letters", f.requiredPhone, "090a"],
    ["an empty password", f.password, ""],
    ["a short password with other letters", f.password, "パスワード"],
    ["a long password with other letters", f.password, "パ".repeat(129)],
    ["an empty address", f.url, ""],
    ["a long text for an address", f.url, "a".repeat(2049)],
  ])("says one thing alone of %s", (_, field, input) => {
    expect(field.safeParse(input).error?.issues).toHaveLength(1);
  });

  it("names the code of a weak password, and none where there is no password", () => {
    const codeOf = (input: unknown) =>
      f.password.safeParse(input).error?.issues.map((issue) => "params" in issue && issue.params);
    expect(codeOf("short")).toEqual([{ errorCode: "weakPassword" }]);
    expect(codeOf("")).toEqual([false]);
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
      passwordConfirmation: "パスワードが一致していません",
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
    const all = [
      f.email,
      f.phone,
      f.postalCode,
      f.password,
      f.kana(),
      f.url,
      f.isoDate,
      f.yearMonth,
      salaryInt,
      toeic,
      f.uuid,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.anything(), (schema, input) => {
        const answer = read(schema, input);
        if (typeof answer === "string") expect(answer).toMatch(/[ぁ-ん]/);
      }),
    );
  });
});

it("lets no address look like another by letters that nobody sees", () => {
  for (const letter of ["\u202e", "\u2066", "\u200f", "\u0007"])
    holds(f.url, [[`https://example.jp/${letter}moc.evil`, { ok: "https://example.jp/moc.evil" }]]);
});
