import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { recommendationMonth } from "../../packages/domain/src/notification/mail-times.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { confirmOffer, writeOffer } from "../support/offer.ts";
import { roomOn } from "../support/room.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** A seeker whom no company has met yet. */
const newcomer = "joker-registered-200@demo.example";

const bellOn = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^お知らせ/ });
const listOn = (page: Page) => page.getByRole("list", { name: "お知らせの一覧" });
/**
 * A fresh server tells seekers of the month's companies by itself on some days of a month; nothing may be
 * counted before that has come.
 */
async function expectMonthTold({ trpc }: Pick<ReturnType<typeof createClient>, "trpc">) {
  if (!recommendationMonth(new Date())) return;
  await expect
    .poll(
      async () => {
        const { items } = await trpc.notification.list.query({});
        return items.some(({ type }) => type === "recommendMonthly");
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

const expectBell = (page: Page, unread: number) =>
  expect(bellOn(page)).toHaveAccessibleName(
    unread > 0 ? `お知らせ（未読${unread}件）` : "お知らせ",
  );

test("an offer rings in two tabs of a phone, is opened in one and read in both; all at once, too", async ({
  server,
  mobile,
  desktop,
}) => {
  const client = createClient(server.url);
  const { trpc } = client;
  const { userId } = signedIn(
    await trpc.account.signIn.mutate({ email: newcomer, password: demoPassword }),
  );
  await expectMonthTold(client);
  const before = await trpc.notification.unread.query();
  const older = before.notifications + before.announces;
  await logIn(mobile, "joker", { email: newcomer });
  const tab = await mobile.context().newPage();
  await open(tab, "/notifications");
  for (const page of [mobile, tab]) await expectBell(page, older);

  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, `/users/${userId}/offer`);
  await writeOffer(desktop, {
    reason: "入社してすぐの時期から周りを巻き込んで進めてこられた様子に、強く惹かれました。",
    message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
  });
  await confirmOffer(desktop);
  for (const page of [mobile, tab]) await expectBell(page, older + 1);
  const told = listOn(tab).getByRole("link", { name: /からオファーが届きました。/ });
  await expect(told).toHaveAccessibleName(/^未読 .+\d{4}\.\d\d\.\d\d \d\d:\d\d$/);
  // The number before the title is that of messages, of which there are none.
  await expect(tab).toHaveTitle(/^お知らせ \|/);

  await bellOn(mobile).click();
  await expect(mobile).toHaveURL(/\/notifications$/);
  await listOn(mobile)
    .getByRole("link", { name: /からオファーが届きました。/ })
    .press("Enter");
  await expect(mobile).toHaveURL(/\/offers$/);
  for (const page of [mobile, tab]) await expectBell(page, older);
  await expect(told).toHaveAccessibleName(/^(?!未読)/);

  // What is left are announcements, read in one press although the other tab of the screen shows them.
  const markAll = tab.getByRole("button", { name: "すべて既読にする" });
  await markAll.click();
  await expect(toastOn(tab, "すべて既読にしました")).toBeVisible();
  for (const page of [mobile, tab]) await expectBell(page, 0);
  await expect(markAll).toHaveAttribute("aria-disabled", "true");
  await expect(markAll).toBeFocused();
  expect(await trpc.notification.unread.query()).toEqual({ notifications: 0, announces: 0 });
});

test("an announcement arrives live, is read whole, and goes when it is taken back", async ({
  server,
  mobile,
  desktop,
}) => {
  const operator = (await callsOf(server.url, "operator")).trpc;
  const client = await signIn(mobile.context(), server.url, "joker");
  const { trpc } = client;
  await expectMonthTold(client);
  await signIn(desktop.context(), server.url, "joker");
  await trpc.notification.markAllRead.mutate({ until: new Date() });
  await open(mobile, "/notifications?tab=announces");
  await open(desktop, "/offers");
  for (const page of [mobile, desktop]) await expectBell(page, 0);

  const announceId = randomUUID();
  const beginning = "サービス改善のため、次の日程でメンテナンスを行います。";
  const end = "ご不便をおかけしますが、よろしくお願いいたします。";
  const elsewhere = "https://status.example.jp/maintenance?id=1";
  const content = `${beginning}\n\n${"作業の間はログインできません。".repeat(20)}\n\n${elsewhere} と ${server.url}/companies をご覧ください。 http://old.example.jp/\n\n${end}`;
  const to = { target: "joker" } as const;
  const { readers } = await operator.announce.countReaders.query(to);
  await operator.announce.save.mutate({ ...to, announceId, content, publishAt: null, readers });
  for (const page of [mobile, desktop]) await expectBell(page, 1);
  const entry = listOn(mobile).getByRole("button", { name: new RegExp(beginning) });
  await expect(entry).toHaveAccessibleName(/^未読 /);

  await entry.press("Enter");
  const window = mobile.getByRole("dialog", { name: "運営からのお知らせ" });
  await expect(window.getByText(end)).toBeVisible();
  const outside = window.getByRole("link", { name: elsewhere });
  await expect(outside).toHaveAttribute("rel", /noopener noreferrer/);
  await expect(outside).toHaveAttribute("target", "_blank");
  const inside = window.getByRole("link", { name: `${server.url}/companies` });
  await expect(inside).toHaveAttribute("href", "/companies");
  await expect(inside).not.toHaveAttribute("target");
  await expect(window.getByRole("link")).toHaveCount(2);
  await expectBell(desktop, 0);
  await mobile.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await expectBell(mobile, 0);
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAccessibleName(/^(?!未読)/);

  await operator.announce.withdraw.mutate({ announceId, lockVersion: 0 });
  await expect(entry).toHaveCount(0);
});

test("a message is one line, however many there are, and goes quiet when it is read", async ({
  server,
  mobile,
}) => {
  const client = await signIn(mobile.context(), server.url, "joker");
  const { trpc } = client;
  await expectMonthTold(client);
  const ace = (await callsOf(server.url, "aceAdmin")).trpc;
  const theirs = (await ace.matching.list.query({ tab: "all" })).items;
  const mine = (await trpc.matching.list.query({ tab: "all" })).items;
  const thread = mine.find(({ id }) => theirs.some((other) => other.id === id));
  if (!thread) throw new Error("The demo accounts have a thread.");
  await trpc.notification.markAllRead.mutate({ until: new Date() });
  await open(mobile, "/notifications");
  for (const text of ["面談の前にひとつだけ。", "資料をお送りします。"])
    await ace.chat.sendMessage.mutate({ matchingId: thread.id, id: randomUUID(), type: 0, text });
  await expectBell(mobile, 1);
  const told = listOn(mobile).getByRole("link", {
    name: new RegExp(`^未読 ${thread.partner.name}さんからメッセージが届きました。`),
  });
  await expect(told).toHaveCount(1);
  await expect(told).toHaveAttribute("href", `/matchings/${thread.id}`);

  await open(mobile, `/matchings/${thread.id}`);
  await expect(roomOn(mobile).log.getByText("資料をお送りします。")).toBeVisible();
  await expectBell(mobile, 0);
});

test("what tells of an offer or a thread is read once that is open, on whichever way it was reached", async ({
  server,
  mobile,
  desktop,
}) => {
  const client = createClient(server.url);
  const email = "joker-registered-203@demo.example";
  const { userId } = signedIn(
    await client.trpc.account.signIn.mutate({ email, password: demoPassword }),
  );
  await expectMonthTold(client);
  await client.trpc.notification.markAllRead.mutate({ until: new Date() });
  const company = await signIn(desktop.context(), server.url, "aceAdmin");
  const ace = company.trpc;
  const { items } = await ace.recruitment.listLinkable.query({});
  const [position] = items;
  if (!position?.pay) throw new Error("There is no position to offer.");
  const offerId = randomUUID();
  await ace.offer.createOffer.mutate({
    offerId,
    jokerId: userId,
    recruitmentId: position.id,
    reason: "仲間の話をよく聞き、決めたことをやり切ってこられた歩みに、心を動かされました。",
    message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
    minSalary: position.pay.min,
    maxSalary: position.pay.max,
    purpose: "casual",
  });
  await ace.notification.markAllRead.mutate({ until: new Date() });
  await signIn(mobile.context(), server.url, { as: "joker", email });
  await open(mobile, "/offers");
  await expectBell(mobile, 1);
  await open(mobile, `/offers/${offerId}`);
  await expectBell(mobile, 0);

  const { matchingId } = await client.trpc.offer.answerOffer.mutate({
    offerId,
    isInterested: true,
    themes: [],
  });
  await open(desktop, "/mypage");
  await expectBell(desktop, 1);
  await open(desktop, `/matchings/${matchingId}`);
  await expect.poll(async () => (await ace.notification.unread.query()).notifications).toBe(0);
  await open(desktop, "/mypage");
  await expectBell(desktop, 0);
});
