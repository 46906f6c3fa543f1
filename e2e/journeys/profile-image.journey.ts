import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { open, reload } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { choosePicture, makePhoto } from "../support/picture.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const UPLOAD = /\/files\/jokerImage\//;
const STEP = "/registration?step=profileImage";

const pictureOn = (page: Page) =>
  page.getByRole("main").locator('img[src^="/files/jokers/profileImages/"]').first();
const cropOn = (page: Page) => page.getByRole("dialog", { name: "写真の位置を調整" });
const use = (page: Page) => cropOn(page).getByRole("button", { name: "この写真を使う" }).click();

/** That the browser has the picture, and not only its address. */
const isDrawn = (page: Page) =>
  pictureOn(page).evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );

test("a seeker cuts a picture out of a photo and keeps it through every trouble", async ({
  server,
  mobile: page,
  desktop,
  expectBrowserErrors,
}) => {
  // The lost connection, and the picture that others cannot see.
  expectBrowserErrors(/Failed to load resource/);
  // The recorder of the test looks for the broken file, where the product itself does not.
  expectBrowserErrors(/^Connecting to 'blob:/);
  const photo = await makePhoto();
  await signIn(page.context(), server.url, { as: "joker", email: demoEmails.newJoker });
  await open(page, STEP);

  await test.step("a file that is no picture is told in words", async () => {
    const plain = { name: "memo.txt", mimeType: "text/plain", buffer: Buffer.from("メモ") };
    await expect(page.getByText("正方形、300×300px以上の画像をおすすめします")).toBeVisible();
    await choosePicture(page, plain);
    await expect(page.getByText("png、jpg、jpeg、gif形式の画像を選択してください")).toBeVisible();
    await choosePicture(page, { ...plain, name: "memo.png" });
    await expect(page.getByText("png、jpg、jpeg、gif形式の画像を選択してください")).toBeVisible();
    await choosePicture(page, { ...photo, name: "photo" });
    await expect(page.getByText("ファイルの拡張子を確認できませんでした。")).toBeVisible();
    const broken = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(64)]);
    await choosePicture(page, { name: "broken.png", mimeType: "image/png", buffer: broken });
    await expect(toastOn(page, "画像を読み込めませんでした。")).toBeVisible();
    await expect(cropOn(page)).toHaveCount(0);
  });

  await test.step("the square is moved by keys, by hand and by the slider", async () => {
    await choosePicture(page, photo);
    const place = cropOn(page).getByRole("slider", { name: "切り抜く位置" });
    await expect(place).toHaveAttribute("aria-valuetext", "横 50%、縦 50%");
    await place.press("ArrowRight");
    await expect(place).not.toHaveAttribute("aria-valuetext", "横 50%、縦 50%");
    await cropOn(page).getByRole("slider", { name: "拡大" }).fill("200");
    const box = await place.boundingBox();
    if (!box) throw new Error("The square is not on the screen.");
    const before = await place.getAttribute("aria-valuetext");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40);
    await page.mouse.up();
    await expect(place).not.toHaveAttribute("aria-valuetext", before ?? "");
    await cropOn(page).getByRole("button", { name: "キャンセル" }).click();
    await expect(cropOn(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "削除する" })).toHaveCount(0);
  });

  await test.step("an upload is stopped half way", async () => {
    await page.route(UPLOAD, () => {}, { times: 1 });
    await choosePicture(page, photo);
    await use(page);
    await expect(page.getByRole("progressbar", { name: "アップロード中" })).toBeVisible();
    const stop = page.getByRole("main").getByRole("button", { name: "キャンセル" });
    await expect(cropOn(page)).toHaveCount(0);
    await stop.click();
    await expect(page.getByRole("progressbar", { name: "アップロード中" })).toHaveCount(0);
    await expect(page.getByText("写真を選ぶ")).toBeVisible();
  });

  await test.step("a lost connection is told, and the same picture is sent again", async () => {
    const ids: string[] = [];
    page.on("request", (call) => {
      if (UPLOAD.test(call.url())) ids.push(new URL(call.url()).pathname);
    });
    await page.route(UPLOAD, (route) => route.abort("connectionreset"), { times: 1 });
    await choosePicture(page, photo);
    await use(page);
    await expect(page.getByText("通信が途切れました。")).toBeVisible();
    await page.getByRole("button", { name: "もう一度送る" }).click();
    await expect(toastOn(page, "保存しました")).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  let address = "";
  await test.step("a reload keeps it, and mypage shows it", async () => {
    await open(page, STEP);
    address = (await pictureOn(page).getAttribute("src")) ?? "";
    expect(await isDrawn(page)).toBeGreaterThan(300);
    await open(page, "/mypage");
    await expect(pictureOn(page)).toHaveAttribute("src", address);
    await open(page, "/mypage/profile");
    await expect(pictureOn(page)).toHaveAttribute("src", address);
  });

  await test.step("nobody else sees it", async () => {
    await logIn(desktop, "company", { email: demoEmails.aceAdmin });
    const answer = await desktop.request.get(address);
    expect(answer.status()).toBe(404);
  });

  await test.step("another one takes its place, and it can be taken away", async () => {
    await choosePicture(page, await makePhoto("証明写真.jpeg"));
    await use(page);
    await expect(toastOn(page, "保存しました")).toBeVisible();
    await expect(pictureOn(page)).not.toHaveAttribute("src", address);
    expect((await page.request.get(address)).status()).toBe(404);
    await page.getByRole("button", { name: "削除する" }).click();
    const question = page.getByRole("dialog", { name: "プロフィール写真を削除しますか？" });
    await question.getByRole("button", { name: "削除する" }).click();
    await expect(toastOn(page, "削除しました")).toBeVisible();
    await reload(page);
    await expect(pictureOn(page)).toHaveCount(0);
  });
});

test("a seeker whose profile was sent back changes the picture, and it is judged again", async ({
  server,
  mobile: page,
}) => {
  const email = "joker-remanded-2@demo.example";
  const { trpc } = await signIn(page.context(), server.url, { as: "joker", email });
  expect((await trpc.judgement.own.query()).status).toBe("remanded");
  await open(page, "/mypage/profile");
  const asks = "写真の変更や削除はすぐに保存され、この内容でもう一度審査に申し込みます。";
  await expect(page.getByText(asks)).toBeVisible();
  await choosePicture(page, await makePhoto());
  await use(page);
  await expect(toastOn(page, "保存しました")).toBeVisible();
  const renews = "審査中です。写真を変更または削除すると、新しい内容で審査を受けます。";
  await expect(page.getByText(renews)).toBeVisible();
  await expect(page.getByText(asks)).toHaveCount(0);
  expect((await trpc.judgement.own.query()).status).toBe("requested");
});
