import type { Page } from "@playwright/test";
import { handToken, tokenFor } from "../support/app-view.ts";
import { choosePicture, makePhoto } from "../support/picture.ts";
import { signIn } from "../support/sign-in.ts";
import { press, type Tour } from "./tour.ts";

/** The prompt, which the tests keep away: it comes some seconds into a first visit. */
async function waitForSuggestion(page: Page) {
  await page.evaluate(() => localStorage.removeItem("registrationPromptClosedAt"));
  await page.getByRole("link", { name: "サービスについて" }).first().click();
}

/** An app that is signed in as somebody else wants to sign this view in. */
async function bringTokenOfSomebodyElse(page: Page) {
  const { origin } = new URL(page.url());
  const host = await page.context().browser()?.newContext({ baseURL: origin });
  if (!host) throw new Error("There is no browser for the app.");
  await signIn(host, origin, "newJoker");
  // The app is answered when the window is closed.
  void handToken(page, await tokenFor(host.request));
  await page.getByRole("dialog").waitFor();
  await host.close();
}

/** What opens to seekers outside of their conversations, and to visitors. */
export const seekerTours: readonly Tour[] = [
  {
    over: "visitor-top",
    windows: [{ name: "registration-suggestion", open: waitForSuggestion }],
  },
  {
    over: "visitor-ace",
    windows: [
      {
        name: "registration-suggestion-on-like",
        open: (page) =>
          page
            .getByRole("link", { name: /興味ありを送る$/ })
            .first()
            .click(),
      },
    ],
  },
  {
    over: "joker-app",
    // The view stays with whom it is for until its owner agrees.
    expects: /status of 409/,
    windows: [{ name: "switch-account", open: bringTokenOfSomebodyElse }],
  },
  {
    over: "joker-recruitments",
    windows: [
      {
        name: "like",
        open: (page) =>
          page
            .getByRole("button", { name: /興味ありを送る$/ })
            .first()
            .click(),
      },
    ],
  },
  {
    over: "joker-offer",
    always: true,
    windows: [
      { name: "interested-theme-selection", open: press("話を聞いてみる") },
      { name: "confirm-not-interested", open: press("見送る") },
      { name: "company", open: press("企業情報を見る") },
    ],
  },
  {
    over: "joker-offer-matched",
    windows: [{ name: "update-interest", open: press("気持ちを更新する") }],
  },
  {
    over: "joker-notifications-announces",
    windows: [
      {
        name: "announcement",
        open: (page) =>
          page.getByRole("list", { name: "お知らせの一覧" }).getByRole("button").first().click(),
      },
    ],
  },
  {
    over: "joker-offers-likes",
    windows: [{ name: "agent-selection", open: press("面談エージェントを選ぶ") }],
  },
  {
    over: "judging-joker-offers",
    windows: [{ name: "joker-judging-status", open: press("詳しく見る") }],
  },
  {
    over: "new-joker-offers",
    windows: [{ name: "judging-not-submitted", open: press("詳しく見る") }],
  },
  {
    over: "new-joker-registration-profileImage",
    windows: [
      {
        name: "profile-image-crop",
        open: async (page) => choosePicture(page, await makePhoto()),
      },
    ],
  },
  {
    over: "joker-profile-edit",
    windows: [
      {
        name: "career-removal",
        open: async (page) => {
          await page
            .getByRole("main")
            .getByRole("button", { expanded: false, name: /^職務経歴/ })
            .first()
            .click();
          await press("削除する")(page);
        },
      },
    ],
  },
  {
    over: "joker-hidden-company",
    windows: [
      { name: "hidden-company-removal", open: press(/を削除する$/) },
      {
        name: "hidden-company-broad",
        open: async (page) => {
          await page.getByPlaceholder("例）株式会社みなと、example.co.jp").fill("example");
          await press("追加する")(page);
        },
      },
    ],
  },
  {
    over: "joker-calendar-setting",
    windows: [
      {
        name: "calendar-copy",
        opens: "menu",
        open: async (page) => {
          await press("月曜日に時間帯を追加")(page);
          await press("月曜日の時間帯をほかの曜日にコピー")(page);
        },
      },
    ],
  },
  {
    over: "joker-compass-result",
    windows: [{ name: "compass-apply", open: press("自己紹介に反映する") }],
  },
  {
    over: "joker-mypage-setting",
    windows: [{ name: "sign-out", open: press("ログアウト") }],
  },
  {
    over: "joker-withdrawal",
    windows: [{ name: "withdrawal", open: press("退会のお手続きへ進む") }],
  },
];
