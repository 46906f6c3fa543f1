import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { open } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { scheduleOn } from "../support/schedule.ts";
import { type DemoAccount, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** The thread of the demo seeker and the demo company's admin. */
async function openShared(server: string, ace: Page, joker: Page): Promise<string> {
  const lists = await Promise.all(
    [
      await signIn(ace.context(), server, "aceAdmin"),
      await signIn(joker.context(), server, "joker"),
    ].map(async ({ trpc }) => (await trpc.matching.list.query({ tab: "all" })).items),
  );
  const shared = lists[0]?.find(({ id }) => lists[1]?.some((other) => other.id === id));
  const path = `/matchings/${shared?.id}`;
  await Promise.all([open(ace, path), open(joker, path)]);
  return path;
}

/** Another device of a person, which hears of nothing new, as after a night of sleep. */
async function openDeaf(page: Page, server: string, who: DemoAccount, path: string) {
  await page.route(/live\.follow/, (route) => route.abort());
  await signIn(page.context(), server, who);
  await open(page, path);
  return page;
}

test("an interview is arranged, moved and called off by two people", async ({
  server,
  desktop: ace,
  mobile: joker,
  person,
  expectBrowserErrors,
}) => {
  test.setTimeout(180_000);
  expectBrowserErrors(/live\.follow/, /status of 409/, /ERR_FAILED/);
  await ace.emulateMedia({ reducedMotion: "reduce" });
  await joker.emulateMedia({ reducedMotion: "reduce" });
  const path = await openShared(server.url, ace, joker);
  const [ofAce, ofJoker] = [scheduleOn(ace), scheduleOn(joker)];
  const thread = { ace: roomOn(ace).log, joker: roomOn(joker).log };

  await test.step("a draft outlives its window, and is sent once", async () => {
    await ace.getByRole("button", { name: "日程候補を送る" }).click();
    const form = ofAce.dialog("面談の日程候補を送る");
    await form
      .getByRole("textbox", { name: "メッセージ（任意）" })
      .fill("30分ほどお話ししたいです。");
    await ace.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await ace.getByRole("button", { name: "日程候補を送る" }).click();
    await expect(form.getByText("書きかけの内容を表示しています。")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "メッセージ（任意）" })).toHaveValue(
      "30分ほどお話ししたいです。",
    );
    // Arrow keys move from slot to slot, and Enter chooses.
    const grid = form.getByRole("grid");
    await grid
      .getByRole("row", { name: /^10:00/ })
      .getByRole("button")
      .nth(2)
      .focus();
    await ace.keyboard.press("ArrowDown");
    await ace.keyboard.press("Enter");
    await expect(form.getByText("10:15を候補1に入れました", { exact: false })).toBeVisible();
    await ace.keyboard.press("Enter");
    await expect(form.getByText("を候補から外しました", { exact: false })).toBeVisible();
    await ofAce.propose(["13:00", "15:30"]);
    await expect(toastOn(ace, "日程候補を送りました")).toBeVisible();
    await expect(ofAce.bar).toContainText("回答を待っています");
    await expect(thread.ace.getByText(/日程候補を送りました。/)).toHaveCount(1);
  });

  await test.step("the seeker, on a phone, sees it live and asks for other dates", async () => {
    await expect(ofJoker.bar).toContainText("日程候補が届いています");
    await expect(thread.joker.getByText("30分ほどお話ししたいです。")).toBeVisible();
    await thread.joker.getByRole("button", { name: "どれも都合が合わない" }).click();
    const reasons = ofJoker.dialog("日程の再調整を依頼しますか？");
    await expect(
      reasons.getByRole("radio", { name: "候補の中に都合のよい日時がない" }),
    ).toBeChecked();
    await reasons.getByText("その他", { exact: true }).click();
    await reasons.getByRole("button", { name: "再調整を依頼する" }).click();
    await expect(reasons.getByText("この項目は入力必須です")).toBeVisible();
    await reasons.getByRole("textbox").fill("今週は出張のため、来週ですと助かります。");
    await reasons.getByRole("button", { name: "再調整を依頼する" }).click();
    await expect(toastOn(joker, "日程の再調整を依頼しました")).toBeVisible();
    await expect(thread.ace.getByText(/理由：今週は出張のため/)).toBeVisible();
  });

  await test.step("the second round is fixed, on both sides and after a reload", async () => {
    await thread.ace.getByRole("button", { name: "日程候補を送る" }).click();
    await ofAce.propose(["18:00"]);
    const stale = await openDeaf(await person("mobile"), server.url, "joker", path);
    const choice = roomOn(stale).log.getByRole("button", { name: "この日時に決める" });
    await expect(choice).toBeEnabled();
    await thread.joker.getByRole("button", { name: "この日時に決める" }).click();
    const confirm = ofJoker.dialog(/18:00（日本時間）で確定しますか？$/);
    await expectNoFaults(joker, "the question");
    await confirm.getByRole("button", { name: "この日時に決める" }).click();
    await expect(toastOn(joker, "日程が確定しました")).toBeVisible();
    for (const page of [ace, joker]) {
      await expect(scheduleOn(page).bar).toContainText(/18:00〜/);
      await expect(roomOn(page).log.getByText(/^日程が確定しました。/)).toBeVisible();
    }
    await open(joker, path);
    await expect(ofJoker.bar).toContainText(/18:00〜/);

    await choice.click();
    const late = scheduleOn(stale).dialog(/確定しますか？$/);
    await late.getByRole("button", { name: "この日時に決める" }).click();
    // The same time chosen twice is chosen: the other tab says what has become of it.
    await expect(scheduleOn(stale).bar).toContainText(/18:00〜/);
    await stale.context().close();
  });

  await test.step("the date goes into a calendar, is moved, and a tab that missed it is told", async () => {
    const download = joker.waitForEvent("download");
    await thread.joker.getByRole("link", { name: "カレンダーに追加（.icsファイル）" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain("BEGIN:VEVENT");

    const stale = await openDeaf(await person("desktop"), server.url, "aceAdmin", path);
    const calledOff = roomOn(stale).log.getByRole("button", { name: "キャンセルする" });
    await expect(calledOff).toBeVisible();
    await thread.joker.getByRole("button", { name: "日程を変更する" }).click();
    const change = ofJoker.dialog("日程を変更しますか？");
    await change.getByRole("button", { name: "日程の変更を依頼する" }).click();
    await expect(ofAce.bar).toContainText("再調整中です");

    await calledOff.click();
    const late = scheduleOn(stale).dialog("面談をキャンセルしますか？");
    await late.getByRole("textbox").fill("急な予定が入りました。");
    await late.getByRole("button", { name: "面談をキャンセルする" }).click();
    await expect(late.getByText(/その間に日程の状況が変わりました/)).toBeVisible();
    await expect(late.getByRole("textbox")).toHaveValue("急な予定が入りました。");
    await stale.context().close();
  });

  await test.step("the seeker proposes on the phone, by fields, and the company calls it off", async () => {
    await ofJoker.bar.getByRole("button", { name: "候補を送る" }).click();
    const form = ofJoker.dialog("面談の日程候補を送る");
    await form.getByRole("button", { name: "日程候補を送る" }).click();
    await expect(form.getByText("日時を1件以上選んでください。")).toBeVisible();
    await form.getByLabel("候補1の日付").selectOption({ index: 5 });
    await form.getByLabel("候補1の開始時刻").selectOption({ label: "11:45" });
    await expectNoFaults(joker, "the form on a phone");
    await form.getByRole("button", { name: "日程候補を送る" }).click();
    await expect(form).toBeHidden();
    await thread.ace.getByRole("button", { name: "この日時に決める" }).click();
    await ofAce
      .dialog(/11:45（日本時間）で確定しますか？$/)
      .getByRole("button", { name: "この日時に決める" })
      .click();
    await ofAce.bar.getByRole("button", { name: "面談の詳細" }).click();
    await ofAce.dialog("面談の日程").getByRole("button", { name: "キャンセルする" }).click();
    const cancel = ofAce.dialog("面談をキャンセルしますか？");
    await cancel.getByText("体調不良").click();
    await cancel.getByRole("button", { name: "面談をキャンセルする" }).click();
    await expect(
      thread.joker.getByText(/ 11:45（日本時間）の面談がキャンセルされました。理由：体調不良$/),
    ).toBeVisible();
    await expect(thread.joker.getByRole("button", { name: "もう一度候補を送る" })).toBeVisible();
    await expect(ofAce.bar).toHaveCount(0);
  });
});
