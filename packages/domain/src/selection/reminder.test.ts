import { describe, expect, it } from "vitest";
import { stalledList } from "./labels.ja.ts";
import { reminderDay, type Stalled, stalledBetween, stalledKinds } from "./reminder.ts";

const jst = (text: string) => new Date(`${text}+09:00`);

describe("the reminder of selections", () => {
  it.each([
    { now: "2026-11-20T08:59:59", day: undefined, what: "before nine" },
    { now: "2026-11-20T09:00:00", day: "2026-11-20", what: "a Friday at nine" },
    { now: "2026-11-20T23:59:00", day: "2026-11-20", what: "late, after a long pause" },
    { now: "2026-11-21T09:00:00", day: undefined, what: "a Saturday" },
    { now: "2026-11-22T10:00:00", day: undefined, what: "a Sunday" },
    { now: "2026-11-23T09:00:00", day: undefined, what: "a public holiday" },
    { now: "2026-11-24T09:00:00", day: "2026-11-24", what: "the working day after it" },
    { now: "2026-05-06T09:00:00", day: undefined, what: "a day in lieu of a holiday" },
  ])("at $now is due for $day ($what)", ({ now, day }) => {
    const due = reminderDay(jst(now));
    expect(due?.day).toBe(day);
    if (day) expect(due?.at).toEqual(jst(`${day}T09:00:00`));
  });

  it.each([
    { kind: "like", until: "2026-11-17T09:00:00" },
    { kind: "message", until: "2026-11-18T09:00:00" },
    { kind: "reschedule", until: "2026-11-18T09:00:00" },
    { kind: "interview", until: "2026-11-17T09:00:00" },
  ] as const)("looks for a $kind that waits since $until or before", ({ kind, until }) => {
    expect(stalledKinds).toContain(kind);
    expect(stalledBetween(kind, jst("2026-11-20T09:00:00"))).toEqual({
      after: jst("2026-10-21T09:00:00"),
      until: jst(until),
    });
  });

  it("lists who waits for what, the longest first, and how many there are beside", () => {
    const at = jst("2026-11-20T09:00:00");
    const like: Stalled = {
      kind: "like",
      jokerId: "joker-1",
      aceId: "ace-1",
      jokerName: "候補者ID abc123",
      aceName: "森",
      since: jst("2026-11-17T08:00:00"),
    };
    const message: Stalled = {
      kind: "message",
      jokerId: "joker-2",
      aceId: "ace-2",
      jokerName: "佐藤 花",
      aceName: "林",
      since: jst("2026-11-10T12:00:00"),
    };
    expect(stalledList([like, message], at)).toEqual({
      count: "2",
      list: "・佐藤 花さん（担当：林さん）：メッセージに返信していません（9日）\n・候補者ID abc123さん（担当：森さん）：「興味あり」に回答していません（3日）",
    });
    expect(stalledList([like], at).count).toBe("3");
    expect(stalledList([{ ...like, kind: "reschedule" }], at).list).toBe(
      "・候補者ID abc123さん（担当：森さん）：日程の再調整の依頼に回答していません（3日）",
    );
    expect(stalledList([{ ...like, kind: "interview" }], at).list).toBe(
      "・候補者ID abc123さん（担当：森さん）：面談のあと、メッセージを送っていません（3日）",
    );
    expect(stalledList(Array(20).fill(like), at).list.split("\n")).toHaveLength(20);
    expect(stalledList(Array(21).fill(like), at).list).toMatch(/ほか1名$/);
    const many = Array.from({ length: 23 }, () => like);
    expect(stalledList(many, at).list.split("\n")).toHaveLength(21);
    expect(stalledList(many, at).list).toMatch(/ほか3名$/);
  });
});
