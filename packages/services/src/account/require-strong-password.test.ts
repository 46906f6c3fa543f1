import { expect, it } from "vitest";
import { requireStrongPassword } from "./require-strong-password.ts";

const site = { brand: "Tefuda", origin: "http://localhost:3000", sender: "no-reply@localhost" };
const owner = { email: "s.yamada@kotonoha.example", names: ["山田 翔太", "ヤマダ ショウタ"] };
const setting = (password: string) => requireStrongPassword({ site }, password, owner);

const COMMON = "よく使われている、推測されやすいパスワードです。別のパスワードを入力してください";
const WORD =
  "単語や人名に近く、推測されやすいパスワードです。関係のない言葉をいくつかつなげるなど、別のパスワードを入力してください";
const PATTERN =
  "繰り返しや並び順、日付に近く、推測されやすいパスワードです。別のパスワードを入力してください";
const OWN =
  "サービス名やお名前、メールアドレスに近く、推測されやすいパスワードです。別のパスワードを入力してください";

it.each([
  ["password", COMMON],
  ["Password1", COMMON],
  ["P@ssw0rd!", COMMON],
  ["pa$$word", COMMON],
  ["qwertyuiop", COMMON],
  ["1qaz2wsx", COMMON],
  ["iloveyou", COMMON],
  ["12345678", COMMON],
  ["dragon1234", COMMON],
  ["konnichiwa", WORD],
  ["konnichiwa1", WORD],
  ["tenshoku2026", WORD],
  ["Tenshoku!1", WORD],
  ["Sakura2026", WORD],
  ["sakura123", WORD],
  ["nihon2026", WORD],
  ["satou1985", WORD],
  ["itadakimasu", WORD],
  ["12341234", PATTERN],
  ["aaaaaaaa", PATTERN],
  ["abcdefgh", PATTERN],
  ["19900401", PATTERN],
  ["2026-11-25", PATTERN],
  ["tefuda-demo", OWN],
  ["Tefuda2026", OWN],
  ["T3fud@!2026", OWN],
  ["yamada.shouta", OWN],
  ["Shota-Yamada1", OWN],
  ["kotonoha1234", OWN],
  ["s.yamada@kotonoha.example", OWN],
])("refuses %s and says why", async (password, why) => {
  await expect(setting(password)).rejects.toMatchObject({
    code: "weakPassword",
    fields: { password: why },
  });
});

it.each([
  "correct-horse-9",
  "tsubame-2026",
  "a-new-password",
  "aB3kd92x",
  "kxqvmzpw",
  "4f9Kq!2z",
  "sakurasaku-9",
  "hanabi-tsubame",
  "umi-to-yama",
  "tefuda-kawasemi-77",
  "tefuda-kxqvmzpw",
  "yamada no kitsutsuki".replaceAll(" ", "-"),
  "abc8391748201",
])("takes %s", async (password) => {
  await expect(setting(password)).resolves.toBeUndefined();
});

it("leaves the thread that answers everybody alone with hostile passwords of 128 characters", async () => {
  const hostile = [
    "4@8({[<369&#!1|05$+7%2",
    "Pa55w0rd!$@",
    "p@ssw0rd",
    "1",
    "19",
    "a@4",
    "01/02/1990",
  ];
  // Processor time, which a busy machine does not lengthen.
  const before = process.threadCpuUsage();
  await Promise.allSettled(hostile.map((part) => setting(part.repeat(128).slice(0, 128))));
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100);
});
