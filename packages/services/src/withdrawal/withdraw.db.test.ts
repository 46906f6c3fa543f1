import type { Signal } from "@tefuda/adapters/bus/port";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { likes } from "@tefuda/db/schema/like";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { offers } from "@tefuda/db/schema/offer";
import { eq } from "@tefuda/db/sql";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { PASSWORD } from "../account/browser.fixture.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { keepJoker } from "../candidate/keep-joker.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { createMatching } from "../matching/create-matching.ts";
import { getMatching } from "../matching/get-matching.ts";
import { insertAce, insertCompany, insertThread } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { createPositionWorld } from "../recruitment/recruitment.fixture.ts";
import { createScheduleWorld } from "../schedule/schedule.fixture.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { checkWithdrawal } from "./check-withdrawal.ts";
import { withdraw } from "./withdraw.ts";
import { DAY_MINUTES, jokerRow, makeLeavers, userRow } from "./withdrawal.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const isFound = async (id: string) =>
  (await test.db.select().from(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, id)))
    .length > 0;

describe("a seeker who withdraws", () => {
  it("is gone at once, on every device, and back by signing in", async () => {
    const { app, enter } = makeLeavers(test.db);
    const joker = await insertCandidate(test.db);
    const person = await enter(joker);
    expect(await isFound(joker.userId)).toBe(true);
    const { deleteAt } = await withdraw(await person.ctx(), { reason: "ほかで決まったため" });
    expect(deleteAt.getTime() - app.clock().getTime()).toBe(30 * DAY_MINUTES * 60_000);
    expect(await person.browser.actor()).toEqual({ kind: "visitor" });
    expect(await isFound(joker.userId)).toBe(false);
    expect(await userRow(test.db, joker.userId)).toMatchObject({
      withdrawalReason: "ほかで決まったため",
      deleteAt,
    });
    const [mail] = await app.mailsTo(person.email);
    expect(mail?.subject).toContain("退会のお手続きを受け付けました");
    expect(mail?.text).toContain("2026年12月20日（日）");

    app.pass(29 * DAY_MINUTES);
    expect(await person.logIn()).toMatchObject({ isBack: true });
    expect(await person.browser.actor()).toMatchObject({ kind: "joker" });
    expect(await isFound(joker.userId)).toBe(true);
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ withdrawnAt: null });
    expect(await person.logIn()).toMatchObject({ isBack: false });
  });

  it("lets what waits lapse and frees keeps, for good", async () => {
    const world = await createOfferWorld(test.db);
    const { enter } = makeLeavers(test.db);
    const keeper = await insertAce(test.db, await insertCompany(test.db));
    await keepJoker(testCtx(test.db, keeper).ctx, { jokerId: world.joker.userId });
    const person = await enter(world.joker);
    const ctx = await person.ctx();
    await world.send(world.joker, ctx.clock());
    expect(await checkWithdrawal(ctx)).toMatchObject({
      isLastAdmin: false,
      openOffers: 1,
      openLikes: 0,
      threads: 0,
    });
    await withdraw(ctx, {});
    const statuses = () => test.db.select({ status: offers.status }).from(offers);
    expect(await statuses()).toEqual([{ status: "expired" }]);
    expect(await test.db.select().from(keeps)).toEqual([]);
    await person.logIn();
    expect(await statuses()).toEqual([{ status: "expired" }]);
  });

  it("stays in the threads of others without a name", async () => {
    const { enter } = makeLeavers(test.db);
    const { matchingId, joker, ace } = await insertThread(test.db);
    const person = await enter(joker);
    await withdraw(await person.ctx(), {});
    const card = await getMatching(testCtx(test.db, ace).ctx, { matchingId });
    expect(card.partner).toMatchObject({
      name: WITHDRAWN_USER_NAME,
      imageURL: null,
      hasLeft: true,
      departure: "left",
    });
  });

  it("has to have signed in a moment ago", async () => {
    const { app, enter } = makeLeavers(test.db);
    const joker = await insertCandidate(test.db);
    const person = await enter(joker);
    app.pass(6);
    await expect(withdraw(await person.ctx(), {})).rejects.toMatchObject({
      code: "requireRecentLogin",
    });
    expect(await userRow(test.db, joker.userId)).toMatchObject({ withdrawalRequestedAt: null });
  });
});

/** The same context, whose signals are kept. */
function listening<C extends Pick<Ctx, "ports">>(ctx: C) {
  const signals: Signal[] = [];
  const bus = { ...ctx.ports.bus, publish: (signal: Signal) => void signals.push(signal) };
  return { ctx: { ...ctx, ports: { ...ctx.ports, bus } }, signals };
}
const topicsOf = (signals: readonly Signal[]) =>
  [...new Set(signals.map(({ topic }) => topic))].toSorted();

describe("what lies between people when one withdraws", () => {
  /** A seeker and a member of staff with an open offer and a waiting like, and much that is not theirs or over. */
  async function dealings() {
    const world = await createOfferWorld(test.db);
    const { joker, ace } = world;
    const { app, enter } = makeLeavers(test.db);
    await world.send(joker, app.clock());
    const [offer] = await test.db.select().from(offers);
    if (!offer) throw new Error("There is no offer.");
    const sides = { jokerId: joker.userId, aceId: ace.userId, companyId: ace.companyId };
    await test.db.transaction((tx) =>
      createMatching(tx, { ...sides, origin: "like", now: testNow }),
    );
    // The match had settled it.
    await test.db.update(offers).set({ status: "sent" });
    const other = await insertCandidate(test.db);
    const otherAce = await insertAce(test.db, await insertCompany(test.db));
    const elsewhere = { aceId: otherAce.userId, companyId: otherAce.companyId };
    const later = new Date(app.clock().getTime() + DAY_MINUTES * 60_000);
    await test.db.insert(offers).values([
      { ...offer, id: uuidv7(), status: "declined" },
      { ...offer, id: uuidv7(), status: "declined", ...elsewhere },
      { ...offer, id: uuidv7(), jokerId: other.userId, ...elsewhere },
    ]);
    const like = {
      jokerId: joker.userId,
      aceId: ace.userId,
      aceCompanyId: ace.companyId,
      expiresAt: later,
      createdAt: app.clock(),
      updatedAt: app.clock(),
    };
    const foreign = { aceId: otherAce.userId, aceCompanyId: otherAce.companyId };
    await test.db.insert(likes).values([
      { ...like, id: uuidv7() },
      { ...like, id: uuidv7(), status: "declined" },
      { ...like, id: uuidv7(), status: "declined", ...foreign },
      { ...like, id: uuidv7(), jokerId: other.userId, ...foreign },
    ]);
    const endUnanswered = async () => {
      await test.db.update(offers).set({ expiresAt: app.clock() });
      await test.db.update(likes).set({ expiresAt: app.clock() });
    };
    const states = async () => [
      (await test.db.select().from(offers)).map(({ status }) => status).toSorted(),
      (await test.db.select().from(likes)).map(({ status }) => status).toSorted(),
    ];
    return { app, joker, ace, enter, endUnanswered, states };
  }

  it.each(["joker", "ace"] as const)(
    "lapses where it waits and is the %s's own, and is counted so before",
    async (side) => {
      const { enter, endUnanswered, states, [side]: leaver } = await dealings();
      const person = await enter(leaver);
      const open = { isLastAdmin: false, openOffers: 1, openLikes: 1, threads: 1 };
      expect(await checkWithdrawal(await person.ctx())).toMatchObject(open);
      await withdraw(await person.ctx(), {});
      expect(await states()).toEqual([
        ["declined", "declined", "expired", "sent"],
        ["declined", "declined", "expired", "sent"],
      ]);
      await person.logIn();
      await test.db.update(offers).set({ status: "sent" }).where(eq(offers.status, "expired"));
      await test.db.update(likes).set({ status: "sent" }).where(eq(likes.status, "expired"));
      await endUnanswered();
      const over = { openOffers: 0, openLikes: 0, threads: 1 };
      expect(await checkWithdrawal(await person.ctx())).toMatchObject(over);
    },
  );

  it("is told to those concerned, when a seeker goes and when the seeker is back", async () => {
    const { app, enter, joker, ace } = await dealings();
    const person = await enter(joker);
    const going = listening(await person.ctx());
    await withdraw(going.ctx, {});
    expect(topicsOf(going.signals)).toEqual([
      "candidates",
      "likes",
      "matchings",
      "offers",
      "session",
    ]);
    expect(going.signals).toContainEqual({
      to: [joker.userId],
      topic: "session",
      id: joker.userId,
    });
    const everyone = { to: "everyone", topic: "candidates", id: "candidates" };
    expect(going.signals).toContainEqual(everyone);
    const [audit] = await test.db.select().from(auditLogs).where(eq(auditLogs.action, "withdraw"));
    expect(audit).toMatchObject({
      actorId: joker.userId,
      targetType: "joker",
      targetId: joker.userId,
    });

    const back = listening(await person.browser.ctx());
    const page = "joker" as const;
    await signIn(back.ctx, { email: person.email, password: PASSWORD, page });
    expect(back.signals.map(({ topic, to }) => [topic, to])).toEqual([
      ["matchings", [ace.userId, expect.stringMatching(/^thread:/)]],
      ["candidates", "everyone"],
    ]);
    expect(await userRow(test.db, joker.userId)).toMatchObject({ lastSignedInAt: app.clock() });
  });

  it("is told to those concerned, when staff goes, takes positions along and is back", async () => {
    const { enter, joker } = await dealings();
    const positions = await createPositionWorld(test.db);
    const position = await positions.published({ closesAt: "2027-12-31" });
    const { member, admin } = positions;
    const sides = { jokerId: joker.userId, aceId: member.userId, companyId: member.companyId };
    await test.db.transaction((tx) =>
      createMatching(tx, { ...sides, origin: "like", now: testNow }),
    );
    const person = await enter(member);
    const going = listening(await person.ctx());
    await withdraw(going.ctx, {});
    expect(topicsOf(going.signals)).toEqual([
      "matchings",
      "public-pages",
      "recruitments",
      "session",
    ]);
    expect(going.signals).toContainEqual({
      to: [admin.userId],
      topic: "recruitments",
      id: position,
    });
    const back = listening(await person.browser.ctx());
    const page = "company" as const;
    await signIn(back.ctx, { email: person.email, password: PASSWORD, page });
    expect(topicsOf(back.signals)).toEqual(["matchings", "public-pages"]);
  });

  it("is an interview, too: the other side is told that it is off", async () => {
    const world = await createScheduleWorld(test.db);
    await world.propose();
    const { enter } = makeLeavers(test.db);
    const person = await enter(world.joker);
    const going = listening(await person.ctx());
    await withdraw(going.ctx, {});
    expect(going.signals).toContainEqual(expect.objectContaining({ topic: "schedules" }));
  });
});

describe("the last administrator", () => {
  it("is of those who administer this company still", async () => {
    const { enter } = makeLeavers(test.db);
    const companyId = await insertCompany(test.db);
    const admin = await insertAce(test.db, companyId, { authority: "admin" });
    const member = await insertAce(test.db, companyId);
    const agent = await insertAce(test.db, companyId, { authority: "admin" });
    const former = await insertAce(test.db, companyId, { authority: "admin" });
    await insertAce(test.db, await insertCompany(test.db), { authority: "admin" });
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, former.userId));
    const [people, members, agents] = [await enter(admin), await enter(member), await enter(agent)];
    expect(await checkWithdrawal(await people.ctx())).toMatchObject({ isLastAdmin: false });
    await test.db.update(aces).set({ isAgent: true }).where(eq(aces.id, agent.userId));
    await expect(withdraw(await people.ctx(), {})).rejects.toMatchObject({ code: "lastAdmin" });
    // An interview agent administers nothing and may go.
    await withdraw(await agents.ctx(), {});
    expect(await checkWithdrawal(await people.ctx())).toMatchObject({ isLastAdmin: true });
    expect(await checkWithdrawal(await members.ctx())).toMatchObject({ isLastAdmin: false });
    await test.db.update(aces).set({ authority: "member" }).where(eq(aces.id, admin.userId));
    expect(await checkWithdrawal(await members.ctx())).toMatchObject({ isLastAdmin: false });
  });
});

describe("a member of staff who withdraws", () => {
  it("leaves the company's people, and comes back to them", async () => {
    const { enter } = makeLeavers(test.db);
    const ace = await insertAce(test.db, await insertCompany(test.db));
    const person = await enter(ace);
    const removedAt = async () =>
      (await test.db.select().from(aces).where(eq(aces.id, ace.userId)))[0]?.removedAt;
    const colleague = await insertAce(test.db, ace.companyId);
    const colleagues = eq(aces.id, colleague.userId);
    await withdraw(await person.ctx(), {});
    expect(await removedAt()).not.toBeNull();
    // Let go by the company at the very moment.
    await test.db
      .update(aces)
      .set({ removedAt: await removedAt() })
      .where(colleagues);
    expect(await person.logIn()).toMatchObject({ isBack: true });
    expect(await removedAt()).toBeNull();
    const [gone] = await test.db.select().from(aces).where(colleagues);
    expect(gone?.removedAt).not.toBeNull();

    await withdraw(await person.ctx(), {});
    await test.db.update(aces).set({ removedAt: new Date() }).where(eq(aces.id, ace.userId));
    await expect(person.logIn()).rejects.toMatchObject({ code: "userDisabled" });
  });

  it("is not the last admin, of two who leave at once neither", async () => {
    const { enter } = makeLeavers(test.db);
    const companyId = await insertCompany(test.db);
    const admins = [
      await insertAce(test.db, companyId, { authority: "admin" }),
      await insertAce(test.db, companyId, { authority: "admin" }),
    ];
    const people = [];
    for (const admin of admins) people.push(await enter(admin));
    const contexts = await Promise.all(people.map((person) => person.ctx()));
    const results = await Promise.allSettled(contexts.map((ctx) => withdraw(ctx, {})));
    const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: "lastAdmin" })]);
    const left = people[results.findIndex(({ status }) => status === "rejected")];
    if (!left) throw new Error("Both have left.");
    expect(await checkWithdrawal(await left.ctx())).toMatchObject({ isLastAdmin: true });
  });
});
