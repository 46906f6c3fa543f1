import type { Locator, Page } from "@playwright/test";
import { screenNamed } from "../screens.ts";
import { openCannedReplies } from "../support/chat.ts";
import { choose } from "../support/choose.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { openScreen } from "../support/open-screen.ts";
import { type DemoAccount, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { pick, press } from "../windows/tour.ts";

// What is typed here is never sent: both workers look at the same people.
test.describe.configure({ mode: "parallel" });
test.use({ serverFor: "journeys" });

const words = "ここまで書いたところで、席を立ちます。";

/** Behind the name of a field stands whether it has to be filled in. */
const called = (name: string) => new RegExp(`^${name}( 必須| 任意)?$`);
const box = (name: string) => (page: Page) => page.getByRole("textbox", { name: called(name) });
const inWindow = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("textbox", { name: called(name) });

interface Form {
  readonly name: string;
  readonly who: DemoAccount | "visitor";
  /** The screen that it is on, or opens over. */
  readonly over: string;
  /** Opens its window, or the part of the page that it stands in. */
  readonly show?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
}

async function details(page: Page) {
  await pick("この会話のメニュー", "このユーザーを報告する")(page);
  const window = page.getByRole("dialog");
  const reason = window.getByRole("checkbox", { name: "勧誘・営業行為" });
  const text = window.getByRole("textbox");
  await expect(reason.or(text)).toBeVisible();
  // Whoever comes back to the open room stands where the report was left.
  if (await text.isVisible()) return;
  if (!(await reason.isChecked())) await choose(window, "勧誘・営業行為");
  await window.getByRole("button", { name: "次へ" }).click();
}

async function turnText(page: Page) {
  await press("期限の設定")(page);
  const toggle = page.getByRole("dialog").getByRole("switch");
  if (!(await toggle.isChecked())) await toggle.click();
}

/** Each form that people write sentences in, and how it is come by. */
const forms: readonly Form[] = [
  { name: "an inquiry", who: "visitor", over: "visitor-contact", field: box("ご用件") },
  {
    name: "why one leaves",
    who: "joker",
    over: "joker-withdrawal",
    field: box("退会の理由"),
  },
  {
    name: "a report of the other side",
    who: "joker",
    over: "joker-room",
    show: details,
    field: (page) => page.getByRole("dialog").getByRole("textbox"),
  },
  {
    name: "a courteous close",
    who: "joker",
    over: "joker-room",
    show: turnText,
    field: inWindow("送信するメッセージ"),
  },
  {
    name: "a proposal of dates",
    who: "joker",
    over: "joker-room",
    show: press("日程候補を送る"),
    field: inWindow("メッセージ（任意）"),
  },
  {
    name: "why an interview is called off",
    who: "joker",
    over: "joker-room-interview",
    show: press("キャンセルする"),
    field: inWindow("補足（任意）"),
  },
  {
    name: "an offer",
    who: "aceAdmin",
    over: "ace-offer-form",
    field: box("メッセージ本文"),
  },
  {
    name: "a template of offers",
    who: "aceAdmin",
    over: "ace-offer-form",
    show: async (page) => {
      await press("テンプレートを使う")(page);
      await page.getByRole("button", { name: "新しいテンプレートを作る" }).click();
    },
    field: inWindow("メッセージ本文"),
  },
  {
    name: "a note on a candidate",
    who: "aceAdmin",
    over: "ace-user",
    field: box("メモを書く"),
  },
  {
    name: "a canned reply",
    who: "aceAdmin",
    over: "ace-room",
    show: async (page) => {
      await openCannedReplies(page);
      await page.getByRole("button", { name: "定型文を作る" }).click();
    },
    field: inWindow("本文"),
  },
  {
    name: "an invitation",
    who: "aceAdmin",
    over: "ace-members",
    show: press("メンバーを招待する"),
    field: inWindow("氏名"),
  },
  {
    name: "the answer to an inquiry",
    who: "operator",
    over: "operator-inquiry",
    field: box("回答の本文"),
  },
  {
    name: "an announcement",
    who: "operator",
    over: "operator-announces",
    show: press("お知らせを書く"),
    field: inWindow("内容"),
  },
  {
    name: "a verdict",
    who: "operator",
    over: "operator-judgement",
    field: box("候補者へのコメント"),
  },
  {
    name: "why a person is looked at",
    who: "operator",
    over: "operator-judgement",
    show: press("理由を記録して見る"),
    field: (page) => page.getByRole("dialog").getByRole("textbox"),
  },
  {
    name: "the decision on a report",
    who: "operator",
    over: "operator-report",
    field: box("運営メモ"),
  },
  {
    name: "a sanction",
    who: "operator",
    over: "operator-joker",
    show: press("対応を追加"),
    field: inWindow("運営メモ"),
  },
  {
    name: "why a rank is another",
    who: "operator",
    over: "operator-joker",
    show: press("ランクを変更"),
    field: inWindow("理由"),
  },
  {
    name: "why a company is suspended",
    who: "operator",
    over: "operator-company",
    show: press("利用を停止する"),
    field: inWindow("理由"),
  },
  {
    name: "a contract",
    who: "operator",
    over: "operator-company",
    field: box("料金・違約金・解約の条件"),
  },
  {
    name: "a new company",
    who: "operator",
    over: "operator-company-new",
    field: box("料金・違約金・解約の条件"),
  },
  {
    name: "why a position ends",
    who: "operator",
    over: "operator-recruitment",
    show: press("この募集を終了する"),
    field: inWindow("終了する理由"),
  },
  {
    name: "why a matching ends",
    who: "operator",
    over: "operator-matchings-others",
    show: press(/を終了する$/),
    field: inWindow("終了の理由"),
  },
];

/** Ends the session and begins another one, as somebody does who was away for long. */
async function comeBack(page: Page, address: string, who: DemoAccount): Promise<Page> {
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn(page.context(), new URL(address).origin, who);
  return await page.context().newPage();
}

for (const { name, who, over, show, field } of forms) {
  test(`${name}: the words are there after a reload, a closed window, a link and another session`, async ({
    server,
    desktop,
  }) => {
    if (who !== "visitor") await signIn(desktop.context(), server.url, who);
    await openScreen(desktop, screenNamed(over));
    await hydrated(desktop);
    const address = desktop.url();
    await show?.(desktop);
    await field(desktop).press("ControlOrMeta+End");
    await field(desktop).pressSequentially(words);

    // At once, before any pause.
    await reload(desktop);
    await show?.(desktop);
    const text = new RegExp(words);
    await expect(field(desktop)).toHaveValue(text);

    const ways = [() => desktop.keyboard.press("Escape"), () => desktop.mouse.click(2, 2)];
    for (const close of show ? ways : []) {
      await close();
      await expect(field(desktop)).toBeHidden();
      await show?.(desktop);
      await expect(field(desktop)).toHaveValue(text);
      // Whoever presses Enter now throws nothing away.
      const begins = desktop.locator("[role=dialog]:focus, [role=dialog] :focus");
      await expect(begins).not.toHaveText("破棄する");
    }
    if (show) await desktop.keyboard.press("Escape");

    await desktop.getByRole("navigation").getByRole("link").first().click();
    await expect(desktop).not.toHaveURL(address);
    await desktop.goBack();
    await expect(desktop).toHaveURL(address);
    await hydrated(desktop);
    await show?.(desktop);
    await expect(field(desktop)).toHaveValue(text);

    // A visitor has no session, and keeps the words as long as the tab.
    if (who === "visitor") return;
    const tab = await comeBack(desktop, address, who);
    await open(tab, address);
    await show?.(tab);
    await expect(field(tab)).toHaveValue(text);
  });
}

test("a verdict's words outlive J, Escape and another case", async ({ server, desktop }) => {
  await signIn(desktop.context(), server.url, "operator");
  await openScreen(desktop, screenNamed("operator-judgement"));
  await hydrated(desktop);
  const address = desktop.url();
  const comment = box("候補者へのコメント")(desktop);
  const part = desktop.getByRole("textbox", { name: "この項目へのコメント" });
  await desktop
    .getByRole("button", { name: /にコメント$/ })
    .first()
    .click();
  await part.pressSequentially("いつの仕事かが分かると、伝わりやすくなります。");
  await comment.pressSequentially(words);
  await choose(desktop.getByRole("group", { name: "審査結果" }), "通過");
  // The keys are for whoever is not writing.
  await desktop.getByRole("heading", { level: 1 }).click();
  await desktop.keyboard.press("j");
  await expect(desktop).not.toHaveURL(address);
  await expect(comment).toHaveValue("");
  await desktop.keyboard.press("Escape");
  await expect(desktop).toHaveURL(/\/operator\/judgements$/);
  await open(desktop, address);
  await expect(comment).toHaveValue(words);
  await expect(part).toHaveValue("いつの仕事かが分かると、伝わりやすくなります。");
});
