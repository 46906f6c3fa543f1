import type { Page } from "@playwright/test";
import { type Screen, screens } from "./screens.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "./support/axe.ts";
import { hydrated } from "./support/hydrated.ts";
import { chooseLevel } from "./support/interest.ts";
import { writeOffer } from "./support/offer.ts";
import { openScreen } from "./support/open-screen.ts";
import { choosePicture, makePhoto } from "./support/picture.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

/** The screens that are looked at in dark as well: between them they have every kind of part. */
const inDark: readonly string[] = [
  "visitor-top",
  "visitor-login",
  "joker-offers",
  "joker-offer",
  "joker-room",
  "joker-mypage-setting",
  "ace-users-search",
  "ace-user",
  "operator-judgement",
];

const setDark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));

// They only look: both workers share them, each with a server of its own.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ desktop, expectBrowserErrors }) => {
  // What fades in would be measured half-transparent.
  await desktop.emulateMedia({ reducedMotion: "reduce" });
  // The pages that say that something is missing or failed answer so.
  expectBrowserErrors(/status of (404|500)/);
});

for (const screen of screens) {
  test(`${screen.name} is free of faults at every width`, async ({ server, desktop }) => {
    if (screen.role !== "visitor") await signIn(desktop.context(), server.url, screen.role);
    await openScreen(desktop, screen);
    await expectNoFaults(desktop, "1280 px");
    await desktop.setViewportSize(PHONE);
    await expectNoFaults(desktop, "375 px");
    if (inDark.includes(screen.name)) {
      await setDark(desktop);
      await expectNoFaults(desktop, "375 px in dark");
      await desktop.setViewportSize(DESKTOP);
      await expectNoFaults(desktop, "1280 px in dark");
    }
    await desktop.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(desktop);
  });
}

interface Overlay {
  readonly name: string;
  /** The screen that it opens over. */
  readonly over: string;
  readonly open: (page: Page) => Promise<void>;
  /** What comes up when that is no dialog. */
  readonly opens?: "menu";
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();

/** The question for the interest, in a room of the demo account where it is not answered yet. */
async function openQuestion(page: Page) {
  await page.getByRole("link", { name: /株式会社ミナモケア/ }).click();
  await page.getByRole("log").getByRole("button", { name: "気持ちを選ぶ" }).click();
}

/** The prompt, which the tests keep away: it comes some seconds into a first visit. */
async function waitForSuggestion(page: Page) {
  await page.evaluate(() => localStorage.removeItem("registrationPromptClosedAt"));
  await page.getByRole("link", { name: "サービスについて" }).first().click();
}

const overlays: readonly Overlay[] = [
  { name: "interested-theme-selection", over: "joker-offer", open: press("話を聞いてみる") },
  { name: "confirm-not-interested", over: "joker-offer", open: press("見送る") },
  { name: "company", over: "joker-offer", open: press("企業情報を見る") },
  { name: "interest-action-selection", over: "joker-matchings", open: openQuestion },
  {
    name: "mc-interest-action-confirmation",
    over: "joker-matchings",
    open: async (page) => {
      await openQuestion(page);
      const question = page.getByRole("dialog", { name: "今の気持ちを教えてください" });
      await chooseLevel(question, "話を聞いてみたい");
      await question.getByRole("button", { name: "次へ" }).click();
      await expect(page.getByRole("dialog", { name: "この内容で伝えますか？" })).toBeVisible();
    },
  },
  { name: "update-interest", over: "joker-offer-matched", open: press("気持ちを更新する") },
  {
    name: "matching-establishment",
    over: "joker-room",
    open: async (page) => {
      await page.goto(`${page.url()}?established=1`);
    },
  },
  {
    name: "room-menu",
    over: "joker-room",
    opens: "menu",
    open: (page) => page.getByRole("button", { name: "この会話のメニュー" }).click(),
  },
  {
    name: "profile",
    over: "joker-room",
    open: (page) =>
      page
        .getByRole("button", { name: /プロフィールを見る$/ })
        .first()
        .click(),
  },
  { name: "position", over: "joker-room", open: press(/^募集要項/) },
  { name: "joker-judging-status", over: "judging-joker-offers", open: press("詳しく見る") },
  { name: "judging-not-submitted", over: "new-joker-offers", open: press("詳しく見る") },
  { name: "registration-suggestion", over: "visitor-top", open: waitForSuggestion },
  {
    name: "profile-image-crop",
    over: "new-joker-registration-profileImage",
    open: async (page) => choosePicture(page, await makePhoto()),
  },
  { name: "withdrawal", over: "joker-withdrawal", open: press("退会のお手続きへ進む") },
  { name: "hidden-company-removal", over: "joker-hidden-company", open: press(/を削除する$/) },
  {
    name: "hidden-company-broad",
    over: "joker-hidden-company",
    open: async (page) => {
      await page.getByPlaceholder("例）example.co.jp").fill("example");
      await press("追加する")(page);
    },
  },
  {
    name: "calendar-copy",
    over: "joker-calendar-setting",
    opens: "menu",
    open: async (page) => {
      await press("月曜日に時間帯を追加")(page);
      await press("月曜日の時間帯をほかの曜日にコピー")(page);
    },
  },
  { name: "sign-out", over: "joker-mypage-setting", open: press("ログアウト") },
  {
    name: "confirm-offer-check",
    over: "ace-offer-form",
    open: (page) =>
      writeOffer(page, {
        reason: "試作を重ねて使う人の前で確かめてこられた進め方に、強く惹かれてご連絡しました。",
        message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
      }),
  },
  { name: "offer-templates", over: "ace-offer-form", open: press("テンプレートを使う") },
  {
    name: "offer-template",
    over: "ace-offer-form",
    open: async (page) => {
      await press("テンプレートを使う")(page);
      await page.getByRole("button", { name: "新しいテンプレートを作る" }).click();
    },
  },
  { name: "saved-searches", over: "ace-users-search", open: press(/^保存した条件/) },
  { name: "save-search", over: "ace-users-search", open: press("この条件を保存") },
  {
    name: "saved-search-removal",
    over: "ace-users-search",
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
  {
    name: "note-removal",
    over: "ace-user",
    open: async (page) => {
      await page.getByRole("textbox", { name: "メモを書く" }).fill("確認のためのメモ");
      await press("メモを残す")(page);
      await press(/を削除$/)(page);
    },
  },
  {
    name: "like",
    over: "joker-recruitments",
    open: (page) =>
      page
        .getByRole("button", { name: /興味ありを送る$/ })
        .first()
        .click(),
  },
  {
    name: "registration-suggestion-on-like",
    over: "visitor-ace",
    open: (page) =>
      page
        .getByRole("link", { name: /興味ありを送る$/ })
        .first()
        .click(),
  },
  { name: "agent-selection", over: "joker-offers-likes", open: press("面談エージェントを選ぶ") },
  { name: "like-decline", over: "ace-offers-likes", open: press("見送る") },
  { name: "invite-member", over: "ace-members", open: press("メンバーを招待する") },
  { name: "invitation-cancel", over: "ace-members", open: press(/への招待を取り消す$/) },
  {
    name: "member-menu",
    over: "ace-members",
    opens: "menu",
    open: press(/さんの操作$/),
  },
  {
    name: "member-removal",
    over: "ace-members",
    open: async (page) => {
      await press(/さんの操作$/)(page);
      await page.getByRole("menuitem", { name: "削除する" }).click();
    },
  },
  { name: "company-preview", over: "ace-company-page", open: press("プレビュー") },
  { name: "company-suspend", over: "operator-company", open: press("利用を停止する") },
  {
    name: "agent-setting",
    over: "operator-company",
    open: async (page) => {
      await press("メンバーを表示する")(page);
      await press(/さんの操作$/)(page);
      await page.getByRole("menuitem", { name: "面談エージェントの設定" }).click();
    },
  },
  { name: "judgement-verdict", over: "operator-judgement", open: press("通過にする") },
  { name: "operator-keys", over: "operator-judgement", open: press(/キー操作$/) },
  {
    name: "report-decision",
    over: "operator-report",
    open: async (page) => {
      await page.getByRole("textbox", { name: "運営メモ" }).fill("該当しないと判断した。");
      await press("対応不要にする")(page);
    },
  },
  { name: "article-link", over: "operator-article", open: press("リンク") },
  { name: "article-image", over: "operator-article", open: press("画像") },
  { name: "article-publish", over: "operator-article", open: press("公開する") },
  { name: "announce", over: "operator-announces", open: press("お知らせを書く") },
  { name: "announce-withdraw", over: "operator-announces", open: press(/^取り下げ/) },
  { name: "support-find", over: "operator-matchings", open: press("求職者に連絡する") },
  { name: "support-release", over: "operator-matchings-others", open: press(/を終了する$/) },
  { name: "error-detail", over: "operator-error-logs", open: press(/の詳細を見る$/) },
];

const screenNamed = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new RangeError(`no screen is called ${name}`);
  return found;
};

for (const { name, over, open, opens = "dialog" } of overlays) {
  test(`the window ${name} is free of faults`, async ({ server, desktop }) => {
    const screen = screenNamed(over);
    if (screen.role !== "visitor") await signIn(desktop.context(), server.url, screen.role);
    await openScreen(desktop, screen);
    await hydrated(desktop);
    await open(desktop);
    await expect(desktop.getByRole(opens)).toBeVisible();
    await expectNoFaults(desktop, "1280 px");
    await desktop.setViewportSize(PHONE);
    await expectNoFaults(desktop, "375 px");
    await setDark(desktop);
    await expectNoFaults(desktop, "375 px in dark");
  });
}
