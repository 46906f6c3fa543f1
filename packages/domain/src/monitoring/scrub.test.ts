import fc from "fast-check";
import { expect, it } from "vitest";
import { scrubBrowser, scrubError, scrubPage } from "./scrub.ts";

it.each([
  ["Cannot read properties of undefined (reading 'name')", undefined],
  ["taro.yamada+x@example.co.jp is taken", "{email} is taken"],
  ["No row 0199a0de-1111-7abc-8def-0123456789ab", "No row {id}"],
  ["GET https://a.example/users?words=%E5%B1%B1 failed", "GET https://a.example/users failed"],
  ["/reset?oobCode=abc failed", "/reset failed"],
  [
    `Unexpected token '山', "山田 太郎です" is not valid JSON`,
    "Unexpected token {text}, {text} is not valid JSON",
  ],
  ["「はじめまして」を読めません", "{text}"],
  ["山田 太郎 is not a function", "{text} {text} is not a function"],
  ["550 山田太郎: no such user", "550 {text}: no such user"],
  [
    `invalid input value "Taro Yamada" for column "name"`,
    `invalid input value {text} for column "name"`,
  ],
  ["the name 'Taro Yamada' is taken", "the name {text} is taken"],
  ["the name `Taro Yamada` is taken", "the name {text} is taken"],
  [`"she wrote "this and that`, `{text}this and that`],
  ["It can't be read, and isn't there", undefined],
  [
    "Failed to execute 'insertBefore' on 'Node': \"div > p\"",
    "Failed to execute 'insertBefore' on 'Node': {text}",
  ],
  ["Unexpected token '}' in /trpc/chat.sendMessage", undefined],
  [`No "/mypage/[id]" in '$store.users'`, undefined],
  ["GET /users/%E5%B1%B1%e7%94%b0/edit failed", "GET /users/{text}/edit failed"],
  ['{"name":"\\u5c71\\u7530"}', '{"name":{text}}'],
  ["\\u5c71\\u7530 is no name", "{text} is no name"],
  ["𠮷野家🃏 és Zoë", "{text} {text}s Zo{text}"],
  [
    "入力内容に誤りがあります。内容をご確認ください。\n山田さん",
    "入力内容に誤りがあります。内容をご確認ください。\n{text}",
  ],
  ["call 090-1234-5678 now", "call {number} now"],
  ["status 500 at line 1204", undefined],
  ["taro＠example.co.jp is taken", "{email} is taken"],
  ["taro@example．co．jp is taken", "{email} is taken"],
  ["/users/taro.yamada%40example.co.jp failed", "{email} failed"],
  [`{"to":taro\\u0040example.jp}`, `{"to":{email}}`],
  ["taro&#64;example.jp and taro&commat;example.jp", "{email} and {email}"],
  ["taro@例え.jp is taken", "{email} is taken"],
  ["call 03.1234.5678 now", "call {number} now"],
  ["call 03_1234_5678, born 1990/04/01", "call {number}, born {number}"],
  ["born 1990年4月1日, joined 2015年4月", "born {number}, joined {number}"],
  ["born 4月1日", "born {number}"],
  [`invalid name "Taro\nYamada" here`, "invalid name {text} here"],
  [`invalid name "Taro Yama`, "invalid name {text}"],
  ["invalid name 'Taro Yama", "invalid name {text}"],
  ["invalid name 'Taro isn't here' there", "invalid name {text} there"],
  [`no "she wrote \\"Taro Yamada\\" here" there`, "no {text} there"],
  ["no “Taro Yamada” and ‘Taro Yamada’ and «Taro Yamada»", "no {text} and {text} and {text}"],
  ["no 「Taro Yamada」 and 『Taro Yamada", "no {text} and {text}"],
  ["no &quot;Taro Yamada&quot; and &#39;Taro Yamada&#39; there", "no {text} and {text} there"],
  ["no &#x5c71;&#30000; there", "no {text} there"],
  ["no \\u{20bb7} and \\xe9 there", "no {text} and {text} there"],
  ["Taro Yamada is not defined", undefined],
])("%s", (text, expected) => {
  expect(scrubError(text)).toBe(expected ?? text);
});

it.each([
  ["/matchings/0199a0de-1111-7abc-8def-0123456789ab?tab=all", "/matchings/{id}"],
  ["https://tefuda.example/users?words=a#b", "/users"],
  ["offers", "/offers"],
  ["", "/"],
])("keeps of the page %s only its path", (page, expected) => {
  expect(scrubPage(page)).toBe(expected);
});

it("lets no address of a person through, wherever it stands, and is done after one time", () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      const once = scrubError(`${before} ${address} ${after}`);
      expect(once).not.toContain(`${address} `);
      expect(scrubPage(`/a?${address}`)).toBe("/a");
    }),
  );
});

it("takes keys out, and numbers as Japanese keyboards write them", () => {
  const code = "q3JHf0dK2mX7sVbN4pLz8TyRc1WgEaUo5iQ";
  expect(scrubError(`bad code ${code}`)).toBe("bad code {token}");
  expect(scrubError("電話０９０－１２３４－５６７８です")).toBe("{text}{number}{text}");
  expect(scrubError("call 03(1234)5678")).toBe("call {number}");
  expect(scrubError("Cannot read properties of undefined (reading 'map')")).toBe(
    "Cannot read properties of undefined (reading 'map')",
  );
});

it("reads the first 2,000 letters, and is done at once with the worst of them", () => {
  expect(scrubError("z ".repeat(5_000))).toBe("z ".repeat(1_000));
  const started = performance.now();
  for (const worst of ["@a", "a.", "'a", "0-", "%22", "&quot;", "「", "(0", "a%40", '\\"', "年1"])
    scrubError(worst.repeat(2_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.7444.59 Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.7444.59 Safari/537.36",
  ],
  ["山田の道具/1.0 taro@example.jp 0199a0de11117abc8def0123456789ab", "{text}/1.0 {email} {token}"],
])("keeps of the browser %s its kind and versions", (name, expected) => {
  expect(scrubBrowser(name)).toBe(expected);
});
