import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { withoutScripts } from "../support/without-scripts.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const cards = (page: Page) => page.getByRole("region", { name: "企業の一覧" }).getByRole("article");
const filters = (page: Page) => page.getByRole("region", { name: "条件で絞り込む" });
const countOn = async (page: Page) =>
  Number(/^([\d,]+)社の企業$/.exec((await page.getByText(/社の企業$/).textContent()) ?? "")?.[1]);

/** Narrows the companies, opens one, and meets someone who works there. */
async function findAndMeet(page: Page) {
  await page.goto("/companies");
  const all = await countOn(page);
  await page.getByRole("button", { name: "絞り込み" }).click();
  await filters(page).getByText("IT・インターネット", { exact: true }).click();
  await filters(page).locator("summary", { hasText: "働き方" }).click();
  await filters(page).getByText("リモート・フレックスで働きたい").click();
  await filters(page).getByRole("button", { name: "この条件で検索する" }).click();
  await expect(page).toHaveURL(/industry=internet&style=remoteFlex/);
  const narrowed = await countOn(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);

  await page.getByLabel("キーワード").fill("ﾂﾑｷﾞ　手順書");
  await page.getByRole("button", { name: "検索", exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByLabel("キーワード")).toHaveValue("ﾂﾑｷﾞ　手順書");
  await page.getByRole("link", { name: "条件「IT・インターネット」を外す" }).click();
  await expect(page).not.toHaveURL(/industry/);
  await expect(page).toHaveURL(/style=remoteFlex/);

  await cards(page).getByRole("link", { name: "株式会社ツムギワークス" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("株式会社ツムギワークス");
  await expect(page.getByText("現場の知恵を、次の人へつなぐ")).toBeVisible();
  await page.getByRole("link", { name: /^働く人\s*\d/ }).click();
  await expect(page.getByRole("heading", { name: "働く人", exact: true })).toBeInViewport();
  await page
    .getByRole("region", { name: "働く人" })
    .getByRole("link", { name: "久我 拓海", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("久我 拓海");
  await page.getByRole("link", { name: "株式会社ツムギワークス" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("株式会社ツムギワークス");
}

test("a visitor narrows the companies, opens one and meets its people", async ({ mobile }) => {
  await findAndMeet(mobile);
});

test("all of it works without scripts", async ({ browser, server }) => {
  await withoutScripts(browser, server.url, findAndMeet);
});

test("words that mean the same are found, and left out where asked to", async ({ mobile }) => {
  const exactly = mobile.getByRole("link", { name: "入力した言葉だけで探す" });
  for (const [path, words, said] of [
    [
      "/companies",
      "recruiting",
      "「recruiting」は「採用」「リクルーティング」「recruitment」「リクルートメント」も含めて探しました。",
    ],
    ["/recruitments", "ﾏﾈｼﾞｬｰ", "「マネジャー」は「マネージャー」「manager」も含めて探しました。"],
    ["/ace", "tech lead", "「tech lead」は「テックリード」も含めて探しました。"],
  ] as const) {
    await mobile.goto(`${path}?q=${words}`);
    await expect(mobile.getByText(said)).toBeVisible();
    await expect(mobile.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await exactly.click();
    await expect(mobile.getByLabel("キーワード")).toHaveValue(/^".+"$/);
    await expect(mobile.getByRole("main").getByRole("article")).toHaveCount(0);
    await expect(mobile.getByText(said)).toBeHidden();
  }
});

test("a search that finds nothing leads back to all companies", async ({ mobile }) => {
  await mobile.goto("/companies?q=存在しない言葉&scale=sme");
  await expect(mobile.getByText(/^条件に合う企業が見つかりませんでした/)).toBeVisible();
  await mobile.getByRole("link", { name: "すべての企業を見る" }).click();
  await expect(mobile).toHaveURL(/\/companies$/);
  await expect(cards(mobile).first()).toBeVisible();
});

/** The addresses of all companies, page after page. */
async function readAll(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.goto("/companies");
  for (let number = 1; ; number += 1) {
    await expect(
      page.getByRole("link", { name: `${number}ページ目`, exact: true }),
    ).toHaveAttribute("aria-current", "page");
    const links = cards(page).getByRole("link");
    seen.push(
      ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))),
    );
    const next = page.getByRole("link", { name: "次へ" });
    if ((await next.count()) === 0) return seen;
    await next.click();
    await expect(page).toHaveURL(new RegExp(`page=${number + 1}$`));
  }
}

test("each company stands on exactly one page", async ({ mobile, expectBrowserErrors }) => {
  expectBrowserErrors(/status of 404/);
  const seen = await readAll(mobile);
  expect(new Set(seen).size).toBe(seen.length);
  await mobile.goto("/companies");
  expect(seen).toHaveLength(await countOn(mobile));
  for (const address of ["/companies?page=999", "/companies?page=x", "/companies/no-such-one"])
    expect((await mobile.goto(address))?.status()).toBe(404);
  await expect(mobile.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
});

test("a seeker meets a company that they hide nowhere", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const name = "株式会社ミナモケア";
  await desktop.goto("/companies?q=ミナモケア");
  const company = (await cards(desktop).getByRole("link").getAttribute("href")) ?? "";
  await desktop.goto(company);
  const people = desktop.getByRole("region", { name: "働く人" }).getByRole("link");
  const person = (await people.first().getAttribute("href")) ?? "";

  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  await mobile.goto(company);
  await expect(mobile.getByRole("heading", { level: 1 })).toHaveText(name);
  await trpc.hiddenCompany.hideCompany.mutate({ id: randomUUID(), word: "minamo-care.example" });

  for (const address of [company, person]) expect((await mobile.goto(address))?.status()).toBe(404);
  for (const address of [
    "/companies?q=ミナモケア",
    "/ace?q=ミナモケア",
    "/recruitments?q=ミナモケア",
  ]) {
    await mobile.goto(address);
    await expect(mobile.getByText(/見つかりませんでした|ありません/).first()).toBeVisible();
    await expect(mobile.getByRole("main").getByText(name)).toHaveCount(0);
  }
  // Everybody else still meets it.
  expect((await desktop.goto(company))?.status()).toBe(200);
});
