import type { Locator, Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { open, reload } from "./support/hydrated.ts";
import { roomOn } from "./support/room.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const heightOf = async (part: Locator) => (await part.boundingBox())?.height;
const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
const header = (page: Page) => page.getByRole("banner").first();
const menu = (page: Page) => page.getByRole("navigation", { name: "メインメニュー" });

test("the header, the side bar and the tab bar have their measures", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "joker");
  await open(desktop, "/offers");
  await expect(menu(desktop)).toBeVisible();
  expect(await heightOf(header(desktop))).toBe(70);
  expect(await widthOf(menu(desktop))).toBe(180);

  await desktop.setViewportSize({ width: 992, height: 700 });
  await expect.poll(() => widthOf(menu(desktop))).toBe(180);
  await desktop.setViewportSize({ width: 991, height: 700 });
  await expect.poll(() => heightOf(menu(desktop))).toBe(60);

  await desktop.setViewportSize({ width: 768, height: 700 });
  await expect.poll(() => heightOf(header(desktop))).toBe(70);
  await desktop.setViewportSize({ width: 767, height: 700 });
  await expect.poll(() => heightOf(header(desktop))).toBe(52);
});

test("what is written in a thread has a form of 120 px, and dates an area of 360 px", async ({
  server,
  desktop,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ isSupport, partner }) => !isSupport && !partner.hasLeft);
  await open(desktop, `/matchings/${thread?.id}`);
  // The list beside the thread scrolls by itself; the page stays as high as the window.
  await expect(desktop.getByRole("region", { name: "マッチング一覧" })).toBeVisible();
  expect(await desktop.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  const { input } = roomOn(desktop);
  const form = desktop.locator("form").filter({ has: input });
  expect(await heightOf(form)).toBe(120);
  await input.fill("一行\n二行\n三行\n四行\n五行");
  await expect.poll(() => heightOf(form)).toBeGreaterThan(120);
  await input.fill("");
  await expect.poll(() => heightOf(form)).toBe(120);

  await desktop.getByRole("button", { name: "日程候補を送る" }).click();
  const grid = desktop.getByRole("grid", { name: "日程候補を選ぶ表" });
  await expect(grid).toBeVisible();
  await expect.poll(() => heightOf(grid.locator(".."))).toBe(360);
});

test("a profile over a room is as high before it has been read as afterwards", async ({
  server,
  mobile,
}) => {
  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ isSupport, partner }) => !isSupport && partner.isAvailable);
  await open(mobile, `/matchings/${thread?.id}`);
  const answer = Promise.withResolvers<void>();
  await mobile.route(/partnerProfile/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await mobile
    .getByRole("button", { name: /プロフィールを見る$/ })
    .first()
    .click();
  const profile = mobile.getByRole("dialog");
  await expect(profile.getByRole("status")).toBeVisible();
  // 92 of 100 parts of 812 px; while it rises, a browser measures it some millionths shorter.
  expect(await heightOf(profile)).toBeCloseTo(747, 0);
  answer.resolve();
  await expect(profile.locator("dl").first()).toBeVisible();
  expect(await heightOf(profile)).toBeCloseTo(747, 0);
});

test("a landing page is 1120 px wide at most", async ({ desktop }) => {
  await desktop.setViewportSize({ width: 1440, height: 900 });
  await open(desktop, "/");
  const hero = desktop.getByRole("heading", { level: 1 }).locator("xpath=ancestor::section/div");
  expect(await widthOf(hero)).toBe(1120);
  await desktop.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => widthOf(hero)).toBeLessThanOrEqual(1000);
});

test("the layout changes at the given widths, and at no others", async ({ desktop }) => {
  await open(desktop, "/");
  const conditions = await desktop.evaluate(() => {
    // A rule of two widths stands there for letters that are usual and large, too, and never holds.
    const lettersOf = ({ cssRules }: CSSMediaRule) => {
      const large = [...cssRules].every(({ cssText }) => cssText.includes(":root[data-text-scale"));
      const usual = [...cssRules].every(({ cssText }) => cssText.includes(":root:not([data-text"));
      return large && usual ? "none" : large ? "large" : "usual";
    };
    const within = (rules: CSSRuleList): { text: string; letters: string }[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule
          ? [{ text: rule.conditionText, letters: lettersOf(rule) }]
          : []),
        ...(rule instanceof CSSGroupingRule ? within(rule.cssRules) : []),
        ...(rule instanceof CSSStyleRule ? within(rule.cssRules) : []),
      ]);
    return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
  });
  const widthsIn = (kind: string) => {
    const widths = conditions
      .filter(({ letters }) => letters === kind)
      .flatMap(({ text }) => [...text.matchAll(/width[^)]*?([\d.]+)px/g)])
      .map(([, px]) => Math.ceil(Number(px)));
    return [...new Set(widths)].sort((a, b) => a - b);
  };
  expect(widthsIn("usual")).toEqual([375, 576, 768, 992, 1200]);
  // A phone in large letters has rules of its own; all else begins at twice its width.
  expect(widthsIn("large")).toEqual([576, 768, 1152, 1536, 1984, 2400]);
});

test("in large letters a wide window has the layout of one half as wide, and offers are written there still", async ({
  server,
  desktop,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ isSupport, partner }) => !isSupport && !partner.hasLeft);
  await open(desktop, "/users");
  await desktop.evaluate(() => localStorage.setItem("textScale", "200"));
  await reload(desktop);
  expect(await heightOf(menu(desktop))).toBe(60);
  await desktop.setViewportSize({ width: 1984, height: 800 });
  await expect.poll(() => widthOf(menu(desktop))).toBe(360);
  await desktop.setViewportSize({ width: 1280, height: 800 });
  await expect(desktop.getByRole("link", { name: /：オファーを送る$/ })).toBeVisible();
  await open(desktop, `/matchings/${thread?.id}`);
  await desktop.getByRole("button", { name: "日程候補を送る" }).click();
  // The hours, and three days.
  await expect(desktop.getByRole("grid").getByRole("columnheader")).toHaveCount(4);
  await desktop.setViewportSize({ width: 1984, height: 800 });
  await expect(desktop.getByRole("grid").getByRole("columnheader")).toHaveCount(8);
});

test("a window takes 300 ms to close, and other changes 0.2 s", async ({ server, desktop }) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ isSupport, partner }) => !isSupport && !partner.hasLeft);
  await open(desktop, `/matchings/${thread?.id}`);
  const link = menu(desktop).getByRole("link").first();
  await expect(link).toHaveCSS("transition-duration", "0.2s");

  await desktop.getByRole("button", { name: "日程候補を送る" }).click();
  const panel = desktop.locator(".overlay-panel");
  await expect(panel).toHaveCSS("transition-duration", "0.2s, 0.2s");
  // The window is gone as soon as it has closed: what it said meanwhile is written down.
  const closing = await panel.evaluateHandle((element) => {
    const said: string[] = [];
    new MutationObserver(() => {
      if (element.hasAttribute("data-ending-style"))
        said.push(getComputedStyle(element).transitionDuration);
    }).observe(element, { attributes: true });
    return said;
  });
  await desktop.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  expect(new Set(await closing.jsonValue())).toEqual(new Set(["0.3s"]));
});

test("a success is said for 1.5 seconds, an error for 5", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/net::ERR_|Failed to load resource/);
  const start = Date.parse("2026-11-20T03:00:00Z");
  await signIn(mobile.context(), server.url, "joker");
  await mobile.clock.install({ time: start });
  await open(mobile, "/mypage/setting");
  const sideJob = mobile.getByRole("group", { name: "副業について" });
  // What the page reads comes while its clock still runs.
  await expect(sideJob).toBeVisible();
  await mobile.clock.pauseAt(start + 3_600_000);
  const toast = mobile.getByRole("region", { name: "最近のお知らせ" }).getByRole("listitem");
  const save = async () => {
    await choose(sideJob, "積極的に副業を探している");
    await mobile.getByRole("button", { name: "保存する", exact: true }).click();
    // What is called at once is sent together, a moment later.
    await mobile.clock.runFor(20);
  };

  await save();
  await expect(toast).toHaveText(/保存しました/);
  await mobile.clock.runFor(1_400);
  await expect(toast).toHaveCount(1);
  await mobile.clock.runFor(100);
  await expect(toast).toHaveCount(0);

  await mobile.route(/\/trpc\//, (route) => route.abort());
  await save();
  await expect(toast).toHaveText(/保存できませんでした/);
  await mobile.clock.runFor(4_900);
  await expect(toast).toHaveCount(1);
  await mobile.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});
