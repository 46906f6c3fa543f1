import type { Page } from "@playwright/test";
import {
  type PushService,
  pushCaFile,
  startPushService,
} from "../../packages/testing/src/push/push-service.ts";
import { expectNoFaults } from "../support/axe.ts";
import { open } from "../support/hydrated.ts";
import { isSubscribed, pushDevice, subscribesAs } from "../support/pushes.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { DESKTOP, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";
import { launchOptions } from "../support/whole-chromium.ts";

/** Started once for the file, as the product is. */
let service: PushService;

test.use({
  launchOptions,
  serverEnv: async ({ browserName: _ }, use) => {
    service ??= await startPushService();
    await use({ PUSH_SERVICES: service.host, PUSH_CA_FILE: pushCaFile });
  },
});
test.afterAll(() => service?.stop());

const sectionOn = (page: Page) => page.getByRole("region", { name: "この端末への通知" });

test("a browser is switched on and off in the settings, and forgotten at the way out", async ({
  server,
  mobile,
  desktop,
  line,
}) => {
  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  const mine = service.subscribe();
  await subscribesAs(mobile, mine);
  await mobile.context().grantPermissions(["notifications"], { origin: server.url });
  await open(mobile, "/mypage/setting#push");
  const section = sectionOn(mobile);
  await expect(section.getByText("この端末には、通知が届きません。")).toBeVisible();
  expect(await trpc.push.list.query({})).toEqual([]);

  await test.step("without a line it says so, and nothing changes", async () => {
    await line.cut(mobile);
    await section.getByRole("button", { name: "通知を受け取る" }).click();
    await expect(section.getByText(/通信|接続/)).toBeVisible();
    await line.mend(mobile);
  });

  await section.getByRole("button", { name: "通知を受け取る" }).click();
  await expect(toastOn(mobile, "通知を受け取るようにしました")).toBeVisible();
  await expect(section.getByText("この端末に通知が届きます。")).toBeVisible();
  await expect(section.getByText("この端末", { exact: true })).toBeVisible();
  expect(await trpc.push.list.query({ endpoint: mine.endpoint })).toEqual([
    expect.objectContaining({ isThis: true }),
  ]);

  const next = await test.step("in the next session the server is told again", async () => {
    // The page is left first: it would go to the login by itself.
    await mobile.goto("about:blank");
    await trpc.account.signOut.mutate();
    const client = await signIn(mobile.context(), server.url, "joker");
    expect(await client.trpc.push.list.query({})).toEqual([]);
    await open(mobile, "/mypage/setting");
    await expect
      .poll(() => client.trpc.push.list.query({ endpoint: mine.endpoint }))
      .toEqual([expect.objectContaining({ isThis: true })]);
    await expect(section.getByText("この端末に通知が届きます。")).toBeVisible();
    return client.trpc;
  });

  await test.step("another device sees it, and can end it", async () => {
    await signIn(desktop.context(), server.url, "joker");
    await open(desktop, "/mypage/setting#push");
    const list = sectionOn(desktop);
    await list.getByRole("button", { name: /を削除する$/ }).click();
    await desktop
      .getByRole("dialog", { name: "この端末への通知を止めますか？" })
      .getByRole("button", { name: "削除する" })
      .click();
    await expect(toastOn(desktop, "端末を削除しました")).toBeVisible();
    await expect(list.getByRole("button", { name: /を削除する$/ })).toHaveCount(0);
    expect(await next.push.list.query({})).toEqual([]);
  });

  await open(mobile, "/mypage/setting?again=1#push");
  await expect.poll(() => isSubscribed(mobile)).toBe(false);
  await expect(section.getByText("この端末には、通知が届きません。")).toBeVisible();
  await section.getByRole("button", { name: "通知を受け取る" }).click();
  await expect(section.getByText("この端末に通知が届きます。")).toBeVisible();
  await section.getByRole("button", { name: "通知を止める" }).click();
  await expect(section.getByText("この端末には、通知が届きません。")).toBeVisible();
  expect(await next.push.list.query({})).toEqual([]);

  await test.step("whoever leaves takes the pushes and all that is shown along", async () => {
    await section.getByRole("button", { name: "通知を受け取る" }).click();
    await expect(section.getByText("この端末に通知が届きます。")).toBeVisible();
    const device = await pushDevice(mobile);
    await device.deliver(JSON.stringify({ title: "青木さん", body: "", url: "/matchings/1" }));
    await expect.poll(() => device.shown()).toHaveLength(1);
    await mobile.getByRole("button", { name: "ログアウト", exact: true }).click();
    await mobile.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
    await expect(mobile).toHaveURL(/\/login/);
    expect(await device.shown()).toEqual([]);
    expect(await isSubscribed(mobile)).toBe(false);
    expect(await mobile.evaluate(() => localStorage.getItem("pushOwner"))).toBeNull();
  });
});

test("what the product sends is what the device shows, or hides", async ({ server, mobile }) => {
  await signIn(mobile.context(), server.url, "joker");
  await subscribesAs(mobile, service.subscribe());
  await mobile.context().grantPermissions(["notifications"], { origin: server.url });
  await open(mobile, "/mypage/setting#push");
  const device = await pushDevice(mobile);
  const section = sectionOn(mobile);
  /** Presses the button, and brings what the push service deciphered to the worker. */
  const sendTest = async () => {
    const before = service.taken.length;
    await section.getByRole("button", { name: "テスト通知を送る" }).click();
    await expect.poll(() => service.taken.length).toBe(before + 1);
    await device.deliver(JSON.stringify(service.taken.at(-1)?.payload));
  };
  await section.getByRole("button", { name: "通知を受け取る" }).click();
  await sendTest();
  await expect
    .poll(() => device.shown())
    .toEqual([
      expect.objectContaining({
        title: "プッシュ通知のテスト",
        url: "/notifications",
        silent: true,
      }),
    ]);
  await expect(toastOn(mobile, /^テスト通知を送りました/)).toBeVisible();

  await mobile.getByRole("switch", { name: /^通知に内容を表示しない/ }).click();
  await expect(toastOn(mobile, "変更しました")).toBeVisible();
  await sendTest();
  await expect
    .poll(() => device.shown())
    .toContainEqual(
      expect.objectContaining({
        title: "Tefuda",
        body: "新しいお知らせがあります",
        url: "/notifications",
      }),
    );
  expect(service.state.refusedFor).toBeUndefined();

  await test.step("a push service that refuses is told of, and nothing changes", async () => {
    service.state.answers.set("all", { status: 403 });
    await section.getByRole("button", { name: "テスト通知を送る" }).click();
    await expect(section.getByText(/^通知サービスに送信できませんでした/)).toBeVisible();
    service.state.answers.clear();
    await expect(section.getByText("この端末に通知が届きます。")).toBeVisible();
  });
  await expectNoFaults(mobile, "switched on, 375 px");
  await mobile.setViewportSize(DESKTOP);
  await expectNoFaults(mobile, "switched on, 1280 px");
});

test("a browser that somebody else left their pushes in gives them up", async ({
  server,
  mobile,
}) => {
  const { trpc } = await signIn(mobile.context(), server.url, "newJoker");
  // Whoever is subscribed has the worker already.
  await open(mobile, "/mypage/setting");
  await mobile.waitForFunction(() => navigator.serviceWorker.ready);
  await subscribesAs(mobile, service.subscribe());
  await mobile.context().addCookies([{ name: "subscribed", value: "yes", url: server.url }]);
  await mobile.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("pushOwner", "somebody else");
  });
  await mobile.context().grantPermissions(["notifications"], { origin: server.url });
  await open(mobile, "/mypage/setting?again=1");
  await expect.poll(() => isSubscribed(mobile)).toBe(false);
  expect(await trpc.push.list.query({})).toEqual([]);
});

test("pushes are offered once, after the first message, in a line that can be closed", async ({
  server,
  desktop,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ partner }) => !partner.hasLeft);
  await subscribesAs(desktop, service.subscribe());
  await desktop.context().grantPermissions(["notifications"], { origin: server.url });
  await open(desktop, `/matchings/${thread?.id}`);
  const offer = desktop.getByRole("region", { name: "通知のご案内" });
  await roomOn(desktop).say("ご都合のよい時間をお知らせください。");
  await expect(offer).toBeVisible();
  await expectNoFaults(desktop, "offer of pushes, 1280 px");
  await desktop.setViewportSize(PHONE);
  await expectNoFaults(desktop, "offer of pushes, 375 px");
  await desktop.setViewportSize(DESKTOP);
  await offer.getByRole("button", { name: "閉じる" }).click();
  await expect(offer).toHaveCount(0);
  await navLink(desktop, /候補者/).click();
  await open(desktop, `/matchings/${thread?.id}`);
  await roomOn(desktop).say("もう一つお伺いします。");
  await expect(offer).toHaveCount(0);
});

test("a browser that blocks notifications says how to allow them", async ({ server, desktop }) => {
  await signIn(desktop.context(), server.url, "joker");
  await desktop.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  );
  await open(desktop, "/mypage/setting");
  const section = sectionOn(desktop);
  await expect(section.getByText("ブラウザーの設定で、通知がブロックされています。")).toBeVisible();
  await expect(section.getByRole("heading", { name: "通知を許可する方法" })).toBeVisible();
  await expect(section.getByRole("button", { name: "通知を受け取る" })).toHaveCount(0);
  await expectNoFaults(desktop, "blocked, 1280 px");
  await desktop.setViewportSize(PHONE);
  await expectNoFaults(desktop, "blocked, 375 px");
});
