import { describe, expect, it } from "vitest";
import { normalizedHost, normalizeHiddenCompanyWord } from "./hidden-company.ts";

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
});
