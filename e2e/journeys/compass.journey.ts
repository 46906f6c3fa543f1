import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { clockAtNoon } from "../support/clock-ahead.ts";
import {
  compassForm,
  expectAdvice,
  gateOn,
  handIn,
  handInIntroduction,
  handInOn,
  introduction,
  introductionOn,
} from "../support/compass.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { logIn, submitLogin } from "../support/log-in.ts";
import { signIn } from "../support/sign-in.ts";
import { fillSignUp, requestSignUp } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// Runs are counted by the day, and none may end in the middle of a test.
test.use({ serverEnv: clockAtNoon() });

/** Seekers who do nothing else in these journeys. */
const email = {
  gate: "joker-registered-190@demo.example",
  writing: "joker-registered-193@demo.example",
  limit: "joker-registered-196@demo.example",
  lost: "joker-registered-199@demo.example",
  tabs: "joker-registered-203@demo.example",
};

/** A seeker as typed calls, to look at what the server keeps. */
async function callsOf(origin: string, address: string) {
  const { trpc } = createClient(origin);
  await trpc.account.signIn.mutate({ email: address, password: demoPassword });
  return trpc;
}
const resultsOf = async (origin: string, address: string) =>
  (await callsOf(origin, address)).compass.listResults.query();

const result = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a visitor writes, is asked to log in, and gets the advice once", async ({
  server,
  desktop,
}) => {
  await open(desktop, "/career-compass-ai");
  await expect(
    desktop.getByRole("heading", { name: "あなたの自己紹介、採用担当者にはどう見える？" }),
  ).toBeVisible();
  await desktop.getByRole("link", { name: "はじめる", exact: true }).click();
  await hydrated(desktop);

  await test.step("what is too short is told of, and stays", async () => {
    await introductionOn(desktop).fill("営業です。");
    await handInOn(desktop).click();
    await expect(desktop.getByText("50〜800文字で入力してください（現在5文字）")).toBeVisible();
    await expect(introductionOn(desktop)).toBeFocused();
    await expect(introductionOn(desktop)).toHaveValue("営業です。");
  });

  await handInIntroduction(desktop);
  await expectNoFaults(desktop, "the gate");
  await reload(desktop);
  await expect(gateOn(desktop)).toBeVisible();
  // A second tab of the same session, as the browser's own way of doubling one makes it.
  const second = await desktop.context().newPage();
  await second.goto(compassForm);
  const session = await desktop.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await second.evaluate((kept) => {
    for (const [key, value] of Object.entries<string>(JSON.parse(kept)))
      sessionStorage.setItem(key, value);
  }, session);

  await desktop.getByRole("main").getByRole("link", { name: "ログイン", exact: true }).click();
  await desktop.waitForURL(/\/login\?/);
  await hydrated(desktop);
  await submitLogin(desktop, { email: email.gate });
  await expectAdvice(desktop);
  await expect(desktop.getByText("受注件数を前年比120%に増やしました").first()).toBeAttached();

  await reload(second);
  await expectAdvice(second);
  await desktop.goBack();
  await open(desktop, compassForm);
  await expect(introductionOn(desktop)).toHaveValue(introduction);
  await expect(desktop.getByText("本日はあと4回ご利用いただけます")).toBeVisible();
  await handInOn(desktop).click();
  await expectAdvice(desktop);
  expect(await resultsOf(server.url, email.gate)).toHaveLength(1);
});

test("a newcomer signs up on the way and gets the advice before the registration", async ({
  server,
  mobile,
}) => {
  const address = "compass-newcomer@example.jp";
  await open(mobile, compassForm);
  await handInIntroduction(mobile);
  await mobile.getByRole("link", { name: "無料で登録する", exact: true }).last().click();
  await mobile.waitForURL("**/signup-request");
  const link = await requestSignUp(mobile, server, address);
  await fillSignUp(mobile, link, address, "correct-horse-9");
  await mobile.getByRole("button", { name: "登録する" }).click();
  await expectAdvice(mobile);
});

test("a seeker on a phone writes, reads, and puts the text into the profile", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, { as: "joker", email: email.writing });
  await open(mobile, "/mypage");
  await mobile
    .getByRole("navigation", { name: "マイページ" })
    .getByRole("link", { name: "キャリアコンパスAI", exact: true })
    .click();
  await mobile.getByRole("link", { name: "はじめる", exact: true }).click();
  await handIn(mobile);
  await expectAdvice(mobile);
  await expectNoFaults(mobile, "the advice");
  await reload(mobile);
  await expectAdvice(mobile);

  const calls = await callsOf(server.url, email.writing);
  const before = (await calls.joker.own.query()).profile.introduction ?? "";
  const words = `${introduction}趣味は山歩きです⛰️`;
  await mobile.getByRole("button", { name: "自己紹介に反映する", exact: true }).click();
  const editor = mobile.getByRole("dialog", { name: "自己紹介に反映する" });
  await expect(editor.getByRole("textbox", { name: "新しい自己紹介" })).toHaveValue(introduction);
  if (before) await expect(editor.getByText(before, { exact: true }).first()).toBeVisible();

  await test.step("nothing is saved without a press", async () => {
    await editor.getByRole("textbox", { name: "新しい自己紹介" }).fill(words);
    await editor.getByRole("button", { name: "キャンセル" }).click();
    await expect(editor).toBeHidden();
    expect((await calls.joker.own.query()).profile.introduction ?? "").toBe(before);
    await mobile.getByRole("button", { name: "自己紹介に反映する", exact: true }).click();
    await expect(editor.getByRole("textbox", { name: "新しい自己紹介" })).toHaveValue(words);
    await editor.getByRole("button", { name: "破棄する" }).click();
    await expect(editor.getByRole("textbox", { name: "新しい自己紹介" })).toHaveValue(introduction);
    await editor.getByRole("button", { name: "キャンセル" }).click();
  });

  await mobile.getByRole("link", { name: "まとめへ進む" }).click();
  await expect(mobile.getByRole("heading", { level: 1, name: "お疲れさまでした" })).toBeVisible();
  await expectNoFaults(mobile, "the conclusion");
  await mobile.getByRole("button", { name: "自己紹介を更新する" }).click();
  await editor.getByRole("textbox", { name: "新しい自己紹介" }).fill("あ".repeat(10_000));
  await editor.getByRole("button", { name: "保存する" }).click();
  await expect(editor.getByText(/文字以内で入力してください/)).toBeVisible();
  await editor.getByRole("textbox", { name: "新しい自己紹介" }).fill(words);
  await editor.getByRole("button", { name: "保存する" }).click();
  await expect(toastOn(mobile, "保存しました")).toBeAttached();
  await open(mobile, "/mypage/profile");
  await expect(result(mobile, "自己紹介").getByText(words)).toBeVisible();
});

test("the day's number is told, with when it begins anew, and what is typed stays", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 429/);
  const calls = await callsOf(server.url, email.limit);
  for (let run = 0; run < 4; run += 1)
    await calls.compass.createAnswer.mutate({
      id: crypto.randomUUID(),
      text: `${introduction}${run}回目です。`,
    });
  await signIn(desktop.context(), server.url, { as: "joker", email: email.limit });
  await open(desktop, compassForm);
  await expect(desktop.getByText("本日はあと1回ご利用いただけます（1日5回まで）。")).toBeVisible();
  await calls.compass.createAnswer.mutate({
    id: crypto.randomUUID(),
    text: `${introduction}別の画面からです。`,
  });
  await handIn(desktop);
  await expect(
    desktop.getByText(
      "アドバイスを受け取れるのは1日5回までです。明日の午前0時から、またご利用いただけます。",
    ),
  ).toBeVisible();
  await expect(introductionOn(desktop)).toHaveValue(introduction);
  await open(desktop, compassForm);
  await expect(
    desktop.getByText(/本日のご利用は5回に達しました。.+から、またご利用/).first(),
  ).toBeVisible();
  await expect(introductionOn(desktop)).toHaveValue(introduction);
  await expect(handInOn(desktop)).toHaveAttribute("aria-disabled", "true");
});

test("a lost connection and a wait that is too long lose nothing that was typed", async ({
  server,
  mobile,
  line,
}) => {
  await signIn(mobile.context(), server.url, { as: "joker", email: email.lost });
  await open(mobile, compassForm);
  await line.cut(mobile);
  await handIn(mobile);
  await expect(
    mobile.getByText(/^送信できませんでした。入力内容はこの画面に残っています/),
  ).toBeVisible();
  await expect(introductionOn(mobile)).toHaveValue(introduction);
  await line.mend(mobile);

  await test.step("a wait can be ended", async () => {
    // The server is there and does not answer.
    await mobile.route("**/trpc/compass.createAnswer*", () => {});
    await handInOn(mobile).click();
    await expect(mobile.getByText("AIリクルーターが読んでいます...")).toBeVisible();
    await expectNoFaults(mobile, "the wait");
    await mobile.getByRole("button", { name: "中止する" }).click();
    await expect(mobile.getByText(/^受け取りを中止しました/)).toBeVisible();
    await expect(introductionOn(mobile)).toHaveValue(introduction);
  });

  await test.step("and ends by itself", async () => {
    await mobile.clock.install();
    await handInOn(mobile).click();
    await expect(mobile.getByText("AIリクルーターが読んでいます...")).toBeVisible();
    await mobile.clock.fastForward(36_000);
    await expect(mobile.getByText(/^通信がタイムアウトしました/)).toBeVisible();
    await expect(introductionOn(mobile)).toHaveValue(introduction);
  });

  await mobile.unroute("**/trpc/compass.createAnswer*");
  await handInOn(mobile).click();
  await expectAdvice(mobile);
  expect(await resultsOf(server.url, email.lost)).toHaveLength(1);
});

test("two tabs: a double press is one answer, and either tab reads what the other asked for", async ({
  server,
  desktop,
}) => {
  await logIn(desktop, "joker", { email: email.tabs });
  const other = await desktop.context().newPage();
  for (const tab of [desktop, other]) await open(tab, compassForm);

  await introductionOn(desktop).fill(introduction);
  await handInOn(desktop).dblclick();
  await expectAdvice(desktop);
  expect(await resultsOf(server.url, email.tabs)).toHaveLength(1);
  await open(other, "/career-compass-ai/results/latest");
  await expectAdvice(other);

  await test.step("the later answer is the latest in both", async () => {
    await open(other, compassForm);
    await handIn(other, `${introduction}週末は地域の清掃にも加わっています。`);
    await expectAdvice(other);
    expect(await resultsOf(server.url, email.tabs)).toHaveLength(2);
    const words = await result(other, "改善ポイント").innerText();
    await reload(desktop);
    await expectAdvice(desktop);
    expect(await result(desktop, "改善ポイント").innerText()).toBe(words);
    const [latest] = await resultsOf(server.url, email.tabs);
    const calls = await callsOf(server.url, email.tabs);
    expect((await calls.compass.getResult.query({ id: latest?.id ?? "" })).input).toContain("清掃");
  });
});
