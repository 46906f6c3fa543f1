import { describe, expect, it } from "vitest";
import {
  hiddenCompanyWord,
  normalizedHost,
  normalizeHiddenCompanyWord,
  wholeSiteOf,
} from "./hidden-company.ts";

describe("hidden companies", () => {
  it.each([
    ["https://www.Example.co.jp/", "example.co.jp"],
    ["ＥＸＡＭＰＬＥ．co.jp", "example.co.jp"],
    ["  example ", "example"],
    ["http://example.com/jobs", "example.com/jobs"],
  ])("normalises %s", (word, expected) => {
    expect(normalizeHiddenCompanyWord(word)).toBe(expected);
  });

  it.each([
    ["https://www.Example.co.jp/recruit", "example.co.jp"],
    ["example.co.jp/recruit?a#b", "example.co.jp"],
    ["yamada@example.co.jp", "example.co.jp"],
    ["exam\u200Bple.co.jp", "example.co.jp"],
    ["https://みなと.example/採用", "みなと.example"],
    ["http://localhost/a", "localhost"],
    ["株式会社AC/DC", "株式会社ac/dc"],
    ["なに？工房", "なに?工房"],
    ["C#工房", "c#工房"],
    ["A@home工房", "a@home工房"],
    ["\u202Aみなと\u00AD商会\u202C\u3164", "みなと商会"],
    ["Minato Co., Ltd.", "minato co., ltd."],
    ["Group/%E6%B5%B7%e9%a2%a8", "group/海風"],
    ["https://example.co.jp./%E6%B5", "example.co.jp"],
    ["example.co.jp.", "example.co.jp"],
    ["100%工房", "100%工房"],
    ["50%E6工房", "50%e6工房"],
    ["%2e%2E%00みなと", "..みなと"],
    ["みなと.", "みなと."],
    ["example.co.jp に関する会社/東京", "example.co.jp に関する会社/東京"],
    ["example.co.jp.", "example.co.jp"],
    ["https://www.example.co.jp.:443/recruit", "example.co.jp"],
    ["ｅｘａｍｐｌｅ。co。jp", "example.co.jp"],
    ["example｡jp.", "example.jp"],
    ["モーニング。", "モーニング。"],
    ["みなと。海", "みなと。海"],
    ["https://xn--wgv71a119e.jp/", "日本語.jp"],
    ["XN--WGV71A119E.jp", "日本語.jp"],
    ["日本語。jp", "日本語.jp"],
    ["xn--wgv71a119e", "日本語"],
    ["xn--bcher-kva.example", "bücher.example"],
    ["xn--a-.jp", "xn--a-.jp"],
    ["xn--99999999999.jp", "xn--99999999999.jp"],
    ["xn--.jp", "xn--.jp"],
    ["https://%E6%97%A5%E6%9C%AC%E8%AA%9E.jp/%E3%", "日本語.jp"],
    ["group/%E6%B5%B7%E9%a2%a8", "group/海風"],
    ["％E6％B5％B7", "海"],
    ["%E6%B5%B7%E3%", "海%e3%"],
    ["%C0%80%00", "%c0%80"],
    ["100%", "100%"],
    ["100%果汁", "100%果汁"],
  ])("reads %s as %s", (entered, word) => {
    expect(hiddenCompanyWord(entered)).toBe(word);
  });

  it.each([
    ["https://www.Example.co.jp/recruit/", "example.co.jp"],
    ["example.co.jp/?id=3", "example.co.jp"],
    ["ｅｘａｍｐｌｅ．co.jp／採用", "example.co.jp"],
    ["https://example.co.jp/", undefined],
    ["https:///recruit", undefined],
    ["yamada@example.co.jp", undefined],
    ["AC/DC工業", undefined],
    ["companies/minato", undefined],
    ["", undefined],
  ])("of %s the whole site stands for a page: %s", (entered, host) => {
    expect(wholeSiteOf(entered)).toBe(host);
  });

  it("takes the host of an address", () => {
    expect(normalizedHost("https://www.example.com/a?b#c")).toBe("example.com");
    expect(normalizedHost("http://someone@www.example.com:8080/a")).toBe("example.com");
    expect(normalizedHost("https://www.example.com.:443/")).toBe("example.com");
    expect(normalizedHost(null)).toBe("");
  });
});
