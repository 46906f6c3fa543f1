import { readFile } from "node:fs/promises";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("an admin looks at the numbers, narrows the months and takes them along", async ({
  server,
  desktop,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, "/admin/usage");
  const totals = desktop.getByRole("region", { name: "期間の合計" });
  await expect(totals.getByText("オファー送信数")).toBeVisible();
  await expect(desktop.getByRole("table", { name: "メンバーごと" })).toBeVisible();
  const chart = desktop.getByRole("figure", { name: "オファー" });
  await chart.getByText("数値を表で見る").click();
  await expect(chart.getByRole("table").getByRole("row")).toHaveCount(7);

  const from = desktop.getByLabel("開始月");
  const to = await desktop.getByLabel("終了月").inputValue();
  await from.selectOption(to);
  await expect(desktop).toHaveURL(new RegExp(`from=${to}&to=${to}`));
  await expect(chart.getByRole("table").getByRole("row")).toHaveCount(2);

  // Chromium now and then calls a download of a blob by a name of its own, so the page is asked.
  await desktop.evaluate(() => {
    addEventListener("click", ({ target }) => {
      if (target instanceof HTMLAnchorElement) document.title = target.download;
    });
  });
  const [download] = await Promise.all([
    desktop.waitForEvent("download"),
    desktop.getByRole("button", { name: "CSVをダウンロード" }).click(),
  ]);
  await expect(desktop).toHaveTitle(new RegExp(`利用状況_${to}_${to}\\.csv$`));
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\uFEFF区分,名称,オファー送信数/);
  const sent = await totals.getByRole("definition").first().innerText();
  expect(csv).toContain(`合計,,${sent},`);

  const member = await person("mobile");
  await signIn(member.context(), server.url, { as: "company", email: demoEmails.aceMember });
  await member.goto("/admin/usage");
  await expect(member.getByText("ページが見つかりません")).toBeVisible();
});
