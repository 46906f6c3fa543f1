import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type Invitation, makeInvitation } from "./ics.ts";

const site = {
  brand: "Tefuda",
  origin: "https://tefuda.example.jp",
  sender: "no-reply@jobs.example.jp",
};
const invitation: Invitation = {
  calendarId: "0196a000-0000-7000-8000-000000000001",
  sequence: 1,
  isCancelled: false,
  startAt: new Date("2025-04-05T10:00:00+09:00"),
  endAt: new Date("2025-04-05T10:45:00+09:00"),
  partnerName: "相沢 あおい",
  purpose: "casual",
  matchingId: "m1",
  videoChatId: "v1",
  now: new Date("2025-04-03T05:01:00Z"),
};
const recipient = { name: "佐藤 花", email: "hana@example.jp" };

function read(fields: Partial<Invitation> = {}) {
  const file = makeInvitation(site, { ...invitation, ...fields });
  const calendar = new ICAL.Component(ICAL.parse(file.content));
  const [component, ...others] = calendar.getAllSubcomponents("vevent");
  if (!component || others.length > 0) throw new Error("not one event");
  return { file, calendar, component, event: new ICAL.Event(component) };
}

describe("an invitation", () => {
  it("is one event that a calendar reads, with its times in UTC and an alarm ten minutes before", () => {
    const { calendar, component, event, file } = read();
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(calendar.getFirstPropertyValue("prodid")).toMatch(/Tefuda/);
    expect(event.uid).toBe(`${invitation.calendarId}@tefuda.example.jp`);
    expect(event.sequence).toBe(1);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.startDate.toJSDate()).toEqual(invitation.startAt);
    expect(event.endDate.toJSDate()).toEqual(invitation.endAt);
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2025-04-03T05:01:00Z");
    expect(event.summary).toBe("ビデオ面談（相沢 あおいさん）");
    expect(event.description).toContain("カジュアル面談（選考なし）\n\n開始10分前から");
    expect(event.description).toContain("https://tefuda.example.jp/matchings/m1/video/v1");
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(component.getFirstPropertyValue("class")).toBe("PRIVATE");
    const [alarm] = component.getAllSubcomponents("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT10M");
    expect(alarm?.getFirstPropertyValue("description")).toBe("まもなくビデオ面談が始まります");
    expect(event.iterator().next()?.toJSDate()).toEqual(invitation.startAt);
    expect(file.name).toBe("ビデオ面談_2025-04-05.ics");
  });

  it("asks and cancels by mail, for its recipient alone", () => {
    const asked = read({ recipient });
    expect(asked.calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    expect(asked.file.contentType).toBe("text/calendar; charset=utf-8; method=REQUEST");
    expect(asked.event.attendees).toHaveLength(1);
    expect(asked.event.attendees[0]?.getFirstValue()).toMatch(/^mailto:hana@example\.jp$/i);
    expect(asked.event.attendees[0]?.getParameter("rsvp")).toBe("FALSE");
    expect(asked.event.organizer).toMatch(/^mailto:no-reply@jobs\.example\.jp$/i);
    const addresses = asked.file.content.replaceAll(/\r\n[ \t]/g, "").match(/[\w.-]+@[\w.-]+/g);
    expect(new Set(addresses)).toEqual(new Set([asked.event.uid, site.sender, recipient.email]));

    const cancelled = read({ recipient, isCancelled: true, sequence: 2, videoChatId: null });
    expect(cancelled.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(cancelled.event.uid).toBe(asked.event.uid);
    expect(cancelled.event.sequence).toBe(2);
    expect(cancelled.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(cancelled.component.getAllSubcomponents("valarm")).toEqual([]);
  });

  it.each([
    "田中, 一郎; 部長\\次長",
    "名前\n改行",
    `${"長い名前のひと".repeat(20)}👩‍💻🇯🇵`,
    'Mr. "Quote": O\'Neil',
  ])("keeps the name %j whole, in lines of at most 75 bytes", (partnerName) => {
    const { event, file } = read({ partnerName, recipient: { ...recipient, name: partnerName } });
    expect(event.summary).toBe(`ビデオ面談（${partnerName}さん）`);
    const lines = file.content.split("\r\n");
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(file.content).not.toMatch(/[^\r]\n/);
    // What is folded comes together again without a letter lost.
    expect(file.content).not.toContain("�");
  });
});
