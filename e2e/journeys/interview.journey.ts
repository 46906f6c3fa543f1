import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { expectPictures, received, soundOf } from "../support/call.ts";
import { open } from "../support/hydrated.ts";
import { havePulledDevices, pullOut, putBack } from "../support/pulled-devices.ts";
import { roomOn } from "../support/room.ts";
import { type DemoAccount, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";
import { createUdpPath } from "../support/udp-path.ts";
import { launchOptions } from "../support/whole-chromium.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file", launchOptions });

/** Below this nothing is heard; the beep of a pretended microphone is a thousand times louder. */
const SILENCE = 1e-6;

const press = (page: Page, name: string) => button(page, name).first().click();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const pictureOf = (page: Page) => page.getByLabel(/さんの映像$/);

test("two people meet: picture and sound, a lost line, another device, and the end", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  test.setTimeout(240_000);
  // The seat is taken: what the question about the other device begins with.
  expectBrowserErrors(/status of 409/);
  const line = createUdpPath();
  const enter = async (device: "mobile" | "desktop", account: DemoAccount) => {
    const page = await person(device);
    await line.join(page.context());
    return { page, calls: await signIn(page.context(), server.url, account) };
  };
  const { page: ace, calls: aceCalls } = await enter("desktop", "agent");
  const { page: joker, calls: jokerCalls } = await enter("mobile", "idleJoker");
  // The question for the wishes would stand in front of the thread.
  await jokerCalls.trpc.joker.updateWillingness.mutate({
    jobChangeWillingness: "considering",
    sideJobWillingness: "active",
  });
  const { items } = await jokerCalls.trpc.matching.list.query({ tab: "fixed" });
  const matchingId = items[0]?.id ?? "";
  const { current } = await aceCalls.trpc.schedule.get.query({ matchingId });
  await havePulledDevices(joker);
  const path = `/matchings/${matchingId}/video/${current?.videoChat?.id}`;

  await test.step("both try their devices, and enter by the thread's button", async () => {
    await open(joker, `/matchings/${matchingId}`);
    await joker.getByRole("link", { name: "ビデオ面談に入室する" }).first().click();
    await expect(heading(joker, "入室の準備")).toBeVisible();
    await expect(joker.getByText("声が届いています。")).toBeVisible();
    await expectNoFaults(joker, "the device check on a phone");
    await pullOut(joker, "audio", "video");
    await expect(joker.getByText("カメラを使用できません")).toBeVisible();
    await expect(button(joker, "マイクをオンにする")).toBeVisible();
    await expect(button(joker, "カメラをオンにする")).toBeVisible();
    await expectNoFaults(joker, "the device check without devices on a phone");
    await putBack(joker, "audio", "video");
    await expect(joker.getByLabel("自分の映像")).toBeVisible();
    await expect(joker.getByText("声が届いています。")).toBeVisible();
    await expect(button(joker, "もう一度試す")).toHaveCount(0);
    await open(ace, path);
    await expect(ace.getByLabel("自分の映像")).toBeVisible();
    await expectNoFaults(ace, "the device check");
    await press(ace, "ビデオ面談に入室する");
    await expect(heading(ace, "お相手の入室を待っています")).toBeVisible();
    await expectNoFaults(ace, "waiting");
    await press(joker, "ビデオ面談に入室する");
    for (const page of [ace, joker]) {
      await expect(pictureOf(page)).toBeVisible();
      await expectPictures(page);
      expect(await soundOf(page, 2)).toBeGreaterThan(SILENCE);
    }
    await expectNoFaults(ace, "the call");
    await expectNoFaults(joker, "the call on a phone");
  });

  await test.step("what one switches off does not reach the other", async () => {
    await joker.keyboard.press("m");
    await expect(ace.getByText("日下部 蒼さんのマイクはオフです")).toBeAttached();
    await expect.poll(() => soundOf(ace, 2)).toBeLessThan(SILENCE);
    await press(joker, "マイクをオンにする");
    await expect.poll(() => soundOf(ace, 2)).toBeGreaterThan(SILENCE);
    await press(joker, "カメラをオフにする");
    await expect(ace.getByText("日下部 蒼さんのカメラはオフです")).toBeVisible();
    await press(joker, "カメラをオンにする");
    await expect(pictureOf(ace)).toBeVisible();
    await expectPictures(ace);
  });

  await test.step("devices that were pulled out are used again once they are back, but for a muted one", async () => {
    await pullOut(joker, "audio", "video");
    await expect(ace.getByText("日下部 蒼さんのカメラはオフです")).toBeVisible();
    await expect(ace.getByText("日下部 蒼さんのマイクはオフです")).toBeAttached();
    await expect(button(joker, "マイクをオンにする")).toBeVisible();
    await expect(button(joker, "カメラをオンにする")).toBeVisible();
    await putBack(joker, "audio", "video");
    await expect(pictureOf(ace)).toBeVisible();
    await expectPictures(ace);
    await expect.poll(() => soundOf(ace, 2)).toBeGreaterThan(SILENCE);
    await press(joker, "マイクをオフにする");
    await pullOut(joker, "audio");
    await putBack(joker, "audio");
    await expect.poll(() => soundOf(ace, 2)).toBeLessThan(SILENCE);
    await press(joker, "マイクをオンにする");
    await expect.poll(() => soundOf(ace, 2)).toBeGreaterThan(SILENCE);
  });

  await test.step("a shared screen arrives, also over a line that is too thin for faces", async () => {
    await press(ace, "画面を共有する");
    const shared = joker.getByLabel(/さんが画面を共有しています$/);
    await expect(shared).toBeVisible();
    await expectPictures(joker);
    await press(joker, "その他の操作");
    await joker.getByRole("menuitem", { name: "音声のみにする" }).click();
    await expect(ace.getByText(/さんの映像を止めています$/)).toBeVisible();
    await expectPictures(joker);
    await press(ace, "共有を止める");
    await expect(joker.getByText(/さんの映像を止めています$/)).toBeVisible();
    await expectNoFaults(joker, "sound only");
    await press(joker, "その他の操作");
    await expect(joker.getByRole("menuitem", { name: "小さな画面で表示する" })).toHaveCount(0);
    await joker.getByRole("menuitem", { name: "映像を再開する" }).click();
    for (const page of [ace, joker]) {
      await expect(pictureOf(page)).toBeVisible();
      await expectPictures(page);
    }
  });

  await test.step("another microphone, the profile beside the picture, and keys that can be switched off", async () => {
    const menu = async (name: string) => {
      await press(ace, "その他の操作");
      await ace.getByRole("menuitem", { name }).click();
    };
    await menu("機器を選ぶ");
    const devices = ace.getByRole("dialog", { name: "機器を選ぶ" });
    await devices.getByLabel("マイク", { exact: true }).selectOption("Fake Audio Input 2");
    await devices.getByRole("button", { name: "閉じる" }).last().click();
    expect(await soundOf(joker, 2)).toBeGreaterThan(SILENCE);
    await press(ace, "プロフィール");
    const profile = ace.getByRole("region", { name: "日下部 蒼さん", exact: true });
    await expect(
      profile.getByRole("heading", { name: "日下部 蒼さんが話してみたいテーマ" }),
    ).toBeVisible();
    await expect(profile).toHaveAttribute("data-modal", "video-chat-profile-detail");
    await expect(profile).toBeFocused();
    await ace.keyboard.press("Escape");
    await expect(ace.getByRole("button", { name: "プロフィール" })).toBeFocused();
    await menu("M・Vキーの操作をオフにする");
    await expect(ace.getByRole("menu")).toHaveCount(0);
    await ace.keyboard.press("m");
    await menu("M・Vキーの操作をオンにする");
    await expect(ace.getByRole("button", { name: "マイクをオフにする" })).toBeVisible();
    await menu("小さな画面で表示する");
    await expect
      .poll(() => ace.evaluate(() => document.pictureInPictureElement?.id))
      .toBe("remote-picture");
    await ace.evaluate(() => document.exitPictureInPicture());
  });

  await test.step("a line that is cut comes back by another way, on the same connection", async () => {
    const before = await received(ace);
    line.cut();
    await expect(ace.getByText("再接続しています...").first()).toBeVisible();
    await expect.poll(async () => (await received(ace)).way).not.toBe(before.way);
    line.mend();
    for (const page of [ace, joker]) {
      await expect(page.getByText("再接続しています...")).toHaveCount(0, { timeout: 40_000 });
      await expectPictures(page);
    }
    expect((await received(ace)).connections).toBe(before.connections);
  });

  const { page: second } = await enter("desktop", "idleJoker");
  await test.step("another device takes over after a question, and the first one lets go", async () => {
    await open(second, path);
    await press(second, "ビデオ面談に入室する");
    await expect(
      second.getByText("別の端末で入室しています。この端末に切り替えますか？"),
    ).toBeVisible();
    await press(second, "切り替える");
    await expect(heading(joker, "別の端末に切り替えました")).toBeVisible();
    await expect(pictureOf(second)).toBeVisible();
    await expectPictures(second);
    await expectPictures(ace);
  });

  await test.step("the thread stands beside the picture, and hears of the end", async () => {
    await joker.getByRole("link", { name: "メッセージへ戻る" }).click();
    const log = roomOn(joker).log;
    await expect(log).toBeVisible();
    await press(second, "メッセージ");
    await second.getByRole("textbox", { name: "メッセージを入力" }).fill("資料を送りますね。");
    await press(second, "送信する");
    await expect(log.getByText("資料を送りますね。", { exact: true })).toBeVisible();
    await press(ace, "その他の操作");
    await ace.getByRole("menuitem", { name: "面談を終了する" }).click();
    await ace.getByRole("dialog").getByRole("button", { name: "面談を終了する" }).click();
    for (const page of [ace, second])
      await expect(heading(page, "面談が終わりました")).toBeVisible();
    await expectNoFaults(ace, "the end");
    await expect(log.getByText("面談が終了しました。お疲れさまでした。")).toBeVisible();
  });

  await test.step("each side is asked once what it was like", async () => {
    await ace.getByRole("link", { name: "メッセージへ戻る" }).click();
    const review = ace.getByRole("dialog", { name: "面談はいかがでしたか？" });
    await expect(review).toHaveAttribute("data-modal", "review");
    await review.getByText("とても良かった", { exact: true }).click();
    await review.getByRole("button", { name: "準備が丁寧だった" }).click();
    await expectNoFaults(ace, "the review");
    await review.getByRole("button", { name: "送信する" }).click();
    await expect(toastOn(ace, "回答を送信しました")).toBeAttached();
    await open(joker, "/mypage");
    const asked = joker.getByRole("dialog", { name: "面談はいかがでしたか？" });
    await expect(asked.getByRole("button", { name: "質問に丁寧に答えてくれた" })).toBeVisible();
    await expectNoFaults(joker, "the review on a phone");
    await asked.getByRole("button", { name: "あとで" }).click();
    const answered = joker.waitForResponse(/video\.reviewDue/);
    await open(joker, "/mypage");
    await answered;
    await expect(asked).toHaveCount(0);
  });

  await test.step("what was put off is found in the thread", async () => {
    await open(joker, `/matchings/${matchingId}`);
    await press(joker, "感想を送る");
    const review = joker.getByRole("dialog", { name: "面談はいかがでしたか？" });
    await review.getByText("良かった", { exact: true }).click();
    await review.getByRole("button", { name: "送信する" }).click();
    await expect(toastOn(joker, "回答を送信しました")).toBeAttached();
    await expect(joker.getByRole("button", { name: "感想を送る" })).toHaveCount(0);
  });
  line.close();
});
