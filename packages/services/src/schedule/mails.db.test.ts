import { useTestDatabase } from "@tefuda/testing/database/test-database";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { insertThread } from "../matching/thread.fixture.ts";
import { cancelSchedule, withdrawSchedule } from "./cancel-schedule.ts";
import { getInvitation } from "./get-invitation.ts";
import { requestReschedule } from "./request-reschedule.ts";
import { april, createScheduleWorld, type ScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";

const database = useTestDatabase();
let world: ScheduleWorld;
beforeEach(async () => {
  await database.clear();
  world = await createScheduleWorld(database.db);
});

function eventOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [component] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("no event");
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
  };
}

/** Who got which mail, and what it did to their calendar. */
const posts = async () =>
  (await world.mails()).map(({ template, userId, attachments }) => ({
    template,
    to: userId === world.ace.userId ? "ace" : "joker",
    event: attachments[0] && eventOf(attachments[0].content),
  }));

describe("mails of an interview", () => {
  it("go to the other side, and to both with their calendars once it is fixed", async () => {
    const { as, ace, joker, fix, versionOf, propose, choice, notices } = world;
    const first = await fix([april(5, "10:00")]);
    await requestReschedule(as(joker), {
      ...(await versionOf(first)),
      reasonKey: "other",
      reasonNote: "内緒の用事",
    });
    const second = await propose(joker, [april(7, "11:00")]);
    await selectSchedule(as(ace), await choice(second));
    await cancelSchedule(as(ace), { ...(await versionOf(second)), reasonKey: "health" });

    const uid = `${first}@tefuda.example.jp`;
    const event = (method: string, sequence: number, at: string) => ({
      method,
      uid,
      sequence,
      start: new Date(at),
    });
    const [before, after] = [april(5, "10:00"), april(7, "11:00")];
    expect(await posts()).toEqual([
      { template: "scheduleProposed", to: "joker", event: undefined },
      { template: "scheduleFixed", to: "joker", event: event("REQUEST", 1, before) },
      { template: "scheduleFixed", to: "ace", event: event("REQUEST", 1, before) },
      { template: "rescheduleRequested", to: "ace", event: event("CANCEL", 2, before) },
      { template: "rescheduleSent", to: "joker", event: event("CANCEL", 2, before) },
      { template: "scheduleProposed", to: "ace", event: undefined },
      { template: "scheduleFixed", to: "ace", event: event("REQUEST", 3, after) },
      { template: "scheduleFixed", to: "joker", event: event("REQUEST", 3, after) },
      { template: "scheduleCancelled", to: "ace", event: event("CANCEL", 4, after) },
      { template: "scheduleCancelled", to: "joker", event: event("CANCEL", 4, after) },
    ]);
    expect((await notices()).map(({ type, userId }) => [type, userId])).toEqual([
      ["scheduleProposed", joker.userId],
      ["scheduleFixed", ace.userId],
      ["rescheduleRequested", ace.userId],
      ["scheduleProposed", ace.userId],
      ["scheduleFixed", joker.userId],
      ["scheduleCancelled", joker.userId],
    ]);
  });

  it("say with whom and when, also to who cancelled or asked for other times", async () => {
    const { as, ace, joker, fix, versionOf, propose, choice, mails, notices } = world;
    const first = await fix([april(5, "10:00")]);
    await requestReschedule(as(joker), { ...(await versionOf(first)), reasonKey: "conflict" });
    const second = await propose(joker, [april(7, "11:00")]);
    await requestReschedule(as(ace), { ...(await versionOf(second)), reasonKey: "noneFits" });
    const third = await propose(ace, [april(8, "12:00")]);
    await selectSchedule(as(joker), await choice(third));
    await cancelSchedule(as(ace), { ...(await versionOf(third)), reasonKey: "health" });

    const [before, after] = [
      "2025年4月5日（土） 10:00（日本時間）",
      "2025年4月8日（火） 12:00（日本時間）",
    ];
    const said = (await mails()).map(({ userId, text }) => [
      userId === ace.userId ? "ace" : "joker",
      text.split("\n\n")[0],
    ]);
    expect(said).toEqual([
      ["joker", "田中 一郎さんとの面談の日程候補が届きました。ご都合のよい日時を選んでください。"],
      ["joker", `日時：${before}から30分\n相手：田中 一郎さん\n方法：ビデオ面談`],
      ["ace", `日時：${before}から30分\n相手：佐藤 花さん\n方法：ビデオ面談`],
      ["ace", `佐藤 花さんとの${before}の面談について、日程の再調整の依頼がありました。`],
      ["joker", expect.stringMatching(`^田中 一郎さんとの${before}の面談を取り消し、`)],
      ["ace", "佐藤 花さんとの面談の日程候補が届きました。ご都合のよい日時を選んでください。"],
      ["joker", "田中 一郎さんとの面談について、日程の再調整の依頼がありました。"],
      ["joker", "田中 一郎さんとの面談の日程候補が届きました。ご都合のよい日時を選んでください。"],
      ["joker", `日時：${after}から30分\n相手：田中 一郎さん\n方法：ビデオ面談`],
      ["ace", `日時：${after}から30分\n相手：佐藤 花さん\n方法：ビデオ面談`],
      ["ace", `佐藤 花さんとの${after}の面談がキャンセルされました。`],
      ["joker", `田中 一郎さんとの${after}の面談がキャンセルされました。`],
    ]);
    const bells = (await notices()).filter(({ type }) => type !== "scheduleProposed");
    expect(bells.map(({ content }) => content)).toEqual([
      `佐藤 花さんとの面談が${before}に確定しました。`,
      `佐藤 花さんとの${before}の面談について、日程の再調整の依頼がありました。`,
      "田中 一郎さんとの面談について、日程の再調整の依頼がありました。",
      `佐藤 花さんとの面談が${after}に確定しました。`,
      `田中 一郎さんとの${after}の面談がキャンセルされました。`,
    ]);
  });

  it("tell nobody the other side's address, nor a word of what was written", async () => {
    const { as, ace, joker, fix, versionOf, mails } = world;
    const scheduleId = await fix();
    await cancelSchedule(as(joker), {
      ...(await versionOf(scheduleId)),
      reasonKey: "other",
      reasonNote: "内緒の用事",
    });
    const address = { [ace.userId]: joker.userId, [joker.userId]: ace.userId };
    for (const { userId, text, html, attachments } of await mails()) {
      const everything = [text, html, ...attachments.map(({ content }) => content)]
        .join("\n")
        .replaceAll(/\r\n[ \t]/g, "");
      expect(everything).not.toContain(`${address[userId ?? ""]}@`);
      expect(everything).not.toContain("内緒");
      expect(everything).toContain("https://tefuda.example.jp/matchings/");
    }
  });

  it("say when the answer is due, and that a proposal was taken back", async () => {
    const { as, ace, joker, propose, versionOf, mails, notices, messages } = world;
    const scheduleId = await propose(ace, [april(5, "10:00"), april(7, "18:30")]);
    await withdrawSchedule(as(ace), await versionOf(scheduleId));
    const [proposed, withdrawn] = await mails();
    expect(proposed).toMatchObject({
      subject: "【Tefuda】面談の日程候補が届きました",
      // It goes with the name in it.
      aboutUserIds: [ace.userId],
    });
    expect(proposed?.text).toContain(
      "田中 一郎さんとの面談の日程候補が届きました。ご都合のよい日時を選んでください。\n\n候補の日時：\n・2025年4月5日（土） 10:00（日本時間）から30分\n・2025年4月7日（月） 18:30（日本時間）から30分\n\n回答期限：2025年4月7日（月） 18:30（日本時間）",
    );
    expect(proposed?.html).toContain("<li");
    expect(withdrawn?.text).toContain("田中 一郎さんが日程候補を取り下げました。");
    const words = "田中 一郎さんが面談の日程候補を取り下げました。";
    expect((await notices()).at(-1)).toMatchObject({
      type: "scheduleWithdrawn",
      userId: joker.userId,
      content: words,
    });
    expect((await messages()).at(-1)?.text).toBe("担当者が面談の日程候補を取り下げました。");
  });
});

describe("an interview as a file", () => {
  it("is for the two who meet, while it stands and after it was cancelled", async () => {
    const { as, ace, joker, propose, choice, versionOf } = world;
    const scheduleId = await propose(ace, [april(5, "10:00")]);
    expect(await getInvitation(as(joker), scheduleId)).toBeUndefined();
    await selectSchedule(as(joker), await choice(scheduleId));

    const file = await getInvitation(as(joker), scheduleId);
    expect(file?.content).toContain("SUMMARY:ビデオ面談（田中 一郎さん）");
    expect(file?.content).not.toContain("ATTENDEE");
    expect(eventOf(file?.content ?? "")).toMatchObject({ method: "PUBLISH", sequence: 1 });
    expect((await getInvitation(as(ace), scheduleId))?.content).toContain("佐藤 花さん");

    const stranger = await insertThread(database.db);
    expect(await getInvitation(as(stranger.joker), scheduleId)).toBeUndefined();
    expect(await getInvitation(as(stranger.ace), scheduleId)).toBeUndefined();
    expect(await getInvitation(as(joker), "nothing")).toBeUndefined();

    await cancelSchedule(as(joker), { ...(await versionOf(scheduleId)), reasonKey: "health" });
    const cancelled = await getInvitation(as(joker), scheduleId);
    expect(cancelled?.content).toContain("STATUS:CANCELLED");
    expect(eventOf(cancelled?.content ?? "")).toMatchObject({ sequence: 2 });
  });

  it("is where it stands now, whichever of its rounds is asked for", async () => {
    const { as, ace, joker, fix, propose, choice, versionOf } = world;
    const first = await fix([april(5, "10:00")]);
    await requestReschedule(as(joker), { ...(await versionOf(first)), reasonKey: "conflict" });
    const uid = `${first}@tefuda.example.jp`;
    const read = async (scheduleId: string) => {
      const file = await getInvitation(as(joker), scheduleId);
      return { ...eventOf(file?.content ?? ""), stands: file?.content.includes("CONFIRMED") };
    };
    const second = await propose(joker, [april(7, "11:00")]);
    // What is proposed is no interview yet.
    expect(await getInvitation(as(joker), second)).toBeUndefined();
    // Until a new time is fixed, the old one is off.
    expect(await read(first)).toMatchObject({ uid, sequence: 2, stands: false });
    await selectSchedule(as(ace), await choice(second));
    const moved = { uid, sequence: 3, stands: true, start: new Date(april(7, "11:00")) };
    expect(await read(first)).toMatchObject(moved);
    expect(await read(second)).toMatchObject(moved);

    // A later interview of the two is another event.
    await cancelSchedule(as(ace), { ...(await versionOf(second)), reasonKey: "health" });
    const another = await fix([april(9, "10:00")]);
    expect(await read(first)).toMatchObject({ uid, sequence: 4, stands: false });
    expect(await read(another)).toMatchObject({ sequence: 1, stands: true });
  });
});
