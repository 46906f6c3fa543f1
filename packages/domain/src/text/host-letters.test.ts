import { domainToASCII } from "node:url";
import { expect, it } from "vitest";
import { hostLetters } from "./host-letters.ts";

it.each([
  ["日本語.jp", "xn--wgv71a119e.jp"],
  ["株式会社みなと.example", "xn--o9jd6dt45otxqupmq82a.example"],
  ["bücher-fürs-büro.de", "xn--bcher-frs-bro-wobge.de"],
  ["他们为什么不说中文.com", "xn--ihqwcrb4cv8a8dqg056pqjye.com"],
  ["𠮷野家.jp", "xn--fctt27jo60v.jp"],
])("the letters of %s are found in %s", (letters, host) => {
  expect(domainToASCII(letters)).toBe(host);
  expect(hostLetters(host)).toBe(letters);
});
it("keeps what stands for nothing, and what is no label", () => {
  for (const kept of [
    "xn--99999999999.jp",
    "axn--wgv71a119e.jp",
    `xn--${"a".repeat(60)}`,
    "xn--a-",
  ])
    expect(hostLetters(kept)).toBe(kept);
});
