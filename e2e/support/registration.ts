import { expect, type Page } from "@playwright/test";
import { choose } from "./choose.ts";

/** What a seeker tells of themselves in the journeys. */
export interface Person {
  readonly name: string;
  readonly nameKana: string;
  readonly skills: readonly string[];
  readonly introduction: string;
}

export type Answer = (page: Page, person: Person) => Promise<void>;

export const CONFIRMATION = "入力内容を確認してください";

export const chooseIn = (page: Page, group: string | RegExp, label: string) =>
  choose(page.getByRole("group", { name: group }), label);

/** The answers by the titles of the steps; a step that is not here is put off. */
const answers: Readonly<Record<string, Answer>> = {
  現在の業界を選んでください: (page) => chooseIn(page, "現在の業界", "IT・インターネット"),

  職種を選んでください: async (page) => {
    await chooseIn(page, /^職種$/, "エンジニア");
    await chooseIn(page, "職種（詳細）", "フロントエンドエンジニア");
  },

  "お名前・性別・生年月日を入力してください": async (page, { name, nameKana }) => {
    await page.getByRole("textbox", { name: /^お名前(?!（)/ }).fill(name);
    await page.getByRole("textbox", { name: "お名前（カナ）" }).fill(nameKana);
    await chooseIn(page, "性別", "女性");
    await page.getByLabel("生年月日 年").selectOption("1992年");
    await page.getByLabel("生年月日 月").selectOption("4月");
    await page.getByLabel("生年月日 日").selectOption("18日");
  },

  メールアドレスを入力してください: async (page) => {
    await expect(page.getByRole("textbox", { name: "メールアドレス" })).toHaveValue(/@/);
  },

  最終学歴を入力してください: async (page) => {
    await page.getByRole("textbox", { name: "学校名" }).fill("海風大学");
    await page.getByRole("textbox", { name: "学部・学科" }).fill("工学部 情報工学科");
  },

  職務経歴を入力してください: async (page) => {
    await page.getByRole("textbox", { name: "会社名" }).fill("株式会社つばめ倉庫");
    await page.getByRole("textbox", { name: "役職・担当" }).fill("画面開発の担当");
    await page.getByRole("checkbox", { name: "現在の勤務先" }).check();
    await page.getByLabel("開始年月 年").selectOption("2019年");
    await page.getByLabel("開始年月 月").selectOption("4月");
    await page
      .getByRole("textbox", { name: "仕事の内容" })
      .fill("倉庫で使う在庫管理の画面を、現場を訪ねながら設計から運用まで担当しています。");
  },

  スキルを選んでください: async (page, { skills }) => {
    const input = page.getByRole("combobox", { name: "スキル" });
    for (const skill of skills) {
      await input.fill(skill);
      await input.press("Enter");
      await expect(page.getByRole("button", { name: `${skill}を削除` })).toBeVisible();
    }
  },

  "自己紹介を書いてみましょう（任意）": (page, { introduction }) =>
    page.getByRole("textbox", { name: "自己紹介" }).fill(introduction),

  "転職・副業への意欲を教えてください": async (page) => {
    await chooseIn(page, "転職について", "転職を検討している");
    await chooseIn(page, "副業について", "良い話があれば聞きたい");
  },

  希望の勤務地を選んでください: (page) => choose(page, "東京"),
};

/**
 * Walks through the registration by its real controls, up to the confirmation; answers the titles of
 * the steps that it saw. `more` answers further steps, or some in another way.
 */
export async function fillRegistration(
  page: Page,
  person: Person,
  more: Readonly<Record<string, Answer>> = {},
): Promise<string[]> {
  const heading = page.getByRole("heading", { level: 1 });
  const seen: string[] = [];
  for (;;) {
    const title = await heading.innerText();
    seen.push(title);
    if (title === CONFIRMATION) return seen;
    const answer = more[title] ?? answers[title];
    await answer?.(page, person);
    const next = answer ? "次へ" : "あとで入力する";
    await page.getByRole("button", { name: next, exact: true }).click();
    await expect(heading).not.toHaveText(title);
  }
}
