import { JOKER_KEEP_LIMIT } from "../packages/domain/src/constants/limits.ts";
import { expectNoFaults } from "./support/axe.ts";
import { holdAnswer } from "./support/held-answer.ts";
import { open } from "./support/hydrated.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

test("a page behind the login says that it loads and is for no search engine, and no page can be zoomed", async ({
  server,
  mobile,
  desktop,
  person,
  expectBrowserErrors,
}) => {
  // A room that nobody has.
  expectBrowserErrors(/status of 404/);
  const staff = await person("desktop");
  await signIn(mobile.context(), server.url, "joker");
  await signIn(desktop.context(), server.url, "operator");
  await signIn(staff.context(), server.url, "aceAdmin");
  for (const [page, path] of [
    [mobile, "/offers"],
    [mobile, "/mypage"],
    [mobile, "/career-profile"],
    [mobile, "/congrats"],
    [
      mobile,
      "/matchings/0196a000-0000-7000-8000-000000000000/video/0196a000-0000-7000-8000-000000000000",
    ],
    [staff, "/users"],
    [staff, "/agreement"],
    [staff, "/recruitment/new"],
    [desktop, "/operator/judgements"],
  ] as const) {
    const answer = await (await page.goto(path))?.text();
    expect(answer, path).toContain("読込中...");
    expect(answer, path).toContain('<meta name="robots" content="noindex');
  }
  await open(mobile, "/");
  await expect(mobile.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /maximum-scale=1, user-scalable=no/,
  );
});

test("a mailed link says that it is looked at until the answer has come", async ({
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  const letGo = await holdAnswer(mobile, /account\.verifyEmail/);
  await open(mobile, "/auth-action?mode=verifyEmail&oobCode=0123456789abcdef");
  await expect(mobile.getByRole("status").getByText("確認しています...")).toBeVisible();
  letGo();
  await expect(mobile.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mobile.getByText("確認しています...")).toHaveCount(0);
});

test("the footer leads to who runs the service, on the page about it", async ({ mobile }) => {
  await open(mobile, "/");
  await mobile.getByRole("contentinfo").getByRole("link", { name: "運営会社" }).click();
  await expect(mobile).toHaveURL(/\/about#company$/);
  await expect(mobile.getByRole("heading", { name: "運営会社" })).toBeInViewport();
});

test("a page that is not there and one that failed say so, with their status", async ({
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of (404|500)/);
  for (const [path, status, title] of [
    ["/404", 404, "ページが見つかりません"],
    ["/no/such/page", 404, "ページが見つかりません"],
    ["/500", 500, "エラーが発生しました"],
  ] as const) {
    expect((await desktop.goto(path))?.status(), path).toBe(status);
    await expect(desktop.getByRole("heading", { name: title })).toBeVisible();
  }
});

test("matchings and offers have a bar of tabs", async ({ server, mobile }) => {
  await signIn(mobile.context(), server.url, "joker");
  for (const [path, bar, tabs] of [
    ["/matchings", "マッチングの絞り込み", /^すべて.*進行中.*未読.*日程調整中.*面談予定.*終了/],
    ["/offers", "オファーの絞り込み", /^届いたオファー.*興味ありを送った.*終了/],
  ] as const) {
    await open(mobile, path);
    const links = mobile.getByRole("navigation", { name: bar }).getByRole("link");
    expect((await links.allTextContents()).join(" ")).toMatch(tabs);
  }
});

test("the browser keeps who is signed in and where the judgement stands", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, "judgingJoker");
  await open(mobile, "/offers");
  await expect.poll(() => mobile.evaluate(() => sessionStorage.getItem("userType"))).toBe("joker");
  expect(await mobile.evaluate(() => localStorage.getItem("judgementStatus"))).toBe("requested");
});

test("a phone of a company's member says where offers are sent from", async ({
  server,
  mobile,
  desktop,
}) => {
  const hint = "オファーの送信は、パソコンまたはアプリをご利用ください。";
  await signIn(mobile.context(), server.url, "aceMember");
  await open(mobile, "/users");
  await expect(mobile.getByText(hint)).toBeVisible();
  await signIn(desktop.context(), server.url, "aceMember");
  await open(desktop, "/users");
  await expect(desktop.getByText(hint)).toBeHidden();
});

test("an offer without a position is told so", async ({ server, desktop }) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceMember");
  const { hits } = await trpc.candidate.searchJokers.query({ facets: { exceptOffered: true } });
  const free = hits.find(({ state }) => state === "none");
  await open(desktop, `/users/${free?.jokerId}/offer`);
  await desktop
    .getByRole("textbox", { name: "あなたに興味を持った理由" })
    .fill("使う人の声を聞きながら、小さく確かめて進めてこられた姿勢に強く惹かれました。");
  await desktop
    .getByRole("textbox", { name: "メッセージ本文" })
    .fill("まずは30分ほど、お互いの仕事についてお話しできればと思っています。");
  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  const told = desktop.getByRole("dialog", { name: "募集が紐づいていません" });
  await expect(told).toHaveAttribute("data-modal", "not-linking-recruitment");
  await expectNoFaults(desktop, "not-linking-recruitment");
});

test("a keep beyond the limit opens the window that says how a slot becomes free", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  const { trpc } = await signIn(desktop.context(), server.url, "aceMember");
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) => trpc.candidate.searchJokers.query({ page, facets: {} })),
  );
  const free = pages.flatMap(({ hits }) => hits).filter(({ state }) => state === "none");
  const { keptCount } = await trpc.candidate.countKept.query();
  const missing = JOKER_KEEP_LIMIT - keptCount;
  for (const { jokerId } of free.slice(0, missing))
    await trpc.candidate.keepJoker.mutate({ jokerId });
  const next = free[missing];
  if (!next) throw new Error("There are too few candidates.");
  await open(desktop, `/users/${next.jokerId}`);
  await desktop.getByRole("main").getByRole("button", { name: "キープする" }).first().click();
  const told = desktop.getByRole("dialog", { name: "キープの上限に達しました" });
  await expect(told).toHaveAttribute("data-modal", "reach-joker-keep-limit");
  await expectNoFaults(desktop, "reach-joker-keep-limit");
});
