import type { Page } from "@playwright/test";
import { subOccupationsOf } from "../../packages/domain/src/options/occupations.ts";
import { open, reload } from "../support/hydrated.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const rowsOn = (page: Page) => page.getByRole("list", { name: "候補者" }).getByRole("article");
const filtersOn = (page: Page) => page.getByRole("region", { name: "条件で絞り込む" });
const chipsOn = (page: Page) => page.getByRole("list", { name: "選択中の条件" });
const check = (page: Page, name: string) =>
  filtersOn(page).getByRole("checkbox", { name, exact: true });

test("an ace searches, saves the search and comes back to it", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  // The name of a search that there is already.
  expectBrowserErrors(/status of 409/);
  test.setTimeout(180_000);
  const page = await person("desktop");
  const { trpc } = await signIn(page.context(), server.url, "aceAdmin");
  await open(page, "/users?tab=search");

  // Chosen faster than the page can be drawn: every one of them counts.
  await page.evaluate(() => {
    for (const label of ["エンジニア", "デザイナー", "転職活動中"]) {
      const found = [...document.querySelectorAll("label")].find(
        ({ textContent }) => textContent === label,
      );
      found?.querySelector("input")?.click();
    }
  });
  await expect(check(page, "エンジニア")).toBeChecked();
  await expect(check(page, "デザイナー")).toBeChecked();
  await expect(page).toHaveURL(/occupation=engineer%2Cdesigner/);
  await filtersOn(page).getByText("エンジニアを詳しく選ぶ").click();
  await check(page, "フロントエンドエンジニア").click();
  await expect(check(page, "フロントエンドエンジニア")).toBeChecked();
  const notice = /年齢を理由に対象を制限することはできません。/;
  await expect(filtersOn(page).getByText(notice)).toBeVisible();
  await filtersOn(page).getByRole("combobox", { name: "年齢 下限" }).selectOption("25");
  await filtersOn(page).getByRole("searchbox").fill("Ｔypescript");
  await expect(chipsOn(page).getByText("年齢：25歳〜")).toBeVisible();
  await expect(chipsOn(page).getByText("キーワード：Ｔypescript")).toBeVisible();
  await chipsOn(page).getByRole("button", { name: "年齢：25歳〜の条件を外す" }).click();
  await expect(page).not.toHaveURL(/ageFrom/);
  await chipsOn(page).getByRole("button", { name: "キーワード：Ｔypescriptの条件を外す" }).click();
  await expect(filtersOn(page).getByRole("searchbox")).toHaveValue("");
  const { nbHits } = await trpc.candidate.searchJokers.query({
    facets: {
      subOccupation: ["frontendEngineer", ...subOccupationsOf("designer").map(({ key }) => key)],
    },
  });
  const count = `${nbHits}名の候補者`;
  await reload(page);
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  await expect(check(page, "フロントエンドエンジニア")).toBeChecked();

  await page.getByRole("button", { name: "この条件を保存" }).click();
  const dialog = page.getByRole("dialog", { name: "検索の条件を保存する" });
  // A name that stands already is refused, and stays to be changed.
  await dialog.getByLabel("名前").fill("東京のエンジニア・転職活動中");
  await dialog.getByRole("button", { name: "保存する" }).click();
  await expect(dialog.getByText(/同じ名前の条件がすでにあります/)).toBeVisible();
  await dialog.getByLabel("名前").fill("画面をつくる人");
  await dialog.getByRole("button", { name: "保存する" }).click();
  await expect(dialog).toBeHidden();
  await chipsOn(page).getByRole("button", { name: "条件をクリア" }).click();
  await expect(chipsOn(page)).toHaveCount(0);
  await filtersOn(page).getByRole("searchbox").fill("リアクト");
  await expect(page.getByText("「リアクト」は「React」も含めて探しました。")).toBeVisible();
  await page.getByRole("link", { name: "入力した言葉だけで探す" }).click();
  await expect(filtersOn(page).getByRole("searchbox")).toHaveValue('"リアクト"');
  await expect(page.getByText("0名の候補者", { exact: true })).toBeVisible();
  await chipsOn(page)
    .getByRole("button", { name: /^キーワード：/ })
    .click();
  await expect(chipsOn(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^保存した条件/ }).click();
  const sheet = page.getByRole("dialog", { name: "保存した条件" });
  await sheet.getByRole("link", { name: "画面をつくる人" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  await expect(check(page, "デザイナー")).toBeChecked();
  const { items } = await trpc.savedSearch.list.query();
  expect(items.map(({ name }) => name)).toContain("画面をつくる人");

  // From one candidate to the next in the list, and back to it.
  await open(page, "/users?tab=search&sort=recentLogin");
  await rowsOn(page).first().getByRole("heading").getByRole("link").click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  const first = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("link", { name: "次の候補者" }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first ?? "");
  await page.getByRole("link", { name: "候補者の一覧" }).click();
  await expect(page).toHaveURL(/tab=search&sort=recentLogin/);
});

test("an ace narrows by a region and a prefecture, and comes back to both", async ({
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const page = await person("mobile");
  const { trpc } = await signIn(page.context(), server.url, "aceAdmin");
  const { hits, nbHits } = await trpc.candidate.searchJokers.query({
    facets: { preferredPrefectures: [25, 26, 27, 28, 29, 30, 40] },
  });
  const named = hits.find(({ preferredPrefectures }) => preferredPrefectures.includes(27));
  if (!named) throw new Error("Nobody of the demo data wants to work in Osaka.");
  await open(page, "/users?tab=search");

  await page.getByRole("button", { name: "絞り込み", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "条件で絞り込む" });
  const prefecture = (name: string) => sheet.getByRole("button", { name, exact: true });
  // Closed until somebody looks into a region, and opened without a mouse.
  await expect(prefecture("大阪府")).toBeHidden();
  await sheet.locator("summary", { hasText: "関西" }).press("Enter");
  await sheet.getByRole("checkbox", { name: "関西をすべて選択" }).press("Space");
  await expect(prefecture("大阪府")).toHaveAttribute("aria-pressed", "true");
  await expect(sheet.locator("summary", { hasText: "6件選択中" })).toContainText("関西");
  await sheet.locator("summary", { hasText: "九州・沖縄" }).press("Enter");
  await prefecture("福岡県").click();
  await sheet.getByRole("button", { name: `${nbHits}名を表示する` }).click();
  await expect(sheet).toBeHidden();
  const narrowed = async () => {
    await expect(page.getByText(`${nbHits}名の候補者`, { exact: true })).toBeVisible();
    await expect(chipsOn(page).getByText(/^希望の都道府県：/)).toHaveText([
      "希望の都道府県：関西",
      "希望の都道府県：福岡県",
    ]);
  };
  await narrowed();
  await expect(rowsOn(page).filter({ hasText: named.name })).toContainText("大阪府");
  await reload(page);
  await narrowed();

  await page.getByRole("button", { name: "この条件を保存" }).click();
  const dialog = page.getByRole("dialog", { name: "検索の条件を保存する" });
  await dialog.getByLabel("名前").fill("関西と福岡");
  await dialog.getByRole("button", { name: "保存する" }).click();
  await expect(dialog).toBeHidden();
  await chipsOn(page).getByRole("button", { name: "条件をクリア" }).click();
  await expect(chipsOn(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^保存した条件/ }).click();
  const saved = page.getByRole("dialog", { name: "保存した条件" });
  await expect(saved.getByText("希望の都道府県：関西、希望の都道府県：福岡県")).toBeVisible();
  await saved.getByRole("link", { name: "関西と福岡" }).click();
  await expect(saved).toBeHidden();
  await narrowed();
});

test("two of a company at once: keeps, notes and hiding show to the other", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  test.setTimeout(180_000);
  expectBrowserErrors(/status of 4\d\d/);
  const [admin, member] = [await person("desktop"), await person("desktop")];
  await signIn(admin.context(), server.url, "aceAdmin");
  const { trpc } = await signIn(member.context(), server.url, "aceMember");
  const me = await trpc.account.getMe.query();
  const memberName = me.kind === "ace" ? me.name : "";
  const { hits } = await trpc.candidate.searchJokers.query({ facets: { exceptOffered: true } });
  const free = hits.filter(({ state }) => state === "none");
  const [one, two] = free;
  if (!one || !two) throw new Error("There are too few candidates.");
  const list = "/users?tab=search&exceptOffered=1";
  await Promise.all([open(admin, list), open(member, list)]);
  const rowOf = (page: Page, { name }: { name: string }) => rowsOn(page).filter({ hasText: name });

  await rowOf(member, one)
    .getByRole("button", { name: /：キープする$/ })
    .click();
  await expect(rowOf(member, one).getByText("キープ中")).toBeVisible();
  await expect(rowOf(admin, one).getByText(`${memberName}さんがキープ中`)).toBeVisible();
  await expect(rowOf(admin, one).getByRole("button", { name: /：キープする$/ })).toHaveCount(0);

  // Both reach for the same one: the later is told, and nothing stays pretended.
  await admin.route(
    /candidate\.keepJoker/,
    async (route) => {
      await trpc.candidate.keepJoker.mutate({ jokerId: two.jokerId });
      await route.continue();
    },
    { times: 1 },
  );
  await rowOf(admin, two)
    .getByRole("button", { name: /：キープする$/ })
    .click();
  await expect(
    toastOn(admin, "この候補者は、同じ企業のほかのメンバーがキープしています。"),
  ).toBeVisible();
  await expect(rowOf(admin, two).getByText(`${memberName}さんがキープ中`)).toBeVisible();

  // The first answer to the one is under way while the other writes: it knows nothing of the note.
  const written = Promise.withResolvers<void>();
  await admin.route(
    /candidateNote\.list/,
    async (route) => {
      const response = await route.fetch();
      await written.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await Promise.all([open(admin, `/users/${one.jokerId}`), open(member, `/users/${one.jokerId}`)]);
  const words = "配送の現場を見てもらうと、話が早そうです。";
  const notesOn = (page: Page) => page.getByRole("list", { name: "社内メモの一覧" });
  await member.getByRole("textbox", { name: "メモを書く" }).fill(words);
  await member.getByRole("button", { name: "メモを残す" }).click();
  await expect(notesOn(member).getByText(words)).toBeVisible();
  written.resolve();
  await expect(notesOn(admin).getByText(words)).toBeVisible();
  await expect(notesOn(admin).getByText(memberName)).toBeVisible();
  await expect(notesOn(admin).getByRole("button", { name: /を編集$/ })).toHaveCount(0);
  await notesOn(member)
    .getByRole("button", { name: /を編集$/ })
    .click();
  await notesOn(member).getByRole("textbox").fill(`${words}来週、声をかけます。`);
  await notesOn(member).getByRole("button", { name: "保存する" }).click();
  await expect(notesOn(admin).getByText(/来週、声をかけます。/)).toBeVisible();

  await Promise.all([open(admin, list), open(member, list)]);
  await expect(rowOf(admin, one).getByText("メモ1件")).toBeVisible();
  const [, , third, fourth] = free;
  if (!third || !fourth) throw new Error("There are too few candidates.");
  await rowOf(admin, third)
    .getByRole("button", { name: /：非表示にする$/ })
    .click();
  const undo = admin.getByRole("listitem").filter({ hasText: third.name });
  await expect(undo.getByText("非表示にしました")).toBeVisible();
  await expect(rowOf(member, third)).toHaveCount(0);
  // A list that was read while the candidate was away has no card to bring back.
  await open(member, list);
  await expect(rowOf(member, two)).toHaveCount(1);
  await expect(rowOf(member, third)).toHaveCount(0);
  // The list is read again because of somebody else: the way back stays where it was.
  const support = await callsOf(server.url, "operator");
  const { jokerId } = fourth;
  await support.trpc.jokerRecord.changeRank.mutate({ jokerId, rank: "Z", reason: "確認のため" });
  await expect(rowOf(admin, fourth)).toHaveCount(0);
  await expect(undo.getByText("非表示にしました")).toBeVisible();
  await undo.getByRole("button", { name: "元に戻す" }).click();
  await expect(rowOf(admin, third)).toHaveCount(1);
  await expect(rowOf(member, third)).toHaveCount(1);
  await reload(admin);
  await expect(rowOf(admin, third)).toHaveCount(1);
});
