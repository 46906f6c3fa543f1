import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { choose } from "../support/choose.ts";
import { open, reload } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

test.use({ registrationPrompt: true });

const suggestion = (page: Page) => page.getByRole("dialog", { name: "無料登録からスタート" });
const question = (page: Page) =>
  page.getByRole("dialog", { name: "転職・副業への意欲を教えてください" });

const START = Date.parse("2026-11-20T03:00:00Z");

/** Opens a page on a clock that only the test moves; the page is one second old by then. */
async function openAt(page: Page, path: string) {
  // A server that has just started takes its time for the first page, which the clock would count.
  await page.request.get(path);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await open(page, path);
}

/** It comes over the network, and moves into place as the clock goes on. */
async function expectInPlace(page: Page) {
  await expect(suggestion(page)).toBeVisible();
  await page.clock.runFor(1_000);
}

test.describe("the registration prompt", () => {
  test("comes five seconds into the first visit, and again after five pages", async ({
    mobile,
  }) => {
    await openAt(mobile, "/");
    await mobile.clock.runFor(3_500);
    await expect(suggestion(mobile)).toHaveCount(0);
    await mobile.clock.runFor(1_000);
    await expectInPlace(mobile);
    await expect(suggestion(mobile)).toContainText(
      "希望条件やこれまでの経験を入力すると、あなたに合った企業やキャリアの提案が届きます。おすすめ企業の紹介や、プロへのキャリア相談もご利用いただけます。",
    );
    await expect(suggestion(mobile).getByRole("link", { name: "無料で登録する" })).toHaveAttribute(
      "href",
      "/registration",
    );
    await suggestion(mobile).getByRole("button", { name: "閉じる" }).last().click();
    await mobile.clock.runFor(1_000);
    await expect(suggestion(mobile)).toHaveCount(0);

    // Legal pages do not count.
    for (const path of ["/about", "/companies", "/privacy-policy", "/ace", "/articles"]) {
      await open(mobile, path);
      await mobile.clock.runFor(10_000);
      await expect(suggestion(mobile)).toHaveCount(0);
    }
    await open(mobile, "/");
    await mobile.clock.runFor(1_000);
    await expectInPlace(mobile);
    await suggestion(mobile).getByRole("link", { name: "無料で登録する" }).click();
    await expect(mobile).toHaveURL(/\/login\?url=%2Fregistration$/);
    await mobile.getByRole("link", { name: "無料会員登録へ" }).click();
    await expect(mobile).toHaveURL(/\/signup-request$/);
  });

  test("waits while another window is open", async ({ mobile }) => {
    await openAt(mobile, "/about");
    await mobile.getByRole("button", { name: "メニュー" }).click();
    await mobile.clock.runFor(20_000);
    await expect(suggestion(mobile)).toHaveCount(0);
    await mobile.keyboard.press("Escape");
    await mobile.clock.runFor(1_500);
    await expect(suggestion(mobile)).toBeVisible();
  });

  test("closed in one tab, it closes in every tab", async ({ desktop }) => {
    await openAt(desktop, "/");
    const other = await desktop.context().newPage();
    await openAt(other, "/companies");
    for (const tab of [desktop, other]) {
      await tab.clock.runFor(6_000);
      await expect(suggestion(tab)).toBeVisible();
    }
    await other.keyboard.press("Escape");
    // The other tab hears of it a moment later, and needs its clock to close.
    for (const tab of [desktop, other]) {
      const left = async () => {
        await tab.clock.runFor(500);
        return suggestion(tab).count();
      };
      await expect.poll(left).toBe(0);
    }
  });

  test("never comes on the pages where people sign in", async ({ mobile }) => {
    for (const path of ["/login", "/ace/login", "/signup-request", "/terms-of-service"]) {
      await openAt(mobile, path);
      await mobile.clock.runFor(10_000);
      await expect(suggestion(mobile)).toHaveCount(0);
    }
  });

  test("comes to a joker who has not handed in a profile, and to no other", async ({
    server,
    person,
  }) => {
    for (const [account, isShown] of [
      ["newJoker", true],
      ["judgingJoker", false],
      ["joker", false],
      ["aceAdmin", false],
    ] as const) {
      const page = await person("mobile");
      await signIn(page.context(), server.url, account);
      await openAt(page, "/companies");
      await page.clock.runFor(6_000);
      await expect(suggestion(page)).toHaveCount(isShown ? 1 : 0);
      await page.close();
    }
  });
});

test.describe("the question about the willingness", () => {
  test("shows both parts at once on a desktop, to whoever is due and to no other", async ({
    server,
    person,
  }) => {
    const idle = await person("desktop");
    await signIn(idle.context(), server.url, "idleJoker");
    await open(idle, "/offers");
    await expect(question(idle)).toBeVisible();
    await expect(question(idle)).toHaveAttribute("data-modal", "update-jcw");
    expect((await question(idle).boundingBox())?.width).toBe(600);
    for (const part of ["転職について", "副業について"])
      await expect(question(idle).getByRole("group", { name: part })).toBeVisible();
    const save = question(idle).getByRole("button", { name: "保存する" });
    await choose(question(idle), "転職を検討している");
    await expect(save).toBeDisabled();
    await choose(question(idle), "積極的に副業を探している");
    await expect(save).toBeEnabled();

    for (const account of ["joker", "judgingJoker", "aceAdmin"] as const) {
      const page = await person("desktop");
      await signIn(page.context(), server.url, account);
      await open(page, "/offers");
      await expect(page.getByRole("heading", { level: 1, name: "オファー" })).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await page.close();
    }
  });

  test("comes in two steps on a phone, and only an answer closes it", async ({
    mobile,
    expectBrowserErrors,
  }) => {
    expectBrowserErrors(/net::ERR_|Failed to load resource/);
    await logIn(mobile, "joker", { email: demoEmails.idleJoker });
    await expect(question(mobile)).toBeVisible();
    expect(await mobile.evaluate(() => localStorage.getItem("isUpdatedWillingness"))).toBe("false");
    await expect(question(mobile).getByRole("button", { name: "閉じる" })).toHaveCount(0);
    await mobile.keyboard.press("Escape");
    await mobile.mouse.click(5, 5);
    await expect(question(mobile)).toBeVisible();
    expect((await question(mobile).boundingBox())?.width).toBeCloseTo(375 * 0.9, 0);

    await test.step("the page where it can be set at leisure is free of it", async () => {
      await question(mobile).getByRole("link", { name: "マイページ" }).click();
      await expect(mobile).toHaveURL(/\/mypage\/setting$/);
      await expect(question(mobile)).toHaveCount(0);
      await mobile.goBack();
      await expect(question(mobile)).toBeVisible();
    });

    await expect(question(mobile).getByText("1 / 2")).toBeVisible();
    await expect(question(mobile).getByRole("button", { name: "次へ" })).toBeDisabled();
    await choose(question(mobile), "転職を検討している");
    await question(mobile).getByRole("button", { name: "次へ" }).click();
    await expect(question(mobile).getByText("2 / 2")).toBeVisible();
    const save = question(mobile).getByRole("button", { name: "保存する" });
    await expect(save).toBeDisabled();
    await question(mobile).getByRole("button", { name: "戻る" }).click();
    await expect(question(mobile).getByRole("radio", { name: "転職を検討している" })).toBeChecked();
    await question(mobile).getByRole("button", { name: "次へ" }).click();
    await choose(question(mobile), "積極的に副業を探している");

    await mobile.route(/updateWillingness/, (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(
      toastOn(mobile, "保存できませんでした。時間をおいて、もう一度お試しください。"),
    ).toBeVisible();
    await save.click();
    await expect(toastOn(mobile, "保存しました")).toBeVisible();
    await expect(question(mobile)).toHaveCount(0);
    expect(await mobile.evaluate(() => localStorage.getItem("isUpdatedWillingness"))).toBe("true");

    await reload(mobile);
    await expect(mobile.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(question(mobile)).toHaveCount(0);
  });
});
