import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Client, createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import {
  type CalendarProvider,
  startCalendarProvider,
} from "../../packages/testing/src/server/calendar-provider.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "../support/axe.ts";
import { hydrated, open } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { scheduleOn } from "../support/schedule.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

const email = demoEmails.joker;
const path = "/mypage/calendar-setting";
const DAY_MS = 86_400_000;

/** Started once for the file, as the product is. */
let provider: CalendarProvider;

// The provider has to be there before the product, which is told of it by its settings.
test.use({
  serverEnv: async ({ browserName: _ }, use) => {
    provider ??= await startCalendarProvider();
    const { settings } = provider;
    await use({
      GOOGLE_CLIENT_ID: settings.clientId,
      GOOGLE_CLIENT_SECRET: settings.clientSecret,
      GOOGLE_ISSUER: settings.issuer,
      GOOGLE_AUTHORIZATION_URL: settings.authorizationUrl,
      GOOGLE_TOKEN_URL: settings.tokenUrl,
      GOOGLE_REVOCATION_URL: settings.revocationUrl,
      GOOGLE_CALENDAR_URL: settings.calendarUrl,
    });
  },
});

test.afterAll(() => provider.stop());

const section = (page: Page) => page.getByRole("region", { name: "Googleカレンダー連携" });

/** To the provider's page and back with an answer. */
async function decide(page: Page, press: string, answer: "許可" | "キャンセル") {
  await section(page).getByRole("button", { name: press }).click();
  await page.getByRole("button", { name: answer }).click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
}

/** A room in which dates can be proposed. */
async function roomWithoutDates({ trpc }: Client) {
  const { items } = await trpc.matching.list.query({});
  for (const { id: matchingId, partner } of items) {
    if (partner.hasLeft) continue;
    const { current } = await trpc.schedule.get.query({ matchingId });
    if (current === null) return matchingId;
  }
  throw new Error("Every room has dates.");
}

/** A meeting tomorrow from ten to half past eleven in Japan. */
function meetingTomorrow() {
  const day = new Date(Date.now() + DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);
  return { start: `${day}T10:00:00+09:00`, end: `${day}T11:30:00+09:00` };
}

test("a seeker links a calendar, sees what it reads, links it anew, and ends it", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, { as: "joker", email });
  await open(mobile, path);
  await expect(section(mobile).getByText("予定のタイトルや内容")).toBeVisible();
  await expectNoFaults(mobile, "the settings without a link");

  await test.step("saying no on the provider's page keeps nothing", async () => {
    await decide(mobile, "Googleカレンダーと連携する", "キャンセル");
    await expect(toastOn(mobile, "連携を取りやめました")).toBeVisible();
    await expect(section(mobile).getByText("連携中")).toHaveCount(0);
  });

  const otherTab = await mobile.context().newPage();
  await open(otherTab, path);

  await test.step("a provider that fails is told of, and asked again", async () => {
    provider.state.mood = "broken";
    provider.state.busy = [meetingTomorrow()];
    await decide(mobile, "Googleカレンダーと連携する", "許可");
    await expect(toastOn(mobile, "Googleカレンダーと連携しました")).toBeVisible();
    await expect(
      section(mobile).getByText("Googleカレンダーの予定を取得できませんでした"),
    ).toBeVisible();
    await expectNoFaults(mobile, "a link whose times are not known");
    provider.state.mood = "well";
    await section(mobile).getByRole("button", { name: "もう一度読み込む" }).click();
    await expect(section(mobile).getByText("10:00〜11:30")).toBeVisible();
    await expect(section(otherTab).getByText("連携中")).toBeVisible();
    await expectNoFaults(mobile, "a link with its times");
    await expectNoSidewaysScroll(mobile);
  });

  const client = createClient(server.url);
  await client.trpc.account.signIn.mutate({ email, password: demoPassword });

  await test.step("the grid of a proposal shows when the calendar is busy", async () => {
    await open(mobile, `/matchings/${await roomWithoutDates(client)}`);
    provider.state.mood = "broken";
    await mobile.getByRole("button", { name: "日程候補を送る" }).click();
    const grid = mobile.getByRole("dialog", { name: "面談の日程候補を送る" });
    const notice = grid.getByText("候補はこのまま選べます");
    await expect(notice).toBeVisible();
    await expectNoFaults(mobile, "a form beside a calendar that cannot be read");
    provider.state.mood = "well";
    await grid.getByRole("button", { name: "再読み込み" }).click();
    await expect(notice).toHaveCount(0);
    await expect(grid.getByRole("button", { name: / 10:00.*予定あり/ })).toBeVisible();
    await expect(grid.getByRole("button", { name: / 11:30.*予定あり/ })).toHaveCount(0);
  });

  await test.step("a link that the provider has ended asks to be made anew", async () => {
    provider.endGrants();
    const from = new Date();
    const to = new Date(from.getTime() + DAY_MS);
    const read = () => client.trpc.schedule.busyTimes.query({ from, to });
    expect(await read()).toEqual({ busy: [], fault: "googleAuthExpired" });
    await open(mobile, path);
    await expect(section(mobile).getByText("期限切れ")).toBeVisible();
    await expectNoFaults(mobile, "a link that has ended");
    await decide(mobile, "もう一度連携する", "許可");
    await expect(section(mobile).getByText("10:00〜11:30")).toBeVisible();
    expect((await read()).fault).toBeNull();
  });

  await test.step("the end of a link ends it at the provider, too", async () => {
    expect(provider.liveRefreshTokens()).toBe(1);
    await section(mobile).getByRole("button", { name: "連携を解除する" }).click();
    const question = mobile.getByRole("dialog", { name: /連携を解除しますか？$/ });
    await expectNoFaults(mobile, "the question before a link ends");
    await question.getByRole("button", { name: "解除する" }).click();
    await expect(toastOn(mobile, "連携を解除しました")).toBeVisible();
    await expect(
      section(mobile).getByRole("button", { name: "Googleカレンダーと連携する" }),
    ).toBeVisible();
    expect(provider.liveRefreshTokens()).toBe(0);
    await expect(
      section(otherTab).getByRole("button", { name: "Googleカレンダーと連携する" }),
    ).toBeVisible();
  });
});

test("a time that the partner's calendar holds by now cannot be chosen", async ({
  server,
  desktop: ace,
  mobile: joker,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 409/);
  const [company, seeker] = [
    await signIn(ace.context(), server.url, "aceAdmin"),
    await signIn(joker.context(), server.url, "joker"),
  ];
  const { items } = await company.trpc.matching.list.query({ tab: "all" });
  const theirs = (await seeker.trpc.matching.list.query({ tab: "all" })).items;
  const matchingId = items.find(({ id }) => theirs.some((one) => one.id === id))?.id ?? "";
  const { start } = meetingTomorrow();
  provider.state.busy = [];
  await open(ace, path);
  await decide(ace, "Googleカレンダーと連携する", "許可");
  await company.trpc.schedule.propose.mutate({
    scheduleId: randomUUID(),
    matchingId,
    candidates: [{ startAt: start }],
    durationMinutes: 30,
  });
  provider.state.busy = [meetingTomorrow()];

  await open(joker, `/matchings/${matchingId}`);
  await roomOn(joker).log.getByRole("button", { name: "この日時に決める" }).click();
  const question = scheduleOn(joker).dialog(/10:00（日本時間）で確定しますか？$/);
  await question.getByRole("button", { name: "この日時に決める" }).click();
  await expect(question.getByText("この時間帯にはほかの予定があります。")).toBeVisible();
  await expectNoFaults(joker, "a time that cannot be chosen");
  // Nothing of what the partner does then is told. In the thread it may be the time that it is just now.
  await expect(question.getByText("11:30")).toHaveCount(0);
});
