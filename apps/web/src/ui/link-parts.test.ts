import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkParts } from "./link-parts";

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe("linkParts", () => {
  it("finds addresses between Japanese words and leaves the punctuation", () => {
    expect(links("詳細はhttps://example.jp/a?b=1です。")).toEqual(["https://example.jp/a?b=1"]);
    expect(links("（https://example.jp/）と https://example.com.")).toEqual([
      "https://example.jp/",
      "https://example.com",
    ]);
    expect(links("https://ja.wikipedia.org/wiki/A_(b) を")).toEqual([
      "https://ja.wikipedia.org/wiki/A_(b)",
    ]);
    expect(links("(https://a.jp/x((b))) https://a.jp/?a[1]. [https://a.jp/]")).toEqual([
      "https://a.jp/x((b))",
      "https://a.jp/?a[1]",
      "https://a.jp/",
    ]);
  });

  it("goes on with the Japanese letters of a page's name, and not with the sentence", () => {
    expect(
      links(
        "https://ja.wikipedia.org/wiki/東京都です。https://ja.wikipedia.org/wiki/ローマ_(都市)と",
      ),
    ).toEqual([
      "https://ja.wikipedia.org/wiki/東京都",
      "https://ja.wikipedia.org/wiki/ローマ_(都市)",
    ]);
    expect(links("https://a.jp/s?q=経理&p=2、https://a.jp/資料をご覧ください")).toEqual([
      "https://a.jp/s?q=経理&p=2",
      "https://a.jp/",
    ]);
    expect(links("https://a.jp/docs/をご覧ください。https://a.jp/docs資料")).toEqual([
      "https://a.jp/docs/",
      "https://a.jp/docs",
    ]);
  });

  it("reads the longest text in a moment", () => {
    const before = process.threadCpuUsage();
    for (const marks of ["!".repeat(10_000), `${"(".repeat(5000)}${")".repeat(5000)}`])
      linkParts(`https://a.jp/${marks}a${marks}`);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100);
  });

  it("links https only", () => {
    expect(links("http://example.com/ と https://example.com/")).toEqual(["https://example.com/"]);
    expect(links("https://tefuda.example@evil.example/ https://a:b@evil.example/")).toEqual([]);
  });

  it("leads to pages of the own origin by their path, and to no other host that looks like it", () => {
    const own = "http://localhost:3000";
    expect(linkParts("こちら http://localhost:3000/offers?a=1#b へ", own)).toEqual([
      { text: "こちら " },
      { text: "http://localhost:3000/offers?a=1#b", href: "/offers?a=1#b", isOwn: true },
      { text: " へ" },
    ]);
    for (const text of [
      "http://localhost:3000//evil.example/a",
      "http://localhost:3000/\\/evil.example",
    ])
      expect(linkParts(text, own).flatMap(({ href }) => href ?? [])).not.toContainEqual(
        expect.stringMatching(/^[/\\]{2}/),
      );
    expect(linkParts("http://localhost:3000//evil.example/a", own)).toEqual([
      { text: "http://localhost:3000//evil.example/a" },
    ]);
    for (const text of ["https://localhost.evil.example/", "https://evil.example/offers"])
      expect(linkParts(text, own)).toEqual([{ text, href: text }]);
    expect(links("http://localhost:3001/")).toEqual([]);
  });

  it("never links anything but the web", () => {
    expect(links("javascript:alert(1) data:text/html,x ftp://a.b file:///etc")).toEqual([]);
    expect(links("https://")).toEqual([]);
  });

  it("loses no letter of the text", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant("。"))), (pieces) => {
        const text = pieces.join("");
        expect(
          linkParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
