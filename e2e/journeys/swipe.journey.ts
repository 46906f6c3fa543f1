import type { Page } from "@playwright/test";
import { open, reload } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { drawAside } from "../support/swipe.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const deckOn = (page: Page) => {
  const region = page.getByRole("region", { name: "おすすめの候補者" });
  const card = region.getByRole("article");
  return {
    region,
    card,
    name: async () => (await card.getByText(/^候補者ID /).textContent()) ?? "",
    press: (does: string) => region.getByRole("button", { name: new RegExp(`：${does}$`) }).click(),
    undo: region.getByRole("button", { name: "直前の見送りを元に戻す" }),
    left: async () =>
      Number((await region.getByText(/^残り\d+名$/).textContent())?.match(/\d+/)?.[0]),
  };
};

test("the deck by keyboard and button: nobody twice, undo, two tabs, a colleague's keep", async ({
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const [page, colleague] = [await person("desktop"), await person("desktop")];
  const { trpc } = await signIn(page.context(), server.url, "aceAdmin");
  const { trpc: other } = await signIn(colleague.context(), server.url, "aceMember");
  const sent = await page.request.get("/users");
  // The card on top is whole from the beginning: nothing grows under a hand that decides.
  expect(await sent.text()).not.toContain('aria-busy="true"');
  await open(page, "/users");
  const deck = deckOn(page);
  const start = await deck.left();
  const seen = [await deck.name()];
  const look = async () => {
    await expect(deck.card).not.toContainText(seen.at(-1) ?? "");
    const name = await deck.name();
    expect(seen).not.toContain(name);
    seen.push(name);
  };

  await expect(deck.region).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await look();
  await page.keyboard.press("k");
  await expect(toastOn(page, "キープしました")).toBeVisible();
  await look();
  await expect(page.getByText("キープ 7 / 30名")).toBeVisible();
  await deck.press("見送る");
  await look();
  await deck.press("キープする");
  await look();
  await expect.poll(deck.left).toBe(start - 4);

  // The skip comes back on top, and goes again.
  const [, , third] = seen;
  await deck.undo.click();
  await expect(deck.card).toContainText(third ?? "");
  await expect(toastOn(page, "見送りを元に戻しました")).toBeVisible();
  await deck.press("見送る");
  await expect(deck.card).toContainText(seen.at(-1) ?? "");

  // A colleague keeps the card on top; it leaves, and says why.
  const topOnServer = async () => (await trpc.swipe.getDeck.query()).cards[0];
  await expect.poll(async () => (await topOnServer())?.name).toBe(seen.at(-1));
  const top = await topOnServer();
  await other.candidate.keepJoker.mutate({ jokerId: top?.jokerId ?? "" });
  await expect(toastOn(page, "ほかのメンバーがキープしたため、カードを外しました")).toBeVisible();
  await look();

  // What is decided in one tab is out in the other.
  const tab = await page.context().newPage();
  await open(tab, "/users");
  await expect(deckOn(tab).card).toContainText(seen.at(-1) ?? "");
  await deckOn(tab).press("見送る");
  await look();
  await tab.close();

  await reload(page);
  await expect(deck.card).toContainText(seen.at(-1) ?? "");
  await deck.region.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("heading", { level: 1, name: seen.at(-1) })).toBeVisible();
  await page.goBack();
  await expect(deck.card).toContainText(seen.at(-1) ?? "");
  await deck.region.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]+\/offer$/);
});

test("on a phone by touch, through a lost answer, to the end and into the next round", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  test.setTimeout(180_000);
  expectBrowserErrors(/ERR_FAILED|Failed to load resource/);
  const { trpc } = await signIn(mobile.context(), server.url, "aceMember");
  // All but the last few of the round are behind the reader.
  const LEFT = 4;
  for (;;) {
    const { cards, remaining, round } = await trpc.swipe.getDeck.query();
    const gone = cards.slice(0, Math.min(cards.length, remaining - LEFT));
    if (gone.length === 0) break;
    await Promise.all(
      gone.map(({ jokerId }) => trpc.candidate.skipJoker.mutate({ jokerId, round })),
    );
  }
  await open(mobile, "/users");
  const deck = deckOn(mobile);
  await expect.poll(deck.left).toBe(LEFT);
  await expect(
    mobile.getByText("オファーの送信は、パソコンまたはアプリをご利用ください。"),
  ).toBeVisible();
  await expect(deck.region.getByRole("link", { name: /オファーを送る$/ })).toBeHidden();

  const seen = [await deck.name()];
  const look = async () => {
    await expect(deck.card).not.toContainText(seen.at(-1) ?? "");
    const name = await deck.name();
    expect(seen).not.toContain(name);
    seen.push(name);
  };
  // A little is not enough.
  await drawAside(mobile, deck.card, -40);
  await expect(deck.card).toContainText(seen[0] ?? "");
  await drawAside(mobile, deck.card, -160);
  await look();
  await drawAside(mobile, deck.card, 160);
  await expect(toastOn(mobile, "キープしました")).toBeVisible();
  await look();

  // The decision is lost on its way: the card comes back, and counts once, however often it is sent.
  await mobile.route(/candidate\.skipJoker/, (route) => route.abort(), { times: 1 });
  const { cards, decided, round } = await trpc.swipe.getDeck.query();
  const onTop = cards.find(({ name }) => name === seen.at(-1))?.jokerId ?? "";
  const decidedNow = async () => (await trpc.swipe.getDeck.query()).decided;
  await deck.press("見送る");
  await expect(toastOn(mobile, "データの取得に失敗しました")).toBeVisible();
  await expect(deck.card).toContainText(seen.at(-1) ?? "");
  expect(await decidedNow()).toBe(decided);
  await deck.press("見送る");
  await look();
  await expect.poll(decidedNow).toBe(decided + 1);
  await trpc.candidate.skipJoker.mutate({ jokerId: onTop, round });
  expect(await decidedNow()).toBe(decided + 1);

  await deck.press("見送る");
  await expect(deck.region.getByText(/この巡の候補者は、すべて確認しました。/)).toBeVisible();
  await expect.poll(decidedNow).toBe(decided + 2);
  await deck.region.getByRole("button", { name: "もう一度見る" }).click();
  await expect(deck.region.getByText("2巡目")).toBeVisible();
  await expect.poll(deck.left).toBeGreaterThan(LEFT);
  await reload(mobile);
  await expect(deck.region.getByText("2巡目")).toBeVisible();
});
