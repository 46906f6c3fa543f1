import type { Page } from "@playwright/test";
import { registrationSteps } from "../../packages/domain/src/joker/steps.ts";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { choose } from "../support/choose.ts";
import { open, reload } from "../support/hydrated.ts";
import { submitLogin } from "../support/log-in.ts";
import { choosePicture, makePhoto } from "../support/picture.ts";
import { type Answer, CONFIRMATION, chooseIn, fillRegistration } from "../support/registration.ts";
import { signIn } from "../support/sign-in.ts";
import { signUp } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

// Far from Japan: what is a day or a year there must not depend on where one is.
test.use({ timezoneId: "America/Los_Angeles" });

const person = {
  name: "𠮷田 みのり",
  nameKana: "よしだ　ﾐﾉﾘ",
  skills: ["TypeScript"],
  introduction: "予約サービスの画面を作ってきました。👩‍💻",
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const next = (page: Page) => page.getByRole("button", { name: "次へ", exact: true });
const introduction = (page: Page) => page.getByRole("textbox", { name: "自己紹介" });
const titleOf = (step: (typeof registrationSteps)[number]["key"]) =>
  registrationSteps.find(({ key }) => key === step)?.title ?? "";

async function openStep(page: Page, step: (typeof registrationSteps)[number]["key"]) {
  await open(page, `/registration?step=${step}`);
  await expect(heading(page)).toHaveText(titleOf(step));
}

/** Presses the main button, which a fault keeps on the step, and reads the fault. */
async function expectFault(page: Page, text: string) {
  await next(page).click();
  await expect(page.getByText(text).first()).toBeVisible();
}

async function writeCareer(page: Page, company: string, start: string) {
  await page.getByRole("textbox", { name: "会社名" }).fill(company);
  await page.getByLabel("開始年月 年").selectOption(start);
  await page.getByLabel("開始年月 月").selectOption("4月");
  await page
    .getByRole("textbox", { name: "仕事の内容" })
    .fill("予約サービスの画面を、使う人を訪ねながら設計から運用まで担当しています。");
}

/** The steps that the main journey puts off, or answers in a simpler way. */
const answers: Readonly<Record<string, Answer>> = {
  [titleOf("phone")]: async (page) => {
    const phone = page.getByRole("textbox", { name: "電話番号" });
    await phone.fill("電話なし");
    await expectFault(page, "電話番号の形式が正しくありません");
    await phone.fill("０９０ー１２３４ー５６７８");
  },
  [titleOf("profileImage")]: async (page) => {
    await choosePicture(page, await makePhoto());
    await page.getByRole("dialog").getByRole("button", { name: "この写真を使う" }).click();
    const picture = page.getByRole("main").locator('img[src^="/files/jokers/profileImages/"]');
    await expect(picture.first()).toBeVisible();
  },
  [titleOf("careers")]: async (page) => {
    await page.getByRole("checkbox", { name: "現在の勤務先" }).uncheck();
    await writeCareer(page, "株式会社ひので", "2015年");
    await page.getByLabel("終了年月 年").selectOption("2014年");
    await page.getByLabel("終了年月 月").selectOption("3月");
    await expectFault(page, "開始年月は終了年月より前にしてください");
    await page.getByLabel("終了年月 年").selectOption("2019年");
    await page.getByRole("button", { name: "入力を閉じる" }).click();
    await page.getByRole("button", { name: "職務経歴を追加する" }).click();
    await writeCareer(page, "株式会社つきしろ", "2019年");
    await page.getByLabel("終了年月 年").selectOption("2020年");
    await page.getByLabel("終了年月 月").selectOption("1月");
    // The current workplace has no end any more.
    await page.getByRole("checkbox", { name: "現在の勤務先" }).check();
  },
  [titleOf("skills")]: async (page) => {
    const box = page.getByRole("combobox", { name: "スキル" });
    await page.getByRole("button", { name: "React", exact: true }).click();
    await box.fill("r".repeat(10_000));
    await expectFault(page, "30文字以内で入力してください（現在10000文字）");
    await expect(box).toHaveValue("r".repeat(10_000));
    // Safari's Enter that ends a conversion, known by its code alone, adds nothing.
    await box.fill("げんばひありんぐ");
    await box.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await expect(box).toHaveValue("げんばひありんぐ");
    // Typed and not added: it counts all the same.
    await box.fill("現場ヒアリング");
  },
  [titleOf("english")]: async (page) => {
    await chooseIn(page, "英語力", "ビジネスレベル");
    const score = page.getByRole("textbox", { name: "TOEIC L&Rスコア" });
    await score.fill("９９９");
    await expectFault(page, "10〜990の整数で入力してください");
    await score.fill("８５５");
    await page.getByLabel("取得年").first().selectOption("2020年");
  },
  [titleOf("managementExperience")]: (page) => choose(page, "あり（1〜5名）"),
  [titleOf("portfolio")]: async (page) => {
    const url = page.getByRole("textbox", { name: "ポートフォリオのURL" });
    await url.fill("example");
    await expectFault(page, "URLの形式が正しくありません");
    await url.fill("example.jp/works");
  },
  [titleOf("introduction")]: async (page, { introduction: text }) => {
    await introduction(page).fill("あ".repeat(801));
    await expectFault(page, "800文字以内で入力してください（現在801文字）");
    await introduction(page).fill(text);
  },
  [titleOf("preferredWorkplaces")]: async (page) => {
    await choose(page, "東京以外");
    await page.locator("summary", { hasText: "関西" }).click();
    await page.getByRole("checkbox", { name: "関西をすべて選択" }).check();
    await page.getByRole("button", { name: "和歌山県" }).click();
  },
  [titleOf("interestedOccupations")]: (page) =>
    page.getByRole("button", { name: "フロントエンドエンジニア", exact: true }).click(),
  [titleOf("interestedCompanyScales")]: (page) => choose(page, "中小企業"),
  [titleOf("focusOnChoosingCompanies")]: async (page) => {
    for (const label of ["会社の成長性がある", "事業に興味が持てる", "給与・待遇が良い"])
      await choose(page, label);
    await expect(page.getByRole("checkbox", { name: "社風・カルチャーが合う" })).toBeDisabled();
  },
  [titleOf("workStyles")]: (page) => choose(page, "リモート・フレックスで働きたい"),
  [titleOf("desiredSalary")]: async (page) => {
    await page.getByLabel("下限").selectOption("800万円以上");
    await page.getByLabel("上限").selectOption("600万円以下");
    await expectFault(page, "下限は上限以下の金額にしてください");
    await page.getByLabel("上限").selectOption("1,200万円以下");
  },
};

test("all steps are filled, and the profile is handed in", async ({ server, mobile }) => {
  test.setTimeout(180_000);
  await signUp(mobile, server, { email: "minori@example.jp", password: "tsukishiro-2026" });
  const seen = await fillRegistration(mobile, person, answers);
  const walked = registrationSteps.map(({ title }) => title).slice(0, -1);
  expect(seen).toEqual(walked);
  expect(seen.at(-1)).toBe(CONFIRMATION);

  for (const text of [
    "𠮷田 みのり",
    "ヨシダ ミノリ",
    "09012345678",
    "株式会社つきしろ",
    "現場ヒアリング",
    "https://example.jp/works",
    person.introduction,
    "大阪府",
  ])
    await expect(mobile.getByText(text).first()).toBeVisible();
  const careers = await mobile.getByRole("region", { name: "職務経歴" }).innerText();
  expect(careers.indexOf("株式会社つきしろ")).toBeLessThan(careers.indexOf("株式会社ひので"));
  expect(careers).toContain("2019年4月〜現在");

  await mobile.getByRole("button", { name: "この内容で審査に申し込む" }).click();

  await test.step("the last step comes after the request, outlives a reload and asks for nothing anew", async () => {
    await expect(heading(mobile)).toHaveText("あなたらしさを教えてください（任意）");
    await expect(mobile.getByText("22 / 22")).toBeVisible();
    await reload(mobile);
    await mobile.getByRole("button", { name: "最近学んでいることは？" }).click();
    const answer = mobile.getByRole("textbox", { name: "最近学んでいることは？" });
    await answer.fill("手話を習っています。");
    // Put away and taken out again, the answer is still there.
    await mobile.getByRole("button", { name: "最近学んでいることは？" }).click();
    await mobile.getByRole("button", { name: "最近学んでいることは？" }).click();
    await expect(answer).toHaveValue("手話を習っています。");
    await mobile.getByRole("button", { name: "戻る" }).click();
    await expect(heading(mobile)).toHaveText(CONFIRMATION);
    await expect(mobile.getByRole("button", { name: "この内容で審査に申し込む" })).toHaveCount(0);
    await mobile.goBack();
    await mobile.getByRole("button", { name: "次へ" }).click();
  });

  await expect(mobile).toHaveURL(/\/congrats$/);
  await mobile.getByRole("link", { name: "プロフィールを確認する" }).click();
  await expect(mobile).toHaveURL(/\/mypage\/profile$/);
  await expect(mobile.getByText("手話を習っています。")).toBeVisible();
  await open(mobile, "/congrats");
  await mobile.getByRole("link", { name: "企業を見てみる" }).click();
  await expect(mobile).toHaveURL(/\/companies$/);
});

const restored = (page: Page) => page.getByText(/に入力し、保存していない内容を表示しています。$/);

test("what is typed outlives a reload, the back button and the end of the session", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  // The server refuses what the ended session still asks for.
  expectBrowserErrors(/status of 401/);
  const session = await signIn(mobile.context(), server.url, "newJoker");
  await openStep(mobile, "introduction");
  await introduction(mobile).fill("書きかけの自己紹介です。");
  await reload(mobile);
  await expect(introduction(mobile)).toHaveValue("書きかけの自己紹介です。");
  await expect(restored(mobile)).toBeVisible();

  await mobile.getByRole("button", { name: "戻る" }).click();
  await expect(heading(mobile)).toHaveText(titleOf("portfolio"));
  await mobile.goBack();
  await expect(heading(mobile)).toHaveText(titleOf("introduction"));
  await expect(introduction(mobile)).toHaveValue("書きかけの自己紹介です。");

  await introduction(mobile).fill("書きかけの自己紹介を、もう少し書きました。");
  await session.trpc.account.signOut.mutate();
  await expect(mobile).toHaveURL(/\/login\?url=/);
  await submitLogin(mobile, { email: demoEmails.newJoker });
  await expect(heading(mobile)).toHaveText(titleOf("introduction"));
  await expect(introduction(mobile)).toHaveValue("書きかけの自己紹介を、もう少し書きました。");
  await next(mobile).click();
  await expect(heading(mobile)).toHaveText(titleOf("jobChangeWillingness"));

  await mobile.goBack();
  await expect(introduction(mobile)).toHaveValue("書きかけの自己紹介を、もう少し書きました。");
  await expect(restored(mobile)).toHaveCount(0);
});

test("a step saved on another device is offered beside what is typed here", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 409/);
  const email = "joker-provisioning-1@demo.example";
  await signIn(mobile.context(), server.url, { as: "joker", email });
  await signIn(desktop.context(), server.url, { as: "joker", email });
  await openStep(mobile, "introduction");
  await openStep(desktop, "education");

  await test.step("a save of another step is no obstacle", async () => {
    await desktop.getByRole("textbox", { name: "学校名" }).fill("海風大学");
    await desktop.getByRole("textbox", { name: "学部・学科" }).fill("工学部");
    await next(desktop).click();
    await expect(heading(desktop)).toHaveText(titleOf("careers"));
    await introduction(mobile).fill("電話で書きました。");
    await next(mobile).click();
    await expect(heading(mobile)).toHaveText(titleOf("jobChangeWillingness"));
  });

  await test.step("the same step shows both, and nothing is overwritten unseen", async () => {
    await openStep(mobile, "introduction");
    await openStep(desktop, "introduction");
    await introduction(desktop).fill("パソコンで書き直しました。");
    await next(desktop).click();
    await expect(heading(desktop)).toHaveText(titleOf("jobChangeWillingness"));
    await introduction(mobile).fill("電話でも書き直しました。");
    await next(mobile).click();
    await expect(mobile.getByText(/^別の端末で内容が更新されました。/)).toBeVisible();
    const newer = mobile.getByRole("region", { name: "別の端末で保存された内容" });
    await expect(newer.getByText("パソコンで書き直しました。")).toBeVisible();
    await expect(introduction(mobile)).toHaveValue("電話でも書き直しました。");

    await mobile.getByRole("button", { name: "更新する" }).click();
    await expect(introduction(mobile)).toHaveValue("パソコンで書き直しました。");
    await mobile.getByRole("button", { name: "入力していた内容に戻す" }).click();
    await expect(introduction(mobile)).toHaveValue("電話でも書き直しました。");
    await next(mobile).click();
    await expect(heading(mobile)).toHaveText(titleOf("jobChangeWillingness"));
    await openStep(desktop, "introduction");
    await expect(introduction(desktop)).toHaveValue("電話でも書き直しました。");
  });
});

test("a lost connection is told, and the step is saved once when it is back", async ({
  server,
  mobile,
  line,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/net::ERR_/);
  const { trpc } = await signIn(mobile.context(), server.url, "newJoker");
  const version = async () => (await trpc.joker.own.query()).lockVersion;
  const told = mobile.getByText(/^通信が途切れています。/);
  const before = await version();

  await openStep(mobile, "education");
  await mobile.getByRole("textbox", { name: "学校名" }).fill("夕凪大学");
  await mobile.getByRole("textbox", { name: "学部・学科" }).fill("文学部");
  await line.cut(mobile);
  await next(mobile).click();
  await expect(told).toBeVisible();
  await expect(mobile.getByRole("textbox", { name: "学校名" })).toHaveValue("夕凪大学");
  await line.mend(mobile);
  await expect(heading(mobile)).toHaveText(titleOf("careers"));
  expect(await version()).toBe(before + 1);

  await test.step("an answer that is lost on its way does not save twice", async () => {
    await openStep(mobile, "education");
    await mobile.getByRole("textbox", { name: "学部・学科" }).fill("理学部");
    await mobile.route(
      /joker\.saveStep/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await next(mobile).click();
    await expect(told).toBeVisible();
    await expect(heading(mobile)).toHaveText(titleOf("careers"));
    expect(await version()).toBe(before + 2);
  });

  await test.step("pressing twice saves once", async () => {
    await openStep(mobile, "education");
    await mobile.getByRole("textbox", { name: "学部・学科" }).fill("法学部");
    await next(mobile).dblclick();
    await expect(heading(mobile)).toHaveText(titleOf("careers"));
    expect(await version()).toBe(before + 3);
  });

  await test.step("signing out leaves nothing of it on the device", async () => {
    await openStep(mobile, "introduction");
    await introduction(mobile).fill("誰にも見せない書きかけです。");
    await open(mobile, "/mypage/setting");
    // The list of devices comes in above the button and moves it.
    await expect(mobile.getByText("この端末", { exact: true })).toBeVisible();
    await mobile.getByRole("button", { name: "ログアウト", exact: true }).click();
    await mobile.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
    await expect(mobile).toHaveURL(/\/login/);
    const kept = await mobile.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain("書きかけ");
  });
});

test("a registered seeker may not empty what judging required", async ({ server, mobile }) => {
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/mypage/profile/edit/skills");
  const removals = mobile.getByRole("button", { name: /を削除$/ });
  await expect(removals.first()).toBeVisible();
  for (let left = await removals.count(); left > 0; left -= 1) {
    await removals.first().click();
    await expect(removals).toHaveCount(left - 1);
  }
  await mobile.getByRole("button", { name: "保存する" }).click();
  await expect(mobile.getByText("1つ以上選択してください")).toBeVisible();
  await expect(toastOn(mobile, "保存しました")).toHaveCount(0);
});
