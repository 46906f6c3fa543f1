import { expect, it } from "vitest";
import { codeAt, keyUri, makeSecret, stepOfCode } from "./totp.ts";

/** The secret of RFC 6238's examples, whose last six digits these are. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  ["1970-01-01T00:00:59Z", "287082", 1],
  ["2005-03-18T01:58:29Z", "081804", 37037036],
  ["2009-02-13T23:31:30Z", "005924", 41152263],
])("shows at %s what RFC 6238 says", (time, code, step) => {
  expect(codeAt(secret, new Date(time))).toBe(code);
  expect(stepOfCode(secret, code, new Date(time))).toBe(step);
});

it("has a secret of 160 bits, in the letters that apps take, and names the account", () => {
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(keyUri(secret, { brand: "Tefuda", email: "a@example.jp" })).toBe(
    "otpauth://totp/Tefuda:a%40example.jp?issuer=Tefuda&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  );
});
