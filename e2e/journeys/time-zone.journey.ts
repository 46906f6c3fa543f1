import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { open, reload } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { scheduleOn } from "../support/schedule.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Its clocks are never changed, so that ten o'clock in Japan is 18:00 of the day before all year. */
const elsewhere = "America/Phoenix";
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" });
const DAY_MS = 86_400_000;

/** The zone's line at the head of a page, with what both clocks show. */
const zoneLine = (page: Page) =>
  page
    .getByText(/^日付と時刻は日本時間です（いま .+ \d\d:\d\d、お使いの地域では .*\d\d:\d\d）。$/)
    .filter({ visible: true });
const own = (page: Page) => page.getByText("お使いの地域では");

test("whoever is in another zone reads Japan's time and their own, whoever is in Japan that alone", async ({
  server,
  person,
}) => {
  const [joker, ace] = [await person("mobile", elsewhere), await person("desktop")];
  const seeker = await signIn(joker.context(), server.url, "joker");
  const company = await signIn(ace.context(), server.url, "aceAdmin");
  const [theirs, ours] = await Promise.all(
    [seeker, company].map(({ trpc }) => trpc.matching.list.query({ tab: "all" })),
  );
  const matchingId = ours?.items.find(({ id }) => theirs?.items.some((one) => one.id === id))?.id;
  if (!matchingId) throw new Error("The demo's seeker and company have a thread.");
  const path = `/matchings/${matchingId}`;
  const now = Date.now();
  await company.trpc.schedule.propose.mutate({
    scheduleId: randomUUID(),
    matchingId,
    candidates: [
      { startAt: new Date(`${days.format(now + 2 * DAY_MS)}T10:00:00+09:00`).toISOString() },
    ],
    durationMinutes: 30,
  });
  const [, month, day] = days
    .format(now + DAY_MS)
    .split("-")
    .map(Number);
  const dayBefore = `お使いの地域では ${month}月${day}日`;
  const ownTimes = new RegExp(`^${dayBefore}（.） 18:00〜18:30$`);
  const ofJoker = { log: roomOn(joker).log, bar: scheduleOn(joker).bar };
  const ofAce = { log: roomOn(ace).log, bar: scheduleOn(ace).bar };

  await test.step("a proposed time is chosen knowing when that is", async () => {
    await open(joker, path);
    await expect(ofJoker.log.getByText("10:00〜10:30（日本時間）")).toBeVisible();
    await expect(ofJoker.log.getByText(ownTimes)).toBeVisible();
    await expect(ofJoker.bar).toContainText("日本時間、お使いの地域では");
    await ofJoker.log.getByRole("button", { name: "この日時に決める" }).click();
    const question = scheduleOn(joker).dialog(/10:00（日本時間）で確定しますか？$/);
    await expect(question.getByText(ownTimes)).toBeVisible();
    await question.getByRole("button", { name: "この日時に決める" }).click();
    await expect(question).toBeHidden();
  });

  await test.step("what is fixed says both on the card and on the bar, also after a reload", async () => {
    for (const again of [async () => {}, () => reload(joker)]) {
      await again();
      await expect(ofJoker.bar).toContainText("10:00〜（日本時間） ビデオ面談");
      await expect(ofJoker.bar.getByText(dayBefore)).toContainText(" 18:00");
      await expect(ofJoker.log.getByText("10:00〜10:30（日本時間）").last()).toBeVisible();
      await expect(ofJoker.log.getByText(ownTimes).last()).toBeVisible();
    }
    // Each message says when that was here: on a phone the room covers the page's head.
    const bubble = ofJoker.log.locator("time").last();
    await expect(bubble).toHaveText(/^\d\d:\d\dお使いの地域では .*\d\d:\d\d$/);
    await expectNoFaults(joker, "a fixed interview in another zone");
  });

  await test.step("the list says both, and the head of a page names the zone", async () => {
    await open(joker, "/matchings");
    const card = joker.getByRole("link").filter({ hasText: /面談 .+10:00（日本時間）/ });
    await expect(card.getByText(dayBefore)).toContainText(" 18:00");
    await expect(zoneLine(joker)).toBeVisible();
    await open(joker, "/mypage");
    await expect(zoneLine(joker)).toBeVisible();
  });

  await test.step("whoever proposes is shown what was entered", async () => {
    await open(ace, path);
    await open(joker, path);
    await ofJoker.log.getByRole("button", { name: "日程を変更する" }).last().click();
    const change = scheduleOn(joker).dialog("日程を変更しますか？");
    await change.getByRole("button", { name: "日程の変更を依頼する" }).click();
    await ofJoker.bar.getByRole("button", { name: "候補を送る" }).click();
    const form = scheduleOn(joker).dialog("面談の日程候補を送る");
    await form.getByLabel("候補1の日付").selectOption({ index: 5 });
    await form.getByLabel("候補1の開始時刻（日本時間）").selectOption({ label: "11:45" });
    await expect(form.getByText(/^お使いの地域では \d+月\d+日（.） 19:45〜20:15$/)).toBeVisible();
  });

  await test.step("in Japan nothing is said of another zone", async () => {
    await expect(ofAce.log.getByText("10:00〜10:30（日本時間）").first()).toBeVisible();
    await expect(ofAce.log.locator("time").last()).toHaveText(/^\d\d:\d\d$/);
    await expect(own(ace)).toHaveCount(0);
    await open(ace, "/matchings");
    await expect(ace.getByRole("heading", { name: "メッセージ", level: 1 })).toBeVisible();
    await expect(own(ace)).toHaveCount(0);
  });
});
