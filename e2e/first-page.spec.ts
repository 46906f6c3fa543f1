import { hydrated, open } from "./support/hydrated.ts";
import { expect, test } from "./support/onlooker.ts";
import { roomOn } from "./support/room.ts";

/** Lists of the signed in, and what of the demo data stands on them. */
const lists = [
  { role: "joker", path: "/offers", shows: "配車の最適化に挑む機械学習エンジニア" },
  { role: "joker", path: "/offers?tab=closed", shows: "マッチング済み" },
  { role: "joker", path: "/offers?tab=likes", shows: "伝えた気持ち" },
  { role: "joker", path: "/matchings", shows: "三枝 真帆" },
  { role: "joker", path: "/notifications", shows: "からメッセージが届きました。" },
  { role: "joker", path: "/mypage/setting", shows: "新着メッセージのメール通知" },
  { role: "aceAdmin", path: "/offers", shows: "野々村 ひかりさんが送信" },
  { role: "aceAdmin", path: "/offers?tab=likes", shows: "内部監査・内部統制" },
  { role: "aceAdmin", path: "/users", shows: "直前の見送りを元に戻す" },
  { role: "aceAdmin", path: "/users?view=list", shows: "名の候補者" },
  { role: "aceAdmin", path: "/users?tab=search", shows: "名の候補者" },
  { role: "aceAdmin", path: "/matchings", shows: "水城 遥香" },
  { role: "aceAdmin", path: "/notifications", shows: "さんがお返事を待っています。" },
] as const;

for (const { role, path, shows } of lists) {
  test(`${path} of ${role} stands before any script has come`, async ({
    look,
    expectBrowserErrors,
  }) => {
    expectBrowserErrors(/ERR_FAILED/);
    const page = await (await look(role)).context().newPage();
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("main").getByText(shows).first()).toBeVisible();
    await page.close();
  });
}

/** The newest message of the demo account's first thread. */
const SAID = "ありがとうございます、手配いたします。現場でお会いできるのを楽しみにしています。";

for (const { role, list, shows } of [
  { role: "joker", list: /株式会社ツムギワークス/, shows: "三枝 真帆" },
  { role: "aceAdmin", list: /水城 遥香/, shows: "水城 遥香" },
] as const) {
  test(`a room of ${role} stands before any script has come`, async ({
    look,
    expectBrowserErrors,
  }) => {
    expectBrowserErrors(/ERR_FAILED/);
    const page = await (await look(role)).context().newPage();
    await open(page, "/matchings");
    const address = await page.getByRole("link", { name: list }).first().getAttribute("href");
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { level: 2 }).getByText(shows)).toBeVisible();
    // In the room: the list beside it shows the same words.
    const said = page.locator("main [inert]").getByText(SAID, { exact: true });
    await expect(said).toBeInViewport();
    const { input } = roomOn(page);
    await expect(input).toBeVisible();
    // What is typed before would take the place of a draft that is kept.
    await expect(input).not.toBeEditable();
    await page.unroute("**/_next/static/**/*.js");
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await open(page, address ?? "");
    await expect(roomOn(page).log).toBeVisible();
    await expect(input).toBeEditable();
    expect(asked.filter((path) => /chat\.list|matching\.get\b/.test(path))).toEqual([]);
    await page.close();
  });
}

test("a list stays where it is while its scripts are late, whatever the stream says", async ({
  look,
}) => {
  const page = await (await look("joker")).context().newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("伝えた気持ち")) await scripts.promise;
    await route.fulfill({ response });
  });
  await page.addInitScript(() => {
    let stood = false;
    new MutationObserver(() => {
      const stands = document.querySelector("main h1") !== null;
      if (stood && !stands) document.documentElement.dataset.wentAway = "";
      stood ||= stands;
    }).observe(document, { childList: true, subtree: true });
  });
  // The first word of the page's frame, once it is alive.
  const alive = page.waitForResponse(/\/trpc\/activity\.set/);
  await page.goto("/offers?tab=likes", { waitUntil: "commit" });
  await alive;
  scripts.resolve();
  await hydrated(page);
  await expect(page.getByRole("main").getByText("伝えた気持ち").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-went-away");
  await page.close();
});
