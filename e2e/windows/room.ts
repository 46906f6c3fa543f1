import { expect, type Page } from "@playwright/test";
import { openCannedReplies, openPicture } from "../support/chat.ts";
import { chooseFirst } from "../support/choose.ts";
import { chooseLevel } from "../support/interest.ts";
import { roomOn } from "../support/room.ts";
import { pick, press, type Tour } from "./tour.ts";

/** The question for the interest, in a room of the demo account where it is not answered yet. */
async function openQuestion(page: Page) {
  await page.getByRole("link", { name: /株式会社ミナモケア/ }).click();
  await roomOn(page).log.getByRole("button", { name: "気持ちを選ぶ" }).click();
}

/** What opens over conversations, the dates of interviews and the way into a call. */
export const roomTours: readonly Tour[] = [
  {
    over: "joker-matchings",
    windows: [
      { name: "interest-action-selection", open: openQuestion },
      {
        name: "mc-interest-action-confirmation",
        stays: true,
        open: async (page) => {
          await openQuestion(page);
          const question = page.getByRole("dialog", { name: "今の気持ちを教えてください" });
          await chooseLevel(question, "話を聞いてみたい");
          await question.getByRole("button", { name: "次へ" }).click();
          await expect(page.getByRole("dialog", { name: "この内容で伝えますか？" })).toBeVisible();
        },
      },
    ],
  },
  { over: "joker-matchings", windows: [{ name: "chat-image", open: openPicture }] },
  {
    over: "joker-room",
    windows: [
      { name: "turn-close", open: press("期限の設定") },
      { name: "room-menu", opens: "menu", open: press("この会話のメニュー") },
      { name: "profile", open: press(/プロフィールを見る$/) },
      { name: "position", open: press(/^募集要項/) },
      { name: "report-reasons", open: pick("この会話のメニュー", "このユーザーを報告する") },
      {
        name: "report-details",
        open: async (page) => {
          await pick("この会話のメニュー", "このユーザーを報告する")(page);
          await page.getByText("勧誘・営業行為").click();
          await page.getByRole("button", { name: "次へ" }).click();
        },
      },
      { name: "release", open: pick("この会話のメニュー", "マッチングを解除する") },
    ],
  },
  {
    over: "joker-room",
    windows: [
      {
        name: "schedule-proposal",
        open: async (page) => {
          await press("日程候補を送る")(page);
          const grid = page.getByRole("grid", { name: "日程候補を選ぶ表" });
          await grid
            .getByRole("row", { name: /^20:00/ })
            .getByRole("button")
            .nth(1)
            .click();
        },
      },
    ],
  },
  {
    over: "joker-room",
    windows: [
      {
        name: "matching-establishment",
        open: async (page) => {
          await page.goto(`${page.url()}?established=1`);
        },
      },
    ],
  },
  {
    over: "joker-room-proposal",
    windows: [
      { name: "schedule-reasons", open: press("どれも都合が合わない") },
      {
        name: "schedule-choice",
        open: async (page) => {
          await chooseFirst(roomOn(page).log);
          await press("この日時に決める")(page);
        },
      },
    ],
  },
  {
    over: "joker-room-interview",
    windows: [
      { name: "schedule-details", open: press("面談の詳細") },
      { name: "schedule-cancel", open: press("キャンセルする") },
    ],
  },
  {
    over: "joker-video",
    always: true,
    windows: [
      {
        name: "creating-vc",
        stays: true,
        async open(page) {
          // Preparing takes as long as the server does not answer.
          await page.route(/video\.join/, () => {});
          await press("ビデオ面談に入室する")(page);
        },
      },
    ],
  },
  {
    over: "ace-room",
    windows: [
      { name: "canned-replies", open: openCannedReplies },
      {
        name: "canned-reply",
        open: async (page) => {
          await openCannedReplies(page);
          await page.getByRole("button", { name: "定型文を作る" }).click();
        },
      },
    ],
  },
];
