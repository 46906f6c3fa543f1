import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countsAsUnread } from "../chat/constants.ts";
import { matchingOrigins } from "../chat/labels.ja.ts";
import { interestedThemes, interestLevels } from "../options/interest.ts";
import { scheduleStatuses } from "../schedule/states.ts";
import { isInMatchingTab, matchingTabLabels, matchingTabs } from "./constants.ts";
import { firstMessages, interestActionMessages, themeMessage } from "./first-messages.ts";
import { overseenMatchingsSchema } from "./oversight.ts";
import { originOf } from "./policy.ts";
import { companyMatchingsSchema } from "./schema.ts";

const now = new Date("2026-04-01T00:00:00Z");
const thread = { jokerName: "山田花子", aceName: "佐藤健", companyName: "株式会社みどり" };
const start = { origin: "offer", jokerId: "j", thread, now } as const;
const plan = (messages: ReturnType<typeof firstMessages>) =>
  messages.map(({ type, sentAt, userId }) => [type, sentAt.getTime() - now.getTime(), userId]);

it("has its tabs in the order in which one looks for a thread", () => {
  expect(matchingTabs.map((tab) => matchingTabLabels[tab])).toEqual([
    "すべて",
    "進行中",
    "未読",
    "日程調整中",
    "面談予定",
    "終了",
  ]);
});

describe("firstMessages", () => {
  it("greets and asks for the interest 400 ms later", () => {
    expect(plan(firstMessages(start))).toEqual([
      [3, 0, "system"],
      [7, 400, "system"],
    ]);
    expect(plan(firstMessages({ ...start, themes: [] }))).toHaveLength(2);
  });

  it("adds the themes after 200 ms and what the like said after 400 ms", () => {
    const messages = firstMessages({
      ...start,
      origin: "like",
      themes: ["member"],
      likeAction: "wantToHear",
    });
    expect(plan(messages)).toEqual([
      [3, 0, "system"],
      [13, 200, "j"],
      [9, 400, "j"],
    ]);
    expect(messages[1]).toMatchObject({
      selectedInterestedThemes: ["member"],
      isSystemMessage: false,
      text: "話してみたいテーマ：一緒に働くメンバー",
    });
    expect(messages[2]).toMatchObject({ selectedInterestAction: "wantToHear" });
  });

  it("keeps its order, and asks in no support thread", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...matchingOrigins),
        fc.subarray([...interestedThemes]),
        fc.option(fc.constantFrom(...interestLevels)),
        (origin, themes, likeAction) => {
          const messages = firstMessages({ ...start, origin, themes, likeAction });
          const times = messages.map(({ sentAt }) => sentAt.getTime());
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          expect(new Set(times).size).toBe(times.length);
          expect(messages.some(({ type }) => type === 7)).toBe(
            likeAction === null && origin !== "operator",
          );
          for (const { text } of messages) expect(text).not.toMatch(/[{}]/);
        },
      ),
    );
  });
});

describe("interestActionMessages", () => {
  it("are two, of which one counts as unread", () => {
    const messages = interestActionMessages({
      jokerId: "j",
      action: "littleInterested",
      thread: { ...thread, origin: "offer" },
      now,
    });
    expect(plan(messages)).toEqual([
      [8, 0, "j"],
      [11, 200, "system"],
    ]);
    expect(messages.filter(({ type }) => countsAsUnread(type))).toHaveLength(1);
  });
});

describe("themeMessage", () => {
  it("is the joker's, and carries the text of the other theme", () => {
    const themes = ["member", "other"] as const;
    const message = themeMessage({
      jokerId: "j",
      themes,
      otherTheme: "研修",
      thread: { ...thread, origin: "like" },
      now,
    });
    expect(plan([message])).toEqual([[13, 0, "j"]]);
    expect(message).toMatchObject({
      selectedInterestedThemes: themes,
      otherTheme: "研修",
      text: "話してみたいテーマ：一緒に働くメンバー、その他\nその他：研修",
    });
  });
});

describe("matchings", () => {
  it("know where they came from", () => {
    expect(originOf({ operatorId: "operator", offerId: "o" })).toBe("operator");
    expect(originOf({ isAgent: true })).toBe("agent");
    expect(originOf({ offerId: "o" })).toBe("offer");
    expect(originOf({})).toBe("like");
  });

  it("stand in their tabs", () => {
    const inTab = (tab: Parameters<typeof isInMatchingTab>[0], isClosed = false) =>
      scheduleStatuses.filter((scheduleStatus) =>
        isInMatchingTab(tab, { unreadCount: 0, isClosed, scheduleStatus }),
      );
    expect(inTab("all")).toEqual(scheduleStatuses);
    expect(inTab("unread")).toEqual([]);
    expect(inTab("scheduling")).toEqual(["proposed", "rescheduleRequested"]);
    expect(inTab("fixed")).toEqual(["fixed"]);
    expect(inTab("active")).toEqual(scheduleStatuses);
    expect(inTab("closed")).toEqual([]);
    expect(inTab("active", true)).toEqual([]);
    expect(inTab("scheduling", true)).toEqual([]);
    expect(inTab("closed", true)).toEqual(scheduleStatuses);
    expect(isInMatchingTab("unread", { unreadCount: 1, isClosed: true })).toBe(true);
  });
});

it("lists a company's matchings thirty at once, or as many as are asked for up to fifty", () => {
  expect(companyMatchingsSchema.parse({})).toEqual({ limit: 30 });
  const takes = (asked: object) => companyMatchingsSchema.safeParse(asked).success;
  expect([0, 1, 50, 51].map((limit) => takes({ limit }))).toEqual([false, true, true, false]);
  const marks = [200, 201].map((length) => ({ cursor: "a".repeat(length) }));
  expect(marks.map(takes)).toEqual([true, false]);
  expect(marks.map((mark) => overseenMatchingsSchema.safeParse(mark).success)).toEqual([
    true,
    false,
  ]);
});
