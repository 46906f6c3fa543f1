import { expect } from "@playwright/test";
import { writeOffer } from "../support/offer.ts";
import { pick, press, type Tour, tabMenu } from "./tour.ts";

/** What opens to the people of companies outside of their conversations. */
export const companyTours: readonly Tour[] = [
  {
    over: "company-own-recruitment",
    windows: [
      { name: "recruitment-menu", opens: "menu", open: press("その他の操作") },
      { name: "recruitment-pause", open: pick("その他の操作", "一時停止する") },
      { name: "recruitment-close", open: pick("その他の操作", "募集を終了する") },
    ],
  },
  {
    over: "company-own-recruitments",
    windows: [
      {
        name: "pay-question",
        open: async (page) => {
          await page.getByRole("link", { name: /フルスタックエンジニア$/ }).click();
          await page.getByRole("main").getByRole("link", { name: "編集する" }).click();
          await page.getByLabel("想定年収（上限・万円）").fill("12,000");
          await press("変更を保存する")(page);
        },
      },
    ],
  },
  {
    over: "ace-users-search",
    windows: [
      { name: "saved-searches", open: press(/^保存した条件/) },
      { name: "save-search", open: press("この条件を保存") },
      { name: "candidate-filters", onPhone: true, open: press(/^絞り込み/) },
      tabMenu,
    ],
  },
  {
    over: "ace-users-search",
    windows: [
      {
        name: "saved-search-removal",
        open: async (page) => {
          await press(/^保存した条件/)(page);
          await page
            .getByRole("button", { name: /のメニュー$/ })
            .first()
            .click();
          await page.getByRole("menuitem", { name: "削除" }).click();
          await expect(page.getByRole("dialog", { name: /を削除しますか？$/ })).toBeVisible();
        },
      },
    ],
  },
  {
    over: "ace-user",
    windows: [
      {
        name: "note-removal",
        open: async (page) => {
          await page.getByRole("textbox", { name: "メモを書く" }).fill("確認のためのメモ");
          await press("メモを残す")(page);
          await press(/を削除$/)(page);
        },
      },
    ],
  },
  {
    over: "ace-offer-form",
    windows: [
      { name: "offer-templates", open: press("テンプレートを使う") },
      {
        name: "offer-template",
        open: async (page) => {
          await press("テンプレートを使う")(page);
          await page.getByRole("button", { name: "新しいテンプレートを作る" }).click();
        },
      },
    ],
  },
  {
    over: "ace-offer-form",
    windows: [
      {
        name: "confirm-offer-check",
        open: (page) =>
          writeOffer(page, {
            reason:
              "試作を重ねて使う人の前で確かめてこられた進め方に、強く惹かれてご連絡しました。",
            message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
          }),
      },
    ],
  },
  {
    over: "ace-offers-likes",
    windows: [{ name: "like-decline", open: press("見送る") }],
  },
  {
    over: "ace-members",
    windows: [
      { name: "invite-member", open: press("メンバーを招待する") },
      { name: "invitation-cancel", open: press(/への招待を取り消す$/) },
      { name: "member-menu", opens: "menu", open: press(/さんの操作$/) },
      { name: "member-removal", open: pick(/さんの操作$/, "削除する") },
      { name: "member-authority", open: pick(/さんの操作$/, /^(管理者|メンバー)にする$/) },
    ],
  },
  {
    over: "ace-company-page",
    windows: [{ name: "company-preview", open: press("プレビュー") }],
  },
  {
    over: "ace-profile-profileImage",
    windows: [{ name: "profile-image-removal", open: press("削除する") }],
  },
];
