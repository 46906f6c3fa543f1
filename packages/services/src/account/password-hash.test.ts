import * as engine from "better-auth/crypto";
import { expect, it } from "vitest";
import { hashPassword, isEarlierHash, verifyPassword } from "./password-hash.ts";

const PASSWORD = "correct-horse-9";

it("is made at the cost that OWASP recommends, which stands in front of it", async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword(PASSWORD, hash)).toBe(true);
  expect(await verifyPassword("correct-horse-8", hash)).toBe(false);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
});

it("is compared at the cost that it was made at", async () => {
  const hash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 });
  expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
  expect(await verifyPassword(PASSWORD, hash)).toBe(true);
  expect(await verifyPassword(`${PASSWORD} `, hash)).toBe(false);
});

it("of the session engine is known and still compared", async () => {
  const hash = await engine.hashPassword(PASSWORD);
  expect(isEarlierHash(hash)).toBe(true);
  expect(await verifyPassword(PASSWORD, hash)).toBe(true);
  expect(await verifyPassword("correct-horse-8", hash)).toBe(false);
});

it("in no known form is an error, and nobody's", async () => {
  await expect(verifyPassword(PASSWORD, "$scrypt$ln=4")).rejects.toThrow();
});
