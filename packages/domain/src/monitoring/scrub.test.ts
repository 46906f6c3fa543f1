import fc from "fast-check";
import { expect, it } from "vitest";
import { scrubError, scrubPage } from "./scrub.ts";

it.each([
  ["Cannot read properties of undefined (reading 'name')", undefined],
  ["taro.yamada+x@example.co.jp is taken", "{email} is taken"],
  ["No row 0199a0de-1111-7abc-8def-0123456789ab", "No row {id}"],
  ["GET https://a.example/users?words=%E5%B1%B1 failed", "GET https://a.example/users failed"],
  ["/reset?oobCode=abc failed", "/reset failed"],
  [
    `Unexpected token '山', "山田 太郎です" is not valid JSON`,
    "Unexpected token '山', {text} is not valid JSON",
  ],
  ["「はじめまして」を読めません", "{text}を読めません"],
  ["call 090-1234-5678 now", "call {number} now"],
  ["status 500 at line 1204", undefined],
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
  expect(scrubError("電話０９０－１２３４－５６７８です")).toBe("電話{number}です");
  expect(scrubError("call 03(1234)5678")).toBe("call {number}");
  expect(scrubError("Cannot read properties of undefined (reading 'map')")).toBe(
    "Cannot read properties of undefined (reading 'map')",
  );
});
