import type { Page } from "@playwright/test";
import { choose } from "../support/choose.ts";
import { hydrated } from "../support/hydrated.ts";
import { pick, press, type Tour, tabMenu } from "./tour.ts";

const newTitle = (page: Page, title: string) => page.getByLabel("タイトル").fill(title);

/** Two save the same article, and the later one compares. */
async function openConflict(page: Page) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hydrated(other);
  const saveAs = async (who: Page, title: string) => {
    await newTitle(who, title);
    await press(/^変更を(保存|公開する)$|^下書きを保存$/)(who);
  };
  await saveAs(other, "先に保存したタイトル");
  await other.getByText("保存しました", { exact: true }).first().waitFor();
  await other.close();
  await saveAs(page, "後から保存したタイトル");
}

/** A case is passed once a verdict and a rank are chosen. */
async function passes(page: Page) {
  await choose(page.getByRole("group", { name: "審査結果" }), "通過");
  await choose(page.getByRole("group", { name: "ランク", exact: true }), "A");
  await press("通過にする")(page);
}

/** An announcement to everyone, as it is looked at before it goes out. */
async function reviewsAnnounce(page: Page) {
  await press("お知らせを書く")(page);
  const content = "年末年始は、12月29日から1月3日まで審査をお休みします。";
  await page.getByRole("textbox", { name: "内容" }).fill(content);
  await page.getByRole("button", { name: "確認へ進む" }).click();
  await page.getByRole("textbox", { name: "対象の人数" }).waitFor();
}

/** What opens to the service's own staff. */
export const operatorTours: readonly Tour[] = [
  {
    over: "operator-security",
    windows: [
      { name: "second-factor-change", open: press("リカバリーコードを再発行する") },
      tabMenu,
    ],
  },
  {
    over: "operator-judgement",
    windows: [
      { name: "operator-keys", open: press(/キー操作$/) },
      { name: "judgement-person", open: press("理由を記録して見る") },
      { name: "judgement-verdict", open: passes },
    ],
  },
  {
    over: "operator-report",
    windows: [
      {
        name: "report-decision",
        open: async (page) => {
          await choose(page, "対応なし");
          await page.getByRole("textbox", { name: "運営メモ" }).fill("該当しないと判断した。");
          await press("対応不要にする")(page);
        },
      },
    ],
  },
  {
    over: "operator-joker",
    windows: [
      { name: "joker-rank", open: press("ランクを変更") },
      { name: "joker-sanction", open: press("対応を追加") },
    ],
  },
  {
    over: "operator-company",
    windows: [
      { name: "company-suspend", open: press("利用を停止する") },
      { name: "company-close", open: press("利用を終了する") },
      { name: "operator-invites-member", open: press("メンバーを招待する") },
      {
        name: "agent-setting",
        open: async (page) => {
          await press("メンバーを表示する")(page);
          await pick(/さんの操作$/, "面談エージェントの設定")(page);
        },
      },
    ],
  },
  {
    over: "operator-recruitment",
    windows: [{ name: "operator-closes-recruitment", open: press("この募集を終了する") }],
  },
  {
    over: "operator-article",
    windows: [
      { name: "article-link", open: press("リンク") },
      { name: "article-image", open: press("画像") },
      { name: "article-publish", open: press("公開する") },
    ],
  },
  {
    over: "operator-article",
    expects: /status of 409/,
    windows: [{ name: "article-conflict", open: openConflict }],
  },
  {
    over: "operator-announces",
    windows: [
      { name: "announce", open: press("お知らせを書く") },
      { name: "announce-withdraw", open: press(/^取り下げ/) },
      { name: "announce-review", stays: true, open: reviewsAnnounce },
    ],
  },
  {
    over: "operator-synonyms",
    windows: [
      { name: "synonym-add", open: press("同義語を追加") },
      { name: "synonym-remove", open: press(/^削除/) },
    ],
  },
  {
    over: "operator-inquiry",
    windows: [
      {
        name: "inquiry-answer",
        open: async (page) => {
          await page.getByRole("textbox", { name: "回答" }).fill("ご連絡ありがとうございます。");
          await press("メールで回答する")(page);
        },
      },
    ],
  },
  {
    over: "operator-matchings",
    windows: [{ name: "support-find", open: press("求職者に連絡する") }],
  },
  {
    over: "operator-support-room",
    windows: [
      { name: "support-menu", opens: "menu", open: press("やり取りの操作") },
      { name: "support-end", open: pick("やり取りの操作", "やり取りを終了する") },
    ],
  },
  {
    over: "operator-matchings-others",
    windows: [{ name: "support-release", open: press(/を終了する$/) }],
  },
  {
    over: "operator-error-logs",
    windows: [{ name: "error-detail", open: press(/の詳細を見る$/) }],
  },
];
