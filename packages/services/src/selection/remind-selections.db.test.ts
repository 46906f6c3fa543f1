import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { selectionReminders } from "@tefuda/db/schema/offer";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { remindSelections } from "./remind-selections.ts";
import { insertTalkOf, type Said } from "./talk.fixture.ts";

const test = useTestDatabase();
/** A Friday at nine in Japan; Monday the 23rd is a public holiday. */
const friday = new Date("2026-11-20T00:00:00Z");
const HOUR = 3_600_000;
const hoursBefore = (hours: number) => new Date(friday.getTime() - hours * HOUR);

let admin: AceActor;
let ace: AceActor;
let joker: JokerActor;
beforeEach(async () => {
  const companyId = await insertCompany(test.db);
  admin = await insertAce(test.db, companyId, { authority: "admin" });
  ace = await insertAce(test.db, companyId, { name: "森 担当" });
  joker = await insertCandidate(test.db);
});

const remind = (now = friday) => remindSelections(testCtx(test.db, admin, now).ctx);
const mailsTo = (who: AceActor) =>
  mailsIn(
    test.db,
    and(eq(mailOutbox.userId, who.userId), eq(mailOutbox.template, "keySelectionReminder")),
  );

async function insertLike(hours: number, fields: Partial<typeof likes.$inferInsert> = {}) {
  const at = hoursBefore(hours);
  await test.db.insert(likes).values({
    id: uuidv7(),
    aceId: ace.userId,
    aceCompanyId: ace.companyId,
    jokerId: joker.userId,
    expiresAt: new Date(at.getTime() + 30 * 24 * HOUR),
    createdAt: at,
    updatedAt: at,
    ...fields,
  });
}

/** A member of another company, which has no admin. */
const insertElsewhere = async () => insertAce(test.db, await insertCompany(test.db));

/** A thread of the two with what was said in it, hours before nine. */
const insertTalk = (
  said: readonly Said[],
  { doneHours, ...sides }: { doneHours?: number; ace?: AceActor; joker?: JokerActor } = {},
) => insertTalkOf(test.db, { ace, joker, ...sides }, said, { before: friday, doneHours });

const { RescheduleMessage, InterestActionResult, SystemScheduleSelection } = messageTypes;
const words = {
  like: "「興味あり」に回答していません",
  message: "メッセージに返信していません",
  reschedule: "日程の再調整の依頼に回答していません",
  interview: "面談のあと、メッセージを送っていません",
};

describe("remindSelections", () => {
  it.each<{ what: string; does: () => Promise<unknown>; reminds?: keyof typeof words }>([
    { what: "a like of three days", does: () => insertLike(72), reminds: "like" },
    { what: "a like of less", does: () => insertLike(71) },
    { what: "a like that was passed over", does: () => insertLike(80, { status: "declined" }) },
    {
      what: "a like that a matching met otherwise",
      does: async () => {
        await insertLike(80);
        await insertTalk([{ by: "ace", hours: 1 }]);
      },
    },
    {
      what: "a like beside matchings of the seeker and of the company with others",
      does: async () => {
        await insertLike(80);
        await insertTalk([{ by: "ace", hours: 1 }], { ace: await insertElsewhere() });
        await insertTalk([{ by: "ace", hours: 1 }], { joker: await insertCandidate(test.db) });
      },
      reminds: "like",
    },
    {
      what: "a seeker's message of two days",
      does: () => insertTalk([{ by: "joker", hours: 48 }]),
      reminds: "message",
    },
    {
      what: "a first message of two days that was followed by another",
      does: () =>
        insertTalk([
          { by: "ace", hours: 60 },
          { by: "joker", hours: 48 },
          { by: "joker", hours: 2 },
        ]),
      reminds: "message",
    },
    {
      what: "a message after which the product alone spoke",
      does: () =>
        insertTalk([
          { by: "joker", hours: 48 },
          { by: "system", hours: 20 },
        ]),
      reminds: "message",
    },
    {
      what: "a message of two days after one of which nobody thinks any more",
      does: () =>
        insertTalk([
          { by: "joker", hours: 31 * 24 },
          { by: "joker", hours: 48 },
        ]),
      reminds: "message",
    },
    {
      what: "a message before an interview in which the two met",
      does: () => insertTalk([{ by: "joker", hours: 60 }], { doneHours: 50 }),
    },
    { what: "a message of less", does: () => insertTalk([{ by: "joker", hours: 47 }]) },
    {
      what: "one that was answered",
      does: () =>
        insertTalk([
          { by: "joker", hours: 60 },
          { by: "ace", hours: 55 },
        ]),
    },
    {
      what: "a choice, which asks for no answer",
      does: () => insertTalk([{ by: "joker", hours: 60, type: InterestActionResult }]),
    },
    {
      what: "one of which nobody thinks any more",
      does: () => insertTalk([{ by: "joker", hours: 31 * 24 }]),
    },
    {
      what: "one that was answered here and not at another company",
      does: async () => {
        await insertTalk([
          { by: "joker", hours: 60 },
          { by: "ace", hours: 55 },
        ]);
        const said = [60, 59].map((hours) => ({ by: "joker" as const, hours }));
        await insertTalk(said, { ace: await insertElsewhere() });
      },
    },
    {
      what: "one of a seeker who has left",
      does: async () => {
        await insertTalk([{ by: "joker", hours: 60 }]);
        await test.db.update(jokers).set({ withdrawnAt: friday });
      },
    },
    {
      what: "a wish for another time of two days",
      does: () => insertTalk([{ by: "joker", hours: 48, type: RescheduleMessage }]),
      reminds: "reschedule",
    },
    {
      what: "a wish of less",
      does: () => insertTalk([{ by: "joker", hours: 47, type: RescheduleMessage }]),
    },
    {
      what: "a wish of the company's own",
      does: () => insertTalk([{ by: "ace", hours: 60, type: RescheduleMessage }]),
    },
    {
      what: "a wish of the company's own, where the seeker asks another company",
      does: async () => {
        await insertTalk([{ by: "ace", hours: 70, type: RescheduleMessage }]);
        const said = [{ by: "joker" as const, hours: 60, type: RescheduleMessage }];
        await insertTalk(said, { ace: await insertElsewhere() });
      },
    },
    {
      what: "a wish that is none any more",
      does: async () => {
        await insertTalk([{ by: "joker", hours: 60, type: RescheduleMessage }]);
        await test.db.update(schedules).set({ status: "cancelled" });
      },
    },
    {
      what: "a wish after which the seeker proposed times",
      does: async () => {
        const matchingId = await insertTalk([{ by: "joker", hours: 60, type: RescheduleMessage }]);
        const [asked] = await test.db
          .select()
          .from(schedules)
          .where(eq(schedules.matchingId, matchingId));
        if (!asked) throw new Error("The schedule is gone.");
        await test.db.insert(schedules).values({
          ...asked,
          id: uuidv7(),
          status: "proposed",
          createdAt: hoursBefore(50),
        });
      },
    },
    {
      what: "a proposal of the seeker's that is older than the wish",
      does: () =>
        insertTalk([
          { by: "joker", hours: 60, type: SystemScheduleSelection },
          { by: "joker", hours: 47, type: RescheduleMessage },
        ]),
    },
    {
      what: "a wish that was answered",
      does: () =>
        insertTalk([
          { by: "joker", hours: 60, type: RescheduleMessage },
          { by: "ace", hours: 50, type: SystemScheduleSelection },
        ]),
    },
    {
      what: "an interview three days ago with nothing after it",
      does: () =>
        insertTalk(
          [
            { by: "ace", hours: 100 },
            { by: "system", hours: 72 },
          ],
          { doneHours: 72 },
        ),
      reminds: "interview",
    },
    {
      what: "an interview of less",
      does: () =>
        insertTalk(
          [
            { by: "ace", hours: 100 },
            { by: "system", hours: 71 },
          ],
          { doneHours: 71 },
        ),
    },
    {
      what: "an interview with a word after it",
      does: () => insertTalk([{ by: "ace", hours: 70 }], { doneHours: 72 }),
    },
  ])("for $what: $reminds", async ({ does, reminds }) => {
    await does();
    expect(await remind()).toBe(reminds ? 1 : 0);
    const mails = await mailsTo(admin);
    expect(mails).toHaveLength(reminds ? 1 : 0);
    if (!reminds) return;
    expect(mails[0]?.subject).toContain("選考に関するご対応のお願い");
    expect(mails[0]?.text).toContain(words[reminds]);
    expect(mails[0]?.text).toContain("担当：森 担当さん");
    expect(mails[0]?.text).toContain(reminds === "like" ? "/offers?tab=likes" : "/matchings");
    expect(mails[0]?.text.includes("候補者ID")).toBe(reminds === "like");
  });

  it("is one mail a day for each admin, at nine on working days, whoever looks how often", async () => {
    const other = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const suspended = await insertAce(test.db, ace.companyId, { authority: "admin" });
    await test.db.update(users).set({ suspendedAt: friday }).where(eq(users.id, suspended.userId));
    await insertLike(80);
    expect(await remind(new Date(friday.getTime() - 1))).toBe(0);
    const mailed = await Promise.all([remind(), remind(), remind()]);
    expect(mailed.toSorted()).toEqual([0, 0, 2]);
    expect(await remind(new Date(friday.getTime() + 8 * HOUR))).toBe(0);
    for (const days of [1, 2, 3]) await remind(new Date(friday.getTime() + days * 24 * HOUR));
    expect(await mailsTo(admin)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(1);
    for (const nobody of [ace, suspended]) expect(await mailsTo(nobody)).toEqual([]);
    await remind(new Date(friday.getTime() + 4 * 24 * HOUR));
    expect(await mailsTo(admin)).toHaveLength(2);
  });

  it("is for companies that are there and have an admin, and looks at each once a day", async () => {
    const lonely = await insertElsewhere();
    await insertLike(80, { aceId: lonely.userId, aceCompanyId: lonely.companyId });
    await insertLike(80);
    const setStatus = (status: "suspended" | "active") =>
      test.db.update(companies).set({ status }).where(eq(companies.id, admin.companyId));
    await setStatus("suspended");
    expect(await remind()).toBe(0);
    await setStatus("active");
    expect(await remind()).toBe(1);
    const looks = vi.spyOn(test.db, "transaction");
    expect(await remind()).toBe(0);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });

  it("is written by the next look when a process ended on the way", async () => {
    await insertLike(80);
    const broken = testCtx(test.db, admin, friday).ctx;
    const site = {
      ...broken.site,
      get origin(): string {
        throw new Error("the process ended");
      },
    };
    await expect(remindSelections({ ...broken, site })).rejects.toMatchObject({
      errors: [new Error("the process ended")],
    });
    const taken = await test.db
      .select()
      .from(selectionReminders)
      .where(eq(selectionReminders.companyId, ace.companyId));
    expect(taken).toEqual([]);
    expect(await remind()).toBe(1);
  });
});
