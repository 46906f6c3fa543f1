import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

it.each([
  "password",
  "Password1",
  "P@ssw0rd!",
  "pa$$word",
  "passw0rd123",
  "12345678",
  "1234567890",
  "87654321",
  "11111111",
  "12121212",
  "12341234",
  "aaaaaaaa",
  "qwertyuiop",
  "1q2w3e4r",
  "1qaz2wsx",
  "asdfghjkl",
  "abcdefgh",
  "abc12345",
  "iloveyou",
  "welcome1",
  "Sakura2026",
  "passwordpassword",
])("%s is guessed at once", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  "tefuda-demo",
  "correct-horse-9",
  "tsubame-2026",
  "a-new-password",
  "aB3kd92x",
  "90417265",
  "abc8391748201",
  "sakurasaku-9",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
