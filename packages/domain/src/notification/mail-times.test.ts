import { describe, expect, it } from "vitest";
import { fromJst } from "../time/jst.ts";
import { isMailForMembers, mailsAtAnyHour, mailsThatLeaveAt } from "./mail-rules.ts";
import { isReminderTime, recommendationMonth, unreadMails } from "./mail-times.ts";

describe("the month's recommendations", () => {
  it.each([
    // 1 May 2026 is a Friday.
    [fromJst(2026, 5, 1, 11, 59), undefined],
    [fromJst(2026, 5, 1, 12), "2026-05"],
    [fromJst(2026, 5, 1, 21, 59), "2026-05"],
    [fromJst(2026, 5, 1, 22), undefined],
    // A process that was down then still tells of them, by day.
    [fromJst(2026, 5, 2, 7, 59), undefined],
    [fromJst(2026, 5, 2, 8), "2026-05"],
    [fromJst(2026, 5, 3, 21, 59), "2026-05"],
    [fromJst(2026, 5, 4, 8), undefined],
    // 1 November 2026 is a Sunday, the 3rd a holiday.
    [fromJst(2026, 11, 1, 12), undefined],
    [fromJst(2026, 11, 2, 12), "2026-11"],
    // New Year, and a weekend after it.
    [fromJst(2027, 1, 1, 12), undefined],
    [fromJst(2027, 1, 4, 12), "2027-01"],
  ])("are due at %s: %s", (now, month) => {
    expect(recommendationMonth(now)).toBe(month);
  });
});

it("reminds on working days from noon on", () => {
  const at = (day: number, hour: number) => isReminderTime(fromJst(2026, 11, day, hour));
  // Monday the 23rd is a public holiday.
  expect([at(20, 11), at(20, 12), at(20, 22), at(21, 12), at(23, 12), at(24, 12)]).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
  ]);
});

it("mails about unread messages by day, ten minutes after them and an hour after the last mail", () => {
  const now = fromJst(2026, 4, 3, 8);
  expect(unreadMails(now)).toEqual({
    from: fromJst(2026, 3, 31, 8),
    sentBy: fromJst(2026, 4, 3, 7, 50),
    mailedBy: fromJst(2026, 4, 3, 7),
  });
  expect(unreadMails(fromJst(2026, 4, 3, 22))).toBeUndefined();
});

it("lets only mails leave at night that somebody waits for or that warn, and those first by day", () => {
  expect(mailsThatLeaveAt(fromJst(2026, 4, 3, 21, 59))).toEqual([mailsAtAnyHour, "all"]);
  expect(mailsThatLeaveAt(fromJst(2026, 4, 3, 8))).toEqual([mailsAtAnyHour, "all"]);
  for (const hour of [22, 0, 7])
    expect(mailsThatLeaveAt(fromJst(2026, 4, 3, hour))).toEqual([mailsAtAnyHour]);
  for (const mail of ["signUp", "passwordReset", "emailChange", "newDevice", "dataExport"])
    expect(mailsAtAnyHour).toContain(mail);
  // What they say would not be true any more in the morning.
  for (const mail of ["scheduleReminder", "scheduleProposed", "scheduleWithdrawn", "reportAction"])
    expect(mailsAtAnyHour).toContain(mail);
  for (const mail of ["offerReceived", "newMessage", "recommendMonthly", "likeReceived"])
    expect(mailsAtAnyHour).not.toContain(mail);
  expect(mailsAtAnyHour.filter(isMailForMembers)).toEqual([
    "judgementRequested",
    "scheduleProposed",
    "scheduleWithdrawn",
    "scheduleReminder",
  ]);
});
