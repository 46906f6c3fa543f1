import { describe, expect, it } from "vitest";
import { findContactDetails } from "./contact-details.ts";

describe("findContactDetails", () => {
  it.each([
    ["taro@example.com までご連絡ください", ["email"]],
    ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ", ["email"]],
    ["taro(at)example.co.jp", ["email"]],
    ["090-1234-5678", ["phone"]],
    ["０３－１２３４－５６７８", ["phone"]],
    ["電話は09012345678です", ["phone"]],
    ["+81 90 1234 5678", ["phone"]],
    ["LINE IDはtaro_123です", ["sns"]],
    ["LINEのID: taro", ["sns"]],
    ["Twitter: @taro_s", ["sns"]],
    ["インスタ @taro.s", ["sns"]],
    ["https://x.com/taro", ["sns"]],
    ["https://line.me/ti/p/abc", ["sns"]],
    ["a@b.jp か 090-1234-5678", ["email", "phone"]],
  ])("finds %s", (text, kinds) => {
    expect(findContactDetails(text)).toEqual({ found: true, kinds });
  });

  it.each([
    "2020-04-01から2021-03-31まで在籍しました",
    "売上を1,000,000,000円から0.5倍にしました",
    "社員番号0123456789の管理",
    "@angular/core と @types/node を使いました",
    "LINE ID連携機能とLINE Bot APIを開発しました",
    "Facebook ID loginを実装しました",
    "https://github.com/taro/app と https://netflix.com/title",
    "UX ID: 12345 の改善",
    "バージョン10.0.1-0120",
  ])("lets pass %s", (text) => {
    expect(findContactDetails(text)).toEqual({ found: false, kinds: [] });
  });
});
