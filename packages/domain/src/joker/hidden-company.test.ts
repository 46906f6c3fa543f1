import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHiddenCompany, normalizedHost, normalizeHiddenCompanyWord } from "./hidden-company.ts";

describe("hidden companies", () => {
  it.each([
    ["https://www.Example.co.jp/", "example.co.jp"],
    ["ＥＸＡＭＰＬＥ．co.jp", "example.co.jp"],
    ["  example ", "example"],
    ["http://example.com/jobs", "example.com/jobs"],
  ])("normalises %s", (word, expected) => {
    expect(normalizeHiddenCompanyWord(word)).toBe(expected);
  });

  it("takes the host of an address", () => {
    expect(normalizedHost("https://www.example.com/a?b#c")).toBe("example.com");
    expect(normalizedHost("http://someone@www.example.com:8080/a")).toBe("example.com");
    expect(normalizedHost(null)).toBe("");
  });

  it("matches a word contained in the host", () => {
    expect(isHiddenCompany(["example"], "https://www.example.co.jp/about")).toBe(true);
    expect(isHiddenCompany(["https://www.example.co.jp/recruit"], "https://example.co.jp")).toBe(
      true,
    );
    expect(isHiddenCompany(["about"], "https://www.example.co.jp/about")).toBe(false);
    expect(isHiddenCompany(["other"], "https://www.example.co.jp")).toBe(false);
    expect(isHiddenCompany([""], "https://www.example.co.jp")).toBe(false);
    expect(isHiddenCompany(["example"], undefined)).toBe(false);
  });

  it("gives the same answer for every spelling of the same entry and site", () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/);
    const spell = (host: string) =>
      fc.constantFrom(host, `https://${host}/`, `HTTP://WWW.${host.toUpperCase()}`);
    const pair = fc
      .tuple(label, label)
      .chain(([a, b]) =>
        fc.tuple(fc.constant(a), fc.constant(`${b}.jp`), spell(a), spell(`${b}.jp`)),
      );
    fc.assert(
      fc.property(pair, ([word, site, spelledWord, spelledSite]) => {
        expect(isHiddenCompany([spelledWord], spelledSite)).toBe(isHiddenCompany([word], site));
      }),
    );
  });
});
