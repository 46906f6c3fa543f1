import type { Page } from "@playwright/test";
import { open, reload } from "../support/hydrated.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const listOn = (page: Page) => page.getByRole("region", { name: "マッチング一覧" });

type Person = Awaited<ReturnType<typeof signIn>>;

/** The thread of two people, as the first one has it in the list. */
async function threadOf(one: Person, other: Person) {
  const [mine, theirs] = await Promise.all(
    [one, other].map(async ({ trpc }) => (await trpc.matching.list.query({ tab: "all" })).items),
  );
  const thread = mine?.find(({ id }) => theirs?.some((their) => their.id === id));
  if (!thread) throw new Error("The demo accounts have a thread.");
  return thread;
}

/** The unread messages that the title and the menu of a page say, once they say the same. */
async function expectUnread(page: Page, count: number) {
  const bare = /^(?!\(\d)/;
  await expect(page).toHaveTitle(count > 0 ? new RegExp(`^\\(${count}\\) `) : bare);
  const link = navLink(page, /メッセージ/);
  await expect(link).toHaveAccessibleName(
    count > 0 ? new RegExp(`未読${count}件`) : /^(?!.*未読).*メッセージ/,
  );
}

test("what is read on one device is read on the other, in title, menu and list", async ({
  server,
  person,
}) => {
  const phone = await person("mobile");
  const laptop = await person("desktop");
  const company = await person("desktop");
  const joker = await signIn(phone.context(), server.url, "joker");
  await signIn(laptop.context(), server.url, "joker");
  const ace = await signIn(company.context(), server.url, "aceAdmin");
  const { unreadTotal } = await joker.trpc.matching.counts.query();
  const thread = await threadOf(joker, ace);
  const path = `/matchings/${thread.id}`;

  await open(phone, "/matchings");
  await open(laptop, "/mypage");
  for (const page of [phone, laptop]) await expectUnread(page, unreadTotal);

  await open(company, path);
  await roomOn(company).say("次回の資料をお送りします。");
  for (const page of [phone, laptop]) await expectUnread(page, unreadTotal + 1);

  const left = unreadTotal - thread.unreadCount;
  await open(laptop, path);
  const room = roomOn(laptop);
  await expect(room.log.getByText("ここから未読")).toBeVisible();
  await expect(room.bubble("次回の資料をお送りします。")).toBeVisible();
  for (const page of [phone, laptop]) await expectUnread(page, left);
  await reload(phone);
  await expectUnread(phone, left);

  await test.step("what came while one was elsewhere is marked on coming back", async () => {
    const mark = room.log.getByText("ここから未読");
    await navLink(laptop, "マイページ").click();
    await expect(laptop).toHaveURL(/\/mypage/);
    await roomOn(company).say("マイページをご覧の間に、もう一通。");
    await laptop.goBack();
    await expect(room.bubble("マイページをご覧の間に、もう一通。")).toBeVisible();
    await expect(mark).toBeVisible();
    await navLink(laptop, /メッセージ/).click();
    await expect(mark).toHaveCount(0);
    await roomOn(company).say("一覧をご覧の間に、さらに一通。");
    const card = listOn(laptop).locator(`a[href*="${thread.id}"]`);
    await expect(card).toContainText("一覧をご覧の間に、さらに一通。");
    await card.click();
    await expect(mark).toBeVisible();
  });
});

test("what is written offline goes out once, from every tab, and not when it was taken back", async ({
  server,
  desktop,
  line,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "agent");
  const [thread] = (await trpc.matching.list.query({ tab: "all" })).items;
  if (!thread) throw new Error("The demo agent has a thread.");
  const tab = await desktop.context().newPage();
  for (const page of [desktop, tab]) {
    await open(page, `/matchings/${thread.id}`);
    await expect(roomOn(page).log).toBeVisible();
  }
  const write = async (page: Page, text: string) => {
    await roomOn(page).input.fill(text);
    await page.getByRole("button", { name: "送信する" }).click();
    await expect(roomOn(page).bubble(text)).toBeVisible();
  };
  await line.cut(desktop);
  await write(desktop, "やはり送らない一通です。");
  await write(desktop, "一つ目の画面からです。");
  await write(tab, "二つ目の画面からです。");
  await desktop.getByRole("button", { name: "取り消す" }).first().click();
  await expect(roomOn(desktop).bubble("やはり送らない一通です。")).toHaveCount(0);
  // What is looked for meanwhile waits for the line as well, and its script with it.
  const name = thread.jokerName ?? "";
  await desktop.getByRole("searchbox", { name: "メッセージの検索" }).fill(name.replace(" ", ""));
  await expect(roomOn(desktop).bubble("一つ目の画面からです。")).toBeVisible();
  await line.mend(desktop);
  const found = desktop.getByRole("region", { name: "検索結果" });
  await expect(found.locator("mark").first()).toHaveText(name);
  for (const page of [desktop, tab]) {
    for (const text of ["一つ目の画面からです。", "二つ目の画面からです。"])
      await expect(roomOn(page).bubble(text)).toHaveCount(1);
    await expect(roomOn(page).log.getByText("送信中")).toHaveCount(0);
  }
  const kept = () => desktop.evaluate(() => Object.keys(localStorage).join(" "));
  await expect.poll(kept).not.toContain("chatOutbox");
  const { messages } = await trpc.chat.list.query({ matchingId: thread.id });
  const written = messages.map(({ text }) => text);
  expect(written).not.toContain("やはり送らない一通です。");
  for (const text of ["一つ目の画面からです。", "二つ目の画面からです。"])
    expect(written.filter((one) => one === text)).toHaveLength(1);
});

test("what the server was away for goes out by itself, and arrives in the order of writing", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/ERR_CONNECTION_REFUSED|status of 429/);
  const ace = await signIn(desktop.context(), server.url, "aceAdmin");
  const thread = await threadOf(ace, await signIn(mobile.context(), server.url, "joker"));
  const { log, input, bubble } = roomOn(desktop);
  const reader = roomOn(mobile);
  for (const page of [desktop, mobile]) {
    await open(page, `/matchings/${thread.id}`);
    await expect(roomOn(page).log).toBeVisible();
  }
  const texts = [
    "一通目：サーバーの不在中に。",
    "二通目：待たされた後に。",
    "三通目：そのまま続けて。",
  ];
  let tries = 0;
  await desktop.route(/chat\.sendMessage/, async (route) => {
    tries += 1;
    if (tries <= 3) return route.abort("connectionrefused");
    if (tries > 4) return route.continue();
    return route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: {} });
  });
  for (const text of texts) {
    await input.fill(text);
    await desktop.getByRole("button", { name: "送信する" }).click();
    await expect(bubble(text)).toHaveCount(1);
  }
  await expect(desktop.getByText(/^まだ送信されていないメッセージがあります/)).toBeVisible();
  await expect(log.getByText("送信できませんでした")).toHaveCount(0);
  await expect(log.getByText("送信中")).toHaveCount(0, { timeout: 60_000 });
  for (const text of texts) await expect(reader.bubble(text)).toHaveCount(1);
  await expect(reader.log).toContainText(/一通目：.+二通目：.+三通目：/s);
  const { messages } = await ace.trpc.chat.list.query({ matchingId: thread.id });
  expect(messages.map(({ text }) => text).slice(-3)).toEqual(texts);
});

test("the clock says whose turn it is, closes nothing unasked, and writing moves it", async ({
  server,
  mobile,
  desktop,
}) => {
  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  await signIn(desktop.context(), server.url, "joker");
  const { items } = await trpc.matching.list.query({ tab: "active" });
  const ending = items.find(({ turn, partner }) => turn?.isMine && partner.name === "小平 修一");
  const [closed] = (await trpc.matching.list.query({ tab: "closed" })).items;
  if (!ending || !closed) throw new Error("The demo account has both threads.");

  await test.step("either device sees what the other one sets up", async () => {
    await open(desktop, `/matchings/${ending.id}`);
    await open(mobile, `/matchings/${ending.id}`);
    for (const page of [desktop, mobile])
      await expect(page.getByText(/^あなたの番です。.+までに返信しましょう。/)).toBeVisible();
    await mobile.getByRole("button", { name: "期限の設定" }).click();
    const dialog = mobile.getByRole("dialog", { name: "返信の期限" });
    await dialog.getByRole("textbox", { name: "送信するメッセージ" }).fill("");
    await expect(dialog.getByRole("button", { name: "保存する" })).toBeDisabled();
    await dialog
      .getByRole("textbox", { name: "送信するメッセージ" })
      .fill("ありがとうございました。いったん終了いたします。");
    // What was typed is not thrown away by a key.
    await mobile.keyboard.press("Escape");
    await mobile.getByRole("button", { name: "期限の設定" }).click();
    await expect(dialog.getByRole("textbox", { name: "送信するメッセージ" })).toHaveValue(
      "ありがとうございました。いったん終了いたします。",
    );
    await dialog.getByRole("button", { name: "保存する" }).click();
    await expect(toastOn(mobile, "返信の期限の設定を保存しました")).toBeAttached();
    await desktop.getByRole("button", { name: "期限の設定" }).click();
    const other = desktop.getByRole("dialog", { name: "返信の期限" });
    await expect(other.getByRole("textbox", { name: "送信するメッセージ" })).toHaveValue(
      "ありがとうございました。いったん終了いたします。",
    );
    await other.getByText("丁寧なお断りメッセージを送って終了する").click();
    await other.getByRole("button", { name: "保存する" }).click();
    await expect(mobile.getByText("自動終了：オン")).toHaveCount(0);
  });

  await test.step("an answer hands the turn over, in room and list", async () => {
    const card = listOn(desktop).getByRole("link", { name: /小平 修一/ });
    await expect(card).toContainText("あなたの番");
    await roomOn(mobile).say("木曜の夜はいかがでしょうか。");
    await expect(card).toContainText("返信待ち");
    await expect(desktop.getByText(/^小平 修一さんの返信待ちです/)).toBeVisible();
  });

  await test.step("what was closed on time-out opens again when somebody writes", async () => {
    await open(desktop, "/matchings");
    const card = listOn(desktop).getByRole("link", { name: new RegExp(closed.partner.name) });
    await expect(card).toContainText("終了");
    await listOn(desktop).getByRole("link", { name: "進行中" }).click();
    await expect(card).toHaveCount(0);
    await listOn(desktop).getByRole("link", { name: "終了" }).click();
    await listOn(desktop)
      .getByRole("link", { name: new RegExp(closed.partner.name) })
      .click();
    await expect(desktop.getByText(/このやり取りは終了しました/)).toBeVisible();
    await roomOn(desktop).say("お返事が遅くなり、失礼しました。");
    await expect(desktop.getByText(/このやり取りは終了しました/)).toHaveCount(0);
    await listOn(desktop).getByRole("link", { name: "進行中" }).click();
    await expect(listOn(desktop).getByText(closed.partner.name)).toBeVisible();
  });
});

test("a thread of a thousand messages opens, scrolls and jumps without a jolt", async ({
  server,
  desktop,
  mobile,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceMember");
  const { items } = await trpc.matching.list.query({ tab: "all" });
  const long = items.find(({ lastSeq }) => lastSeq > 1000);
  if (!long) throw new Error("The demo member has a long thread.");
  const path = `/matchings/${long.id}`;
  const newest = (await trpc.chat.list.query({ matchingId: long.id })).messages.at(-1);
  const { log, bubble } = roomOn(desktop);

  await test.step("it opens at the end", async () => {
    await open(desktop, path);
    await expect(bubble(newest?.text ?? "").last()).toBeInViewport();
    await expect(desktop.getByRole("button", { name: "最新へ" })).toHaveCount(0);
  });

  await test.step("older messages come in above without moving what is read", async () => {
    for (let page = 0; page < 3; page += 1) {
      const moved = await log.evaluate(
        (box) =>
          new Promise<number>((resolve) => {
            const { top, height } = box.getBoundingClientRect();
            const begin = () => {
              box.scrollTop = 1200;
              const height0 = box.scrollHeight;
              const hasGrown = () => box.scrollHeight > height0 + 1000;
              const mark = () => {
                // They came before anything was drawn to measure by.
                if (hasGrown()) return begin();
                // By when it was written: a row that leaves and comes back in one frame is drawn anew.
                const moment = [...box.querySelectorAll("time")].find((one) => {
                  const below = one.getBoundingClientRect().top - top;
                  return one.dateTime && below > height / 2 && below < height;
                })?.dateTime;
                if (!moment) return requestAnimationFrame(mark);
                const heightOfMark = () =>
                  [...box.querySelectorAll("time")]
                    .find(({ dateTime }) => dateTime === moment)
                    ?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
                // The first frames after a leap measure what was never drawn; the last one counts.
                let before = 0;
                const look = () => {
                  const now = heightOfMark();
                  if (hasGrown()) return resolve(Math.abs(now - before));
                  before = now;
                  return requestAnimationFrame(look);
                };
                return look();
              };
              requestAnimationFrame(mark);
            };
            begin();
          }),
      );
      expect(moved).toBeLessThan(3);
    }
    expect(await log.locator("time").count()).toBeLessThan(120);
  });

  await test.step("a new message waits below, and one press leads to it", async () => {
    const joker = await trpc.matching.get.query({ matchingId: long.id });
    expect(joker.isClosed).toBe(false);
    const pill = desktop.getByRole("button", { name: "最新へ" });
    await expect(pill).toBeVisible();
    await signIn(mobile.context(), server.url, "aceMember");
    await open(mobile, path);
    await roomOn(mobile).say("長いやり取りの、いちばん新しい一通です。");
    await desktop.getByRole("button", { name: "新しいメッセージ" }).click();
    await expect(bubble("長いやり取りの、いちばん新しい一通です。")).toBeInViewport();
  });

  await test.step("an address with a number leads to that message, and to the very first", async () => {
    const { messages } = await trpc.chat.list.query({ matchingId: long.id, beforeSeq: 302 });
    const asked = messages.find(({ seq }) => seq === 300);
    // Also where heights are measured slowly.
    const devTools = await desktop.context().newCDPSession(desktop);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await open(desktop, `${path}?m=300`);
    await expect(bubble(asked?.text ?? "").first()).toBeInViewport();
    // It stays there while older and newer ones come in at the same time, to the last of a thousand.
    await expect.poll(() => log.evaluate((box) => box.scrollHeight)).toBeGreaterThan(100_000);
    await expect(bubble(asked?.text ?? "").first()).toBeInViewport();
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await log.press("Home");
    await expect(async () => {
      await log.press("Home");
      await expect(log.getByText(/マッチング|「興味あり」に応えました/).first()).toBeInViewport({
        timeout: 500,
      });
    }).toPass();
  });
});
