import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { arrived, open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const script = fileURLToPath(new URL("../support/held-reader.mjs", import.meta.url));
const held = join(tmpdir(), `tefuda-held-reader-${process.pid}`);

test.use({
  serverEnv: { NODE_OPTIONS: `--import=${script}`, HELD_READER: held },
  serverFor: "file",
});
test.afterEach(() => rm(held, { force: true }));

/** Nobody is known from here on, until it is called. */
async function hold() {
  await writeFile(held, "");
  return () => rm(held);
}

const loading = (page: Page) => page.getByText("読込中...").first();

const noRoom =
  "/matchings/0196a000-0000-7000-8000-000000000000/video/0196a000-0000-7000-8000-000000000000";

for (const [who, pages] of [
  ["joker", ["/mypage", "/matchings", "/congrats", "/career-profile", noRoom]],
  ["aceAdmin", ["/users", "/admin/members", "/offers"]],
  ["operator", ["/operator", "/operator/judgements"]],
] as const)
  test(`${who}: the loading screen stands before it is known who reads`, async ({
    server,
    desktop,
    expectBrowserErrors,
  }) => {
    expectBrowserErrors(/status of 404/);
    await signIn(desktop.context(), server.url, who);
    for (const path of pages) {
      const release = await hold();
      await desktop.goto(path, { waitUntil: "commit" });
      await expect(loading(desktop), path).toBeVisible();
      await release();
      await arrived(desktop);
      await expect(desktop.getByRole("main").first(), path).toBeVisible();
    }
  });

for (const [who, from, to] of [
  ["joker", "/companies", "/mypage"],
  ["aceAdmin", "/users", "/matchings"],
] as const)
  test(`${who}: the loading screen stands on a change of page as well, from ${from}`, async ({
    server,
    desktop,
  }) => {
    await signIn(desktop.context(), server.url, who);
    await open(desktop, from);
    const release = await hold();
    await desktop.locator(`a[href="${to}"]`).first().click();
    await expect(loading(desktop)).toBeVisible();
    await release();
    await expect(desktop).toHaveURL(new RegExp(`${to}$`));
    await expect(desktop.getByRole("main").getByRole("heading").first()).toBeVisible();
  });

test("whoever may not see the page, and whose session is over, learns it after the loading screen", async ({
  server,
  desktop,
}) => {
  const session = await signIn(desktop.context(), server.url, "joker");
  await desktop.goto("/users");
  await expect(desktop.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  await session.trpc.account.signOut.mutate();
  await desktop.goto("/mypage");
  await expect(desktop).toHaveURL(/\/login\?url=%2Fmypage$/);
});

test("whoever brings no session is led to the login at once, which knows the page", async ({
  server,
  desktop,
}) => {
  const release = await hold();
  const answerTo = async (page: Page, path: string) => {
    const answer = await page.request.get(server.url + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  for (const [path, login] of [
    ["/mypage", "/login?url=%2Fmypage"],
    ["/offers?tab=interested", "/login?url=%2Foffers%3Ftab%3Dinterested"],
    ["/matchings", "/login?url=%2Fmatchings"],
    [noRoom, `/login?url=${encodeURIComponent(noRoom)}`],
    ["/career-profile", "/login?url=%2Fcareer-profile"],
    ["/registration", "/login?url=%2Fregistration"],
    ["/career-compass-ai/results/latest", "/login?url=%2Fcareer-compass-ai%2Fresults%2Flatest"],
    ["/users", "/ace/login?url=%2Fusers"],
    ["/admin/members", "/ace/login?url=%2Fadmin%2Fmembers"],
    ["/recruitment/new", "/ace/login?url=%2Frecruitment%2Fnew"],
    ["/operator/judgements", "/operator/login?url=%2Foperator%2Fjudgements"],
  ] as const)
    expect(await answerTo(desktop, path), path).toEqual([303, login]);
  await release();
  for (const path of ["/login", "/ace/login", "/operator/login"])
    expect((await answerTo(desktop, path))[0], path).toBe(200);
});
