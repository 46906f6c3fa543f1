import type { Page } from "@playwright/test";
import { open } from "../support/hydrated.ts";
import { navLink } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** What the browser makes of the page's descriptions of its viewport: the last one counts. */
const viewportOf = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll<HTMLMetaElement>("meta[name=viewport]")].at(-1)?.content,
  );
const LOCKED = "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no";
const FREE = "width=device-width, initial-scale=1";

test("whoever needs it lets the screen be enlarged, on every page until it is switched off", async ({
  server,
  mobile,
}) => {
  await open(mobile, "/accessibility");
  expect(await viewportOf(mobile)).toBe(LOCKED);
  const zoom = mobile.getByRole("switch", { name: "画面の拡大を許可する" });
  await expect(zoom).not.toBeChecked();
  await mobile.getByText("画面の拡大を許可する", { exact: true }).click();
  await expect(zoom).toBeChecked();
  await expect.poll(() => viewportOf(mobile)).toBe(FREE);

  await test.step("it holds after a reload, on the next page, and over a sign-out", async () => {
    await open(mobile, "/login");
    expect(await viewportOf(mobile)).toBe(FREE);
    await signIn(mobile.context(), server.url, "joker");
    await open(mobile, "/offers");
    await navLink(mobile, "マイページ").click();
    await mobile.getByRole("link", { name: "設定", exact: true }).click();
    await expect(mobile).toHaveURL(/\/mypage\/setting$/);
    expect(await viewportOf(mobile)).toBe(FREE);
    await open(mobile, "/mypage");
    await mobile.getByRole("button", { name: "ログアウト" }).click();
    await mobile.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
    await expect(mobile).toHaveURL(/\/login/);
    expect(await viewportOf(mobile)).toBe(FREE);
  });

  await test.step("switched off, the lock is back at once", async () => {
    await open(mobile, "/accessibility");
    await mobile.getByText("画面の拡大を許可する", { exact: true }).click();
    await expect.poll(() => viewportOf(mobile)).toBe(LOCKED);
    await open(mobile, "/");
    expect(await viewportOf(mobile)).toBe(LOCKED);
  });
});

test("the heading of a page that comes has the focus, and nothing takes it from a field", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, "/offers");
  await expect(mobile.locator("body")).toBeFocused();
  const heading = (name: string) => mobile.getByRole("heading", { level: 1, name });

  await navLink(mobile, "マイページ").click();
  await expect(heading("マイページ")).toBeFocused();
  await mobile.getByRole("link", { name: "設定", exact: true }).click();
  await expect(heading("設定")).toBeFocused();
  await mobile.goBack();
  await expect(heading("マイページ")).toBeFocused();
});
