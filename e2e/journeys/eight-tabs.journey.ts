import type { Page } from "@playwright/test";
import { open } from "../support/hydrated.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const TABS = 8;

/** A message shows in the list of every tab, and as a bubble where the room is open. */
async function expectEverywhere(tabs: readonly Page[], text: string) {
  await Promise.all(
    tabs.map(async (tab) => {
      const list = tab.getByRole("region", { name: "マッチング一覧" });
      await expect(list.getByText(text, { exact: true })).toBeVisible();
      if (/\/matchings\/./.test(tab.url())) await expect(roomOn(tab).bubble(text)).toBeVisible();
    }),
  );
}

test("eight tabs of one person stay live and usable, whichever is closed", async ({
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const ace = await person("desktop");
  const first = await person("desktop");
  const clients = [
    await signIn(first.context(), server.url, "joker"),
    await signIn(ace.context(), server.url, "aceAdmin"),
  ] as const;
  const [ofJoker, ofAce] = await Promise.all(
    clients.map(async ({ trpc }) => (await trpc.matching.list.query({ tab: "all" })).items),
  );
  const shared = ofJoker?.find(({ id }) => ofAce?.some((other) => other.id === id));
  const path = `/matchings/${shared?.id}`;

  const tabs = [first];
  while (tabs.length < TABS) tabs.push(await first.context().newPage());
  for (const [index, tab] of tabs.entries()) await open(tab, index % 2 ? path : "/matchings");
  await open(ace, path);

  await test.step("a message appears in all eight", async () => {
    await roomOn(ace).say("資料をお送りしました。");
    await expectEverywhere(tabs, "資料をお送りしました。");
  });

  await test.step("every tab can be moved through and gets answers, all at once", async () => {
    // Eight pages are drawn on the processors that there are.
    const patience = { timeout: 60_000 };
    await Promise.all(
      tabs.map(async (tab) => {
        await navLink(tab, /オファー/).click();
        await expect(tab.getByRole("list", { name: "オファー一覧" })).toBeVisible(patience);
        await tab.goBack();
        await expect(tab.getByRole("region", { name: "マッチング一覧" })).toBeVisible(patience);
      }),
    );
    await roomOn(ace).say("お時間のあるときにご覧ください。");
    await expectEverywhere(tabs, "お時間のあるときにご覧ください。");
  });

  await test.step("every room can send, and the other side gets each message", async () => {
    const rooms = tabs.filter((tab) => tab.url().includes(path));
    await Promise.all(rooms.map((tab, index) => roomOn(tab).say(`拝見しました（${index + 1}）`)));
    for (const index of rooms.keys())
      await expect(roomOn(ace).bubble(`拝見しました（${index + 1}）`)).toBeVisible();
  });

  await test.step("closing the tab that holds the stream leaves the others live", async () => {
    for (const text of ["ありがとうございます。", "またご連絡します。"]) {
      await tabs.shift()?.close();
      await roomOn(ace).say(text);
      await expectEverywhere(tabs, text);
    }
  });

  await test.step("one that the system freezes is not waited for, and follows once it wakes", async () => {
    const [frozen, ...others] = tabs;
    if (!frozen) throw new Error("No tab is left.");
    const system = await frozen.context().newCDPSession(frozen);
    await system.send("Page.setWebLifecycleState", { state: "frozen" });
    const before = Date.now();
    await roomOn(ace).say("もう一度ご連絡します。");
    await expectEverywhere(others, "もう一度ご連絡します。");
    expect(Date.now() - before).toBeLessThan(10_000);
    await system.send("Page.setWebLifecycleState", { state: "active" });
    await expectEverywhere(tabs, "もう一度ご連絡します。");
    await roomOn(ace).say("以上です。");
    await expectEverywhere(tabs, "以上です。");
  });
});
