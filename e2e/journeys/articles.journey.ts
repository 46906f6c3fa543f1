import type { Page } from "@playwright/test";
import { demoArticles } from "../../packages/testing/src/content/articles.ts";
import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";
import { withoutScripts } from "../support/without-scripts.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const cards = (page: Page) => page.getByRole("list", { name: "記事の一覧" }).getByRole("article");
const indexOf = (slug: string) => demoArticles.findIndex((article) => article.slug === slug);
const pathOf = (slug: string) => `/articles/${stableId("article", indexOf(slug))}`;

/** Picks a kind, reads an article and goes on to who speaks in it. */
async function readAndMeet(page: Page) {
  await page.goto("/articles");
  await page
    .getByRole("navigation", { name: "記事の種類" })
    .getByRole("link", { name: "社員インタビュー" })
    .click();
  await expect(page).toHaveURL(/category=interview/);
  const interviews = demoArticles.filter(({ category }) => category === "interview");
  await expect(cards(page)).toHaveCount(interviews.length);
  await cards(page)
    .getByRole("link", { name: /縦書きの画面を磨く/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("縦書きの画面を磨く");
  await page
    .getByRole("navigation", { name: "目次" })
    .getByRole("link", { name: "活版印刷に教わること" })
    .click();
  await expect(page.getByRole("heading", { name: "活版印刷に教わること" })).toBeInViewport();
  await expect(page.getByRole("listitem").filter({ hasText: "ふりがなの高さ" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "あわせて読みたい記事" }).getByRole("article"),
  ).toHaveCount(3);
  await page
    .getByRole("region", { name: "この記事に登場する社員" })
    .getByRole("link", { name: "真壁 陸" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("真壁 陸");
}

test("a visitor picks a kind of article, reads one and meets who speaks in it", async ({
  mobile,
}) => {
  await readAndMeet(mobile);
});

test("all of it works without scripts", async ({ browser, server }) => {
  await withoutScripts(browser, server.url, readAndMeet);
});

test("each article stands on exactly one page, and a wrong address is not there", async ({
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const seen: (string | null)[] = [];
  for (let number = 1; seen.length < demoArticles.length; number += 1) {
    await mobile.goto(`/articles?page=${number}`);
    const links = cards(mobile).getByRole("link");
    expect(await links.count()).toBeGreaterThan(0);
    seen.push(
      ...(await links.evaluateAll((found) => found.map((one) => one.getAttribute("href")))),
    );
  }
  expect(new Set(seen).size).toBe(demoArticles.length);
  for (const address of ["/articles?page=999", "/articles/no-such-one"])
    expect((await mobile.goto(address))?.status()).toBe(404);
  await expect(mobile.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
});

test("an address under a name that an article had leads to it", async ({
  server,
  desktop,
  mobile,
}) => {
  const slug = "tsumugi-kuga-design";
  await signIn(desktop.context(), server.url, "operator");
  const articleId = pathOf(slug).split("/")[2] ?? "";
  await open(desktop, `/operator/articles/${articleId}`);
  await desktop.getByLabel("スラッグ").fill("renamed");
  await desktop.getByRole("button", { name: "変更を公開する" }).click();
  await expect(toastOn(desktop, "保存しました")).toBeVisible();
  for (const name of [slug, "renamed"]) {
    const answer = await mobile.request.get(`/articles/${name}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, pathOf(slug)]);
  }
  await mobile.goto(`/articles/${slug}`);
  await expect(mobile).toHaveURL(pathOf(slug));
});

test("a seeker meets no article about a company that they hide", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const article = pathOf("machinoma-company");
  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  expect((await mobile.goto(article))?.status()).toBe(200);
  await trpc.hiddenCompany.hideCompany.mutate({
    id: stableId("hidden", "journey"),
    word: "machinoma",
  });
  expect((await mobile.goto(article))?.status()).toBe(404);
  for (const page of [1, 2]) {
    await mobile.goto(`/articles?page=${page}`);
    await expect(cards(mobile).first()).toBeVisible();
    await expect(mobile.getByText("マチノマ不動産株式会社")).toHaveCount(0);
  }
});
