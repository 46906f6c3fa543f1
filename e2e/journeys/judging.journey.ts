import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import type { DecideJudgementInput } from "../../packages/domain/src/judgement/queue.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers who wait for a verdict; no other journey knows them. */
const waiting = {
  remanded: "joker-judging-2@demo.example",
  passed: "joker-judging-4@demo.example",
  shown: "joker-judging-6@demo.example",
};

type Verdict = Omit<DecideJudgementInput, "jokerId" | "steps" | "lockVersion">;

/** The support team, which opens a seeker's case and gives a verdict. */
async function judge(origin: string, email: string, verdict: Verdict) {
  const seeker = createClient(origin);
  await seeker.trpc.account.signIn.mutate({ email, password: demoPassword });
  const { userId: jokerId } = await seeker.trpc.account.getUserType.query();
  const { trpc } = await callsOf(origin, "judge");
  const { judgement, lockVersion } = await trpc.judgement.open.mutate({ jokerId });
  await trpc.judgement.judge.mutate({ ...verdict, jokerId, lockVersion, steps: judgement.steps });
}

/** Opens the window that says where the judgement stands. */
async function openStatus(page: Page, title: string) {
  await page.getByRole("button", { name: "詳しく見る" }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a profile is sent back, mended, asked for again and turned down", async ({
  server,
  mobile,
}) => {
  await logIn(mobile, "joker", { email: waiting.remanded });
  const under = await openStatus(mobile, "プロフィールを審査しています");
  await expect(under.getByRole("link", { name: "プロフィールを見る" })).toBeVisible();
  await under.getByRole("button", { name: "閉じる" }).first().click();

  await test.step("the open page learns what is to be mended, and leads there", async () => {
    await judge(server.url, waiting.remanded, {
      status: "remanded",
      reasonCodes: ["careerTooShort"],
      fieldComments: [{ field: "introduction", comment: "得意なことも書いてください。" }],
    });
    await expect(toastOn(mobile, "審査結果が届きました")).toBeVisible();
    const dialog = await openStatus(mobile, "内容のご確認をお願いします");
    await expect(dialog.getByText("職務経歴の具体的な内容が不足しています")).toBeVisible();
    await expect(dialog.getByText("自己紹介：得意なことも書いてください。")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "職務経歴を修正する" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "修正する", exact: true })).toHaveAttribute(
      "href",
      "/registration?step=confirmation",
    );
    await dialog.getByRole("link", { name: "自己紹介を修正する" }).click();
  });

  await test.step("after a remand it can be asked for again at once", async () => {
    await mobile.getByRole("textbox", { name: "自己紹介" }).fill("画面の設計が得意です。");
    await mobile.getByRole("button", { name: "保存する" }).click();
    await expect(mobile.getByRole("heading", { level: 1 })).toHaveText(
      "入力内容を確認してください",
    );
    const asked = mobile.getByRole("region", { name: "ご確認いただきたいこと" });
    await expect(asked.getByText("職務経歴の具体的な内容が不足しています")).toBeVisible();
    await mobile.getByRole("button", { name: "この内容で審査に申し込む" }).dblclick();
    await expect(mobile).toHaveURL(/\/congrats$/);
  });

  await test.step("after a rejection one is told from when", async () => {
    await judge(server.url, waiting.remanded, {
      status: "rejected",
      reasonCodes: ["noMatchingField"],
    });
    await open(mobile, "/offers");
    const dialog = await openStatus(mobile, "審査を通過できませんでした");
    await expect(dialog.getByText("現在ご紹介できる募集が少ない領域です")).toBeVisible();
    const from = /次の申し込みは\d+月\d+日 \d\d:\d\d（日本時間）から受け付けます。/;
    await expect(dialog.getByText(from)).toBeVisible();
    await dialog.getByRole("link", { name: "プロフィールを更新する" }).click();
    await expect(mobile.getByText(from)).toBeVisible();
    await expect(mobile.getByRole("button", { name: "この内容で審査に申し込む" })).toBeDisabled();
  });
});

test("a pass is told once, whatever the device", async ({ server, mobile, desktop }) => {
  await signIn(mobile.context(), server.url, { as: "joker", email: waiting.passed });
  await open(mobile, "/mypage");
  await judge(server.url, waiting.passed, { status: "passed", rank: "B" });
  await expect(mobile).toHaveURL(/\/judgement-passed\?from=%2Fmypage&r=B/);
  await expect(mobile.getByText("あなたのランク：B")).toBeVisible();
  await mobile.getByRole("link", { name: "はじめる" }).click();
  await expect(mobile).toHaveURL(/\/mypage$/);

  await logIn(desktop, "joker", { email: waiting.passed });
  await expect(desktop).toHaveURL(/\/offers$/);
  await expect(desktop.getByRole("heading", { level: 1, name: "オファー" })).toBeVisible();
  await open(desktop, "/mypage");
  await expect(desktop).toHaveURL(/\/mypage$/);
});

test("the passed screen leads nowhere else and shows no other rank", async ({ server, mobile }) => {
  await judge(server.url, waiting.shown, { status: "passed", rank: "Z" });
  await logIn(mobile, "joker", { email: waiting.shown });
  await expect(mobile).toHaveURL(/\/judgement-passed\?from=%2Foffers$/);
  await expect(mobile.getByRole("heading", { name: "審査を通過しました" })).toBeVisible();
  await expect(mobile.getByText(/あなたのランク/)).toHaveCount(0);
  for (const from of ["https://evil.example", "//evil.example", "/\\evil.example"]) {
    await open(mobile, `/judgement-passed?from=${encodeURIComponent(from)}&r=S`);
    await expect(mobile.getByRole("link", { name: "はじめる" })).toHaveAttribute("href", "/offers");
    await expect(mobile.getByText(/あなたのランク/)).toHaveCount(0);
  }
});
