import type { Page } from "@playwright/test";
import { uuidv7 } from "uuidv7";
import { bodyOf, shownIn } from "../support/article-editor.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { bring, clipboardOf } from "../support/paste.ts";
import { makePhoto } from "../support/picture.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

const save = (page: Page) => page.getByRole("button", { name: "下書きを保存" });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Puts an article into the editor that is stored already. */
async function openStored(page: Page, url: string, body: string) {
  const { trpc } = await signIn(page.context(), url, "operator");
  const articleId = uuidv7();
  const article = {
    articleId,
    title: "持ち込まれた記事",
    slug: `brought-${articleId}`,
    body,
    coverUrl: null,
    category: "career" as const,
    companyId: null,
    aceIds: [],
  };
  await trpc.article.save.mutate(article);
  await open(page, `/operator/articles/${articleId}`);
  await hydrated(page);
  await expect(bodyOf(page)).toBeVisible();
  return async () => (await trpc.article.getEditable.query({ articleId })).body;
}

/** Saves what was changed. */
async function store(page: Page) {
  await save(page).click();
  await expect(toastOn(page, "保存しました")).toBeAttached();
}

const programs = [
  {
    program: "excel",
    brought: "rows and cells of Excel",
    text: "職種\t年収（万円）\t勤務地",
    stored:
      '<table><tr><td><p>職種</p></td><td><p>年収（万円）</p></td><td><p>勤務地</p></td></tr><tr><td><p>生産管理</p></td><td><p>1,200</p></td><td><p>東京<br>大阪</p></td></tr><tr><td><p>品質保証 &amp; 検査</p></td><td><p></p></td><td><p>名古屋</p></td></tr><tr><td colspan="3"><p>どの職種も在宅勤務あり</p></td></tr></table>',
  },
  {
    program: "word",
    brought: "headings, lists, a table and an address of Word",
    text: "面接の前に",
    stored:
      '<h2>面接の前に</h2><p>当日は<strong>五分前</strong>に着きます。道に迷ったら担当者に<em>電話</em>をします。</p><h3>持ち物</h3><ul><li><p>履歴書</p><ul><li><p>印刷したもの</p></li></ul></li><li><p>筆記用具</p></li></ul><p>当日の流れは次のとおりです。</p><ol start="3"><li><p>受付をする</p></li><li><p>待合室で待つ</p></li></ol><table><tr><td><p>時刻</p></td><td><p>内容</p></td></tr><tr><td><p>10:00</p></td><td><p>面接</p><p>質問の時間</p></td></tr></table><p>連絡先は<a href="mailto:saiyo@demo.example">saiyo@demo.example</a>です。</p>',
  },
  {
    program: "google-docs",
    brought: "nested lists, a list's start and a table of Google Docs",
    text: "働き方の約束",
    stored:
      '<h2>働き方の約束</h2><p>朝は<strong>十時</strong><em>ごろ</em>に集まります。<a href="https://demo.example/hours">くわしい時間</a></p><ul><li><p>会議は午前に置く</p><ul><li><p>週に三つまで</p></li></ul></li><li><p>午後は手を動かす</p></li></ul><ol start="4"><li><p>休みは先に決める</p></li></ol><table><tr><td><p>月曜</p></td><td><p>出社</p></td></tr></table>',
  },
  {
    program: "notion",
    brought: "ranks, lists, a quotation and a table of Notion",
    text: "# 一日の流れ",
    stored:
      '<h2>一日の流れ</h2><h3>朝</h3><p>前の日の<strong>記録</strong>を読み、<em>気になる</em>ところを<a href="https://demo.example/notes">メモ</a>に移します。</p><ul><li><p>工場の人に電話をする</p><ul><li><p>数が合わないとき</p></li></ul></li><li><p>棚を見にいく</p></li></ul><ol start="2"><li><p>数える</p></li><li><p>書く</p></li></ol><blockquote><p>数字の向こうに人がいる。</p></blockquote><h3>道具</h3><table><tr><th><p>道具</p></th><th><p>使うとき</p></th></tr><tr><td><p>ノギス</p></td><td><p>厚みを<strong>測る</strong></p></td></tr></table><p>くわしく</p><p>記録は三年残します。</p>',
  },
] as const;

for (const { program, brought, text, stored } of programs)
  test(`${brought} arrive in an article, and stay`, async ({ server, desktop }) => {
    const storedBody = await openStored(desktop, server.url, "<p></p>");
    await bodyOf(desktop).click();
    const html = await clipboardOf(program);
    // A picture of what was copied lies beside it, as Excel does it.
    const files = program === "excel" ? [await makePhoto("表.jpg")] : [];
    expect(await bring("paste", bodyOf(desktop), { html, text, files })).toBe(true);
    await expect(desktop.getByRole("dialog")).toHaveCount(0);
    const shown = await shownIn(desktop);
    await store(desktop);
    expect(await storedBody()).toBe(stored);
    // Opened again, and looked at, it is the same.
    await reload(desktop);
    await bodyOf(desktop).click();
    expect(await shownIn(desktop)).toBe(shown);
    await desktop.keyboard.press("ControlOrMeta+End");
    await expect(save(desktop)).toBeVisible();
    await expect(desktop.getByText(/保存していない変更/)).toHaveCount(0);
  });

test("pictures that come within a text are told of, and a pasted one is asked for its description", async ({
  server,
  desktop,
}) => {
  const storedBody = await openStored(desktop, server.url, "<p>窓辺の席で話します。</p>");
  const body = bodyOf(desktop);
  await body.click();
  const html = '<p>写真</p><img src="file:///C:/Temp/clip_image002.jpg">';
  await desktop.keyboard.press("ControlOrMeta+End");
  await bring("paste", body, { html, text: "写真" });
  await expect(toastOn(desktop, /いっしょに貼り付けた画像は入りません/)).toBeAttached();

  expect(await bring("paste", body, { files: [await makePhoto("会話.jpg")] })).toBe(true);
  const window = desktop.getByRole("dialog", { name: "画像を入れる" });
  await expect(window.getByRole("img")).toBeVisible();
  await window.getByRole("button", { name: "画像を入れる" }).click();
  await expect(window.getByText("この項目は入力必須です")).toBeVisible();
  await window.getByLabel("説明（代替テキスト）").fill("窓辺の席の二人");
  await window.getByRole("button", { name: "画像を入れる" }).click();
  await expect(body.getByRole("img", { name: "窓辺の席の二人" })).toBeVisible();
  await store(desktop);
  expect(await storedBody()).toMatch(
    /^<p>窓辺の席で話します。写真<\/p><img src="\/files\/articles\/[\w.-]+" alt="窓辺の席の二人">$/,
  );
});

test("pictures that are dropped are asked about one after the other, and stand in their order", async ({
  server,
  desktop,
}) => {
  const storedBody = await openStored(desktop, server.url, "<p>朝の工場。</p>");
  const files = await Promise.all(["朝.jpg", "夕.jpg"].map(makePhoto));
  expect(await bring("drop", bodyOf(desktop), { files })).toBe(true);
  const window = desktop.getByRole("dialog", { name: "画像を入れる" });
  for (const alt of ["朝の光", "夕方の光"]) {
    await expect(window.getByLabel("説明（代替テキスト）")).toHaveValue("");
    await expect(window.getByRole("img")).toBeVisible();
    await window.getByLabel("説明（代替テキスト）").fill(alt);
    await window.getByRole("button", { name: "画像を入れる" }).click();
  }
  await expect(window).toHaveCount(0);
  await store(desktop);
  expect(await storedBody()).toMatch(
    /^<p>朝の工場。<\/p><img [^>]+ alt="朝の光"><img [^>]+ alt="夕方の光">$/,
  );
});

test("a file that is dropped beside the body does not take the page away", async ({
  server,
  desktop,
}) => {
  await openStored(desktop, server.url, "<p>朝の工場。</p>");
  const files = [await makePhoto("朝.jpg")];
  const title = desktop.getByLabel("タイトル");
  expect(await bring("drop", title, { files })).toBe(true);
  // Words that are dragged are the browser's.
  expect(await bring("drop", title, { text: "朝" })).toBe(false);
});

const ends = [
  "<ul><li><p>一</p></li></ul>",
  "<table><tr><td><p>一</p></td></tr></table>",
  "<blockquote><p>一</p></blockquote>",
  "<ul><li>一</li></ul>",
  "はだかの文",
];
for (const end of ends)
  test(`to look at an article that ends in ${end} changes nothing`, async ({ server, desktop }) => {
    await openStored(desktop, server.url, `<p>始まり</p>${end}`);
    await bodyOf(desktop).getByText("始まり").click();
    await desktop.keyboard.press("ControlOrMeta+End");
    // A change that is taken back is none.
    await desktop.keyboard.type("あ");
    await expect(desktop.getByText(/保存していない変更/).first()).toBeVisible();
    await desktop.keyboard.press("Backspace");
    await expect(desktop.getByText(/保存していない変更/)).toHaveCount(0);
    await expect(desktop.getByRole("button", { name: "公開する", exact: true })).toBeEnabled();
  });

test("a table is made, walked through and changed by keys", async ({ server, desktop }) => {
  const storedBody = await openStored(desktop, server.url, "<p></p>");
  const body = bodyOf(desktop);
  await body.click();
  const left = await body.evaluateHandle((element) => {
    const times: string[] = [];
    element.addEventListener("blur", () => times.push("blur"));
    return times;
  });
  await tool(desktop, "表").click();
  await expect(body.getByRole("table")).toBeVisible();
  // Whoever presses a tool goes on writing at once.
  expect(await left.jsonValue()).toEqual([]);
  // Behind the last cell a row begins.
  for (const word of [
    "職種",
    "年収",
    "勤務地",
    "生産管理",
    "600万円",
    "東京",
    "",
    "",
    "",
    "検査",
  ]) {
    await desktop.keyboard.type(word);
    await desktop.keyboard.press("Tab");
  }
  // In a table there are neither headings nor lists.
  for (const name of ["大見出し", "箇条書き", "表"])
    await expect(tool(desktop, name)).toHaveAttribute("aria-disabled", "true");
  await store(desktop);
  expect(await storedBody()).toBe(
    "<table><tr><th><p>職種</p></th><th><p>年収</p></th><th><p>勤務地</p></th></tr>" +
      "<tr><td><p>生産管理</p></td><td><p>600万円</p></td><td><p>東京</p></td></tr>" +
      "<tr><td><p></p></td><td><p></p></td><td><p></p></td></tr>" +
      "<tr><td><p>検査</p></td><td><p></p></td><td><p></p></td></tr></table>",
  );
  await body.getByText("東京").click();
  await tool(desktop, "列を削除").click();
  await body.getByText("生産管理").click();
  await tool(desktop, "行を追加").click();
  await body.getByText("検査").click();
  await tool(desktop, "行を削除").click();
  await body.getByText("職種").click();
  await tool(desktop, "列を追加").click();
  await tool(desktop, "見出しの行").click();
  await save(desktop).click();
  await expect
    .poll(storedBody, { timeout: 20_000 })
    .toBe(
      "<table><tr><td><p>職種</p></td><td><p></p></td><td><p>年収</p></td></tr>" +
        "<tr><td><p>生産管理</p></td><td><p></p></td><td><p>600万円</p></td></tr>" +
        "<tr><td><p></p></td><td><p></p></td><td><p></p></td></tr>" +
        "<tr><td><p></p></td><td><p></p></td><td><p></p></td></tr></table>",
    );
  await tool(desktop, "表を削除").click();
  await expect(body.getByRole("table")).toHaveCount(0);
  await expect(tool(desktop, "行を追加")).toHaveCount(0);
});

test("what was written can be undone after the preview, and Ctrl+S saves", async ({
  server,
  desktop,
}) => {
  const storedBody = await openStored(desktop, server.url, "<p>朝の工場。</p>");
  const body = bodyOf(desktop);
  await body.getByText("朝の工場。").click();
  await desktop.keyboard.press("ControlOrMeta+End");
  await desktop.keyboard.type("夕方の倉庫。");
  await desktop.getByRole("tab", { name: "プレビュー" }).click();
  await expect(desktop.getByRole("tabpanel")).toContainText("朝の工場。夕方の倉庫。");
  await desktop.getByRole("tab", { name: "編集" }).click();
  await tool(desktop, "元に戻す").click();
  await expect(body).toHaveText("朝の工場。");
  await tool(desktop, "やり直す").click();
  await desktop.keyboard.press("ControlOrMeta+s");
  await expect.poll(storedBody, { timeout: 20_000 }).toBe("<p>朝の工場。夕方の倉庫。</p>");
});
