import { expect, it } from "vitest";
import { ownWords, withoutOwnWords } from "./own-words.ts";

const words = ownWords({
  brand: "Tefuda Jobs",
  email: "shota.1990@kotonoha.example",
  names: ["ヤマダ ショウタ"],
});

it("knows the service, the address and the names, in parts and at once", () => {
  expect(words.toSorted()).toEqual(
    `1990 jobs kotonoha shota shota.1990@kotonoha.example shota1990 shouta tefuda tefudajobs yamada yamadashota
    yamadashouta`.split(/\s+/),
  );
});

it.each([
  ["tefuda-demo", "-demo"],
  ["T3fud@2026!", "2026!"],
  ["ShoutaYamada1990", ""],
  ["shota.1990@kotonoha.example", ""],
  ["shota-no-umi-kaze", "-no-umi-kaze"],
  ["correct-horse-9", "correct-horse-9"],
])("leaves of %s what is not among them", (password, rest) => {
  expect(withoutOwnWords(password, words)).toBe(rest);
});

it("takes no words from what a password cannot hold", () => {
  const known = { brand: "手札", email: "a^@b.example", names: ["山田 翔太"] };
  expect(ownWords(known)).toEqual(["a^@b.example", "tefuda"]);
  expect(ownWords({ brand: "手札", email: "kai.li@b.example", names: [] })).toEqual([
    "kai.li@b.example",
    "tefuda",
    "kaili",
    "kai",
  ]);
  expect(withoutOwnWords("ab@b.example-a^@b.example", ownWords(known))).toBe("ab@b.example-");
});
