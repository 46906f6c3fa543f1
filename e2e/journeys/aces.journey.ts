import type { Page } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { withoutScripts } from "../support/without-scripts.ts";

const results = (page: Page) =>
  page.getByRole("region", { name: "社員の一覧" }).getByRole("article");

/** Looks for someone by what they do and by words, and reads what they say. */
async function findSomeone(page: Page) {
  await page.goto("/ace");
  await expect(page.getByRole("region", { name: "ピックアップ" }).getByRole("article")).toHaveCount(
    6,
  );
  await page.getByRole("navigation", { name: "職種から探す" }).getByText("エンジニア").click();
  await expect(page).toHaveURL(/\/ace\?occupation=engineer$/);
  // The address changes before the page has come.
  await expect(results(page).first()).toBeVisible();
  const all = await results(page).count();
  await page.getByLabel("キーワード").fill("ツムギ　設計");
  await page.getByRole("button", { name: "検索", exact: true }).click();
  await expect(page).toHaveURL(/[?&]q=/);
  const found = results(page).getByRole("link", { name: "久我 拓海", exact: true });
  await expect(found).toBeVisible();
  await expect.poll(() => results(page).count()).toBeLessThan(all);
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("久我 拓海");
  await expect(page.getByRole("region", { name: "仕事で大切にしていること" })).toContainText(
    "半年後の仲間が迷わない設計",
  );
  for (const part of ["自己紹介", "この会社で働く魅力", "これまでの経歴", "担当している募集"])
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
}

test("a visitor finds someone by occupation and words", async ({ mobile }) => {
  await findSomeone(mobile);
});

test("all of it works without scripts", async ({ browser, server }) => {
  await withoutScripts(browser, server.url, findSomeone);
});

test("someone on pause shows no profile, and is back at once", async ({
  server,
  desktop,
  mobile,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceMember");
  const me = await trpc.account.getMe.query();
  if (me.kind !== "ace") throw new Error("The demo account is no ace.");
  const page = `/ace/${me.userId}`;
  const heading = mobile.getByRole("heading", { level: 1 });
  await mobile.goto(page);
  const name = (await heading.textContent()) ?? "";

  await trpc.ace.setAvailability.mutate({ isAvailable: false });
  await expect(async () => {
    await mobile.goto(page);
    await expect(heading).toHaveText("現在お休み中です", { timeout: 1000 });
  }).toPass();
  await expect(
    mobile.getByText(/^この担当者は現在お休み中のため、プロフィールを表示できません。/),
  ).toBeVisible();
  await expect(mobile.getByText(name)).toHaveCount(0);
  await mobile.goto(`/ace?q=${encodeURIComponent(name.replace(/\s/gu, " "))}`);
  await expect(mobile.getByText(/^条件に合う社員が見つかりませんでした/)).toBeVisible();

  await trpc.ace.setAvailability.mutate({ isAvailable: true });
  await expect(async () => {
    await mobile.goto(page);
    await expect(heading).toHaveText(name, { timeout: 1000 });
  }).toPass();
});
