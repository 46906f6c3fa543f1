import type { Page } from "@playwright/test";
import {
  type AppKind,
  callAsHost,
  handToken,
  hostCalls,
  listensFromFirstWord,
  makeAppView,
  tokenFor,
} from "../support/app-view.ts";
import { open } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const expectBarePage = async (page: Page) => {
  await expect(page.getByRole("main")).toHaveCount(1);
  for (const role of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "メインメニュー" })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
};

const forms: readonly [AppKind, (given: object) => unknown][] = [
  ["apple", (given) => given],
  ["android", (given) => JSON.stringify(given)],
];
for (const [kind, form] of forms)
  test(`the view in an app on ${kind} reads articles and hands shares to the app`, async ({
    server,
    mobile,
  }) => {
    await makeAppView(mobile, kind);
    await open(mobile, "/webview");
    await expectBarePage(mobile);
    await mobile.getByRole("link", { name: "すべての記事" }).click();
    await expect(mobile).toHaveURL(/\/webview\/articles$/);
    await expectBarePage(mobile);
    await mobile.getByRole("list", { name: "記事の一覧" }).getByRole("link").first().click();
    await expect(mobile).toHaveURL(/\/webview\/articles\/[\w-]{36}$/);
    await expectBarePage(mobile);
    const title = await mobile.getByRole("heading", { level: 1 }).innerText();
    const url = `${server.url}${new URL(mobile.url()).pathname.replace("/webview", "")}`;
    const pages = mobile.context().pages().length;
    await mobile.getByRole("link", { name: "X（Twitter）" }).click();
    await mobile.getByRole("link", { name: "Facebook" }).click();
    const seen = (page: string) => [
      "trackEvent",
      form({ eventName: "page_view", params: { page } }),
    ];
    const shared = (target: string) => [
      ["share", form({ target, url, text: title })],
      ["trackEvent", form({ eventName: "share", params: { target } })],
    ];
    expect(await hostCalls(mobile)).toEqual([
      seen("/webview"),
      seen("/webview/articles"),
      seen("/webview/articles/[articleId]"),
      ...shared("twitter"),
      ...shared("facebook"),
    ]);
    expect(await listensFromFirstWord(mobile)).toBe(true);
    expect(mobile.context().pages()).toHaveLength(pages);
    // A company has no page of its own in the app; its share reaches the app all the same.
    await open(mobile, "/companies");
    await mobile.getByRole("main").locator('a[href^="/companies/"]').first().click();
    await expect(mobile).toHaveURL(/\/companies\/[\w-]{36}$/);
    await mobile.getByRole("link", { name: "X（Twitter）" }).click();
    const last = (await hostCalls(mobile)).filter(([name]) => name === "share");
    expect(last).toHaveLength(1);
  });

test("in a browser of its own the share stays a link", async ({ mobile }) => {
  await open(mobile, "/webview/articles");
  await mobile.getByRole("list", { name: "記事の一覧" }).getByRole("link").first().click();
  const link = mobile.getByRole("link", { name: "X（Twitter）" });
  await expect(link).toHaveAttribute("href", /^https:\/\/twitter\.com\/intent\/tweet\?/);
  await mobile.context().route(/twitter\.com/, (route) => route.fulfill({ body: "shared" }));
  const opened = mobile.context().waitForEvent("page");
  await link.click();
  await (await opened).close();
});

test("a token of the app signs its view in, once", async ({
  server,
  mobile,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of (401|409)/);
  const host = (await person("mobile")).context();
  const joker = await signIn(host, server.url, "joker");
  const me = await joker.trpc.account.getMe.query();
  const name = me.kind === "joker" ? (me.name ?? "") : "";
  await makeAppView(mobile, "apple");
  await open(mobile, "/webview");
  await expect(mobile.getByRole("link", { name: "ログイン" })).toBeVisible();
  const token = await tokenFor(host.request);

  await test.step("the view becomes the person's", async () => {
    expect(await handToken(mobile, token)).toEqual({ ok: true, data: { isNew: true } });
    await expect(mobile.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(mobile.getByRole("link", { name: "オファー" })).toBeVisible();
    // Neither in the address nor in what the browser keeps.
    expect(mobile.url()).not.toContain(token);
    const kept = await mobile.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(token);
    await open(mobile, "/offers");
    await expect(mobile).toHaveURL(/\/offers$/);
  });

  await test.step("a second use fails clearly, and so does a token that never was", async () => {
    const other = await person("mobile");
    await makeAppView(other, "android");
    await open(other, "/webview");
    for (const used of [token, "a".repeat(43)]) {
      expect(await handToken(other, used)).toMatchObject({
        ok: false,
        error: { code: "customTokenExpired" },
      });
      await expect(
        toastOn(
          other,
          "アプリからのログインの有効期限が切れたか、すでに使用されています。アプリの画面を開き直してください。",
        ),
      ).toBeVisible();
    }
    await expect(other.getByRole("link", { name: "ログイン" })).toBeVisible();
  });

  await test.step("a view of somebody else asks before it changes", async () => {
    const other = await person("mobile");
    await signIn(other.context(), server.url, "newJoker");
    await makeAppView(other, "android");
    await open(other, "/webview");
    const question = other.getByRole("dialog", { name: "アカウントを切り替えますか？" });
    const refused = handToken(other, await tokenFor(host.request));
    await question.getByRole("button", { name: "このまま使う" }).click();
    expect(await refused).toMatchObject({ error: { code: "alreadySignedIn" } });

    // Whoever thinks about it for too long is asked once all the same: the host hears that it takes another.
    const late = handToken(other, await tokenFor(host.request));
    await expect(question).toBeVisible();
    const fresh = await tokenFor(host.request);
    await question.getByRole("button", { name: "切り替える" }).click();
    expect(await late).toMatchObject({ error: { code: "customTokenExpired" } });
    await expect(question).toBeHidden();
    expect(await handToken(other, fresh)).toEqual({ ok: true, data: { isNew: true } });
    await expect(other.getByRole("heading", { level: 1 })).toContainText(name);
  });
});

test("a host deletes a matching, and the other side sees it end at once", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const joker = await signIn(mobile.context(), server.url, "joker");
  const ace = await signIn(desktop.context(), server.url, "aceAdmin");
  const me = await ace.trpc.account.getMe.query();
  const { items } = await joker.trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ aceId }) => me.kind === "ace" && aceId === me.userId);
  if (!thread) throw new Error("The demo account has no thread with the demo admin.");
  await open(desktop, `/matchings/${thread.id}`);
  // Before it has been read once, nobody can be told that it ended.
  await expect(roomOn(desktop).log).toBeVisible();
  expect(
    await callAsHost(mobile.context().request, "deleteMatching", { matchingId: thread.id }),
  ).toEqual({
    ok: true,
    data: {},
  });
  await expect(desktop.getByRole("main").getByText("このマッチングは終了しました。")).toBeVisible();
});
