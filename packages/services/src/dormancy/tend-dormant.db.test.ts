import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { setActivity } from "../activity/set-activity.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { recommendMonthly } from "../company/recommend-monthly.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { leavingAddress } from "../mail/leaving-address.ts";
import { getMatching } from "../matching/get-matching.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { comeBack, leave } from "../sanction/leave.ts";
import { deleteWithdrawn } from "../withdrawal/delete-withdrawn.ts";
import { jokerRow, makeLeavers, userRow } from "../withdrawal/withdrawal.fixture.ts";
import { insertUnused, toWarning } from "./unused.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

describe("a seeker who uses the account no more", () => {
  it("is written to, goes out of sight, is warned and deleted, each once and in time", async () => {
    const life = await insertUnused(test.db);
    const { app, joker, at, tend, mails, isFound, send } = life;
    at(18, -1);
    expect(await tend()).toBe(0);
    at(18);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect(await mails()).toEqual(["dormantNotice"]);
    const user = await userRow(test.db, joker.userId);
    const [mail] = await app.mailsTo(user?.email ?? "");
    expect(mail?.text).toContain("2028年11月20日（月）");
    await send();

    at(24, -1);
    expect(await tend()).toBe(0);
    expect(await isFound()).toBe(true);
    at(24);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect(await isFound()).toBe(false);

    at(35);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect(await mails()).toEqual(["dormantNotice", "dormantWarning"]);
    await send();
    at(36, -1);
    expect(await tend()).toBe(0);
    at(36);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ withdrawnAt: app.clock() });
    expect(await deleteWithdrawn(app)).toBe(1);
    expect(await userRow(test.db, joker.userId)).toBeUndefined();
    const last = (await app.mailsTo(user?.email ?? "")).at(-1);
    expect(last?.text).toContain("長い間ご利用がなかったため");
    const audit = await test.db.select().from(auditLogs);
    expect(audit.map(({ action, actorType }) => [action, actorType]).toSorted()).toEqual([
      ["deleteDormant", "system"],
      ["pauseDormant", "system"],
    ]);
  });

  it("has a month after each mail, however long nobody has looked", async () => {
    const life = await insertUnused(test.db);
    const { at, tend, mails, isFound, send } = life;
    at(60);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    await send();
    at(60, 30);
    await tend();
    expect(await isFound()).toBe(false);
    await tend();
    expect(await mails()).toEqual(["dormantNotice", "dormantWarning"]);
    await send();
    at(60, 59);
    expect(await tend()).toBe(0);
    at(60, 60);
    expect(await tend()).toBe(1);
  });

  it("is not deleted before the warning has been out for 30 days", async () => {
    const life = await insertUnused(test.db);
    const { at, tend, send } = life;
    for (const months of [18, 24]) {
      at(months);
      await tend();
      await send();
    }
    at(35);
    await tend();
    // The mail server has been down.
    at(37);
    expect(await tend()).toBe(0);
    await send();
    at(37, 29);
    expect(await tend()).toBe(0);
    at(37, 31);
    expect(await tend()).toBe(1);
  });

  it("is warned again where the warning never left, and not deleted before that one has", async () => {
    const life = await insertUnused(test.db);
    const { at, tend, mails, send, lose, joker } = life;
    for (const lost of ["failed", "dropped"] as const) {
      await test.db.delete(mailOutbox);
      await test.db
        .update(users)
        .set({ dormantToldAt: null, dormantPausedAt: null, dormantWarnedAt: null });
      for (const months of [18, 24]) {
        at(months);
        await tend();
        await send();
      }
      at(35);
      await tend();
      await lose(lost);
      at(36);
      expect(await tend()).toBe(1);
      expect(await userRow(test.db, joker.userId)).toMatchObject({ withdrawalRequestedAt: null });
      expect((await mails()).filter((template) => template === "dormantWarning")).toHaveLength(
        lost === "failed" ? 2 : 1,
      );
      await send();
      at(36, 29);
      expect(await tend()).toBe(0);
    }
    at(36, 31);
    expect(await tend()).toBe(1);
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ withdrawnAt: expect.any(Date) });
  });

  it("is written to again where the first mail never left, once in 30 days, and stays in sight", async () => {
    const life = await insertUnused(test.db);
    const { at, tend, lose, mails, isFound, send } = life;
    at(18);
    await tend();
    await lose("failed");
    at(18, 29);
    expect(await tend()).toBe(0);
    at(18, 31);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    await lose("failed");
    // Nothing ran for months: the mark is old, and the row says that nothing left.
    at(25);
    expect(await tend()).toBe(1);
    expect(await isFound()).toBe(true);
    expect(await mails()).toEqual(["dormantNotice", "dormantNotice", "dormantNotice"]);
    await send();
    at(25, 31);
    expect(await tend()).toBe(1);
    expect(await isFound()).toBe(false);
  });

  it("has all the time anew after a suspension", async () => {
    const life = await insertUnused(test.db);
    const { app, joker, at, tend, mails } = life;
    await toWarning(life);
    const member = { kind: "joker", userId: joker.userId, email: "" } as const;
    await test.db.transaction((tx) => leave(tx, member, app.clock()));
    at(48);
    expect(await tend()).toBe(0);
    await test.db.transaction((tx) => comeBack(tx, member, app.clock()));
    expect(await life.marks()).toEqual([false, false, false]);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect((await mails()).at(-1)).toBe("dormantNotice");
    expect(await userRow(test.db, joker.userId)).toMatchObject({ withdrawalRequestedAt: null });
  });

  it("is back at once by signing in, as if never away", async () => {
    const life = await insertUnused(test.db);
    const { joker, at, app, tend, isFound, marks, enter, send } = life;
    const person = await enter(joker);
    await toWarning(life);
    expect(await isFound()).toBe(false);
    expect(await marks()).toEqual([true, true, true]);
    at(36, -1);
    await person.logIn();
    expect(await isFound()).toBe(true);
    expect(await marks()).toEqual([false, false, false]);
    // Neither the day after nor until 18 months later is anything due.
    for (const months of [36, 53]) {
      at(months);
      expect(await tend()).toBe(0);
    }
    at(54);
    expect(await tend()).toBe(1);
    await send();
    expect(await userRow(test.db, joker.userId)).toMatchObject({ dormantToldAt: app.clock() });
  });

  it("is back at once by opening a page in a session that goes on", async () => {
    const life = await insertUnused(test.db);
    const { joker, app, isFound, marks, tend, at } = life;
    await toWarning(life);
    const { ctx, signals } = testCtx(test.db, joker, app.clock());
    await setActivity(ctx, { activity: "online", platform: "web" });
    expect(await isFound()).toBe(true);
    expect(await marks()).toEqual([false, false, false]);
    expect(signals).toContainEqual(expect.objectContaining({ to: "everyone" }));
    at(36, 1);
    expect(await tend()).toBe(0);
  });

  it("is not written to any more about what is over", async () => {
    const life = await insertUnused(test.db);
    const { joker, app, at, tend } = life;
    at(18);
    await tend();
    const [mail] = await test.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, "dormantNotice"));
    if (!mail) throw new Error("Nothing was written.");
    expect(await leavingAddress(app, mail)).toBeTruthy();
    const { ctx } = testCtx(test.db, joker, app.clock());
    await setActivity(ctx, { activity: "online", platform: "web" });
    expect(await leavingAddress(app, mail)).toBeUndefined();
  });

  it("cannot sign in any more once the time is up", async () => {
    const life = await insertUnused(test.db);
    const { joker, at, tend, enter } = life;
    const person = await enter(joker);
    await toWarning(life);
    at(36);
    await tend();
    await expect(person.logIn()).rejects.toMatchObject({ code: "wrongPassword" });
  });

  it("keeps threads while out of sight, and gets no monthly mail", async () => {
    const { matchingId, joker, ace } = await insertThread(test.db);
    const { app } = makeLeavers(test.db);
    await test.db
      .update(users)
      .set({ dormantToldAt: app.clock(), dormantPausedAt: app.clock() })
      .where(eq(users.id, joker.userId));
    const card = await getMatching(testCtx(test.db, ace).ctx, { matchingId });
    expect(card.partner).toMatchObject({ hasLeft: false });
    // Noon of a month's first working day.
    const december = new Date("2026-12-01T03:30:00Z");
    await test.db.update(jokers).set({ registrationStatus: "registered" });
    expect(await recommendMonthly({ ...app, clock: () => december })).toBe(0);
    await test.db.update(users).set({ dormantPausedAt: null });
    expect(await recommendMonthly({ ...app, clock: () => december })).toBe(1);
  });
});

describe("nobody else is touched", () => {
  it("whoever used the account in any way within 18 months", async () => {
    const life = await insertUnused(test.db);
    const { joker, begin, at, tend, enter } = life;
    const person = await enter(joker);
    const used = addCalendarMonths(begin, 12);
    const before = addCalendarMonths(begin, -48);
    const ways: (() => Promise<unknown>)[] = [
      () => test.db.update(users).set({ lastSignedInAt: used }),
      () => test.db.update(jokers).set({ onlineAt: used }),
      () => test.db.update(users).set({ createdAt: used }),
      async () => {
        at(12);
        await person.logIn();
        await test.db.update(users).set({ lastSignedInAt: before });
      },
    ];
    for (const use of ways) {
      await test.db
        .update(users)
        .set({ lastSignedInAt: before, createdAt: before, dormantToldAt: null });
      await test.db.update(jokers).set({ onlineAt: before });
      // With the session of before gone, only what is said below counts.
      await person.browser.ctx();
      await test.db.execute("delete from sessions");
      await use();
      at(29);
      expect(await tend()).toBe(0);
      at(31);
      expect(await tend()).toBe(1);
    }
  });

  it("staff, operators, and whoever is suspended or has left", async () => {
    const life = await insertUnused(test.db);
    const { app, joker, at, tend } = life;
    const ace = await app.makeUser("ace@example.jp");
    await app.makeAce(ace.id, "ace@example.jp");
    const operator = await app.makeUser("operator@example.jp");
    await app.makeOperator(operator.id, "operator@example.jp");
    await test.db.update(users).set({ suspendedAt: app.clock() }).where(eq(users.id, joker.userId));
    at(48);
    expect(await tend()).toBe(0);
    await test.db
      .update(users)
      .set({ suspendedAt: null, withdrawalRequestedAt: app.clock() })
      .where(eq(users.id, joker.userId));
    expect(await tend()).toBe(0);
    expect(await test.db.select().from(aces)).toHaveLength(1);
    expect(await test.db.select().from(mailOutbox)).toEqual([]);
  });
});

describe("a run that breaks off", () => {
  it("goes on with the others, and with the rest the next time", async () => {
    const life = await insertUnused(test.db);
    const { at, tend } = life;
    const others = [await insertCandidate(test.db), await insertCandidate(test.db)];
    const { begin } = life;
    await test.db.update(users).set({ createdAt: begin, lastSignedInAt: begin });
    await test.db.update(jokers).set({ onlineAt: begin });
    at(18);
    // To one of them no mail can be written.
    const broken = others[0]?.userId ?? "";
    await test.db.execute(
      `create function refuse_one() returns trigger language plpgsql as $$ begin
        if new.user_id = '${broken}' then raise exception 'refused'; end if; return new; end $$`,
    );
    await test.db.execute(
      "create trigger refuse_one before insert on mail_outbox for each row execute function refuse_one()",
    );
    try {
      await expect(tend()).rejects.toThrow("1 accounts");
    } finally {
      await test.db.execute("drop trigger refuse_one on mail_outbox");
      await test.db.execute("drop function refuse_one()");
    }
    // Mail and mark stand or fall together.
    expect(await userRow(test.db, broken)).toMatchObject({ dormantToldAt: null });
    expect(await test.db.select().from(mailOutbox)).toHaveLength(2);
    expect(await tend()).toBe(1);
    expect(await tend()).toBe(0);
    expect(await test.db.select().from(mailOutbox)).toHaveLength(3);
  });

  it("does nothing twice when two run at once", async () => {
    const life = await insertUnused(test.db);
    const { at, tend, mails } = life;
    at(18);
    expect((await Promise.all([tend(), tend(), tend()])).toSorted()).toEqual([0, 0, 1]);
    expect(await mails()).toEqual(["dormantNotice"]);
  });
});
