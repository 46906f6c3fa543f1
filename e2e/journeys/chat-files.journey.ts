import type { Page } from "@playwright/test";
import { open, reload } from "../support/hydrated.ts";
import { makePhoto } from "../support/picture.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const MB = 1_048_576;
const UPLOADS = /\/files\/chatFile\//;

const textFile = (name: string, text: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

const chosenOn = (page: Page) => page.getByRole("list", { name: "添付するファイル" });
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator("form input[type=file]").setInputFiles(files);

test("files go from one side to the other, live, once, and to nobody else", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  // A refused file, a lost upload and a lost answer.
  expectBrowserErrors(/status of 400/, /net::ERR_FAILED/);
  const company = await person("desktop");
  const phone = await person("mobile");
  const stranger = await person("desktop");
  const ace = await signIn(company.context(), server.url, "aceAdmin");
  const joker = await signIn(phone.context(), server.url, "joker");
  await signIn(stranger.context(), server.url, "agent");
  const [mine, theirs] = await Promise.all(
    [ace, joker].map(async ({ trpc }) => (await trpc.matching.list.query({ tab: "all" })).items),
  );
  const thread = mine?.find(({ id }) => theirs?.some((other) => other.id === id));
  if (!thread) throw new Error("The demo accounts have a thread.");
  const path = `/matchings/${thread.id}`;
  await open(company, path);
  await open(phone, path);
  const chosen = chosenOn(company);
  const send = company.getByRole("button", { name: "送信する" });

  await test.step("what cannot be sent says why, each by itself", async () => {
    await choose(company, [
      {
        name: "大きな資料.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.alloc(10 * MB + 1, 65),
      },
      { ...textFile("契約書.pdf", "本文です"), mimeType: "application/pdf" },
      textFile("空.txt", ""),
      textFile("画面.html", "<p>"),
    ]);
    for (const reason of [
      "ファイルサイズは10MB以下にしてください。",
      /ファイルの中身が拡張子と一致しません/,
      /中身が空のファイル/,
      /形式のファイルを選択してください/,
    ])
      await expect(chosen.getByText(reason)).toBeVisible();
    await expect(send).toBeDisabled();
    for (const name of ["大きな資料.pdf", "契約書.pdf", "空.txt", "画面.html"])
      await company.getByRole("button", { name: `${name}の添付を取り消す` }).click();
    await expect(chosen).toHaveCount(0);
  });

  await test.step("an upload can be stopped, goes on while the room is left, and after it was lost", async () => {
    await company.route(UPLOADS, () => {
      // Held for as long as it is not stopped.
    });
    await choose(company, [textFile("中止する.txt", "途中")]);
    await expect(chosen.getByRole("progressbar")).toBeVisible();
    await roomOn(company).input.fill("資料をお送りします。");
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await company.getByRole("button", { name: "中止する.txtのアップロードを中止" }).click();
    await expect(chosen).toHaveCount(0);
    await company.unroute(UPLOADS);

    const held = Promise.withResolvers<void>();
    await company.route(UPLOADS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await choose(company, [textFile("置いていく.txt", "続き")]);
    await expect(chosen.getByRole("progressbar")).toBeVisible();
    await navLink(company, /メッセージ/).click();
    await expect(chosen).toHaveCount(0);
    await company.goBack();
    await expect(chosen.getByRole("progressbar")).toBeVisible();
    held.resolve();
    await expect(chosen.getByRole("status")).toHaveText("置いていく.txtを添付しました");
    await company.getByRole("button", { name: "置いていく.txtの添付を取り消す" }).click();
    await company.unroute(UPLOADS);

    await company.route(UPLOADS, (route) => route.abort());
    await choose(company, [textFile("面談のメモ.txt", "十九時から")]);
    await expect(chosen.getByText("通信が途切れました。")).toBeVisible();
    await company.unroute(UPLOADS);
    await company.getByRole("button", { name: "面談のメモ.txtをもう一度アップロードする" }).click();
    await expect(chosen.getByRole("status")).toHaveText("面談のメモ.txtを添付しました");
  });

  await test.step("what has arrived waits for a reload, with the text", async () => {
    await reload(company);
    await expect(chosen.getByText("面談のメモ.txt", { exact: true })).toBeVisible();
    await expect(roomOn(company).input).toHaveValue("資料をお送りします。");
    await choose(company, [await makePhoto("職場の様子.jpg")]);
    await expect(chosen.getByRole("status")).toHaveCount(2);
  });

  const image = phone.getByRole("button", { name: "職場の様子.jpgを大きく表示" });
  await test.step("all of it arrives once, though an answer is lost on the way", async () => {
    let isLost = false;
    await company.route(/chat\.sendMessage/, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      // The server has it; the sender never hears of it.
      await route.fetch();
      return route.abort();
    });
    await send.click();
    const { log } = roomOn(company);
    await expect(log.getByRole("link", { name: /^面談のメモ\.txt.*ダウンロード$/ })).toBeVisible();
    await expect(log.getByText("送信中")).toHaveCount(0);
    await expect(roomOn(company).bubble("資料をお送りします。")).toHaveCount(1);
    await expect(chosen).toHaveCount(0);
    await expect(image).toBeVisible();
    await expect(roomOn(phone).bubble("資料をお送りします。")).toHaveCount(1);
    await expect(phone.getByRole("link", { name: /^面談のメモ\.txt.*ダウンロード$/ })).toHaveCount(
      1,
    );
    await expect(log.getByText("既読").last()).toBeVisible();
  });

  await test.step("the other side looks at the picture and saves the files", async () => {
    const small = image.getByRole("img");
    await expect(small).toHaveJSProperty("complete", true);
    expect(await small.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(640);
    await image.click();
    const dialog = phone.getByRole("dialog", { name: "職場の様子.jpg" });
    const [saved] = await Promise.all([
      phone.waitForEvent("download"),
      dialog.getByRole("link", { name: "ダウンロード" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("職場の様子.jpg");
    await dialog.getByRole("button", { name: "閉じる" }).last().click();
  });

  await test.step("nobody else gets them", async () => {
    const { messages } = await joker.trpc.chat.list.query({ matchingId: thread.id });
    const addresses = messages.slice(-2).map(({ mediaUrl }) => `${server.url}${mediaUrl}`);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const answer = await phone.request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        "content-disposition": expect.stringMatching(/^attachment;/),
        "x-content-type-options": "nosniff",
      });
      for (const wanted of [address, `${address}-small`])
        expect((await stranger.request.get(wanted)).status()).toBe(404);
    }
  });
});

test("words are found in one's threads, and canned replies answer them", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  // The change that comes too late.
  expectBrowserErrors(/status of 409/);
  await signIn(mobile.context(), server.url, "joker");
  await signIn(desktop.context(), server.url, "aceAdmin");

  await test.step("a search leads to the message, whatever its width and kana", async () => {
    await open(mobile, "/matchings");
    const field = mobile.getByRole("searchbox", { name: "メッセージの検索" });
    const results = mobile.getByRole("region", { name: "検索結果" });
    await field.fill("見つからない言葉");
    await expect(results.getByText(/「見つからない言葉」は見つかりませんでした/)).toBeVisible();
    await field.fill("困りごとのﾒﾓ");
    await expect(results.locator("mark")).toHaveText("困りごとのメモ");
    await field.press("ArrowDown");
    await expect(results.getByRole("link")).toBeFocused();
    await mobile.keyboard.press("Enter");
    await expect(mobile).toHaveURL(/\?m=\d+$/);
    await expect(roomOn(mobile).log.getByText(/「困りごとのメモ」の段階/)).toBeInViewport();
    await mobile.getByRole("link", { name: "メッセージ一覧へ戻る" }).click();
    // The search stands as it was left.
    await expect(field).toHaveValue("困りごとのﾒﾓ");
    await field.press("Escape");
    await expect(mobile.getByRole("navigation", { name: "マッチングの絞り込み" })).toBeVisible();
  });

  const windowOn = (page: Page, name: string) => page.getByRole("dialog", { name });
  const openReplies = async (page: Page) => {
    await page.getByRole("button", { name: "入力のメニュー" }).click();
    await page.getByRole("menuitem", { name: "定型文を使う" }).click();
    return windowOn(page, "定型文");
  };

  await test.step("the company keeps a reply, puts it first and writes with it", async () => {
    await open(desktop, "/matchings");
    await desktop
      .getByRole("link", { name: /水城 遥香/ })
      .first()
      .click();
    const replies = await openReplies(desktop);
    await replies.getByRole("button", { name: "定型文を作る" }).click();
    const form = windowOn(desktop, "定型文を作る");
    await form.getByRole("textbox", { name: "タイトル" }).fill("資料のお礼");
    await form.getByRole("button", { name: "お相手のお名前" }).click();
    await expect(form.getByRole("textbox", { name: "本文" })).toBeFocused();
    await desktop.keyboard.type("さん、資料をありがとうございます。");
    await desktop.keyboard.press("Escape");
    // What was typed is not thrown away by a key.
    await openReplies(desktop);
    await replies.getByRole("button", { name: "定型文を作る" }).click();
    await expect(form.getByRole("textbox", { name: "タイトル" })).toHaveValue("資料のお礼");
    await form.getByRole("button", { name: "保存する" }).click();
    const titles = replies.getByRole("heading", { level: 3 });
    await expect(titles.last()).toHaveText("資料のお礼");
    const count = await titles.count();
    const up = replies.getByRole("button", { name: "「資料のお礼」を上へ" });
    const down = replies.getByRole("button", { name: "「資料のお礼」を下へ" });
    await up.focus();
    for (let place = count - 1; place > 0; place -= 1) {
      await desktop.keyboard.press("Enter");
      await expect(replies.getByText(`「資料のお礼」を${place}番目に移しました。`)).toBeAttached();
      await expect(titles.nth(place - 1)).toHaveText("資料のお礼");
      // At the top there is only the way back.
      await expect(place > 1 ? up : down).toBeFocused();
    }
    await desktop.keyboard.press("Enter");
    await expect(titles.nth(1)).toHaveText("資料のお礼");
    await expect(down).toBeFocused();
    await replies.getByRole("button", { name: "「資料のお礼」を差し込む" }).click();
    const { input } = roomOn(desktop);
    await expect(input).toHaveValue("水城 遥香さん、資料をありがとうございます。");
    await expect(input).toBeFocused();
    // What is still to be filled in does not go out.
    await input.fill("「{recruitmentTitle}」の件です。");
    await input.press("Control+Enter");
    await expect(
      desktop.getByRole("status").filter({ hasText: "が残っています。募集のタイトルに書き換えて" }),
    ).toBeVisible();
    await expect(input).toHaveValue("「{recruitmentTitle}」の件です。");
    await input.fill("");
  });

  await test.step("what another tab changed is not overwritten, and what was typed stays", async () => {
    const tab = await desktop.context().newPage();
    await open(tab, new URL(desktop.url()).pathname);
    for (const page of [desktop, tab]) {
      const replies = await openReplies(page);
      await replies.getByRole("button", { name: "「資料のお礼」を編集" }).click();
    }
    for (const page of [desktop, tab]) {
      const form = windowOn(page, "定型文を編集");
      await form.getByRole("textbox", { name: "タイトル" }).fill("資料のお礼（改）");
      if (page === tab) await form.getByRole("textbox", { name: "本文" }).fill("別の画面から");
      await form.getByRole("button", { name: "保存する" }).click();
      if (page === desktop) await expect(form).toBeHidden();
    }
    const form = windowOn(tab, "定型文を編集");
    await expect(form.getByText(/ほかの画面で内容が変わっています/)).toBeVisible();
    await expect(form.getByRole("textbox", { name: "本文" })).toHaveValue("別の画面から");
    await form.getByRole("button", { name: "一覧へ戻る" }).click();
    const replies = windowOn(tab, "定型文");
    await replies.getByRole("button", { name: "「資料のお礼（改）」を削除" }).click();
    await windowOn(tab, "この定型文を削除しますか？")
      .getByRole("button", { name: "削除する" })
      .click();
    await expect(replies.getByRole("heading", { name: "資料のお礼（改）" })).toHaveCount(0);
  });
});
