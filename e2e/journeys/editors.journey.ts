import type { Locator, Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { holdAnswer } from "../support/held-answer.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { submitLogin } from "../support/log-in.ts";
import { passSecondStep } from "../support/second-factor.ts";
import { type DemoAccount, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";
import { write } from "../support/write.ts";

// What happens to things of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const bodyOf = (page: Page) => page.getByRole("textbox", { name: "本文" });
const savedPosition = (page: Page) =>
  expect(page.getByRole("status").getByText(/に保存しました$/)).toBeVisible();
const kept = (page: Page) => page.getByText(/この端末に自動で保存しています/);
/** Whether this device has the words already, or will in a moment. */
const unsaved = (page: Page) => page.getByText(/保存していない変更[はが]/);

/** Opens what leads to a new thing, which has an address of its own. */
async function openNew(page: Page, path: string): Promise<string> {
  await open(page, path);
  await expect(page).toHaveURL(/\?new=1$/);
  await hydrated(page);
  return page.url();
}

test("what is typed while a position is saved stays, and is saved next", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await openNew(desktop, "/recruitment/new");
  const letGo = await holdAnswer(desktop, /saveRecruitment/);
  const asked = desktop.waitForRequest(/saveRecruitment/);
  await desktop.getByLabel("募集タイトル").fill("受注から出荷までの計画を立てる");
  await desktop.getByText("転職（正社員・契約社員など）").click();
  await asked;
  await write(desktop.getByLabel("募集タイトル"), "生産管理");
  letGo();
  await savedPosition(desktop);
  await expect(desktop.getByLabel("募集タイトル")).toHaveValue(
    "受注から出荷までの計画を立てる生産管理",
  );
  await reload(desktop);
  await expect(desktop.getByLabel("募集タイトル")).toHaveValue(
    "受注から出荷までの計画を立てる生産管理",
  );
});

test("what is typed while a new article is saved stays, and is saved next", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "operator");
  const address = await openNew(desktop, "/operator/articles/new");
  await desktop.getByLabel("タイトル").fill("転職活動の");
  await desktop.getByLabel("スラッグ").fill("first-three-weeks");
  await bodyOf(desktop).pressSequentially("最初の週は調べます。");
  const letGo = await holdAnswer(desktop, /article\.save/);
  const asked = desktop.waitForRequest(/article\.save/);
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await asked;
  await write(bodyOf(desktop), "次の週は会います。");
  await write(desktop.getByLabel("タイトル"), "三週間");
  letGo();
  await expect(toastOn(desktop, "保存しました")).toBeAttached();
  await expect(bodyOf(desktop)).toHaveText("最初の週は調べます。次の週は会います。");
  await expect(kept(desktop)).toBeVisible();
  // It cannot be published without the words that are not saved yet.
  await expect(desktop.getByRole("button", { name: "公開する", exact: true })).toBeDisabled();
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await expect(desktop.getByRole("button", { name: "公開する", exact: true })).toBeEnabled();
  await open(desktop, address);
  await expect(desktop.getByLabel("タイトル")).toHaveValue("転職活動の三週間");
  await expect(bodyOf(desktop)).toHaveText("最初の週は調べます。次の週は会います。");
});

test("what is typed while a company's page is saved stays, and is saved next", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, "/admin/company");
  const mission = desktop.getByLabel("ミッション");
  await mission.fill("工場の声を、");
  const letGo = await holdAnswer(desktop, /companyAdmin\.save/);
  const asked = desktop.waitForRequest(/companyAdmin\.save/);
  await desktop.getByRole("button", { name: "保存する" }).click();
  await asked;
  await write(mission, "次の道具へ。");
  letGo();
  await expect(toastOn(desktop, "保存しました")).toBeAttached();
  await expect(mission).toHaveValue("工場の声を、次の道具へ。");
  await expect(kept(desktop)).toBeVisible();
  await desktop.getByRole("button", { name: "保存する" }).click();
  await expect(unsaved(desktop)).toHaveCount(0);
  await open(desktop, "/admin/company");
  await expect(mission).toHaveValue("工場の声を、次の道具へ。");
});

test("a new position is met again by its address, as it is stored, and another one is another", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  const create = async () => {
    await open(desktop, "/recruitments");
    await desktop.getByRole("link", { name: "募集を作成する" }).click();
    await expect(desktop).toHaveURL(/\?new=1$/);
    return desktop.url();
  };
  const address = await create();
  await desktop.getByText("転職（正社員・契約社員など）").click();
  await desktop.getByLabel("募集タイトル").fill("倉庫の自動化を進めるエンジニア");
  await savedPosition(desktop);
  await desktop.getByRole("link", { name: "プレビュー" }).click();
  await expect(
    desktop.getByRole("heading", { name: "倉庫の自動化を進めるエンジニア", level: 1 }),
  ).toBeVisible();
  await desktop.goBack();
  const title = desktop.getByLabel("募集タイトル");
  await expect(title).toHaveValue("倉庫の自動化を進めるエンジニア");
  expect(desktop.url()).toBe(address);
  // Its next save is no conflict with oneself.
  await write(title, "（浜松）");
  await savedPosition(desktop);
  await expect(desktop.getByRole("dialog")).toHaveCount(0);
  const other = await create();
  expect(other).not.toBe(address);
  await expect(title).toHaveValue("");
});

test("Back after a save shows what is stored, and saves over it", async ({ server, desktop }) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, "/admin/company");
  const vision = desktop.getByLabel("ビジョン");
  await vision.fill("手を動かす人が、いちばん先に知る。");
  await desktop.getByRole("button", { name: "保存する" }).click();
  await expect(toastOn(desktop, "保存しました")).toBeAttached();
  await desktop.getByRole("link", { name: "募集", exact: true }).first().click();
  await expect(desktop.getByRole("heading", { name: "募集の管理" })).toBeVisible();
  await desktop.goBack();
  await expect(vision).toHaveValue("手を動かす人が、いちばん先に知る。");
  await write(vision, "働く人のそばで。");
  await desktop.getByRole("button", { name: "保存する" }).click();
  await expect(unsaved(desktop)).toHaveCount(0);
  await expect(desktop.getByRole("dialog")).toHaveCount(0);
  await open(desktop, "/admin/company");
  await expect(vision).toHaveValue("手を動かす人が、いちばん先に知る。働く人のそばで。");
});

const PRESS_MS = 5_000;

interface Editor {
  readonly who: DemoAccount;
  /** Its place, and a link on it that leads elsewhere inside the product. */
  readonly path: (page: Page) => Promise<string>;
  readonly field: (page: Page) => Locator;
  /** Its button. */
  readonly save: string;
}

const editors: Readonly<Record<string, Editor>> = {
  "a published position": {
    who: "aceAdmin",
    path: async (page) => {
      await open(page, "/recruitments?tab=published");
      const row = page.getByRole("table").getByRole("link").first();
      return `${await row.getAttribute("href")}/edit`;
    },
    field: (page) => page.getByLabel("募集タイトル"),
    save: "変更を保存する",
  },
  "a company's page": {
    who: "aceAdmin",
    path: async () => "/admin/company",
    field: (page) => page.getByLabel("事業内容"),
    save: "保存する",
  },
  "an article": {
    who: "operator",
    path: async (page) => {
      await open(page, "/operator/articles?status=published");
      const link = page.getByRole("table").getByRole("link").first();
      return (await link.getAttribute("href")) ?? "";
    },
    field: (page) => page.getByLabel("タイトル"),
    save: "変更を公開する",
  },
};

for (const [name, { who, path, field, save }] of Object.entries(editors)) {
  test(`what was typed into ${name} is there after a link, a reload, and an ended session`, async ({
    server,
    desktop,
    expectBrowserErrors,
  }) => {
    // The save without a session.
    expectBrowserErrors(/status of 401/);
    await signIn(desktop.context(), server.url, who);
    await open(desktop, await path(desktop));
    const words = "この一文は、まだ保存していません。";
    await write(field(desktop), words);
    const text = await field(desktop).inputValue();
    expect(text).toContain(words);
    const address = desktop.url();

    // A link inside the product, pressed at once.
    await desktop.getByRole("navigation").getByRole("link").first().click();
    await expect(desktop).not.toHaveURL(address);
    await desktop.goBack();
    await expect(field(desktop)).toHaveValue(text);
    const restored = desktop.getByText(/に入力し、保存していない内容を表示しています。$/);
    await expect(restored).toBeVisible();

    await open(desktop, address);
    await expect(field(desktop)).toHaveValue(text);

    // The session ends beneath the page, which the next press finds out, or another call before it.
    await desktop.context().clearCookies();
    const pressed = desktop.getByRole("button", { name: save }).click({ timeout: PRESS_MS });
    await Promise.allSettled([pressed]);
    await expect(desktop).toHaveURL(/\/login/);
    await hydrated(desktop);
    const email = demoEmails[who];
    await submitLogin(desktop, { email });
    await passSecondStep(desktop, email);
    await expect(desktop).toHaveURL(address);
    await hydrated(desktop);
    await expect(field(desktop)).toHaveValue(text);

    // Thrown away on purpose it does not come back.
    await desktop.getByRole("button", { name: "破棄する" }).click();
    await expect(field(desktop)).not.toHaveValue(text);
    await expect(restored).toBeHidden();
    await reload(desktop);
    await expect(field(desktop)).not.toHaveValue(text);
  });
}

test("two articles that are begun in two tabs are both kept, and are found again", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "operator");
  const tabs = [desktop, await desktop.context().newPage()];
  const titles = ["面接官は何を聞きたいのか", "副業を始める前に決めること"];
  for (const [at, tab] of tabs.entries()) {
    await openNew(tab, "/operator/articles/new");
    await tab.getByLabel("タイトル").fill(titles[at] ?? "");
    await expect(kept(tab)).toBeVisible();
  }
  await open(desktop, "/operator/articles");
  const list = desktop.getByRole("region", { name: "保存していない入力" });
  await expect(list.getByRole("link")).toHaveText([titles[1] ?? "", titles[0] ?? ""]);
  await list.getByRole("button", { name: `「${titles[1]}」を破棄する` }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "破棄する" }).click();
  await expect(list.getByRole("link")).toHaveText([titles[0] ?? ""]);
  await list.getByRole("link").click();
  await expect(desktop.getByLabel("タイトル")).toHaveValue(titles[0] ?? "");
});

test("a conflict shows every field that differs, and takes both sides field by field", async ({
  server,
  desktop,
  person,
  expectBrowserErrors,
}) => {
  // The save that comes second.
  expectBrowserErrors(/status of 409/);
  await signIn(desktop.context(), server.url, "operator");
  const address = await openNew(desktop, "/operator/articles/new");
  await desktop.getByLabel("タイトル").fill("工場見学で見ておくこと");
  await desktop.getByLabel("スラッグ").fill("factory-visit");
  await bodyOf(desktop).pressSequentially("まず床を見ます。");
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  await expect(toastOn(desktop, "保存しました")).toBeAttached();

  const other = await person("mobile");
  await signIn(other.context(), server.url, "editor");
  await open(other, address);
  await other.getByLabel("タイトル").fill("工場見学の歩き方");
  await other.getByLabel("スラッグ").fill("how-to-visit");
  await other.getByLabel("種類").selectOption({ label: "キャリアのヒント" });
  await other.getByRole("button", { name: "下書きを保存" }).click();
  await expect(toastOn(other, "保存しました")).toBeAttached();

  await desktop.getByLabel("タイトル").fill("工場見学で、まず床を見る");
  await write(bodyOf(desktop), "次に音を聞きます。");
  await desktop.getByRole("button", { name: "下書きを保存" }).click();
  const window = desktop.getByRole("dialog", { name: "別の画面で先に保存されています" });
  for (const field of ["タイトル", "本文", "スラッグ", "種類"])
    await expect(window.getByRole("region", { name: field, exact: true })).toBeVisible();
  const choice = (field: string) => window.getByRole("group", { name: `${field}：使う内容` });
  await expect(choice("タイトル").getByLabel("あなたの入力")).toBeChecked();
  await expect(choice("本文").getByLabel("あなたの入力")).toBeChecked();
  await expect(choice("スラッグ").getByLabel("保存されている内容")).toBeChecked();
  await choice("タイトル").getByText("保存されている内容").click();
  await window.getByRole("button", { name: "選んだ内容で続ける" }).click();
  await expect(desktop.getByLabel("タイトル")).toHaveValue("工場見学の歩き方");
  await expect(unsaved(desktop)).toHaveCount(0);
  await open(desktop, address);
  await expect(desktop.getByLabel("タイトル")).toHaveValue("工場見学の歩き方");
  await expect(desktop.getByLabel("スラッグ")).toHaveValue("how-to-visit");
  await expect(desktop.getByLabel("種類").locator("option:checked")).toHaveText("キャリアのヒント");
  await expect(bodyOf(desktop)).toHaveText("まず床を見ます。次に音を聞きます。");
});

test("two who save the same words are asked nothing", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  // The save that comes second.
  expectBrowserErrors(/status of 409/);
  await signIn(desktop.context(), server.url, "aceAdmin");
  const tabs = [desktop, await desktop.context().newPage()];
  for (const tab of tabs) await open(tab, "/admin/company");
  for (const tab of tabs) {
    await tab.getByLabel("ミッション").fill("同じ言葉を、二つの画面から。");
    await tab.getByRole("button", { name: "保存する" }).click();
    await expect(unsaved(tab)).toHaveCount(0);
    await expect(tab.getByRole("dialog")).toHaveCount(0);
  }
  // The one that came second goes on over what is stored.
  const last = tabs[1] ?? desktop;
  await write(last.getByLabel("ミッション"), "続けて。");
  await last.getByRole("button", { name: "保存する" }).click();
  await expect(toastOn(last, "保存しました")).toBeAttached();
});
