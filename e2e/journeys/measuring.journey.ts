import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import {
  type LocalTagManager,
  startTagManager,
} from "../../packages/testing/src/server/tag-manager.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "../support/axe.ts";
import { readEvents } from "../support/events.ts";
import { open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { browserElsewhere } from "../support/other-host.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** Started once for the file, as the product is. */
let manager: LocalTagManager;

test.use({
  serverEnv: async ({ browserName: _ }, use) => {
    manager ??= await startTagManager();
    await use({
      TAG_MANAGER_ID: manager.id,
      TAG_MANAGER_ORIGIN: manager.origin,
      TAG_MANAGER_CONNECT: manager.origin,
    });
  },
});
test.afterAll(() => manager?.stop());

const TAG = "/measure/tag.js";
const bar = (page: Page) => page.getByRole("region", { name: "外部送信の確認" });
const choice = (page: Page) => page.getByRole("region", { name: "外部送信の設定" });
const sent = (event: string) =>
  manager.collected.filter((entry) => (entry as { event?: string } | null)?.event === event);

/** The page's requests for the script, and its complaints, from now on. */
function listen(page: Page) {
  const heard = { scripts: 0, errors: [] as string[] };
  page.on("request", (request) => {
    if (request.url().includes(TAG)) heard.scripts += 1;
  });
  page.on("console", (message) => {
    if (message.type() === "error") heard.errors.push(message.text());
  });
  return heard;
}

test("nothing is measured from outside before somebody allows it", async ({ server }) => {
  const elsewhere = await browserElsewhere(server);
  const page = await (await elsewhere.person("mobile")).newPage();
  const heard = listen(page);

  await test.step("a reader is asked, and may leave it open", async () => {
    await open(page, "/companies");
    await expect(bar(page)).toBeVisible();
    await expectNoFaults(page, "the question");
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoFaults(page, "the question on a large screen");
    await page.setViewportSize({ width: 375, height: 812 });
    await bar(page).getByRole("link", { name: "外部送信について" }).click();
    await expect(page.getByRole("heading", { name: "外部送信について" })).toBeVisible();
    await expect(choice(page)).toContainText("まだ選ばれていません");
    await expect(page.getByText(manager.origin.replace("http://", "")).first()).toBeVisible();
    await expectNoFaults(page, "what would be sent");
    await expectNoSidewaysScroll(page);
  });

  await test.step("a no stays a no", async () => {
    await bar(page).getByRole("button", { name: "許可しない" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(choice(page)).toContainText("許可していません");
    await open(page, "/about");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  expect(heard).toEqual({ scripts: 0, errors: [] });
  expect(manager.asked).toEqual([]);
  await elsewhere.browser.close();
});

test("whoever allows it is known by id alone, until they take it back", async ({ server }) => {
  const elsewhere = await browserElsewhere(server);
  const context = await elsewhere.person("mobile");
  const page = await context.newPage();
  const heard = listen(page);
  await logIn(page, "joker", { email: demoEmails.joker });
  await bar(page).getByRole("button", { name: "許可する", exact: true }).click();

  await test.step("the script comes from here, and tells of the login and the pages", async () => {
    await expect.poll(() => sent("login")).toHaveLength(1);
    const me = await (await signIn(context, server.url, "joker")).trpc.account.getMe.query();
    expect(sent("login")).toEqual([{ event: "login", userId: me.kind === "joker" && me.userId }]);
    await page
      .getByRole("link", { name: /メッセージ$/ })
      .last()
      .click();
    await expect
      .poll(() => sent("page_view"))
      .toContainEqual({
        event: "page_view",
        page: "/matchings",
      });
    expect(heard).toEqual({ scripts: 1, errors: [] });
    expect(manager.collected).toContainEqual({
      page_location: `${elsewhere.origin}/matchings`,
      page_title: "/matchings",
      page_referrer: "",
    });
    expect(JSON.stringify(manager.collected)).not.toContain(demoEmails.joker);
    // Our own server asks for it, with nothing of the reader's.
    expect(manager.asked).toHaveLength(1);
    expect(manager.asked[0]).not.toHaveProperty("cookie");
    expect(JSON.stringify(manager.asked)).not.toContain("Mobile");
  });

  await test.step("a page whose address is a secret is without it", async () => {
    const before = heard.scripts;
    for (const path of ["/password-reset?oobCode=made-up", "/unsubscribe?token=made-up"]) {
      await open(page, path);
      await expect(page.getByRole("main")).toBeVisible();
    }
    expect(heard.scripts).toBe(before);
    expect(JSON.stringify(manager.collected)).not.toContain("made-up");
  });

  await test.step("another tab is silent at once, and without the script on its next page", async () => {
    const other = await context.newPage();
    await open(other, "/matchings");
    await expect.poll(() => other.evaluate(() => "dataLayer" in window)).toBe(true);
    await open(page, "/external-transmission");
    await choice(page).getByRole("button", { name: "許可しない" }).click();
    const before = manager.collected.length;
    await other.locator('a[href="/offers"]:visible').first().click();
    // The page that is asked may be the one that is being left.
    await expect(async () => {
      expect(await other.evaluate(() => "dataLayer" in window)).toBe(false);
    }).toPass();
    expect(manager.collected).toHaveLength(before);
    await other.close();
    await choice(page).getByRole("button", { name: "許可する", exact: true }).click();
    await expect(choice(page)).toContainText("許可しています");
  });

  await test.step("no means no at once, in this browser", async () => {
    await open(page, "/external-transmission");
    await expect(choice(page)).toContainText("許可しています");
    expect((await context.cookies()).map(({ name }) => name)).toContain("_ga");
    await choice(page).getByRole("button", { name: "許可しない" }).click();
    await page.waitForLoadState();
    await expect(choice(page)).toContainText("許可していません");
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain("_ga");
    const before = manager.collected.length;
    await open(page, "/matchings");
    await expect(page.getByRole("main")).toBeVisible();
    expect(manager.collected).toHaveLength(before);
  });
  await elsewhere.browser.close();
});

test("a browser that says no by itself is not asked", async ({ server }) => {
  const elsewhere = await browserElsewhere(server);
  const context = await elsewhere.person("desktop");
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("measuring", "granted of another browser");
  });
  const page = await context.newPage();
  const heard = listen(page);
  await open(page, "/external-transmission");
  await expect(choice(page)).toContainText("Global Privacy Control");
  await expect(choice(page).getByRole("button")).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  expect(heard).toEqual({ scripts: 0, errors: [] });
  await elsewhere.browser.close();
});

test("on the machine that serves it nobody is asked, and operators never", async ({
  server,
  desktop,
}) => {
  const heard = listen(desktop);
  await open(desktop, "/external-transmission");
  await expect(choice(desktop)).toContainText("この接続では");
  await expect(bar(desktop)).toHaveCount(0);
  const elsewhere = await browserElsewhere(server);
  const context = await elsewhere.person("desktop");
  const page = await context.newPage();
  await open(page, "/operator/login");
  await expect(bar(page)).toHaveCount(0);
  await open(page, "/login");
  await expect(bar(page)).toBeVisible();
  expect(heard.scripts).toBe(0);
  await elsewhere.browser.close();
});

test("what people do is written down for ourselves, once and without their words", async ({
  server,
  mobile,
  desktop,
}) => {
  // The journeys before this one opened pages, too.
  const begun = new Date();
  const told = new Set<string>();
  for (const page of [mobile, desktop])
    page.on("requestfinished", (request) => {
      if (!request.url().includes("monitoring.trackEvents")) return;
      for (const [, pattern] of (request.postData() ?? "").matchAll(/"page":"([^"]+)"/g))
        told.add(pattern ?? "");
    });
  await signIn(desktop.context(), server.url, "aceMember");
  await open(desktop, "/users?tab=search&words=TypeScript");
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/companies");
  await mobile.getByRole("main").locator('a[href^="/companies/"]').first().click();
  await mobile.waitForURL(/\/companies\/[^/]+$/);
  const pages = ["/companies", "/companies/[companyId]", "/users"];
  await expect.poll(() => [...told].sort()).toEqual(pages);

  // A page that is open while the server stands still would complain.
  for (const page of [mobile, desktop]) await page.goto("about:blank");
  const events = (await readEvents(server)).filter(({ createdAt }) => createdAt >= begun);
  const views = events.flatMap(({ name, params }) => (name === "page_view" ? [params.page] : []));
  for (const page of pages) expect(views.filter((view) => view === page)).toHaveLength(1);
  const searches = events.filter(({ name }) => name === "search");
  expect(searches).toHaveLength(1);
  expect(searches[0]?.companyId).not.toBeNull();
  expect(JSON.stringify(events)).not.toContain("TypeScript");
});
