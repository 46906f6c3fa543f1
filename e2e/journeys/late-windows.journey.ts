import { alive } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ serverFor: "looking" });

const scripts = "**/_next/static/chunks/**";

test("a window whose scripts cannot be fetched says so, loses nothing, and opens at the next try", async ({
  server,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/ERR_FAILED .*\/_next\/static\/chunks\//, /^ChunkLoadError/);
  const page = await person("desktop");
  const { trpc } = await signIn(page.context(), server.url, "joker");
  const [thread] = (await trpc.matching.list.query({ tab: "all" })).items;
  if (!thread) throw new Error("The demo account has a thread.");
  // A browser tells a page of the pointer that lies over it, though nobody has moved it.
  await page.addInitScript(() =>
    addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true),
  );
  let isAway = false;
  await page.route(scripts, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`/matchings/${thread.id}`);
  const text = roomOn(page).input;
  const profile = page.getByRole("button", { name: /プロフィールを見る$/ }).first();
  // The room and its head are alive, and nobody has touched them yet, which would fetch what is late.
  await expect(text).toBeEditable();
  await alive(profile);
  isAway = true;

  await text.fill("まだ送っていません");
  const told = page.waitForRequest("**/trpc/monitoring.logError");
  await profile.focus();
  await page.keyboard.press("Enter");
  const failure = page.getByRole("dialog", { name: /読み込めませんでした/ });
  await expect(failure.getByText(/画面の読み込みに失敗しました/)).toBeVisible();
  expect((await told).postData()).toContain("ChunkLoadError");

  await page.keyboard.press("Escape");
  await expect(failure).toBeHidden();
  await expect(profile).toBeFocused();
  await expect(text).toHaveValue("まだ送っていません");

  await page.keyboard.press("Enter");
  await expect(failure).toBeVisible();
  isAway = false;
  await failure.getByRole("button", { name: "再読み込み" }).click();
  const window = page.getByRole("dialog", { name: /プロフィール/ });
  await expect(window).toBeVisible();
  await expect(window.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await expect(profile).toBeFocused();
  await expect(text).toHaveValue("まだ送っていません");
});
