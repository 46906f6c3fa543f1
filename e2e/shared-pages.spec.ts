import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ serverFor: "looking" });

const nonceOf = (policy: string | undefined) => policy?.match(/'nonce-([^']+)'/)?.[1] ?? "";

test("visitors share a page, and each gets a nonce of its own", async ({ mobile }) => {
  const [first, second] = [await mobile.request.get("/"), await mobile.request.get("/")];
  const nonces = [first, second].map((answer) =>
    nonceOf(answer.headers()["content-security-policy"]),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  const [one = "", two = ""] = [await first.text(), await second.text()];
  expect(one).toContain(`nonce="${nonces[0]}"`);
  expect(one.replaceAll(nonces[0] ?? "", "")).toBe(two.replaceAll(nonces[1] ?? "", ""));
});

test("a page wakes up when it is touched, and by itself a moment later", async ({ mobile }) => {
  const scripts = () => mobile.locator("script[src^='/_next/']:not([nomodule])").count();
  await mobile.clock.install();
  await mobile.clock.pauseAt(Date.now() + 1000);
  await mobile.goto("/");
  await mobile.clock.runFor(3_900);
  expect(await scripts()).toBe(0);
  await mobile.dispatchEvent("body", "pointerover");
  await expect.poll(scripts).toBeGreaterThan(0);
  await mobile.goto("/about");
  await mobile.clock.runFor(4_100);
  await expect.poll(scripts).toBeGreaterThan(0);
});

test("nothing of a member gets into the page that visitors share", async ({
  server,
  desktop,
  mobile,
}) => {
  await signIn(desktop.context(), server.url, "joker");
  await desktop.goto("/companies?q=shared");
  await expect(desktop.getByRole("link", { name: "マイページ" }).first()).toBeVisible();
  await mobile.goto("/companies?q=shared");
  await expect(mobile.getByRole("link", { name: "マイページ" })).toHaveCount(0);
  await expect(mobile.locator('a[href="/signup-request"]').first()).toBeAttached();
});

test("what is not there is said in words to a reader without scripts, too", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto("/companies/0199aaaa-0000-7000-8000-000000000000");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  await expect(page.getByRole("link", { name: "トップへ戻る" })).toBeVisible();
  await context.close();
});
