import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkParts } from "./link-parts";

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe("linkParts", () => {
  it("finds addresses between Japanese words and leaves the punctuation", () => {
    expect(links("詳細はhttps://example.jp/a?b=1です。")).toEqual(["https://example.jp/a?b=1"]);
    expect(links("（https://example.jp/）と http://example.com.")).toEqual([
      "https://example.jp/",
      "http://example.com",
    ]);
    expect(links("https://ja.wikipedia.org/wiki/A_(b) を")).toEqual([
      "https://ja.wikipedia.org/wiki/A_(b)",
    ]);
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
