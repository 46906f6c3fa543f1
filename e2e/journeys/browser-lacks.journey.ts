import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { roomOn } from "../support/room.ts";
import { callsOf } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { withoutScripts } from "../support/without-scripts.ts";

const forms = ["/login", "/ace/login", "/signup-request", "/password-reset-request"];

/** The page says why nobody can sign in here, and has no form that would do nothing. */
async function expectWords(page: Page, title: string) {
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(ログイン|送信|メールを送)/ })).toHaveCount(0);
}

test("an older browser is told what to do in the place of each form, and reads public pages", async ({
  mobile,
}) => {
  await mobile.addInitScript(() => Reflect.deleteProperty(globalThis, "structuredClone"));
  for (const path of forms) {
    await mobile.goto(path);
    await expectWords(mobile, "お使いのブラウザーでは、ログインや登録ができません");
    await expect(mobile.getByText(/iOS 16\.4以上にしてください$/)).toBeVisible();
  }
  await mobile.goto("/companies");
  await expect(mobile.getByRole("article").first()).toBeVisible();
});

test("a browser that cannot cut texts into characters signs in and writes all the same", async ({
  server,
  mobile,
}) => {
  await mobile.addInitScript(() => Reflect.deleteProperty(Intl, "Segmenter"));
  await open(mobile, "/contact");
  await mobile.getByLabel("ご用件").fill("👨‍👩‍👧‍👦と𠮷".repeat(700));
  await expect(mobile.getByText("100文字超えています")).toBeVisible();
  await logIn(mobile, "joker", { email: demoEmails.joker });
  const { trpc } = await callsOf(server.url, "joker");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  await open(mobile, `/matchings/${items[0]?.id}`);
  await roomOn(mobile).say("よろしくお願いします🙇‍♀️");
  expect(await mobile.evaluate(() => "Segmenter" in Intl)).toBe(false);
});

test("blocked storage and cookies are named as the reason", async ({ mobile }) => {
  await mobile.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await mobile.goto("/login?url=%2Foffers");
  await expectWords(mobile, "ブラウザーの設定で、データの保存がブロックされています");
  await expect(mobile.getByText("Cookie", { exact: false }).first()).toBeVisible();
});

test("cookies alone are enough of a reason", async ({ mobile }) => {
  await mobile.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }),
  );
  await mobile.goto("/login");
  await expectWords(mobile, "ブラウザーの設定で、データの保存がブロックされています");
});

test("a browser that runs no scripts is told so in the place of each form", async ({
  browser,
  server,
}) => {
  await withoutScripts(browser, server.url, async (page) => {
    for (const path of forms) {
      await page.goto(path);
      await expectWords(page, "このページにはJavaScriptが必要です");
    }
  });
});

test("a browser that has all of it sees the form alone", async ({ mobile }) => {
  await mobile.goto("/login");
  await expect(mobile.getByRole("textbox", { name: "メールアドレス" })).toBeVisible();
  await expect(mobile.getByRole("heading", { level: 2 })).toHaveCount(0);
});
