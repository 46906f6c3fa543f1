import type { Page } from "@playwright/test";
import { clockAhead } from "../support/clock-ahead.ts";
import { open, reload } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

/** Nobody of the demo data has been here within five days. */
test.use({ serverEnv: clockAhead(5 * 24 * 60) });

const rowsOn = (page: Page) => page.getByRole("list", { name: "候補者" }).getByRole("article");
const NEWEST_FIRST = "/users?tab=search&sort=recentLogin";

/** A call of the page that says whether somebody is there; answers once the server has it. */
const saying = (page: Page, activity: "online" | "offline") =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/trpc/activity.set") &&
      response.request().postDataJSON()?.json.activity === activity,
  );

/** Another app over the browser, or the way back from it. */
const turn = (page: Page, state: "visible" | "hidden") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("a company sees that a seeker was here, and in which order", async ({ server, person }) => {
  const staff = await person("desktop");
  const seeker = await person("mobile");
  const { trpc: company } = await signIn(staff.context(), server.url, "aceAdmin");
  const { trpc: own } = await signIn(seeker.context(), server.url, "idleJoker");
  const me = await own.account.getMe.query();
  if (me.kind !== "joker") throw new Error("The demo's seeker is not one.");
  const jokerId = me.userId;

  await open(staff, NEWEST_FIRST);
  await expect(rowsOn(staff).first().getByText("1週間以内にログイン")).toBeVisible();
  const before = await company.candidate.searchJokers.query({ facets: {}, sort: "recentLogin" });
  const mine = before.hits.find((hit) => hit.jokerId === jokerId);
  if (!mine) throw new Error("The company does not find the seeker.");
  expect(before.hits[0]?.jokerId).not.toBe(jokerId);

  const told = saying(seeker, "online");
  await open(seeker, "/mypage");
  const request = (await told).request();
  expect(request.postDataJSON().json).toEqual({ activity: "online", platform: "spweb" });

  await reload(staff);
  const first = rowsOn(staff).first();
  await expect(first.getByText(mine.name, { exact: true }).first()).toBeVisible();
  await expect(first.getByText("1日以内にログイン")).toBeVisible();
  const after = await company.candidate.searchJokers.query({ facets: {}, sort: "recentLogin" });
  expect(after.hits[0]).toMatchObject({ jokerId, recency: "1日以内にログイン" });
  expect(JSON.stringify(after)).not.toContain("onlineAt");
});

test("a person is told of as one, over tabs and while going from page to page", async ({
  server,
  person,
}) => {
  const page = await person("desktop");
  await signIn(page.context(), server.url, "joker");
  const said: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith("/trpc/activity.set"))
      said.push(request.postDataJSON().json.activity);
  });

  const first = saying(page, "online");
  await open(page, "/mypage");
  expect((await first).status()).toBe(200);
  // Two windows side by side: while one is in view, the person is here.
  const second = await page.context().newPage();
  const again = saying(second, "online");
  await open(second, "/companies");
  await again;
  await turn(second, "hidden");
  expect(said.filter((one) => one === "offline")).toEqual([]);
  const gone = page.context().waitForEvent("request", {
    predicate: (request) =>
      request.url().endsWith("/trpc/activity.set") &&
      request.postDataJSON().json.activity === "offline",
  });
  await turn(page, "hidden");
  expect((await gone).postDataJSON().json.mark).toBeTruthy();
  const back = saying(page, "online");
  await turn(page, "visible");
  expect((await back).status()).toBe(200);

  // Loaded anew, the page comes again.
  const anew = saying(page, "online");
  await reload(page);
  expect((await anew).status()).toBe(200);
});

test("a company reads beside its threads how recently a seeker was here", async ({
  server,
  person,
}) => {
  const staff = await person("mobile");
  const { trpc: company } = await signIn(staff.context(), server.url, "aceAdmin");
  const { items } = await company.matching.list.query({ tab: "all" });
  const thread = items.find(({ partner }) => partner.recency !== "");
  if (!thread) throw new Error("The demo's company has no thread with somebody who was here.");
  const { id, partner } = thread;

  await open(staff, "/matchings");
  const card = staff.locator(`a[href="/matchings/${id}"]`);
  await expect(card.getByText(partner.recency)).toBeVisible();
  await card.click();
  const head = staff.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(head).toContainText(partner.name);
  await expect(head.getByText(partner.recency)).toBeVisible();
  // However long the rest is, it stays in view, and the page as wide as it was.
  await head.getByText(partner.name, { exact: true }).evaluate((name) => {
    name.textContent = "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末";
  });
  await expect(head.getByText(partner.recency)).toBeInViewport({ ratio: 1 });
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await open(staff, "/admin/matchings");
  await expect(
    staff
      .getByRole("main")
      .getByText(/以内にログイン$/)
      .first(),
  ).toBeVisible();
});

test("whoever reads in the view of an app is there as well", async ({ server, person }) => {
  const page = await person("mobile");
  await signIn(page.context(), server.url, "joker");
  const told = saying(page, "online");
  await open(page, "/webview");
  expect((await told).status()).toBe(200);
});

test("nothing is said of a visitor", async ({ person }) => {
  const page = await person("desktop");
  const said: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("activity.set")) said.push(request.url());
  });
  await open(page, "/companies");
  expect(said).toEqual([]);
});

test("a failure of it is silent, and of what is followed live a banner tells until it is back", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  // The browser's own line on an answer that it did not get; nothing of ours.
  expectBrowserErrors(/activity\.set/, /live\.follow/, /ERR_FAILED/);
  const page = await person("mobile");
  await signIn(page.context(), server.url, "joker");
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("logError")) reports.push(request.url());
  });
  const banner = page
    .getByRole("status")
    .filter({ hasText: "オフラインです。接続が戻ると自動で更新します。" });

  const unsaid = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/trpc/activity.set"),
  );
  await page.route(/\/trpc\/activity\.set/, (route) => route.abort());
  await open(page, "/mypage");
  await unsaid;
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await expect(banner).toHaveCount(0);

  await page.route(/\/trpc\/live\.follow/, (route) => route.abort());
  await open(page, "/mypage");
  await expect(banner).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);

  await page.unroute(/\/trpc\/live\.follow/);
  await expect(banner).toHaveCount(0);
  await expect(toastOn(page, "接続が戻りました")).toBeVisible();
  expect(reports).toEqual([]);
});
