import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { open } from "../support/hydrated.ts";
import { pushDevice } from "../support/pushes.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { DESKTOP, PHONE, setTheme } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { launchOptions } from "../support/whole-chromium.ts";

test.use({ launchOptions });

const offlineText = "オフラインです。接続が戻ると自動で更新します。";

/** Waits until the worker answers for the page's browser. */
const untilControlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");

/** The thread of the demo seeker that stands first in the list. */
async function firstThread({ trpc }: Awaited<ReturnType<typeof signIn>>) {
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const [thread] = items;
  if (!thread) throw new Error("The demo seeker has a thread.");
  return thread;
}

test("a push of a thread is shown, and leads there in the window that is open", async ({
  server,
  mobile,
}) => {
  const thread = await firstThread(await signIn(mobile.context(), server.url, "joker"));
  await open(mobile, "/offers");
  const device = await pushDevice(mobile);
  const title = `${thread.partner.name}さん`;
  const push = (body: string) =>
    device.deliver(
      JSON.stringify({ title, body, url: `/matchings/${thread.id}`, tag: "thread", id: "1" }),
    );

  await push("メッセージが届きました");
  await push("メッセージがもう1通届きました");
  await expect
    .poll(() => device.shown())
    .toEqual([
      expect.objectContaining({
        title,
        body: "メッセージがもう1通届きました",
        tag: "thread",
        url: `/matchings/${thread.id}`,
      }),
    ]);

  await mobile.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await device.press(title);
  await expect(mobile).toHaveURL(`/matchings/${thread.id}`);
  await expect(roomOn(mobile).log).toBeVisible();
  // It went there by itself: nothing was loaded anew, and no second window has opened.
  expect(await mobile.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  expect(mobile.context().pages()).toHaveLength(1);
  expect(await device.shown()).toEqual([]);
});

test("what a push may not or cannot say is shown as news without a word of it", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/offers");
  const device = await pushDevice(mobile);
  const neutral = { title: "Tefuda", body: "新しいお知らせがあります" };
  await device.deliver("{ no JSON");
  await expect
    .poll(() => device.shown())
    .toEqual([expect.objectContaining({ ...neutral, url: "/notifications" })]);
  await device.deliver(
    JSON.stringify({ ...neutral, url: "https://evil.example/", tag: "hidden", id: "2" }),
  );
  await expect
    .poll(() => device.shown())
    .toContainEqual(expect.objectContaining({ tag: "hidden", url: "/notifications" }));
});

test("a push that comes while a page takes others back is kept, and can be pressed", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/offers");
  const device = await pushDevice(mobile);
  // A page whose wishes to notify are known takes back what it shows itself, whenever it is looked at.
  await open(mobile, "/offers");
  await mobile.evaluate(() => {
    const look = () => {
      document.dispatchEvent(new Event("visibilitychange"));
      setTimeout(look, 1);
    };
    look();
  });
  const tags = Array.from({ length: 12 }, (_, index) => `thread-${index + 10}`);
  for (const tag of tags)
    await device.deliver(
      JSON.stringify({ title: tag, body: "", url: "/offers/likes", tag, id: tag }),
    );
  await expect.poll(async () => (await device.shown()).map(({ tag }) => tag).sort()).toEqual(tags);
  await device.press("thread-14");
  await expect(mobile).toHaveURL("/offers/likes");
});

test("somebody who is signed out logs in first and comes to what they were told of", async ({
  server,
  mobile,
}) => {
  const thread = await firstThread(await signIn(mobile.context(), server.url, "joker"));
  await mobile.context().clearCookies();
  await open(mobile, "/login");
  const device = await pushDevice(mobile);
  const title = "まもなくビデオ面談が始まります";
  await device.deliver(
    JSON.stringify({ title, body: "", url: `/matchings/${thread.id}`, tag: "soon", id: "3" }),
  );
  await device.press(title);
  await expect(mobile).toHaveURL(`/login?url=${encodeURIComponent(`/matchings/${thread.id}`)}`);
});

test("without a line a page says so, comes back by itself, and nothing of anybody is kept", async ({
  server,
  mobile,
  line,
  expectBrowserErrors,
}) => {
  // The page that could not be reached.
  expectBrowserErrors(/503/);
  const thread = await firstThread(await signIn(mobile.context(), server.url, "joker"));
  await open(mobile, `/matchings/${thread.id}`);
  await untilControlled(mobile);
  await open(mobile, "/mypage/profile");
  await open(mobile, "/offers");

  await line.cut(mobile);
  await mobile.goto("/notifications");
  const says = mobile.getByText(offlineText);
  await expect(says).toBeVisible();
  await expect(mobile.getByRole("banner")).toHaveText("Tefuda");
  await expect(mobile).toHaveURL("/notifications");
  for (const theme of ["light", "dark"] as const) {
    await setTheme(mobile, theme);
    for (const size of [PHONE, DESKTOP]) {
      await mobile.setViewportSize(size);
      await expectNoFaults(mobile, `offline page in ${theme}, ${size.width} px`);
    }
  }
  await mobile.getByRole("button", { name: "再読み込み" }).click();
  await expect(says).toBeVisible();

  await line.mend(mobile);
  await expect(mobile.getByRole("heading", { name: "お知らせ", exact: true })).toBeVisible();

  const kept = await mobile.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept).toEqual([]);
});

test("a browser without service workers, as in a private window, shows every page as ever", async ({
  server,
  mobile,
}) => {
  await mobile.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await open(mobile, "/companies");
  await expect(mobile.getByRole("heading", { level: 1 })).toBeVisible();
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/mypage/setting");
  await expect(mobile.getByText(/プッシュ通知に対応していません/)).toBeVisible();
});

test("the worker is asked for anew, and the product can be put on a home screen", async ({
  server,
  desktop,
}) => {
  const worker = await desktop.request.get(`${server.url}/sw.js`);
  expect(worker.headers()).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'; img-src 'self'",
  });
  await open(desktop, "/");
  await desktop.waitForFunction(() => navigator.serviceWorker.ready);
  const wire = await desktop.context().newCDPSession(desktop);
  // Every browser of a test is a private window, in which nothing can be installed.
  expect(await wire.send("Page.getInstallabilityErrors")).toEqual({
    installabilityErrors: [{ errorId: "in-incognito", errorArguments: [] }],
  });
  const { data = "", errors } = await wire.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons, screenshots } = JSON.parse(data) as {
    icons: { src: string; sizes: string }[];
    screenshots: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const size = await desktop.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
