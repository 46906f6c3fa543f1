import { open, reload } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What searches know here, others must not meet.
test.use({ serverFor: "file" });

test("an editor adds words that mean the same, and seekers find by them", async ({
  server,
  person,
  mobile,
  expectBrowserErrors,
}) => {
  // Words that searches know already are refused.
  expectBrowserErrors(/status of 400/);
  await signIn(mobile.context(), server.url, "joker");
  const found = mobile.getByRole("main").getByRole("article");
  await mobile.goto("/companies?q=ツムギ者");
  await expect(found).toHaveCount(0);

  const [editor, other] = [await person("desktop"), await person("desktop")];
  await signIn(editor.context(), server.url, "editor");
  await signIn(other.context(), server.url, "editor");
  await open(other, "/operator/synonyms");
  await open(editor, "/operator");
  await editor.getByRole("link", { name: "同義語" }).click();
  await editor.getByRole("button", { name: "同義語を追加" }).click();
  const dialog = editor.getByRole("dialog", { name: "同義語を追加する" });
  const words = dialog.getByRole("textbox", { name: "同じ意味の言葉" });
  await words.fill("マネージャー、マネジャー");
  await words.press("Enter");
  await expect(dialog.getByText("この言葉は、すでに同じ意味として検索しています")).toBeVisible();
  await words.fill("ツムギ者");
  await dialog.getByRole("button", { name: "追加する" }).click();
  await expect(dialog.getByText(/2つ以上入力してください/)).toBeVisible();
  // What was typed survives the page.
  await reload(editor);
  await editor.getByRole("button", { name: "同義語を追加" }).click();
  await expect(words).toHaveValue("ツムギ者");
  await words.fill("ツムギ者、ﾂﾑｷﾞﾜｰｸｽ");
  await dialog.getByRole("button", { name: "追加する" }).click();
  await expect(dialog).toBeHidden();
  for (const page of [editor, other])
    await expect(page.getByRole("row", { name: /ツムギ者\s*ツムギワークス/ })).toBeVisible();

  await mobile.goto("/companies?q=ツムギ者");
  await expect(found).toHaveCount(1);
  await expect(
    mobile.getByText("「ツムギ者」は「ツムギワークス」も含めて探しました。"),
  ).toBeVisible();

  await other.getByRole("button", { name: "削除：ツムギ者、ツムギワークス" }).click();
  await other
    .getByRole("dialog", { name: "この同義語を削除しますか？" })
    .getByRole("button", { name: "削除する" })
    .click();
  for (const page of [editor, other])
    await expect(page.getByRole("row", { name: /ツムギ者/ })).toHaveCount(0);
  await mobile.goto("/companies?q=ツムギ者");
  await expect(found).toHaveCount(0);
});

test("what was added without its sender knowing keeps nobody from adding other words", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  // The line is lost with the answer; the id that stands already is refused once.
  expectBrowserErrors(/ERR_FAILED/, /status of 409/);
  const page = await person("mobile");
  await signIn(page.context(), server.url, "editor");
  await open(page, "/operator/synonyms");
  const dialog = page.getByRole("dialog", { name: "同義語を追加する" });
  const words = dialog.getByRole("textbox", { name: "同じ意味の言葉" });
  const add = async (text: string) => {
    await words.fill(text);
    await dialog.getByRole("button", { name: "追加する" }).click();
  };
  await page.route(
    /synonym\.add/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "同義語を追加" }).click();
  await add("庭仕事、園芸");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await reload(page);
  await page.getByRole("button", { name: "同義語を追加" }).click();
  await expect(words).toHaveValue("庭仕事、園芸");
  await add("庭仕事、園芸、ガーデニング");
  await expect(dialog).toBeHidden();
  for (const name of ["削除：庭仕事、園芸、ガーデニング", "削除：庭仕事、園芸"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
});
