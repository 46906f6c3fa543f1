import type { Page } from "@playwright/test";
import {
  contractWorkLabels,
  recruitmentLabels,
} from "../../packages/domain/src/recruitment/labels.ja.ts";
import { isRequiredForPublish } from "../../packages/domain/src/recruitment/publish.ts";
import type {
  Recruitment,
  RecruitmentField,
} from "../../packages/domain/src/recruitment/schema.ts";
import { demoRecruitments } from "../../packages/testing/src/content/recruitments.ts";
import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { withoutScripts } from "../support/without-scripts.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const cards = (page: Page) => page.getByRole("list", { name: "募集の一覧" }).getByRole("article");
const filters = (page: Page) => page.getByRole("region", { name: "条件で絞り込む" });
const countOn = async (page: Page) =>
  Number(/^([\d,]+)件の募集$/.exec((await page.getByText(/件の募集$/).textContent()) ?? "")?.[1]);
const pathOf = (title: string) => {
  const index = demoRecruitments.findIndex((one) => one.title === title);
  return `/recruitment/${stableId("recruitment", index)}`;
};

/** What the law asks for by the kind of contract, as the page names it. */
function legalTerms(type: Pick<Recruitment, "employmentType" | "contractType">): string[] {
  const isContract = type.contractType === "outsourcing";
  const named: Partial<Record<RecruitmentField, string>> = {
    minSalary: "想定年収",
    maxSalary: "想定年収",
    ...(isContract && contractWorkLabels),
  };
  const elsewhere: RecruitmentField[] = ["title", "aceIds"];
  return (
    (Object.keys(recruitmentLabels) as RecruitmentField[])
      .filter((field) => isRequiredForPublish(type, field) && !elsewhere.includes(field))
      // Asked for only when smoking measures are "other", or when a contract is renewed by criteria.
      .filter(
        (field) =>
          !["smokingMeasuresDetail", "renewal", "renewalCriteria", "renewalLimit"].includes(field),
      )
      .map((field) => named[field] ?? recruitmentLabels[field])
  );
}

/** Every item stands there, and says something. */
async function expectTerms(page: Page, terms: readonly string[]) {
  const stated = await page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("dl > div")].map((row) => [
        row.querySelector("dt")?.textContent ?? "",
        row.querySelector("dd")?.textContent ?? "",
      ]),
    );
  const said = new Map(stated.map(([term = "", text = ""]) => [term, text]));
  for (const term of [...terms, "公開日", "最終確認日", "募集終了日"])
    expect(said.get(term) ?? "", term).not.toMatch(/^—?$/);
}

/** Narrows the positions and reads one of each kind to the end. */
async function narrowAndRead(page: Page) {
  await page.goto("/recruitments");
  const all = await countOn(page);
  await page.getByRole("link", { name: "転職", exact: true }).click();
  await expect(page).toHaveURL(/type=midCareer/);
  await page.getByRole("button", { name: "絞り込み" }).click();
  await filters(page).getByText("エンジニア", { exact: true }).click();
  await filters(page).getByLabel("都道府県").selectOption({ label: "東京都" });
  await filters(page).getByLabel("想定年収").selectOption({ label: "600万円以上" });
  await filters(page).getByRole("button", { name: "この条件で検索する" }).click();
  await expect(page).toHaveURL(/type=midCareer.*occupation=engineer.*place=13.*salary=600/);
  const narrowed = await countOn(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  await page.getByRole("link", { name: "条件「東京都」を外す" }).click();
  await expect(page).not.toHaveURL(/place=/);
  expect(await countOn(page)).toBeGreaterThanOrEqual(narrowed);

  await page.getByLabel("キーワード").fill("ﾌﾛﾝﾄｴﾝﾄﾞ　縦書き");
  await page.getByRole("button", { name: "検索", exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "読む時間を磨くフロントエンドエンジニア",
  );
  await expectTerms(page, legalTerms({ employmentType: "midCareer", contractType: "regular" }));
  const people = page.getByRole("region", { name: "担当する社員" });
  await expect(people.getByRole("link", { name: "真壁 陸" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "募集している企業" }).getByText("株式会社コトノハコ"),
  ).toBeVisible();

  await page.goto("/recruitments?type=sideJob&q=Go");
  await cards(page).getByRole("heading").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("【副業】");
  await expectTerms(page, legalTerms({ employmentType: "sideJob", contractType: "outsourcing" }));
  await page.getByRole("link", { name: "株式会社ツムギワークス" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("株式会社ツムギワークス");
}

test("a visitor narrows the positions and reads everything the law asks for", async ({
  mobile,
}) => {
  await narrowAndRead(mobile);
});

test("all of it works without scripts", async ({ browser, server }) => {
  await withoutScripts(browser, server.url, narrowAndRead);
});

test("each position stands on exactly one page", async ({ mobile, expectBrowserErrors }) => {
  expectBrowserErrors(/status of 404/);
  await mobile.goto("/recruitments");
  const all = await countOn(mobile);
  const seen: (string | null)[] = [];
  for (let number = 1; seen.length < all; number += 1) {
    await mobile.goto(`/recruitments?page=${number}`);
    const links = cards(mobile).getByRole("heading").getByRole("link");
    seen.push(
      ...(await links.evaluateAll((found) => found.map((one) => one.getAttribute("href")))),
    );
    expect(await links.count()).toBeGreaterThan(0);
  }
  expect(new Set(seen).size).toBe(all);
  for (const address of ["/recruitments?page=999", "/recruitments?page=x"])
    expect((await mobile.goto(address))?.status()).toBe(404);
});

test("a search that finds nothing leads back to all positions", async ({ mobile }) => {
  await mobile.goto("/recruitments?q=存在しない言葉&salary=2000");
  await expect(mobile.getByText(/^条件に合う募集が見つかりませんでした/)).toBeVisible();
  await mobile.getByRole("main").getByRole("link", { name: "条件をすべて外す" }).click();
  await expect(mobile).toHaveURL(/\/recruitments$/);
  await expect(cards(mobile).first()).toBeVisible();
});

test("a position that is over, on pause or a draft is not there", async ({
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const hidden = demoRecruitments.filter(({ status }) => status !== "published");
  expect(new Set(hidden.map(({ status }) => status))).toEqual(
    new Set(["draft", "paused", "closed"]),
  );
  for (const { title } of hidden) {
    expect((await mobile.goto(pathOf(title)))?.status(), title).toBe(404);
    await expect(mobile.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
    await mobile.goto(`/recruitments?q=${encodeURIComponent(title)}`);
    await expect(cards(mobile)).toHaveCount(0);
  }
});

test("a seeker meets no position of a company that they hide", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const position = pathOf("お金の不安に寄り添うプロダクトマーケター");
  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  expect((await mobile.goto(position))?.status()).toBe(200);
  await mobile.goto("/recruitments?q=アカリバンクテック");
  await expect(cards(mobile).first()).toBeVisible();
  await trpc.hiddenCompany.hideCompany.mutate({
    id: stableId("hidden", "journey"),
    word: "akari-banktech.example",
  });

  expect((await mobile.goto(position))?.status()).toBe(404);
  await mobile.goto("/recruitments?q=アカリバンクテック");
  await expect(mobile.getByText(/^条件に合う募集が見つかりませんでした/)).toBeVisible();
});
